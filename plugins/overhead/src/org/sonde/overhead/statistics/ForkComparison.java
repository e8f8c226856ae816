/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

import java.util.OptionalDouble;

/**
 * Two sets of forks, one beside the other. In the unit of the fork means; the ratio has none.
 *
 * @param difference mean of the other − mean of the baseline
 * @param ratio mean of the other ÷ mean of the baseline; missing unless the baseline's mean is above 0
 * @param verdict by {@code differenceInterval}; {@code ratioInterval}, if known, says the same
 */
public record ForkComparison(double difference, ConfidenceInterval differenceInterval, OptionalDouble ratio,
		ConfidenceInterval ratioInterval, Verdict verdict) {

	public enum Verdict {
		/** The other is lower: for times, faster. */
		LOWER,
		/** The other is higher: for times, slower. */
		HIGHER,
		/** The interval of the difference contains 0. Not a proof that they are equal: it says how far they may be apart. */
		NO_SIGNIFICANT_DIFFERENCE,
		/** The difference has no interval; it says why. */
		UNDECIDED;

		/**
		 * Returns the result for times, for people: {@code faster}, {@code slower}, {@code no significant difference} or
		 * {@code cannot be decided}.
		 */
		public String ofTimes() {
			return switch (this) {
				case LOWER -> "faster";
				case HIGHER -> "slower";
				case NO_SIGNIFICANT_DIFFERENCE -> "no significant difference";
				case UNDECIDED -> "cannot be decided";
			};
		}
	}

	/** Compares with intervals of 95 %. */
	public static ForkComparison of(double[] baseline, double[] other) {
		return of(baseline, other, ConfidenceInterval.DEFAULT_CONFIDENCE);
	}

	/**
	 * @param baseline fork means, in any order; {@code other} likewise
	 * @param confidence in (0, 1)
	 * @throws IllegalArgumentException if a side has no fork, or a mean is not finite
	 */
	public static ForkComparison of(double[] baseline, double[] other, double confidence) {
		double base = StableSums.mean(StableSums.sorted(baseline));
		double second = StableSums.mean(StableSums.sorted(other));
		ConfidenceInterval difference = ForkIntervals.ofDifference(baseline, other, confidence);
		return new ForkComparison(second - base, difference,
				base > 0 ? OptionalDouble.of(second / base) : OptionalDouble.empty(),
				ForkIntervals.ofRatio(baseline, other, confidence),
				difference.known().map(ForkComparison::verdict).orElse(Verdict.UNDECIDED));
	}

	private static Verdict verdict(Interval difference) {
		if (difference.contains(0)) {
			return Verdict.NO_SIGNIFICANT_DIFFERENCE;
		}
		return difference.value() < 0 ? Verdict.LOWER : Verdict.HIGHER;
	}
}
