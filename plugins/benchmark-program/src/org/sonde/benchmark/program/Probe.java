/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.program;

/** A probe that stands in the source of the application, as that of a library which is called by hand. Needs a constructor without parameters. */
public interface Probe {

	/**
	 * Before an execution.
	 *
	 * @return what {@link #after} of the same execution is given
	 */
	long before();

	/** After an execution, however it ended. */
	void after(long token);

	/** After all calls: says how many records it made, or {@code -1} if it makes none. */
	long records();
}
