/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.raw;

import java.util.HashMap;
import java.util.Map;

import org.sonde.common.progress.Progress;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.imports.input.Content;

/**
 * What the second pass over a raw file finds.
 *
 * @param counts of the calls after the warm-up
 * @param secondHalfMean nanoseconds, of the second half of all rows, whatever their thread: what MooBench's own scripts compute
 */
public record SteadyPass(CallCounts counts, double secondHalfMean) {

	/**
	 * Reads the file again.
	 *
	 * @param counts where to count; empty
	 * @param warmUpPerThread calls to leave out at the beginning of each thread
	 * @throws OverheadException if the file is no longer what the first pass saw
	 */
	public static SteadyPass of(RawScan scan, long warmUpPerThread, CallCounts counts,
			Progress progress) throws OverheadException {
		requireUnchanged(scan);
		Reader reader = new Reader(warmUpPerThread, scan.calls() / 2, counts);
		RawLines.Shape shape;
		try (Content content = scan.file().open()) {
			shape = RawLines.read(content, reader, progress);
		} catch (IndexOutOfBoundsException e) {
			// A duration outside of what the first pass found.
			throw OverheadException.causedBy(e, OverheadProblem.STILL_WRITTEN, scan.file());
		}
		requireUnchanged(scan);
		if (shape.lines() != scan.calls()) {
			throw new OverheadException(OverheadProblem.STILL_WRITTEN, scan.file());
		}
		return new SteadyPass(counts, (double) reader.secondHalf / (scan.calls() - scan.calls() / 2));
	}

	private static void requireUnchanged(RawScan scan) throws OverheadException {
		if (!scan.file().stamp().equals(scan.stamp())) {
			throw new OverheadException(OverheadProblem.STILL_WRITTEN, scan.file());
		}
	}

	private static final class Reader implements RawLines.Sink {
		private final long warmUpPerThread;
		private final long firstHalf;
		private final CallCounts counts;
		private final Map<Integer, Long> calls = new HashMap<>();
		private long rows;
		private long secondHalf;

		Reader(long warmUpPerThread, long firstHalf, CallCounts counts) {
			this.warmUpPerThread = warmUpPerThread;
			this.firstHalf = firstHalf;
			this.counts = counts;
		}

		@Override
		public void accept(int thread, long[] nanos, int count) {
			long before = calls.merge(thread, (long) count, Long::sum) - count;
			counts.add(nanos, (int) Math.clamp(warmUpPerThread - before, 0, count), count);
			for (int i = (int) Math.clamp(firstHalf - rows, 0, count); i < count; i++) {
				secondHalf += nanos[i];
			}
			rows += count;
		}
	}
}
