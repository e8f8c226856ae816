/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.program;

/**
 * A probe that stands in the source of the application, as that of a library which is called by hand. Needs a constructor without
 * parameters; all threads share it.
 */
public interface Probe {

	/**
	 * Before an execution.
	 *
	 * @return what {@link #after} of the same execution is given, such as a time
	 */
	long before();

	/** After an execution, however it ended. */
	void after(long token);

	/** After all calls, by the thread that waited for all others: says how many records it made; 0 if none. */
	long records();
}
