/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.sonde.tests.seeded.Seeded;

class IntervalPropertiesTest {

	@Test
	void forSymmetricIntervalsTheDifferenceIsTheRootOfTheSumOfSquares() {
		Seeded.tries(1000, in -> {
			double a = in.between(-1e6, 1e6);
			double aHalf = in.between(0.0, 1e3);
			double b = in.between(-1e6, 1e6);
			double bHalf = in.between(0.0, 1e3);
			Interval difference = Interval.symmetric(a, aHalf).minus(Interval.symmetric(b, bHalf));
			double half = Math.sqrt(aHalf * aHalf + bHalf * bHalf);
			assertThat(difference.value()).isEqualTo(a - b);
			assertThat(difference.low()).isCloseTo(a - b - half, within(1e-6));
			assertThat(difference.high()).isCloseTo(a - b + half, within(1e-6));
		});
	}

	@Test
	void theReciprocalOfTheReciprocalIsTheInterval() {
		Seeded.tries(1000, in -> {
			double low = in.between(1.0, 1e6);
			double up = in.between(0.0, 1e6);
			double further = in.between(0.0, 1e6);
			Interval interval = new Interval(low + up, low, low + up + further);
			Interval back = interval.reciprocal(1e9).reciprocal(1e9);
			assertThat(back.value()).isCloseTo(interval.value(), within(1e-6));
			assertThat(back.low()).isCloseTo(interval.low(), within(1e-6));
			assertThat(back.high()).isCloseTo(interval.high(), within(1e-6));
		});
	}
}
