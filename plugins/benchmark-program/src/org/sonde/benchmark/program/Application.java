/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.program;

/**
 * The monitored application. One call is a <em>trace</em>: it has as many executions of monitored methods as its depth says. Monitored
 * are the methods whose names begin with {@code monitored}, of the classes in this package that implement this interface.
 */
public interface Application {

	/**
	 * Runs one trace.
	 *
	 * @param methodTimeNanos how long the trace lasts without any monitoring, in nanoseconds; 0 or more
	 * @param executions how many executions of methods it has; 1 or more
	 * @return a value that depends on the work, so that no compiler leaves it out
	 */
	long trace(long methodTimeNanos, int executions);
}
