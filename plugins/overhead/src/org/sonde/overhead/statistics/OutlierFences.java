/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

import java.util.stream.IntStream;

/**
 * Values outside are outliers: to be shown, not to be removed.
 *
 * @param low in the unit of the values, or −∞; {@code high} likewise, or ∞
 */
public record OutlierFences(double low, double high) {

	/** Of fewer forks none can be called the odd one. */
	public static final int FEWEST_FORKS = 4;
	/** A fork this share of the median away from it is no outlier, however close together the others are. */
	public static final double LEAST_SHARE = 0.01;
	/** Fewer bins show no skewness. */
	public static final int FEWEST_BINS = 20;

	/** Iglewicz and Hoaglin 1993 ("How to detect and handle outliers") for large samples. */
	private static final double DEVIATIONS = 3.5;
	/**
	 * Divided by n − 2 and added, so that at most 5 % of sets of 4 and more normal values have an outlier (simulation in the
	 * tests).
	 */
	private static final double DEVIATIONS_OF_FEW = 13;

	private static final OutlierFences NONE = new OutlierFences(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);

	/** For the means of forks: median ± a number of scaled median deviations that is larger for few forks. */
	public static OutlierFences amongForks(double[] forkMeans) {
		if (forkMeans.length < FEWEST_FORKS) {
			return NONE;
		}
		double median = Quantiles.median(forkMeans);
		double far = (DEVIATIONS + DEVIATIONS_OF_FEW / (forkMeans.length - 2)) * Quantiles.scaledMedianDeviation(forkMeans);
		double away = Math.max(far, LEAST_SHARE * Math.abs(median));
		return new OutlierFences(median - away, median + away);
	}

	/**
	 * For the steady bins of a fork, which are skewed: the boxplot adjusted by the medcouple (Hubert and Vandervieren 2008, "An
	 * adjusted boxplot for skewed distributions"), [Q1 − 1.5 e^(−4 MC) IQR, Q3 + 1.5 e^(3 MC) IQR], the exponents swapped and
	 * negated for a negative MC.
	 *
	 * @param bins up to some thousand; time and memory grow with the square of their number
	 */
	public static OutlierFences amongBins(double[] bins) {
		if (bins.length < FEWEST_BINS) {
			return NONE;
		}
		double[] ascending = StableSums.sorted(bins);
		double q1 = Quantiles.ofSorted(ascending, 0.25);
		double q3 = Quantiles.ofSorted(ascending, 0.75);
		double skewness = Medcouple.of(ascending);
		double reach = 1.5 * (q3 - q1);
		return new OutlierFences(q1 - reach * Math.exp((skewness < 0 ? -3 : -4) * skewness),
				q3 + reach * Math.exp((skewness < 0 ? 4 : 3) * skewness));
	}

	/** Whether the value is an outlier. */
	public boolean exclude(double value) {
		return value < low || value > high;
	}

	/** The places of the outliers, ascending. */
	public int[] outside(double[] values) {
		return IntStream.range(0, values.length).filter(i -> exclude(values[i])).toArray();
	}
}
