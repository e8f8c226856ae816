/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.program;

/** A method that calls itself: MooBench's application. The innermost execution works. */
public final class NestedCalls implements Application {

	private final Work work;

	NestedCalls(Work work) {
		this.work = work;
	}

	@Override
	public long trace(long methodTimeNanos, int executions) {
		return monitoredMethod(methodTimeNanos, executions);
	}

	/** One execution, with all that it calls. */
	public long monitoredMethod(long methodTimeNanos, int depth) {
		if (depth > 1) {
			return monitoredMethod(methodTimeNanos, depth - 1);
		}
		return work.last(methodTimeNanos);
	}
}
