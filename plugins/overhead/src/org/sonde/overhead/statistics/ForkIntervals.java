/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

import java.util.Optional;
import java.util.function.ToDoubleFunction;

/**
 * Chooses how an interval over forks is computed, and whether there can be one; every other class of the product asks this one.
 * Means, differences and ratios take Student's t for any number of forks: in simulation the bootstrap covered less than it for
 * normal, log-normal and bimodal fork means, and far less for few forks (docs/dev/statistics.md).
 */
public final class ForkIntervals {

	/**
	 * Fewer forks have no interval: that of two is 13 times as wide as their standard error and says nothing that the values do
	 * not.
	 */
	public static final int FEWEST_FORKS = 3;

	/** The bootstrap's intervals are too narrow for fewer forks; from here on 95 % cover 90 to 95 % in simulation. */
	public static final int FEWEST_FORKS_TO_RESAMPLE = 20;

	private ForkIntervals() {
	}

	/** @throws IllegalArgumentException without a fork, or if a mean is not finite */
	public static ConfidenceInterval ofMean(double[] forkMeans, double confidence) {
		return refusal(forkMeans).orElseGet(() -> StudentT.mean(forkMeans, confidence));
	}

	/** Of mean of {@code other} − mean of {@code baseline}. */
	public static ConfidenceInterval ofDifference(double[] baseline, double[] other, double confidence) {
		return refusal(baseline, other).orElseGet(() -> StudentT.difference(baseline, other, confidence));
	}

	/** Of mean of {@code other} ÷ mean of {@code baseline}. */
	public static ConfidenceInterval ofRatio(double[] baseline, double[] other, double confidence) {
		if (!(StableSums.sorted(baseline)[0] > 0 && StableSums.sorted(other)[0] > 0)) {
			return new ConfidenceInterval.Unknown("a ratio has an interval only where all fork means are above 0");
		}
		return refusal(baseline, other).orElseGet(() -> StudentT.ratio(baseline, other, confidence));
	}

	/**
	 * Of a figure that has no formula for its interval, such as the median over forks.
	 *
	 * @param forks the values inside each fork, or its mean alone
	 * @param figure of fork means, in any order
	 */
	public static ConfidenceInterval ofFigure(double[][] forks, ToDoubleFunction<double[]> figure, double confidence) {
		if (forks.length < FEWEST_FORKS_TO_RESAMPLE) {
			return new ConfidenceInterval.Unknown("resampling needs at least " + FEWEST_FORKS_TO_RESAMPLE + " forks, there "
					+ count(forks.length));
		}
		return new HierarchicalBootstrap(confidence).interval(forks, figure);
	}

	/** Why these sets of forks have no interval, if so. */
	static Optional<ConfidenceInterval> refusal(double[]... sets) {
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
