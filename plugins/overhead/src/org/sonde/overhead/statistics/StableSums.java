/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

import java.util.Arrays;

/** Sums over values that come out the same, to the last bit, whatever the order of the values. */
final class StableSums {

	private StableSums() {
	}

	/**
	 * @return the values in ascending order
	 * @throws IllegalArgumentException without values, or if one of them is not finite
	 */
	static double[] sorted(double[] values) {
		if (values.length == 0) {
			throw new IllegalArgumentException("statistics need at least one value, found none");
		}
		double[] ascending = values.clone();
		Arrays.sort(ascending);
		if (!Double.isFinite(ascending[0]) || !Double.isFinite(ascending[ascending.length - 1])) {
			throw new IllegalArgumentException("statistics need finite values, found "
					+ (Double.isFinite(ascending[0]) ? ascending[ascending.length - 1] : ascending[0]));
		}
		return ascending;
	}

	static double mean(double[] ascending) {
		double sum = 0;
		for (double value : ascending) {
			sum += value;
		}
		// Rounding may carry the mean of nearly equal values past them.
		return Math.clamp(sum / ascending.length, ascending[0], ascending[ascending.length - 1]);
	}

	/** Returns the variance with n − 1 of at least two values. */
	static double variance(double[] ascending) {
		double mean = mean(ascending);
		double sum = 0;
		for (double value : ascending) {
			sum += (value - mean) * (value - mean);
		}
		return sum / (ascending.length - 1);
	}
}
