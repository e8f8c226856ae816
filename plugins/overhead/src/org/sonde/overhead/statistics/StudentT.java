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

		/** The variance of the logarithm of the mean (delta method). */
		MeanError relative() {
			return new MeanError(1, squaredError / (mean * mean), freedom);
		}
	}

	/** mean ± t(n − 1) · s / √n (Student 1908). */
	public static ConfidenceInterval mean(double[] forkMeans, double confidence) {
		MeanError mean = MeanError.of(forkMeans);
		double half = quantile(mean.freedom(), confidence) * Math.sqrt(mean.squaredError());
		return new ConfidenceInterval.Known(Interval.symmetric(mean.mean(), half), confidence);
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
	 * Mean of {@code other} ÷ mean of {@code baseline}, both above 0: Welch's interval of the difference of the logarithms of the
	 * means. It never reaches 0 and is the same, inverted, for baseline ÷ other.
	 */
	public static ConfidenceInterval ratio(double[] baseline, double[] other, double confidence) {
		return new ConfidenceInterval.Known(ratio(MeanError.of(baseline), MeanError.of(other), confidence), confidence);
	}

	static Interval ratio(MeanError baseline, MeanError other, double confidence) {
		double factor = Math.exp(halfWidth(baseline.relative(), other.relative(), confidence));
		double ratio = other.mean() / baseline.mean();
		return new Interval(ratio, ratio / factor, ratio * factor);
	}

	private static double halfWidth(MeanError baseline, MeanError other, double confidence) {
		double error = baseline.squaredError() + other.squaredError();
		double freedom = error * error / (baseline.squaredError() * baseline.squaredError() / baseline.freedom()
				+ other.squaredError() * other.squaredError() / other.freedom());
		return quantile(freedom, confidence) * Math.sqrt(error);
	}

	/** t for which a share of {@code confidence} lies in [−t, t]. */
	public static double quantile(double degreesOfFreedom, double confidence) {
		ConfidenceInterval.checkConfidence(confidence);
		return TDistribution.of(degreesOfFreedom).inverseSurvivalProbability((1 - confidence) / 2);
	}
}
