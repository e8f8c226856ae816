/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.program;

import java.lang.management.ManagementFactory;

/**
 * What the whole process used up to now, and the thread that notes it, at most once a millisecond, so that the steady part of a run can be
 * cut out of it, and what that thread does between its calls.
 */
final class UsageSamples {

	private static final int MOST = 100000;
	private static final long APART_NANOS = 1000000;

	/** Every other thread's: notes nothing. */
	static final UsageSamples NONE = new UsageSamples(0);

	private final com.sun.management.OperatingSystemMXBean system = (com.sun.management.OperatingSystemMXBean) ManagementFactory
			.getOperatingSystemMXBean();
	private final java.lang.management.ThreadMXBean threads = ManagementFactory.getThreadMXBean();
	private final long[] calls;
	private final long[] nanos;
	private final long[] cpuNanos;
	private final long[] threadNanos;
	private int used;
	private long begin;
	private long next = Long.MAX_VALUE;
	private long step = APART_NANOS;

	private UsageSamples(int most) {
		calls = new long[most];
		nanos = new long[most];
		cpuNanos = new long[most];
		threadNanos = new long[most];
	}

	static UsageSamples make() {
		return new UsageSamples(MOST);
	}

	void begin(long now) {
		if (calls.length > 0) {
			begin = now;
			note(0, now);
		}
	}

	/** @param now the time at which the last call ended */
	void called(int number, long now) {
		if (now - begin >= next) {
			note(number, now);
		}
	}

	void end(int number) {
		if (calls.length > 0) {
			note(number, System.nanoTime());
			next = Long.MAX_VALUE;
		}
	}

	private void note(int number, long now) {
		if (used == MOST) {
			for (int i = 0; i < MOST / 2; i++) {
				calls[i] = calls[2 * i];
				nanos[i] = nanos[2 * i];
				cpuNanos[i] = cpuNanos[2 * i];
				threadNanos[i] = threadNanos[2 * i];
			}
			used = MOST / 2;
			step *= 2;
		}
		calls[used] = number;
		nanos[used] = now - begin;
		cpuNanos[used] = system.getProcessCpuTime();
		threadNanos[used] = threads.getCurrentThreadCpuTime();
		used++;
		next = now - begin + step;
	}

	int count() {
		return used;
	}

	/** {@code calls;elapsed nanoseconds;CPU nanoseconds of the process;CPU nanoseconds of the thread}, all since the start of the calls. */
	String line(int sample) {
		return calls[sample] + ";" + nanos[sample] + ";" + (cpuNanos[sample] - cpuNanos[0]) + ";" + (threadNanos[sample] - threadNanos[0]);
	}
}
