/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

import java.util.Arrays;

/** Gives a value far from those around it their median: single spikes must not look like segments (Hampel 1974). */
final class HampelFilter {

	/** Scaled median deviations from the median. */
	private static final double FAR = 5;

	private HampelFilter() {
	}

	/** @param around so many values before and after each, fewer at the ends; levels that last longer than this stay */
	static double[] filter(double[] series, int around) {
		double[] filtered = series.clone();
		for (int i = 0; i < series.length; i++) {
			double[] window = Arrays.copyOfRange(series, Math.max(0, i - around), Math.min(series.length, i + around + 1));
			double median = Quantiles.median(window);
			if (Math.abs(series[i] - median) > FAR * Quantiles.scaledMedianDeviation(window)) {
				filtered[i] = median;
			}
		}
		return filtered;
	}
}
