/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.weaving.runtime;

/** Makes objects and events available outside the program, in a jar of its own. It has a constructor without parameters. */
public interface Carrier extends AutoCloseable {

	/** @throws Exception if it cannot start; the program runs without it then */
	void start(WovenObjects objects) throws Exception;

	/** The program ends. */
	@Override
	void close();
}
