/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class ForkComparisonPropertiesTest {

	@Property
	void swappedSidesNegateTheDifferenceAndInvertTheRatio(@ForAll("means") List<Double> first,
			@ForAll("means") List<Double> second) {
		ForkComparison there = ForkComparison.of(doubles(first), doubles(second));
		ForkComparison back = ForkComparison.of(doubles(second), doubles(first));
		assertThat(back.difference()).isEqualTo(-there.difference());
		assertThat(back.differenceInterval().known()).isPresent();
		Interval difference = there.differenceInterval().known().orElseThrow();
		assertThat(back.differenceInterval().known().orElseThrow().low()).isCloseTo(-difference.high(), within(1e-9));
		Interval ratio = there.ratioInterval().known().orElseThrow();
		assertThat(back.ratioInterval().known().orElseThrow().high() * ratio.low()).isCloseTo(1, within(1e-9));
	}

	@Property
	void anotherUnitScalesTheDifferenceAndKeepsRatioAndVerdict(@ForAll("means") List<Double> first,
			@ForAll("means") List<Double> second,
			@ForAll @IntRange(min = -20, max = 20) int exponent) {
		double factor = Math.scalb(1.0, exponent);
		ForkComparison comparison = ForkComparison.of(doubles(first), doubles(second));
		ForkComparison scaled = ForkComparison.of(scaled(first, factor), scaled(second, factor));
		assertThat(scaled.differenceInterval().known())
				.isEqualTo(comparison.differenceInterval().known().map(interval -> interval.times(factor)));
		assertThat(scaled.ratioInterval()).isEqualTo(comparison.ratioInterval());
		assertThat(scaled.verdict()).isEqualTo(comparison.verdict());
	}

	@Property
	void theOrderOfForksChangesNothing(@ForAll("means") List<Double> first,
			@ForAll("means") List<Double> second, @ForAll Random random) {
		ForkComparison before = ForkComparison.of(doubles(first), doubles(second));
		Collections.shuffle(first, random);
		Collections.shuffle(second, random);
		assertThat(ForkComparison.of(doubles(first), doubles(second))).isEqualTo(before);
	}

	/** Positive, and with some spread. */
	@Provide
	Arbitrary<List<Double>> means() {
		return Arbitraries.doubles().between(1, 1e3).ofScale(3).list().ofMinSize(3).ofMaxSize(12)
				.filter(means -> Collections.min(means) + 0.01 < Collections.max(means));
	}

	private static double[] scaled(List<Double> values, double factor) {
		return Arrays.stream(doubles(values)).map(value -> value * factor).toArray();
	}

	private static double[] doubles(List<Double> values) {
		return values.stream().mapToDouble(Double::doubleValue).toArray();
	}
}
