/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import java.util.Arrays;

/**
 * How long calls or traces took: a distribution of times in nanoseconds. Count, sum, smallest and largest are exact; quantiles
 * are exact where there are few, else they come from cells as an HdrHistogram of two significant digits has, and are off by less than 1 %.
 * A snapshot that does not change.
 */
public final class Durations {
	/** Durations without any value. */
	public static final Durations NONE = new Durations(0, 0, Long.MAX_VALUE, 0, null);

	private final long count;
	private final long sumNanos;
	private final long minNanos;
	private final long maxNanos;
	private final DurationCells cells;
	/** Sorted; null where there are cells. */
	private final long[] few;

	/** @param cells of the same times, that nobody else changes; null if no quantiles were kept */
	Durations(long count, long sumNanos, long minNanos, long maxNanos, DurationCells cells) {
		this.count = count;
		this.sumNanos = sumNanos;
		this.minNanos = minNanos;
		this.maxNanos = maxNanos;
		this.cells = cells;
		this.few = null;
	}

	/** @param few all of the times, at least one, in any order; is kept */
	Durations(long[] few) {
		Arrays.sort(few);
		this.count = few.length;
		this.sumNanos = Arrays.stream(few).reduce(0, Durations::sum);
		this.minNanos = few[0];
		this.maxNanos = few[few.length - 1];
		this.cells = null;
		this.few = few;
	}

	/** Two times together; {@link Long#MAX_VALUE} if that is more than 292 years. */
	static long sum(long nanos, long others) {
		long sum = nanos + others;
		return sum < 0 ? Long.MAX_VALUE : sum;
	}

	/** Returns the number of durations. */
	public long count() {
		return count;
	}

	/** All times together; {@link Long#MAX_VALUE} if they are more than 292 years. */
	public long sumNanos() {
		return sumNanos;
	}

	/** The arithmetic mean; NaN of no times. */
	public double meanNanos() {
		return count == 0 ? Double.NaN : (double) sumNanos / count;
	}

	/** The shortest; NaN of no times. */
	public double minNanos() {
		return count == 0 ? Double.NaN : minNanos;
	}

	/** The longest; NaN of no times. */
	public double maxNanos() {
		return count == 0 ? Double.NaN : maxNanos;
	}

	/**
	 * The time that a share of the times do not exceed, never beyond the shortest and longest.
	 *
	 * @param share from 0 to 1, 0.99 for the 99th percentile
	 * @return NaN of no times, or where no quantiles were kept
	 */
	public double quantileNanos(double share) {
		if (!(share >= 0 && share <= 1)) {
			throw new IllegalArgumentException("the share of a quantile is from 0 to 1; found " + share);
		}
		if (count == 0 || cells == null && few == null) {
			return Double.NaN;
		}
		// Slightly less, like HdrHistogram, so that a rounding error of the share does not require one value more.
		double rank = Math.ceil(Math.nextDown(share * 100) * count / 100);
		if (share == 0) {
			return minNanos;
		}
		return few == null ? Math.clamp(cells.atRank(Math.max(1, (long) rank)), minNanos, maxNanos) : few[Math.max(0, (int) rank - 1)];
	}
}
