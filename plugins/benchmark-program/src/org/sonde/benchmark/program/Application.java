/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.program;

/**
 * The monitored application. One call is a <em>trace</em>: it has as many executions of monitored methods as its depth says. The monitored
 * methods have names that begin with {@code monitored}, and stand in classes of their own ({@link NestedCalls}, {@link SiblingCalls},
 * {@link CallTree}) that have no other methods: some agents can only be told classes.
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
