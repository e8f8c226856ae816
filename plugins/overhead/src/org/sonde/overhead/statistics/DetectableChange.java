/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

import org.apache.commons.statistics.distribution.TDistribution;

/**
 * How large a difference must be to be found by comparing forks ({@link ForkComparison}) with a given probability, the power (Cohen 1988,
 * "Statistical power analysis", chapter 2): with {@code n} forks on either side whose means have the standard deviation {@code s}, it is
 * (t(1 − α/2) + t(power)) · s · √(2/n), with 2n − 2 degrees of freedom.
 */
public final class DetectableChange {

	private DetectableChange() {
	}

	/**
	 * @param forks on either side, 2 or more
	 * @param standardDeviation between forks, 0 or more
	 * @param confidence of the comparison's interval, in (0, 1)
	 * @param power the probability of finding it, in [0.5, 1)
	 * @return in the unit of {@code standardDeviation}
	 */
	public static double of(int forks, double standardDeviation, double confidence, double power) {
		if (forks < 2 || !(standardDeviation >= 0) || !(confidence > 0 && confidence < 1) || !(power >= 0.5 && power < 1)) {
			throw new IllegalArgumentException(
					"expected 2 forks or more, a deviation of 0 or more, a confidence in (0, 1) and a power "
							+ "in [0.5, 1); found " + forks + ", " + standardDeviation + ", " + confidence + ", " + power);
		}
		TDistribution t = TDistribution.of(2.0 * forks - 2);
		return (t.inverseCumulativeProbability((1 + confidence) / 2) + t.inverseCumulativeProbability(power)) * standardDeviation
				* Math.sqrt(2.0 / forks);
	}
}
