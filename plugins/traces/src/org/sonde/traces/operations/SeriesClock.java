/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import java.util.ArrayList;
import java.util.List;

/**
 * The intervals that all series of an analysis have in common. They double in length whenever the observed time would need more than
 * {@link CallSeries#MAX_BINS}; so what they are in the end depends on the first and last time alone.
 */
final class SeriesClock {
	private static final int MIN_SHIFT = 20;
	private static final int BINS = CallSeries.MAX_BINS;
	private static final long NO_BIN = Long.MIN_VALUE;

	private int shift = MIN_SHIFT;
	private long firstBin = Long.MAX_VALUE;
	private long lastBin = Long.MIN_VALUE;

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

	private void cover(long nanos) {
		long bin = nanos >> shift;
		if (bin >= firstBin && bin <= lastBin) {
			return;
		}
		firstBin = Math.min(firstBin, bin);
		lastBin = Math.max(lastBin, bin);
		while (lastBin - firstBin >= BINS) {
			shift++;
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
