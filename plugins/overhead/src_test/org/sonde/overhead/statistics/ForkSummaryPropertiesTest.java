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
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;

class ForkSummaryPropertiesTest {

	@Property
	void theOrderOfForksChangesNothing(@ForAll("means") List<Double> means, @ForAll Random random) {
		double[] before = doubles(means);
		Collections.shuffle(means, random);
		assertThat(ForkSummary.of(doubles(means))).isEqualTo(ForkSummary.of(before));
	}

	@Property
	void anotherUnitScalesEverything(@ForAll("means") List<Double> means, @ForAll @IntRange(min = -10, max = 10) int exponent) {
		double factor = Math.scalb(1.0, exponent);
		ForkSummary summary = ForkSummary.of(doubles(means));
		ForkSummary scaled = ForkSummary.of(Arrays.stream(doubles(means)).map(mean -> mean * factor).toArray());
		assertThat(scaled.mean()).isEqualTo(summary.mean() * factor);
		assertThat(scaled.median()).isEqualTo(summary.median() * factor);
		assertThat(scaled.interval().known()).isEqualTo(summary.interval().known().map(interval -> interval.times(factor)));
	}

	@Property
	void aShiftMovesTheIntervalAndKeepsItsWidth(@ForAll("means") List<Double> means,
			@ForAll @DoubleRange(min = -1000, max = 1000) double shift) {
		ForkSummary summary = ForkSummary.of(doubles(means));
		ForkSummary shifted = ForkSummary.of(Arrays.stream(doubles(means)).map(mean -> mean + shift).toArray());
		assertThat(shifted.mean()).isCloseTo(summary.mean() + shift, within(1e-9));
		summary.interval().known().ifPresent(interval -> {
			// Values that a shift rounds together have no interval any more.
			shifted.interval().known().ifPresent(moved -> {
				assertThat(moved.low()).isCloseTo(interval.low() + shift, within(1e-6));
				assertThat(moved.high()).isCloseTo(interval.high() + shift, within(1e-6));
			});
		});
	}

	@Property
	void quantilesAscendAndLieAmongTheValues(@ForAll("means") List<Double> means, @ForAll @DoubleRange(min = 0, max = 1) double p,
			@ForAll @DoubleRange(min = 0, max = 1) double q) {
		double[] values = doubles(means);
		assertThat(Quantiles.of(values, Math.min(p, q))).isLessThanOrEqualTo(Quantiles.of(values, Math.max(p, q)))
				.isBetween(Collections.min(means), Collections.max(means));
	}

	@Provide
	Arbitrary<List<Double>> means() {
		return Arbitraries.doubles().between(0, 1e4).ofScale(3).list().ofMinSize(1).ofMaxSize(40);
	}

	private static double[] doubles(List<Double> values) {
		return values.stream().mapToDouble(Double::doubleValue).toArray();
	}
}
