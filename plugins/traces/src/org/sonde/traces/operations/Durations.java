/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

/**
 * How long calls or traces took: a distribution of times in nanoseconds. Count, sum, smallest and largest are exact; quantiles
 * come from cells as an HdrHistogram of two significant digits has, so they are off by less than 1 %. A snapshot that does not change.
 */
public final class Durations {
	/** Of nothing. */
	public static final Durations NONE = new Durations(0, 0, Long.MAX_VALUE, 0, null);

	private final long count;
	private final long sumNanos;
	private final long minNanos;
	private final long maxNanos;
	private final DurationCells cells;

	/** @param cells of the same times, that nobody else changes; null if no quantiles were kept */
	Durations(long count, long sumNanos, long minNanos, long maxNanos, DurationCells cells) {
		this.count = count;
		this.sumNanos = sumNanos;
		this.minNanos = minNanos;
		this.maxNanos = maxNanos;
		this.cells = cells;
	}

	/** How many times there are. */
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
		if (count == 0 || cells == null) {
			return Double.NaN;
		}
		// As HdrHistogram does: a bit less, so that rounding errors of the share do not ask for one more.
		double rank = Math.ceil(Math.nextDown(share * 100) * count / 100);
		return share == 0 ? minNanos : Math.clamp(cells.atRank(Math.max(1, (long) rank)), minNanos, maxNanos);
	}
}
