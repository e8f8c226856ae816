/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.program;

/** A method that calls itself: MooBench's application. The innermost execution works. */
public final class NestedCalls {

	private final Work work;

	NestedCalls(Work work) {
		this.work = work;
	}

	/** One execution, with all that it calls. Called from outside, it is a trace of {@code depth} executions. */
	public long monitoredMethod(long methodTimeNanos, int depth) {
		if (depth > 1) {
			return monitoredMethod(methodTimeNanos, depth - 1);
		}
		return work.last(methodTimeNanos);
	}
}
