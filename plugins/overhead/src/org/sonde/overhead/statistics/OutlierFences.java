/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

/**
 * Values outside are outliers: to be shown, not to be removed.
 *
 * @param low in the unit of the values, or −∞; {@code high} likewise, or ∞
 */
public record OutlierFences(double low, double high) {

	/** With fewer forks, none can be called the odd one. */
	public static final int FEWEST_FORKS = 4;
	/** A fork this share of the median away from it is not an outlier, however close together the others are. */
	public static final double LEAST_SHARE = 0.01;

	/** Iglewicz and Hoaglin 1993 ("How to detect and handle outliers") for large samples. */
	private static final double DEVIATIONS = 3.5;
	/**
	 * Divided by n − 2 and added, so that at most 5 % of sets of 4 and more normal values have an outlier (simulation in the
	 * tests).
	 */
	private static final double DEVIATIONS_OF_FEW = 13;

	private static final OutlierFences NONE = new OutlierFences(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);

	/** Returns the fences for the means of forks: median ± a number of scaled median deviations. The number is larger for few forks. */
	public static OutlierFences amongForks(double[] forkMeans) {
		if (forkMeans.length < FEWEST_FORKS) {
			return NONE;
		}
		double median = Quantiles.median(forkMeans);
		double far = (DEVIATIONS + DEVIATIONS_OF_FEW / (forkMeans.length - 2)) * Quantiles.scaledMedianDeviation(forkMeans);
		double away = Math.max(far, LEAST_SHARE * Math.abs(median));
		return new OutlierFences(median - away, median + away);
	}

	/** Whether the value is an outlier. */
	public boolean exclude(double value) {
		return value < low || value > high;
	}
}
