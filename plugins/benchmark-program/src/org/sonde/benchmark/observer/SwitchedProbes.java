/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.observer;

/** Switches the probes of this JVM on and off. */
public interface SwitchedProbes {

	/** @throws IllegalStateException if they cannot be switched, with the reason */
	void set(boolean on);
}
