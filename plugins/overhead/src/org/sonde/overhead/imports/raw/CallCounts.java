/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.raw;

import java.util.EnumMap;
import java.util.Map;

import org.HdrHistogram.Histogram;
import org.sonde.overhead.results.Distribution;
import org.sonde.overhead.results.Statistic;

/**
 * How often which duration occurred: exactly, to the nanosecond, in a window above the shortest one; beyond the window to three
 * digits. So the quartiles of a benchmark of microseconds are those of its calls, in memory that does not grow with their number.
 */
public final class CallCounts {

	/** Width of the window of exact counts, about 2 ms; 16 MiB of memory. */
	static final int WINDOW_NANOS = 1 << 21;

	private final long lowest;
	private final long[] window = new long[WINDOW_NANOS];
	private final Histogram beyond;
	private long count;
	private long sum;
	/** The sums over values beyond the window: Σ (x − lowest) and Σ (x − lowest)². */
	private double beyondSum;
	private double beyondSquares;
	private long max = -1;

	/** Counts durations from {@code lowestNanos} to {@code highestNanos}. */
	public CallCounts(long lowestNanos, long highestNanos) {
		lowest = lowestNanos;
		beyond = new Histogram(1, Math.max(2, highestNanos), Distribution.DIGITS);
	}

	/** Counts {@code nanos} from index {@code from} to before {@code to}. */
	void add(long[] nanos, int from, int to) {
		for (int i = from; i < to; i++) {
			long value = nanos[i];
			sum = Math.addExact(sum, value);
			long place = value - lowest;
			if (place < WINDOW_NANOS) {
				window[(int) place]++;
			} else {
				beyond.recordValue(value);
				beyondSum += place;
				beyondSquares += (double) place * place;
				max = Math.max(max, value);
			}
		}
		count += to - from;
	}

	/** Counts all that another one with the same lowest duration has counted. */
	public void add(CallCounts other) {
		if (other.lowest != lowest) {
			throw new IllegalArgumentException("counts above " + lowest + " and above " + other.lowest + " do not add up");
		}
		for (int i = 0; i < WINDOW_NANOS; i++) {
			window[i] += other.window[i];
		}
		beyond.add(other.beyond);
		count += other.count;
		sum = Math.addExact(sum, other.sum);
		beyondSum += other.beyondSum;
		beyondSquares += other.beyondSquares;
		max = Math.max(max, other.max);
	}

	public long count() {
		return count;
	}

	/** Nanoseconds; not a number if nothing was counted. */
	public double mean() {
		return (double) sum / count;
	}

	/** Returns the standard deviation of the sample (n − 1), or 0 for a single call. */
	public double standardDeviation() {
		double mean = mean();
		double squares = 0;
		for (int i = 0; i < WINDOW_NANOS; i++) {
			if (window[i] > 0) {
				double difference = lowest + i - mean;
				squares += window[i] * difference * difference;
			}
		}
		double shift = mean - lowest;
		squares += beyondSquares - 2 * shift * beyondSum + beyond.getTotalCount() * shift * shift;
		return count < 2 ? 0 : Math.sqrt(Math.max(0, squares) / (count - 1));
	}

	/** Whether the quartiles are exact; else those beyond the window are good to three digits. */
	public boolean exact() {
		return (long) Math.ceil(0.75 * (count - 1)) < count - beyond.getTotalCount();
	}

	/** Returns all statistics in nanoseconds, without a confidence interval. At least one duration must have been counted. */
	public Map<Statistic, Double> statistics() {
		Map<Statistic, Double> statistics = new EnumMap<>(Statistic.class);
		statistics.put(Statistic.MEAN, mean());
		statistics.put(Statistic.STANDARD_DEVIATION, standardDeviation());
		statistics.put(Statistic.MIN, orderStatistic(0));
		statistics.put(Statistic.Q1, quantile(0.25));
		statistics.put(Statistic.MEDIAN, quantile(0.5));
		statistics.put(Statistic.Q3, quantile(0.75));
		statistics.put(Statistic.MAX, beyond.getTotalCount() > 0 ? max : orderStatistic(count - 1));
		return statistics;
	}

	/** Linear between neighbours: type 7 of Hyndman &amp; Fan 1996, which R and so MooBench's scripts use. */
	private double quantile(double share) {
		double place = share * (count - 1);
		long below = (long) Math.floor(place);
		double low = orderStatistic(below);
		return place == below ? low : low + (place - below) * (orderStatistic(below + 1) - low);
	}

	/** The duration that so many are not longer than, itself not counted. */
	private double orderStatistic(long rank) {
		long seen = 0;
		for (int i = 0; i < WINDOW_NANOS; i++) {
			seen += window[i];
			if (seen > rank) {
				return lowest + i;
			}
		}
		double share = (rank - seen + 1.0) / beyond.getTotalCount();
		return Math.min(max, beyond.getValueAtPercentile(100 * share));
	}

	/** Returns the distribution with three digits. */
	public Distribution distribution() {
		Histogram all = beyond.copy();
		for (int i = 0; i < WINDOW_NANOS; i++) {
			if (window[i] > 0) {
				all.recordValueWithCount(lowest + i, window[i]);
			}
		}
		return Distribution.of(all);
	}
}
