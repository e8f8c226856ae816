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

	/** mean ± t(n − 1) · s / √n (Student 1908). */
	public static ConfidenceInterval mean(double[] forkMeans, double confidence) {
		double[] ascending = Values.sorted(forkMeans);
		double half = quantile(ascending.length - 1, confidence) * Math.sqrt(Values.variance(ascending) / ascending.length);
		return new ConfidenceInterval.Known(Interval.symmetric(Values.mean(ascending), half), confidence, IntervalMethod.STUDENT_T);
	}

	/**
	 * Mean of {@code other} − mean of {@code baseline}, of which neither needs the spread of the other (Welch 1947; degrees of freedom by Satterthwaite
	 * 1946).
	 */
	public static ConfidenceInterval difference(double[] baseline, double[] other, double confidence) {
		double[] base = Values.sorted(baseline);
		double[] second = Values.sorted(other);
		double half = halfWidth(Values.variance(base) / base.length, base.length - 1, Values.variance(second) / second.length,
				second.length - 1, confidence);
		return new ConfidenceInterval.Known(Interval.symmetric(Values.mean(second) - Values.mean(base), half), confidence,
				IntervalMethod.WELCH_T);
	}

	/**
	 * Mean of {@code other} ÷ mean of {@code baseline}, both above 0: Welch's interval of the difference of the logarithms of the means, whose variances are
	 * (s / (mean · √n))² (delta method). It never reaches 0 and is the same, inverted, for baseline ÷ other.
	 */
	public static ConfidenceInterval ratio(double[] baseline, double[] other, double confidence) {
		double[] base = Values.sorted(baseline);
		double[] second = Values.sorted(other);
		double baseMean = Values.mean(base);
		double secondMean = Values.mean(second);
		double half = halfWidth(Values.variance(base) / base.length / (baseMean * baseMean), base.length - 1,
				Values.variance(second) / second.length / (secondMean * secondMean), second.length - 1, confidence);
		double ratio = secondMean / baseMean;
		return new ConfidenceInterval.Known(new Interval(ratio, ratio * Math.exp(-half), ratio * Math.exp(half)), confidence,
				IntervalMethod.LOG_WELCH_T);
	}

	/** t · √(sum of the squared standard errors), of which the two have their degrees of freedom. */
	private static double halfWidth(double baseError, int baseFreedom, double otherError, int otherFreedom, double confidence) {
		double error = baseError + otherError;
		double freedom = error * error / (baseError * baseError / baseFreedom + otherError * otherError / otherFreedom);
		return quantile(freedom, confidence) * Math.sqrt(error);
	}

	/** t for which a share of {@code confidence} lies in [−t, t]. */
	private static double quantile(double degreesOfFreedom, double confidence) {
		ConfidenceInterval.checkConfidence(confidence);
		return TDistribution.of(degreesOfFreedom).inverseSurvivalProbability((1 - confidence) / 2);
	}
}
