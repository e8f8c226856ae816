/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.program;

/** One method calls all others in turn. The last of them works. */
public final class SiblingCalls {

	private final Work work;

	SiblingCalls(Work work) {
		this.work = work;
	}

	/** The execution that calls the others; without any it works itself. */
	public long monitoredParent(long methodTimeNanos, int children) {
		if (children == 0) {
			return work.last(methodTimeNanos);
		}
		long sum = 0;
		for (int left = children; left > 1; left--) {
			sum += monitoredSibling(sum);
		}
		return sum + monitoredLast(methodTimeNanos);
	}

	/** One of the others. */
	public long monitoredSibling(long sum) {
		return sum ^ 1;
	}

	/** The last of the others. */
	public long monitoredLast(long methodTimeNanos) {
		return work.last(methodTimeNanos);
	}
}
