/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.program;

/** The work of a trace: it waits busily until its method time is over. */
abstract class Work {

	/** @return the time at which the work ended, of whatever clock it reads */
	abstract long last(long nanos);

	/** Waits by the clock of elapsed time, like MooBench's {@code MonitoredClassSimple}. */
	static final class OfElapsedTime extends Work {
		@Override
		long last(long nanos) {
			long end = System.nanoTime() + nanos;
			long now;
			do {
				now = System.nanoTime();
			} while (now < end);
			return now;
		}
	}

	/**
	 * By the CPU time of the thread: other programs' work does not shorten it. MooBench's {@code MonitoredClassThreaded} takes the part of
	 * it that is spent in user mode, which Linux tells in hundredths of a second only.
	 */
	static final class OfThreadTime extends Work {
		private final java.lang.management.ThreadMXBean threads = java.lang.management.ManagementFactory.getThreadMXBean();

		@Override
		long last(long nanos) {
			long end = threads.getCurrentThreadCpuTime() + nanos;
			long now;
			do {
				now = threads.getCurrentThreadCpuTime();
			} while (now < end);
			return now;
		}
	}
}
