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

	private final Settings settings;
	private final Application application;
	private final CountDownLatch start;
	private final Bins bins;
	private final long[] nanos;
	private final long[] cpuNanos;
	private final long[] usedHeap;
	private final long[] collections;
	private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
	private final MemoryMXBean memory = ManagementFactory.getMemoryMXBean();
	private final List<GarbageCollectorMXBean> collectors = ManagementFactory.getGarbageCollectorMXBeans();
	private int calls;
	private long cpuClockNanos;
	private long result;
	private Throwable failure;

	MeasuringThread(int number, Settings settings, Application application, CountDownLatch start, Bins bins) {
		super(Integer.toString(number));
		this.settings = settings;
		this.application = application;
		this.start = start;
		this.bins = bins;
		nanos = new long[settings.calls()];
		cpuNanos = new long[settings.cpuTime() ? settings.calls() : 0];
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
		if (settings.cpuTime()) {
			cpuClockNanos = cpuClockNanos();
		}
	}

	private void measure(long methodTime, int executions, boolean cpuTime) {
		long begin = System.nanoTime();
		long limit = settings.timeLimitNanos();
		long lastCollections = collectionCount();
		long value = 0;
		bins.begin(begin);
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
			bins.called(calls, after);
			if (after - begin >= limit) {
				break;
			}
		}
		bins.end(calls);
		result = value;
	}

	private long collectionCount() {
		long count = 0;
		for (GarbageCollectorMXBean collector : collectors) {
			count += collector.getCollectionCount();
		}
		return count;
	}

	/** What the clock of CPU time measures when nothing but the clock of elapsed time is read in between; the median of many. */
	private long cpuClockNanos() {
		long[] empty = new long[20000];
		long sum = 0;
		for (int i = 0; i < empty.length; i++) {
			long before = threads.getCurrentThreadCpuTime();
			sum += System.nanoTime();
			sum -= System.nanoTime();
			empty[i] = threads.getCurrentThreadCpuTime() - before;
		}
		result += sum;
		long[] later = java.util.Arrays.copyOfRange(empty, empty.length / 2, empty.length);
		java.util.Arrays.sort(later);
		return later[later.length / 2];
	}

	int calls() {
		return calls;
	}

	/** Elapsed nanoseconds of a call. */
	long nanos(int call) {
		return nanos[call];
	}

	/** CPU nanoseconds of the thread in a call, without those of the clock itself; never below 0. */
	long cpuNanos(int call) {
		return Math.max(0, cpuNanos[call] - cpuClockNanos);
	}

	/** What was subtracted from each of {@link #cpuNanos}. */
	long subtractedCpuNanos() {
		return cpuClockNanos;
	}

	/** Bytes, after a call. */
	long usedHeap(int call) {
		return usedHeap[call];
	}

	/** Collections of garbage since the call before. */
	long collections(int call) {
		return collections[call];
	}

	/** What ended the calls before their time; null if nothing did. */
	Throwable failure() {
		return failure;
	}

	/** What the calls returned. */
	long result() {
		return result;
	}
}
