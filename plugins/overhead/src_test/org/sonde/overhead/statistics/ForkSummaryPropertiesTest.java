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
import org.sonde.tests.seeded.RandomInput;
import org.sonde.tests.seeded.Seeded;

class ForkSummaryPropertiesTest {

	@Test
	void theOrderOfForksChangesNothing() {
		Seeded.tries(1000, in -> {
			List<Double> means = means(in);
			Random random = in.random();
			double[] before = doubles(means);
			Collections.shuffle(means, random);
			assertThat(ForkSummary.of(doubles(means))).isEqualTo(ForkSummary.of(before));
		});
	}

	@Test
	void anotherUnitScalesEverything() {
		Seeded.tries(1000, in -> {
			List<Double> means = means(in);
			int exponent = in.between(-10, 10);
			double factor = Math.scalb(1.0, exponent);
			ForkSummary summary = ForkSummary.of(doubles(means));
			ForkSummary scaled = ForkSummary.of(Arrays.stream(doubles(means)).map(mean -> mean * factor).toArray());
			assertThat(scaled.mean()).isEqualTo(summary.mean() * factor);
			assertThat(scaled.median()).isEqualTo(summary.median() * factor);
			assertThat(scaled.interval().known()).isEqualTo(summary.interval().known().map(interval -> interval.times(factor)));
		});
	}

	@Test
	void aShiftMovesTheIntervalAndKeepsItsWidth() {
		Seeded.tries(1000, in -> {
			List<Double> means = means(in);
			double shift = in.between(-1000.0, 1000.0);
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
		});
	}

	@Test
	void quantilesAscendAndLieAmongTheValues() {
		Seeded.tries(1000, in -> {
			List<Double> means = means(in);
			double p = in.between(0.0, 1.0);
			double q = in.between(0.0, 1.0);
			double[] values = doubles(means);
			assertThat(Quantiles.of(values, Math.min(p, q))).isLessThanOrEqualTo(Quantiles.of(values, Math.max(p, q)))
					.isBetween(Collections.min(means), Collections.max(means));
		});
	}

	private static List<Double> means(RandomInput in) {
		return in.list(1, 40, () -> Math.round(in.between(0.0, 1e7)) / 1e3);
	}

	private static double[] doubles(List<Double> values) {
		return values.stream().mapToDouble(Double::doubleValue).toArray();
	}
}
