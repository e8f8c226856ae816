/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

import java.util.Optional;

/**
 * A value and the interval around it. It has no unit of its own: the name of whatever holds it says the unit
 * ({@code nanosPerCall}).
 *
 * @param low at most {@code value}
 * @param high at least {@code value}
 */
public record Interval(double value, double low, double high) {

	/** @throws IllegalArgumentException unless low ≤ value ≤ high, all finite */
	public Interval {
		if (!(Double.isFinite(low) && Double.isFinite(high) && low <= value && value <= high)) {
			throw new IllegalArgumentException("an interval needs finite low ≤ value ≤ high, found " + low + ", " + value + ", "
					+ high);
		}
	}

	/** value ± halfWidth; {@code halfWidth} ≥ 0. */
	public static Interval symmetric(double value, double halfWidth) {
		return new Interval(value, value - halfWidth, value + halfWidth);
	}

	/** The value alone. */
	public static Interval exactly(double value) {
		return new Interval(value, value, value);
	}

	/**
	 * Difference of independent quantities. With symmetric intervals the half-width is √(Σ half-widths²); the general form
	 * recovers the variance from each side of the intervals (MOVER; Zou &amp; Donner 2008, "Construction of confidence limits
	 * about effect measures").
	 */
	public Interval minus(Interval subtrahend) {
		double difference = value - subtrahend.value;
		return new Interval(difference,
				difference - Math.hypot(value - low, subtrahend.high - subtrahend.value),
				difference + Math.hypot(high - value, subtrahend.value - subtrahend.low));
	}

	/** Sum of quantities whose errors may go the same way: the ends add up. */
	public Interval plusDependent(Interval summand) {
		return new Interval(value + summand.value, low + summand.low, high + summand.high);
	}

	/**
	 * numerator ÷ this, for a throughput turned into a time. The ends swap; the interval is that of the monotone function,
	 * not a linearisation.
	 *
	 * @throws IllegalArgumentException unless this interval lies above 0: the reciprocal has no finite end otherwise
	 */
	public Interval reciprocal(double numerator) {
		if (low <= 0) {
			throw new IllegalArgumentException("the reciprocal of an interval that reaches " + low + " has no finite end");
		}
		return new Interval(numerator / value, numerator / high, numerator / low);
	}

	/**
	 * Ratio of independent quantities, from the limits of both (MOVER-R; Donner &amp; Zou 2012, "Closed-form confidence intervals
	 * for functions of the normal mean and standard deviation"). Empty unless both intervals lie above 0: the ratio has no finite
	 * end otherwise.
	 */
	public Optional<Interval> dividedBy(Interval divisor) {
		if (low <= 0 || divisor.low <= 0 || 2 * divisor.value <= divisor.high) {
			return Optional.empty();
		}
		if (low == high && divisor.low == divisor.high) {
			return Optional.of(exactly(value / divisor.value));
		}
		double product = value * divisor.value;
		double below = product * product - low * divisor.high * (2 * value - low) * (2 * divisor.value - divisor.high);
		double above = product * product - high * divisor.low * (2 * value - high) * (2 * divisor.value - divisor.low);
		double ratio = value / divisor.value;
		// Rounding may leave a root of what should be 0 a little below it, and an end a little on the wrong side.
		double ratioLow = (product - Math.sqrt(Math.max(0, below))) / (divisor.high * (2 * divisor.value - divisor.high));
		double ratioHigh = (product + Math.sqrt(Math.max(0, above))) / (divisor.low * (2 * divisor.value - divisor.low));
		return Optional.of(new Interval(ratio, Math.min(ratio, ratioLow), Math.max(ratio, ratioHigh)));
	}

	/** Everything times {@code factor} ≥ 0. */
	public Interval times(double factor) {
		return new Interval(value * factor, low * factor, high * factor);
	}

	/** Returns the interval of a cost, which cannot be negative: values below 0 become 0. */
	public Interval clampedAtZero() {
		return new Interval(Math.max(0, value), Math.max(0, low), Math.max(0, high));
	}

	/** Returns the interval in which values above {@code most} become {@code most}. */
	public Interval atMost(double most) {
		return new Interval(Math.min(most, value), Math.min(most, low), Math.min(most, high));
	}

	/** Returns an interval of at least value ± {@code share} of the value. A wider end stays. */
	public Interval atLeastRelative(double share) {
		double half = Math.abs(value) * share;
		return new Interval(value, Math.min(low, value - half), Math.max(high, value + half));
	}

	/** Widened, where needed, to contain {@code other}. */
	public Interval including(double other) {
		return new Interval(value, Math.min(low, other), Math.max(high, other));
	}

	public boolean contains(double other) {
		return low <= other && other <= high;
	}
}
