/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.raw;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.sonde.common.progress.Progress;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.imports.input.Content;
import org.sonde.overhead.imports.input.FileStamp;
import org.sonde.overhead.imports.input.InputFile;

/**
 * What the first pass over a raw file finds: one run of one JVM.
 *
 * @param stamp of the file, to see whether it changes before the second pass
 * @param columns 2 or 4
 * @param cut whether a last line without its end was left out: the file was cut off
 * @param threads in the order of their numbers, at least one
 */
public record RawScan(InputFile file, FileStamp stamp, int columns, boolean cut, List<ThreadScan> threads) {

	/** More threads than any benchmark has. Without a limit, a file of other data could fill the memory. */
	private static final int MAX_THREADS = 4096;

	/**
	 * The calls of one thread.
	 *
	 * @param callsPerBin calls in each bin of {@code meanNanos} but the last, which may have as few as half of them
	 * @param meanNanos at most 1,000 means in the order of time
	 */
	public record ThreadScan(int thread, long calls, long minNanos, long maxNanos, long callsPerBin, double[] meanNanos) {
	}

	public RawScan {
		threads = List.copyOf(threads);
	}

	/** Whether a file that begins with this line is a raw file. */
	public static boolean isRaw(String firstLine) {
		return RawLines.columnsOf(firstLine.strip()) > 0;
	}

	/**
	 * Reads the whole file once.
	 *
	 * @param progress hears of the file's stored bytes that were read
	 * @throws OverheadException if it is empty, malformed, or was written to meanwhile
	 */
	public static RawScan of(InputFile file, Progress progress) throws OverheadException {
		FileStamp before = file.stamp();
		Map<Integer, Calls> threads = new TreeMap<>();
		RawLines.Shape shape;
		try (Content content = file.open()) {
			shape = RawLines.read(content, (thread, nanos, count) -> calls(threads, thread, file).add(nanos, count), progress);
		}
		if (!file.stamp().equals(before)) {
			throw new OverheadException(OverheadProblem.STILL_WRITTEN, file);
		}
		if (shape.lines() == 0) {
			throw new OverheadException(OverheadProblem.NOTHING_IN_IT, file, "no line of it is complete");
		}
		List<ThreadScan> scans = new ArrayList<>();
		threads.forEach((number, calls) -> scans.add(calls.scan(number)));
		return new RawScan(file, before, shape.columns(), shape.cut(), scans);
	}

	private static Calls calls(Map<Integer, Calls> threads, int thread, InputFile file) throws OverheadException {
		Calls calls = threads.get(thread);
		if (calls == null) {
			if (threads.size() == MAX_THREADS) {
				throw new OverheadException(OverheadProblem.IMPORT_VALUE, file, "first column", "more than " + MAX_THREADS
						+ " threads: these are not numbers of threads");
			}
			calls = new Calls();
			threads.put(thread, calls);
		}
		return calls;
	}

	private static final class Calls {
		private final BinnedMeans bins = new BinnedMeans();
		private long count;
		private long min = Long.MAX_VALUE;
		private long max;

		void add(long[] nanos, int number) {
			count += number;
			for (int i = 0; i < number; i++) {
				min = Math.min(min, nanos[i]);
				max = Math.max(max, nanos[i]);
			}
			bins.add(nanos, number);
		}

		ThreadScan scan(int thread) {
			return new ThreadScan(thread, count, min, max, bins.callsPerBin(), bins.means());
		}
	}

	/** Returns the calls of all threads. */
	public long calls() {
		return threads.stream().mapToLong(ThreadScan::calls).sum();
	}

	public long minNanos() {
		return threads.stream().mapToLong(ThreadScan::minNanos).min().orElseThrow();
	}

	public long maxNanos() {
		return threads.stream().mapToLong(ThreadScan::maxNanos).max().orElseThrow();
	}

	/** Calls of the thread that has the fewest: what a warm-up per thread can be taken from. */
	public long callsPerThread() {
		return threads.stream().mapToLong(ThreadScan::calls).min().orElseThrow();
	}

	/** Calls per bin of {@link #meanNanos()}. */
	public long callsPerBin() {
		return threads.stream().mapToLong(ThreadScan::callsPerBin).max().orElseThrow();
	}

	/** The course of the run: bin by bin the mean of all threads, as far as all of them have bins of the same size. */
	public double[] meanNanos() {
		List<ThreadScan> same = threads.stream().filter(thread -> thread.callsPerBin() == callsPerBin()).toList();
		int bins = same.stream().mapToInt(thread -> thread.meanNanos().length).min().orElseThrow();
		double[] means = new double[bins];
		Arrays.setAll(means, bin -> same.stream().mapToDouble(thread -> thread.meanNanos()[bin]).average().orElseThrow());
		return means;
	}
}
