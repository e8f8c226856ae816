/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.sonde.tests.seeded.RandomInput;
import org.sonde.tests.seeded.Seeded;

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

	/**
	 * With symmetric intervals MOVER-R is Fieller's interval: 12 ± 1 over 10 ± 0.8 has
	 * (120 ± √(120² − (144 − 1)(100 − 0.64))) ÷ (100 − 0.64) = 1.2077… ± 0.1392….
	 */
	@Test
	void theRatioOfSymmetricIntervalsIsFiellers() {
		Interval ratio = Interval.symmetric(12, 1).dividedBy(Interval.symmetric(10, 0.8)).orElseThrow();
		double centre = 120 / (100 - 0.64);
		double half = Math.sqrt(120 * 120 - 143 * 99.36) / 99.36;
		assertThat(ratio.value()).isEqualTo(1.2);
		assertThat(ratio.low()).isCloseTo(centre - half, within(1e-12));
		assertThat(ratio.high()).isCloseTo(centre + half, within(1e-12));
	}

	@Test
	void aRatioContains1ExactlyIfTheDifferenceContains0() {
		Seeded.tries(1000, in -> {
			Interval one = interval(in);
			Interval other = interval(in);
			one.dividedBy(other).ifPresent(ratio -> assertThat(ratio.contains(1)).isEqualTo(one.minus(other).contains(0)));
		});
	}

	private static Interval interval(RandomInput in) {
		double value = in.between(1.0, 10.0);
		return new Interval(value, value * in.between(0.1, 1.0), value * in.between(1.0, 1.9));
	}

	@Test
	void aRatioToWhatMayBeZeroHasNoEnd() {
		assertThat(Interval.symmetric(12, 1).dividedBy(Interval.symmetric(10, 10))).isEmpty();
		assertThat(Interval.exactly(6).dividedBy(Interval.exactly(3))).contains(Interval.exactly(2));
		assertThat(Interval.exactly(0.7).dividedBy(Interval.exactly(0.3)).orElseThrow()).as("without digits of rounding")
				.isEqualTo(Interval.exactly(0.7 / 0.3));
	}
}
