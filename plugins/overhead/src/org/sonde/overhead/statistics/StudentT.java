/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

import org.apache.commons.statistics.distribution.TDistribution;

/** Intervals by Student's t. */
final class StudentT {

	private StudentT() {
	}

	/** mean ± t(n − 1) · s / √n of at least two values. */
	static ConfidenceInterval mean(double[] ascending, double confidence) {
		double half = quantile(ascending.length - 1, confidence) * Math.sqrt(Values.variance(ascending) / ascending.length);
		return new ConfidenceInterval.Known(Interval.symmetric(Values.mean(ascending), half), confidence, IntervalMethod.STUDENT_T);
	}

	/** t for which a share of {@code confidence} lies in [−t, t]. */
	static double quantile(double degreesOfFreedom, double confidence) {
		return TDistribution.of(degreesOfFreedom).inverseSurvivalProbability((1 - confidence) / 2);
	}
}
