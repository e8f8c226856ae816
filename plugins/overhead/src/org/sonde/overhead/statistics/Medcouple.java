/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

import java.util.Arrays;

/**
 * A measure of skewness that outliers do not move (Brys, Hubert and Struyf 2004, "A robust measure of skewness"): the median,
 * over all pairs of a value above and one below the median, of how much farther the one above lies from it, as a share of the
 * distance of the two.
 */
final class Medcouple {

	private Medcouple() {
	}

	/** @return in [−1, 1], 0 for symmetric values */
	static double of(double[] ascending) {
		double median = Quantiles.ofSorted(ascending, 0.5);
		double[] below = Arrays.stream(ascending).filter(value -> value < median).toArray();
		double[] above = Arrays.stream(ascending).filter(value -> value > median).toArray();
		int equal = ascending.length - below.length - above.length;
		double[] kernel = new double[(below.length + equal) * (above.length + equal)];
		int filled = 0;
		for (double high : above) {
			for (double low : below) {
				kernel[filled++] = (high - median - (median - low)) / (high - low);
			}
			// A value equal to the median, as the lower one
			Arrays.fill(kernel, filled, filled + equal, 1);
			filled += equal;
		}
		Arrays.fill(kernel, filled, filled + below.length * equal, -1);
		filled += below.length * equal;
		// Pairs of equal values: 0 on the diagonal, half of the others −1 and half 1
		int others = equal * (equal - 1) / 2;
		Arrays.fill(kernel, filled, filled + others, -1);
		Arrays.fill(kernel, filled + others, filled + 2 * others, 1);
		return kernel.length == 0 ? 0 : Quantiles.median(kernel);
	}
}
