/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.program;

/**
 * A probe that stands in the source of the application and carries an object from before an execution to after it, such as the event or the
 * sample of a library. Where a number is enough, {@link Probe} costs less. Needs a constructor without parameters; all threads share it.
 */
public interface ObjectProbe {

	/**
	 * Before an execution.
	 *
	 * @return what {@link #after} of the same execution is given; may be null
	 */
	Object before();

	/** Called after an execution, however it ended. */
	void after(Object token);

	/** Returns the number of records. Called after all calls, by the thread that waited for all others. */
	long records();
}
