/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

import java.util.Optional;

/**
 * Decides whether there can be an interval over forks; every other class of the product asks this one. Means, differences and ratios
 * take Student's t for any number of forks: in simulation a bootstrap covered less (docs/dev/statistics.md).
 */
public final class ForkIntervals {

	/**
	 * Fewer forks have no interval: that of two is 13 times as wide as their standard error and says nothing that the values do
	 * not.
	 */
	public static final int FEWEST_FORKS = 3;

	private ForkIntervals() {
	}

	/** @throws IllegalArgumentException without a fork, or if a mean is not finite */
	public static ConfidenceInterval ofMean(double[] forkMeans, double confidence) {
		return refusal(forkMeans).orElseGet(() -> StudentT.mean(forkMeans, confidence));
	}

	/** Returns the interval of the mean of {@code other} − the mean of {@code baseline}. */
	public static ConfidenceInterval ofDifference(double[] baseline, double[] other, double confidence) {
		return refusal(baseline, other).orElseGet(() -> StudentT.difference(baseline, other, confidence));
	}

	/** Returns the interval of the mean of {@code other} ÷ the mean of {@code baseline}; unknown also if a mean may be 0. */
	public static ConfidenceInterval ofRatio(double[] baseline, double[] other, double confidence) {
		return refusal(baseline, other).orElseGet(() -> StudentT.ratio(baseline, other, confidence));
	}

	/** Why these sets of forks have no interval, if so. */
	private static Optional<ConfidenceInterval> refusal(double[]... sets) {
		String either = sets.length > 1 ? " on each side" : "";
		boolean spread = false;
		for (double[] set : sets) {
			double[] ascending = StableSums.sorted(set);
			if (set.length < FEWEST_FORKS) {
				return unknown("an interval needs at least " + FEWEST_FORKS + " forks" + either + ", there " + count(set.length));
			}
			spread |= ascending[0] < ascending[set.length - 1];
		}
		return spread ? Optional.empty()
				: unknown("all forks" + either + " have the same mean, so their spread is unknown");
	}

	private static Optional<ConfidenceInterval> unknown(String reason) {
		return Optional.of(new ConfidenceInterval.Unknown(reason));
	}

	private static String count(int forks) {
		return forks == 1 ? "is 1" : "are " + forks;
	}
}
