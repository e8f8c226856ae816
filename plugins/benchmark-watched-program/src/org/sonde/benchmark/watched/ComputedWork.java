/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.watched;

/**
 * What an operation computes besides what is measured: so many steps, not so much time. A thread that is interrupted by others then needs
 * longer, which a wait until some time would hide.
 */
final class ComputedWork {
	private static final int LEARNING = 20_000_000;

	private final int steps;
	private long state = 88172645463325252L;

	ComputedWork(int steps) {
		this.steps = steps;
	}

	void run() {
		state = after(steps, state);
	}

	/** Steps that this machine does in a millisecond, when all is compiled. */
	static long stepsPerMilli() {
		long state = after(LEARNING, 1);
		long begin = System.nanoTime();
		state = after(LEARNING, state);
		long nanos = System.nanoTime() - begin;
		// It is never 0; the compiler does not know.
		return state == 0 ? 0 : LEARNING * 1_000_000L / nanos;
	}

	private static long after(int steps, long start) {
		long x = start;
		for (int i = 0; i < steps; i++) {
			x ^= x << 13;
			x ^= x >>> 7;
			x ^= x << 17;
		}
		return x;
	}
}
