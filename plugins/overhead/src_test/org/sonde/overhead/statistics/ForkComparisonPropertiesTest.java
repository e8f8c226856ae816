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

import org.junit.jupiter.api.Test;
import org.sonde.overhead.statistics.ForkComparison.Verdict;
import org.sonde.tests.seeded.RandomInput;
import org.sonde.tests.seeded.Seeded;

class ForkComparisonPropertiesTest {

	@Test
	void swappedSidesNegateTheDifferenceAndInvertTheRatio() {
		Seeded.tries(1000, in -> {
			List<Double> first = means(in);
			List<Double> second = means(in);
			ForkComparison there = ForkComparison.of(doubles(first), doubles(second));
			ForkComparison back = ForkComparison.of(doubles(second), doubles(first));
			assertThat(back.difference()).isEqualTo(-there.difference());
			assertThat(back.differenceInterval().known()).isPresent();
			Interval difference = there.differenceInterval().known().orElseThrow();
			assertThat(back.differenceInterval().known().orElseThrow().low()).isCloseTo(-difference.high(), within(1e-9));
			assertThat(back.ratioInterval().known().isPresent()).isEqualTo(there.ratioInterval().known().isPresent());
			there.ratioInterval().known().ifPresent(ratio -> assertThat(back.ratioInterval().known().orElseThrow().high() * ratio.low())
					.isCloseTo(1, within(1e-9)));
		});
	}

	@Test
	void theIntervalOfTheRatioNeverContradictsTheVerdict() {
		Seeded.tries(1000, in -> {
			ForkComparison comparison = ForkComparison.of(doubles(means(in)), doubles(means(in)));
			comparison.ratioInterval().known().ifPresent(ratio -> assertThat(comparison.verdict()).isEqualTo(
					ratio.contains(1) ? Verdict.NO_SIGNIFICANT_DIFFERENCE : ratio.value() < 1 ? Verdict.LOWER : Verdict.HIGHER));
		});
	}

	@Test
	void anotherUnitScalesTheDifferenceAndKeepsRatioAndVerdict() {
		Seeded.tries(1000, in -> {
			List<Double> first = means(in);
			List<Double> second = means(in);
			int exponent = in.between(-20, 20);
			double factor = Math.scalb(1.0, exponent);
			ForkComparison comparison = ForkComparison.of(doubles(first), doubles(second));
			ForkComparison scaled = ForkComparison.of(scaled(first, factor), scaled(second, factor));
			assertThat(scaled.differenceInterval().known())
					.isEqualTo(comparison.differenceInterval().known().map(interval -> interval.times(factor)));
			assertThat(scaled.ratioInterval()).isEqualTo(comparison.ratioInterval());
			assertThat(scaled.verdict()).isEqualTo(comparison.verdict());
		});
	}

	@Test
	void theOrderOfForksChangesNothing() {
		Seeded.tries(1000, in -> {
			List<Double> first = means(in);
			List<Double> second = means(in);
			Random random = in.random();
			ForkComparison before = ForkComparison.of(doubles(first), doubles(second));
			Collections.shuffle(first, random);
			Collections.shuffle(second, random);
			assertThat(ForkComparison.of(doubles(first), doubles(second))).isEqualTo(before);
		});
	}

	/** Positive, and with some spread. */
	private static List<Double> means(RandomInput in) {
		List<Double> means = in.list(3, 12, () -> Math.round(in.between(1e3, 1e6)) / 1e3);
		means.set(0, Collections.min(means) + 1);
		return means;
	}

	private static double[] scaled(List<Double> values, double factor) {
		return Arrays.stream(doubles(values)).map(value -> value * factor).toArray();
	}

	private static double[] doubles(List<Double> values) {
		return values.stream().mapToDouble(Double::doubleValue).toArray();
	}
}
