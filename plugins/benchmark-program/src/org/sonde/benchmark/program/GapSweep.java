/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.program;

import java.io.BufferedWriter;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

import org.sonde.benchmark.observer.MonitoringSwitch;
import org.sonde.benchmark.observer.WriterThreads;

import com.sun.management.ThreadMXBean;

/**
 * Measures, in one JVM, what probes cost by the gap between them: bursts of probed calls, with work of the program's own in between.
 * Monitoring is switched off and on again in alternating windows of the same work, so that what a window costs more is the probes' alone.
 * The order of the two windows changes from pair to pair.
 *
 * <p>Arguments: the file to write, the milliseconds of a window, the number of pairs, then a cell a word:
 * {@code WORK:GAP_NANOS:TRACES:EXECUTIONS:THREADS}. The work between bursts is {@code arithmetic} or {@code mixed}, the traces are those of
 * a burst, and the executions those of a trace. Writes a line a window:
 * {@code cell;pair;on;traces;wall nanoseconds;CPU nanoseconds of the application threads;bytes that these allocated;CPU nanoseconds of the
 * writer}, with cells and pairs counted from 0, and last {@code complete}.
 */
public final class GapSweep {

	private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
	/** The share of a window after a switch that does not count. */
	private static final int SETTLING_SHARE = 5;
	private static final long CALIBRATION_NANOS = 20000000;

	private final long windowNanos;
	private final MonitoringSwitch probes;
	private final PrintWriter out;
	private long result;

	private GapSweep(long windowNanos, MonitoringSwitch probes, PrintWriter out) {
		this.windowNanos = windowNanos;
		this.probes = probes;
		this.out = out;
	}

	/** @param arguments as the class says */
	public static void main(String[] arguments) throws Exception {
		PrintWriter out = new PrintWriter(
				new BufferedWriter(new OutputStreamWriter(new FileOutputStream(new File(arguments[0])), "US-ASCII"), 1 << 16));
		GapSweep sweep = new GapSweep(Long.parseLong(arguments[1]) * 1000000,
				new MonitoringSwitch(GapSweep.class.getClassLoader()), out);
		int pairs = Integer.parseInt(arguments[2]);
		// Twice: what the first cells compile must not count against them.
		for (int round = 0; round < 2; round++) {
			for (int cell = 3; cell < arguments.length; cell++) {
				sweep.measure(cell - 3, arguments[cell].split(":"), round == 0 ? 2 : pairs, round == 1);
			}
		}
		out.println("complete");
		out.close();
		if (out.checkError()) {
			throw new IOException("the results could not be written: is the disk full?");
		}
		System.out.println("result=" + sweep.result);
		System.exit(0);
	}

	private void measure(int cell, String[] words, int pairs, boolean written) throws Exception {
		int threads = Integer.parseInt(words[4]);
		List<Worker> workers = new ArrayList<Worker>();
		CyclicBarrier barrier = new CyclicBarrier(threads + 1);
		for (int i = 0; i < threads; i++) {
			WorkBetweenCalls between = words[0].equals("library") ? new WorkBetweenCalls.Library() : new WorkBetweenCalls.Arithmetic();
			Worker worker = new Worker(between, Long.parseLong(words[1]), Integer.parseInt(words[2]), Integer.parseInt(words[3]),
					Long.parseLong(words[5]), barrier);
			worker.setDaemon(true);
			worker.start();
			workers.add(worker);
		}
		barrier.await();
		long writer = WriterThreads.id();
		for (int pair = 0; pair < pairs; pair++) {
			for (int half = 0; half < 2; half++) {
				boolean on = pair % 2 == half;
				probes.set(on);
				barrier.await();
				Thread.sleep(windowNanos / SETTLING_SHARE / 1000000);
				long writerBefore = cpuNanos(writer);
				barrier.await();
				long writerAfter = cpuNanos(writer);
				if (written) {
					out.println(cell + ";" + pair + ";" + (on ? 1 : 0) + ";" + window(workers) + ";" + (writerAfter - writerBefore));
				}
			}
		}
		for (Worker worker : workers) {
			worker.over = true;
		}
		barrier.await();
		for (Worker worker : workers) {
			worker.join();
			result += worker.value;
		}
		probes.set(false);
	}

	private static String window(List<Worker> workers) {
		long traces = 0;
		long wall = 0;
		long cpu = 0;
		long bytes = 0;
		for (Worker worker : workers) {
			traces += worker.traces;
			wall += worker.wallNanos;
			cpu += worker.cpuNanos;
			bytes += worker.bytes;
		}
		return traces + ";" + wall + ";" + cpu + ";" + bytes;
	}

	private static long cpuNanos(long thread) {
		return thread < 0 ? 0 : Math.max(0, THREADS.getThreadCpuTime(thread));
	}

	/** An application thread. */
	private final class Worker extends Thread {
		private final WorkBetweenCalls between;
		private final long gapNanos;
		private final int tracesOfBurst;
		private final int executions;
		private final CyclicBarrier barrier;
		private final long innerNanos;
		private final SweptCalls calls;
		private volatile boolean over;
		private int steps;
		private long traces;
		private long wallNanos;
		private long cpuNanos;
		private long bytes;
		private long value;

		private Worker(WorkBetweenCalls between, long gapNanos, int tracesOfBurst, int executions, long innerNanos, CyclicBarrier barrier) {
			this.between = between;
			this.gapNanos = gapNanos;
			this.tracesOfBurst = tracesOfBurst;
			this.executions = executions;
			this.innerNanos = innerNanos;
			calls = new SweptCalls(between);
			this.barrier = barrier;
		}

		@Override
		public void run() {
			try {
				steps = stepsOf(gapNanos);
				calls.setSteps(stepsOf(innerNanos));
				barrier.await();
				barrier.await();
				while (!over) {
					call(windowNanos / SETTLING_SHARE);
					long bytesBefore = THREADS.getThreadAllocatedBytes(getId());
					long cpuBefore = THREADS.getCurrentThreadCpuTime();
					long before = System.nanoTime();
					traces = call(windowNanos);
					wallNanos = System.nanoTime() - before;
					cpuNanos = THREADS.getCurrentThreadCpuTime() - cpuBefore;
					bytes = THREADS.getThreadAllocatedBytes(getId()) - bytesBefore;
					barrier.await();
					barrier.await();
				}
			} catch (InterruptedException | BrokenBarrierException e) {
				throw new IllegalStateException(e);
			}
		}

		private long call(long nanos) {
			long end = System.nanoTime() + nanos;
			long count = 0;
			do {
				value += between.run(steps);
				for (int i = 0; i < tracesOfBurst; i++) {
					value += calls.trace(executions);
				}
				count += tracesOfBurst;
			} while (System.nanoTime() < end);
			return count;
		}

		/** Returns how many steps of the work between take this time. */
		private int stepsOf(long nanos) {
			if (nanos == 0) {
				return 0;
			}
			double best = Double.MAX_VALUE;
			for (int tries = 0; tries < 5; tries++) {
				int tried = 2000;
				long count = 0;
				long before = System.nanoTime();
				while (System.nanoTime() - before < CALIBRATION_NANOS / 5) {
					value += between.run(tried);
					count += tried;
				}
				best = Math.min(best, (double) (System.nanoTime() - before) / count);
			}
			return (int) Math.max(1, Math.round(nanos / best));
		}
	}
}
