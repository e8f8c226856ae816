/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import java.util.ArrayList;
import java.util.List;

import org.sonde.traces.part.PartException;
import org.sonde.traces.part.PartInput;
import org.sonde.traces.part.PartOutput;

/**
 * The intervals that all series of an analysis have in common. They double in length whenever the observed time would need more than
 * {@link CallSeries#MAX_BINS}; so what they are in the end depends on the first and last time alone.
 */
final class SeriesClock {
	private static final int MIN_SHIFT = 20;
	private static final int MAX_SHIFT = Long.SIZE - 1;
	private static final int BINS = CallSeries.MAX_BINS;
	private static final long NO_BIN = Long.MIN_VALUE;

	private int shift = MIN_SHIFT;
	private long firstBin = Long.MAX_VALUE;
	private long lastBin = Long.MIN_VALUE;

	/** Intervals as they were written: 2 to this many nanoseconds long, from the first to the last. */
	record Intervals(int shift, long first, long last) {
	}

	/** Counts of calls: a ring of the intervals of the clock, as they were when it was touched last. */
	static final class Series {
		private final long[] ring = new long[BINS];
		private int shift = MIN_SHIFT;
		private long firstBin = Long.MAX_VALUE;
		private long lastBin = Long.MIN_VALUE;
		/** Calls in the interval of the latest, which are not in the ring yet: calls come nearly in the order of their times. */
		private long latest;
		private long latestBin = NO_BIN;
	}

	/** Counts a call. */
	void count(Series series, long nanos) {
		if (nanos >> shift != series.latestBin || shift != series.shift) {
			turnTo(series, nanos);
		}
		series.latest++;
	}

	/** Turns to the interval of a time. */
	private void turnTo(Series series, long nanos) {
		cover(nanos);
		widen(series);
		long bin = nanos >> shift;
		series.firstBin = Math.min(series.firstBin, bin);
		series.lastBin = Math.max(series.lastBin, bin);
		series.latestBin = bin;
	}

	/** Adds the counts of another series of this clock. */
	void add(Series series, Series other) {
		widen(series);
		widen(other);
		for (long bin = other.firstBin; bin <= other.lastBin; bin++) {
			series.ring[(int) bin & BINS - 1] += other.ring[(int) bin & BINS - 1];
		}
		series.firstBin = Math.min(series.firstBin, other.firstBin);
		series.lastBin = Math.max(series.lastBin, other.lastBin);
	}

	/** @param series null if there was no room for it */
	CallSeries snapshot(Series series) {
		if (series == null || firstBin > lastBin) {
			return new CallSeries(firstBin > lastBin ? 0 : firstBin << shift, 1L << shift, List.of());
		}
		widen(series);
		List<Long> calls = new ArrayList<>();
		for (long bin = firstBin; bin <= lastBin; bin++) {
			calls.add(bin < series.firstBin || bin > series.lastBin ? 0 : series.ring[(int) bin & BINS - 1]);
		}
		return new CallSeries(firstBin << shift, 1L << shift, calls);
	}

	/** Writes the intervals. */
	void write(PartOutput out) {
		out.flag(firstBin <= lastBin);
		if (firstBin <= lastBin) {
			out.count(shift);
			out.number(firstBin);
			out.count(lastBin - firstBin);
		}
	}

	/** Covers what was written; null if that is nothing. */
	Intervals read(PartInput in) throws PartException {
		if (!in.flag()) {
			return null;
		}
		int written = in.count(MAX_SHIFT);
		long first = in.number();
		long last = first + in.count(BINS - 1);
		if (written < MIN_SHIFT || last < first || first != first << written >> written || last != last << written >> written) {
			throw PartInput.damaged("intervals are of no time");
		}
		while (shift < written) {
			widen();
		}
		// The first may make the intervals longer.
		coverBin(first >> shift - written);
		coverBin(last >> shift - written);
		return new Intervals(written, first, last);
	}

	/** Writes a series of this clock; null if there was no room for it. */
	void write(PartOutput out, Series series) {
		out.flag(series != null);
		if (series == null) {
			return;
		}
		widen(series);
		boolean isEmpty = series.firstBin > series.lastBin;
		out.count(isEmpty ? 0 : series.lastBin - series.firstBin + 1);
		if (!isEmpty) {
			out.count(series.firstBin - firstBin);
			for (long bin = series.firstBin; bin <= series.lastBin; bin++) {
				out.count(series.ring[(int) bin & BINS - 1]);
			}
		}
	}

	/**
	 * Reads a series that was written.
	 *
	 * @param intervals that were written; null if there were none
	 * @return null if there was no room for it
	 */
	static Series read(PartInput in, Intervals intervals) throws PartException {
		if (!in.flag()) {
			return null;
		}
		Series series = new Series();
		int bins = in.count(intervals == null ? 0 : (int) (intervals.last - intervals.first) + 1);
		if (bins > 0) {
			series.shift = intervals.shift;
			series.firstBin = intervals.first + in.count((int) (intervals.last - intervals.first) + 1 - bins);
			series.lastBin = series.firstBin + bins - 1;
			for (long bin = series.firstBin; bin <= series.lastBin; bin++) {
				series.ring[(int) bin & BINS - 1] = in.count();
			}
		}
		return series;
	}

	private void cover(long nanos) {
		coverBin(nanos >> shift);
	}

	private void coverBin(long bin) {
		if (bin >= firstBin && bin <= lastBin) {
			return;
		}
		firstBin = Math.min(firstBin, bin);
		lastBin = Math.max(lastBin, bin);
		while (lastBin - firstBin >= BINS) {
			widen();
		}
	}

	private void widen() {
		shift++;
		if (firstBin <= lastBin) {
			firstBin >>= 1;
			lastBin >>= 1;
		}
	}

	/** Brings a series to the intervals of now. */
	private void widen(Series series) {
		series.ring[(int) series.latestBin & BINS - 1] += series.latest;
		series.latest = 0;
		series.latestBin = NO_BIN;
		while (series.shift < shift) {
			series.shift++;
			if (series.firstBin > series.lastBin) {
				continue;
			}
			long[] wide = new long[BINS];
			for (long bin = series.firstBin; bin <= series.lastBin; bin++) {
				wide[(int) (bin >> 1) & BINS - 1] += series.ring[(int) bin & BINS - 1];
			}
			System.arraycopy(wide, 0, series.ring, 0, BINS);
			series.firstBin >>= 1;
			series.lastBin >>= 1;
		}
	}
}
