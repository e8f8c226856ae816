/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.watched;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

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

	/** Steps that this machine does in a millisecond of CPU time, when all is compiled. */
	static long stepsPerMilli() {
		ThreadMXBean threads = ManagementFactory.getThreadMXBean();
		long state = after(LEARNING, 1);
		long begin = threads.getCurrentThreadCpuTime();
		state = after(LEARNING, state);
		long nanos = threads.getCurrentThreadCpuTime() - begin;
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
