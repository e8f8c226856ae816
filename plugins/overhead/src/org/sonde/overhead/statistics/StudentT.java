/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

import org.apache.commons.statistics.distribution.TDistribution;

/** Intervals over forks by Student's t. All take at least two fork means of each set, not all the same. */
public final class StudentT {

	private StudentT() {
	}

	/**
	 * A mean and how uncertain it is.
	 *
	 * @param squaredError square of the standard error of {@code mean}
	 * @param freedom degrees of freedom of {@code squaredError}
	 */
	record MeanError(double mean, double squaredError, int freedom) {

		static MeanError of(double[] values) {
			double[] ascending = StableSums.sorted(values);
			return new MeanError(StableSums.mean(ascending), StableSums.variance(ascending) / ascending.length, ascending.length - 1);
		}

		private Interval interval(double t) {
			return Interval.symmetric(mean, t * Math.sqrt(squaredError));
		}
	}

	/** mean ± t(n − 1) · s / √n (Student 1908). */
	public static ConfidenceInterval mean(double[] forkMeans, double confidence) {
		MeanError mean = MeanError.of(forkMeans);
		return new ConfidenceInterval.Known(mean.interval(quantile(mean.freedom(), confidence)), confidence);
	}

	/**
	 * Mean of {@code other} − mean of {@code baseline}, neither needs the spread of the other (Welch 1947; degrees of
	 * freedom by Satterthwaite 1946).
	 */
	public static ConfidenceInterval difference(double[] baseline, double[] other, double confidence) {
		return new ConfidenceInterval.Known(difference(MeanError.of(baseline), MeanError.of(other), confidence), confidence);
	}

	static Interval difference(MeanError baseline, MeanError other, double confidence) {
		return Interval.symmetric(other.mean() - baseline.mean(), halfWidth(baseline, other, confidence));
	}

	/**
	 * Mean of {@code other} ÷ mean of {@code baseline} by Fieller's theorem, with Welch's t: the ratios that a test of
	 * {@code other} − ratio · {@code baseline} does not refuse. So it contains 1 exactly if the interval of the difference contains 0. It
	 * is the same, inverted, for baseline ÷ other. Unknown if a mean may be 0.
	 */
	public static ConfidenceInterval ratio(double[] baseline, double[] other, double confidence) {
		return ratio(MeanError.of(baseline), MeanError.of(other), confidence);
	}

	static ConfidenceInterval ratio(MeanError baseline, MeanError other, double confidence) {
		double t = quantile(freedom(baseline, other), confidence);
		return other.interval(t).dividedBy(baseline.interval(t))
				.<ConfidenceInterval>map(ratio -> new ConfidenceInterval.Known(ratio, confidence))
				.orElseGet(() -> new ConfidenceInterval.Unknown("a ratio has an interval only where both means are clearly above 0"));
	}

	private static double halfWidth(MeanError baseline, MeanError other, double confidence) {
		return quantile(freedom(baseline, other), confidence) * Math.sqrt(baseline.squaredError() + other.squaredError());
	}

	private static double freedom(MeanError baseline, MeanError other) {
		double error = baseline.squaredError() + other.squaredError();
		return error * error / (baseline.squaredError() * baseline.squaredError() / baseline.freedom()
				+ other.squaredError() * other.squaredError() / other.freedom());
	}

	/** t for which a share of {@code confidence} lies in [−t, t]. */
	public static double quantile(double degreesOfFreedom, double confidence) {
		ConfidenceInterval.checkConfidence(confidence);
		return TDistribution.of(degreesOfFreedom).inverseSurvivalProbability((1 - confidence) / 2);
	}
}
