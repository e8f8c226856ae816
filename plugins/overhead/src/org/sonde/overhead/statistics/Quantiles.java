/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

import java.util.Arrays;

/**
 * Quantiles of values by one definition: type 7 of Hyndman and Fan 1996 ("Sample quantiles in statistical packages"), linear
 * between the order statistics at (n − 1)·p; the default of R's {@code quantile} and what MooBench's scripts report. In the unit
 * of the values.
 */
public final class Quantiles {

	private Quantiles() {
	}

	/**
	 * @param probability in [0, 1]
	 * @throws IllegalArgumentException without values, or if one of them is not finite
	 */
	public static double of(double[] values, double probability) {
		return ofSorted(StableSums.sorted(values), probability);
	}

	public static double median(double[] values) {
		return of(values, 0.5);
	}

	/** The same for values that are already in ascending order, finite and at least one. */
	public static double ofSorted(double[] ascending, double probability) {
		if (!(probability >= 0 && probability <= 1)) {
			throw new IllegalArgumentException("a quantile's probability lies in [0, 1], found " + probability);
		}
		double position = (ascending.length - 1) * probability;
		int below = (int) position;
		if (below == ascending.length - 1) {
			return ascending[below];
		}
		double share = position - below;
		return ascending[below] + share * (ascending[below + 1] - ascending[below]);
	}

	/**
	 * Median of the absolute deviations from the median, times 1.4826: for normal values an estimate of their standard deviation.
	 */
	static double scaledMedianDeviation(double[] values) {
		double median = median(values);
		return 1.4826 * median(Arrays.stream(values).map(value -> Math.abs(value - median)).toArray());
	}
}
