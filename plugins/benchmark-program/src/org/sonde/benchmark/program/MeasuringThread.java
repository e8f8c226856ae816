/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.program;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/**
 * Calls the application and times each call, as MooBench's {@code BenchmarkingThreadNano} does: between two calls it asks for the used heap
 * and the collections of garbage. These pauses belong to the measurement: a writer uses them, too.
 */
final class MeasuringThread extends Thread {

	/**
	 * How often the clock of CPU time itself is measured, in calls: at the same times as the calls, so that it is as warm, and neither more
	 * nor less disturbed; seldom, so that the pauses between calls stay as they are.
	 */
	static final int CLOCK_EVERY = 16;

	private final Settings settings;
	private final Application application;
	private final CountDownLatch start;
	private final UsageSamples samples;
	private final long[] nanos;
	private final long[] cpuNanos;
	private final long[] clockNanos;
	private final CallsPerSecond seconds;
	private final long[] usedHeap;
	private final long[] collections;
	private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
	private final MemoryMXBean memory = ManagementFactory.getMemoryMXBean();
	private final List<GarbageCollectorMXBean> collectors = ManagementFactory.getGarbageCollectorMXBeans();
	private int calls;
	private long result;
	private Throwable failure;

	MeasuringThread(int number, Settings settings, Application application, CountDownLatch start, UsageSamples samples) {
		super(Integer.toString(number));
		this.settings = settings;
		this.application = application;
		this.start = start;
		this.samples = samples;
		nanos = new long[settings.calls()];
		cpuNanos = new long[settings.cpuTime() ? settings.calls() : 0];
		clockNanos = new long[cpuNanos.length / CLOCK_EVERY + 1];
		seconds = new CallsPerSecond(settings.timeLimitNanos());
		usedHeap = new long[settings.calls()];
		collections = new long[settings.calls()];
	}

	@Override
	public void run() {
		try {
			start.await();
		} catch (InterruptedException e) {
			throw new IllegalStateException(e);
		}
		try {
			measure(settings.methodTimeNanos(), settings.executions(), settings.cpuTime());
		} catch (Throwable e) {
			// Whatever a probe throws: the calls until then are no measurement.
			failure = e;
		}
	}

	private void measure(long methodTime, int executions, boolean cpuTime) {
		long begin = System.nanoTime();
		long limit = settings.timeLimitNanos();
		long lastCollections = collectionCount();
		long value = 0;
		samples.begin(begin);
		for (int i = 0; i < nanos.length; i++) {
			long cpuBefore = cpuTime ? threads.getCurrentThreadCpuTime() : 0;
			long before = System.nanoTime();
			value += application.trace(methodTime, executions);
			long after = System.nanoTime();
			if (cpuTime) {
				cpuNanos[i] = threads.getCurrentThreadCpuTime() - cpuBefore;
			}
			long count = collectionCount();
			nanos[i] = after - before;
			usedHeap[i] = memory.getHeapMemoryUsage().getUsed();
			collections[i] = count - lastCollections;
			lastCollections = count;
			calls = i + 1;
			seconds.ended(after - begin);
			if (cpuTime && i % CLOCK_EVERY == 0) {
				clockNanos[i / CLOCK_EVERY] = cpuClockNanos();
			}
			samples.called(calls, after);
			if (after - begin >= limit) {
				break;
			}
		}
		samples.end(calls);
		result += value;
	}

	private long collectionCount() {
		long count = 0;
		for (GarbageCollectorMXBean collector : collectors) {
			count += collector.getCollectionCount();
		}
		return count;
	}

	/**
	 * What the clock of CPU time measures when nothing but the clock of elapsed time is read in between, as at a call that does nothing.
	 */
	private long cpuClockNanos() {
		long cpuBefore = threads.getCurrentThreadCpuTime();
		long before = System.nanoTime();
		long after = System.nanoTime();
		long cpu = threads.getCurrentThreadCpuTime() - cpuBefore;
		result += after - before;
		return cpu;
	}

	int calls() {
		return calls;
	}

	/** Elapsed nanoseconds of a call. */
	long nanos(int call) {
		return nanos[call];
	}

	/** CPU nanoseconds of the thread in a call, with those of the clock itself. */
	long cpuNanos(int call) {
		return cpuNanos[call];
	}

	/** Returns the nanoseconds of the clock itself, measured right after every {@link #CLOCK_EVERY}th call. */
	long clockNanos(int call) {
		return clockNanos[call / CLOCK_EVERY];
	}

	/** Returns the calls that ended in each second. */
	CallsPerSecond seconds() {
		return seconds;
	}

	/** Bytes, after a call. */
	long usedHeap(int call) {
		return usedHeap[call];
	}

	/** Collections of garbage since the call before. */
	long collections(int call) {
		return collections[call];
	}

	/** Returns what ended the calls too early, or null. */
	Throwable failure() {
		return failure;
	}

	/** Returns the result of the calls. */
	long result() {
		return result;
	}
}
