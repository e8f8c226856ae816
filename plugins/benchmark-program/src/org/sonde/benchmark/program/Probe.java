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

	/** Called after an execution, however it ended. */
	void after(long token);

	/** Returns the number of records. Called after all calls, by the thread that waited for all others. */
	long records();
}
