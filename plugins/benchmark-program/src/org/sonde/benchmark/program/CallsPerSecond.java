/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.program;

/** Counts the calls of a thread that ended in each second of its run. */
final class CallsPerSecond {

	private static final long NANOS = 1000000000L;

	private final int[] calls;

	/** @param limitNanos after which no further call begins; one that ends later counts in the last second */
	CallsPerSecond(long limitNanos) {
		calls = new int[(int) Math.min(100000, limitNanos / NANOS + 2)];
	}

	/** @param nanos since the start, at which the call ended */
	void ended(long nanos) {
		calls[(int) Math.min(calls.length - 1, nanos / NANOS)]++;
	}

	int count() {
		return calls.length;
	}

	int calls(int second) {
		return calls[second];
	}
}
