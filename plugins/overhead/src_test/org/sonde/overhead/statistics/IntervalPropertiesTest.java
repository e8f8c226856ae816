/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;

class IntervalPropertiesTest {

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
