/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;

class IntervalTest {

	@Test
	void halfWidthsOfADifferenceAddInSquares() {
		assertThat(Interval.symmetric(10, 3).minus(Interval.symmetric(4, 4))).isEqualTo(new Interval(6, 1, 11));
	}

	@Test
	void aDifferenceOfLopsidedIntervalsTakesTheArmsThatPointItsWay() {
		// down: √(3² + 4²) from 10−7 and 8−4; up: √(5² + 12²) from 15−10 and 4−(−8)
		assertThat(new Interval(10, 7, 15).minus(new Interval(4, -8, 8))).isEqualTo(new Interval(6, 1, 19));
	}

	@Test
	void theReciprocalSwapsTheEnds() {
		assertThat(new Interval(4, 2, 8).reciprocal(16)).isEqualTo(new Interval(4, 2, 8));
		assertThat(new Interval(5, 4, 10).reciprocal(20)).isEqualTo(new Interval(4, 2, 5));
	}

	@Test
	void aReciprocalOverZeroIsRefused() {
		assertThatThrownBy(() -> Interval.symmetric(1, 1).reciprocal(1)).isInstanceOf(IllegalArgumentException.class)
				.hasMessageContaining("reciprocal");
	}

	@Test
	void aCostIsClampedAtZero() {
		assertThat(new Interval(-1, -3, 2).clampedAtZero()).isEqualTo(new Interval(0, 0, 2));
		assertThat(new Interval(1, -3, 2).clampedAtZero()).isEqualTo(new Interval(1, 0, 2));
		assertThat(new Interval(1, 0.5, 2).clampedAtZero()).isEqualTo(new Interval(1, 0.5, 2));
	}

	@Test
	void atLeastRelativeKeepsAWiderEnd() {
		assertThat(new Interval(10, 2, 10.5).atLeastRelative(0.3)).isEqualTo(new Interval(10, 2, 13));
	}

	@Test
	void nonsenseIsRefused() {
		assertThatThrownBy(() -> new Interval(1, 2, 3)).hasMessageContaining("low ≤ value ≤ high");
		assertThatThrownBy(() -> new Interval(Double.NaN, 0, 1)).isInstanceOf(IllegalArgumentException.class);
		assertThatThrownBy(() -> new Interval(1, 0, Double.POSITIVE_INFINITY)).isInstanceOf(IllegalArgumentException.class);
		assertThatThrownBy(() -> Interval.symmetric(1, -1)).isInstanceOf(IllegalArgumentException.class);
	}

	@Test
	void quartilesSwapUnderTheReciprocal() {
		assertThat(new Quartiles(2, 4, 8).reciprocal(8)).isEqualTo(new Quartiles(1, 2, 4));
		assertThatThrownBy(() -> new Quartiles(0, 1, 2).reciprocal(1)).isInstanceOf(IllegalArgumentException.class);
		assertThatThrownBy(() -> new Quartiles(2, 1, 3)).hasMessageContaining("ascend");
	}

	@Property
	void forSymmetricIntervalsTheDifferenceIsTheRootOfTheSumOfSquares(@ForAll @DoubleRange(min = -1e6, max = 1e6) double a,
			@ForAll @DoubleRange(min = 0, max = 1e3) double aHalf, @ForAll @DoubleRange(min = -1e6, max = 1e6) double b,
			@ForAll @DoubleRange(min = 0, max = 1e3) double bHalf) {
		Interval difference = Interval.symmetric(a, aHalf).minus(Interval.symmetric(b, bHalf));
		double half = Math.sqrt(aHalf * aHalf + bHalf * bHalf);
		assertThat(difference.value()).isEqualTo(a - b);
		assertThat(difference.low()).isCloseTo(a - b - half, within(1e-6));
		assertThat(difference.high()).isCloseTo(a - b + half, within(1e-6));
	}

	@Property
	void theReciprocalOfTheReciprocalIsTheInterval(@ForAll @DoubleRange(min = 1, max = 1e6) double low,
			@ForAll @DoubleRange(min = 0, max = 1e6) double up, @ForAll @DoubleRange(min = 0, max = 1e6) double further) {
		Interval interval = new Interval(low + up, low, low + up + further);
		Interval back = interval.reciprocal(1e9).reciprocal(1e9);
		assertThat(back.value()).isCloseTo(interval.value(), within(1e-6));
		assertThat(back.low()).isCloseTo(interval.low(), within(1e-6));
		assertThat(back.high()).isCloseTo(interval.high(), within(1e-6));
	}
}
