/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

import java.util.OptionalDouble;

/**
 * What the forks (JVMs) of one configuration say together. The fork is the sampling unit (Georges et al. 2007, "Statistically
 * rigorous Java performance evaluation"; Kalibera and Jones 2013, "Rigorous benchmarking in reasonable time"): calls inside a JVM
 * share its compilation, memory layout and neighbours, so an interval over them is far too narrow. All in the unit of the fork
 * means.
 *
 * @param forks number of them, at least 1
 * @param mean of the fork means
 * @param median of the fork means; {@code q1}, {@code q3}: their quartiles ({@link Quantiles})
 * @param standardDeviation between forks, with n − 1; missing for one fork
 * @param interval of {@code mean}
 */
public record ForkSummary(int forks, double mean, double q1, double median, double q3, OptionalDouble standardDeviation,
		ConfidenceInterval interval) {

	/** Summarises forks with an interval of 95 %. */
	public static ForkSummary of(double[] forkMeans) {
		return of(forkMeans, ConfidenceInterval.DEFAULT_CONFIDENCE);
	}

	/**
	 * @param forkMeans one per fork, of its steady calls; their order does not matter
	 * @param confidence in (0, 1)
	 * @throws IllegalArgumentException without a fork, or if a mean is not finite
	 */
	public static ForkSummary of(double[] forkMeans, double confidence) {
		double[] ascending = StableSums.sorted(forkMeans);
		return new ForkSummary(ascending.length, StableSums.mean(ascending), Quantiles.ofSorted(ascending, 0.25),
				Quantiles.ofSorted(ascending, 0.5), Quantiles.ofSorted(ascending, 0.75),
				ascending.length < 2 ? OptionalDouble.empty() : OptionalDouble.of(Math.sqrt(StableSums.variance(ascending))),
				ForkIntervals.ofMean(ascending, confidence));
	}
}
