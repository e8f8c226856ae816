/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

import org.junit.jupiter.api.Test;

class ForkSummaryTest {

	/** R's {@code sleep$extra[1:10]} (Student 1908). */
	private static final double[] SLEEP = { 0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0 };

	@Test
	void meanSpreadAndIntervalAreThoseOfR() {
		ForkSummary summary = ForkSummary.of(SLEEP);
		assertThat(summary.forks()).isEqualTo(10);
		assertThat(summary.mean()).isCloseTo(0.75, within(1e-12));
		assertThat(summary.standardDeviation()).hasValueCloseTo(1.78900965775916, within(1e-12));
		assertThat(summary.q1()).isCloseTo(-0.175, within(1e-12));
		assertThat(summary.median()).isCloseTo(0.35, within(1e-12));
		assertThat(summary.q3()).isCloseTo(1.7, within(1e-12));
		// t.test(sleep$extra[1:10])$conf.int
		Interval interval = summary.interval().known().orElseThrow();
		assertThat(interval.low()).isCloseTo(-0.529780413526232, within(1e-9));
		assertThat(interval.high()).isCloseTo(2.029780413526232, within(1e-9));
	}

	@Test
	void anyConfidenceMayBeAsked() {
		// t.test(sleep$extra[1:10], conf.level = .99)$conf.int
		Interval interval = ForkSummary.of(SLEEP, 0.99).interval().known().orElseThrow();
		assertThat(interval.low()).isCloseTo(-1.08854417443145, within(1e-9));
		assertThat(interval.high()).isCloseTo(2.58854417443145, within(1e-9));
		assertThatThrownBy(() -> ForkSummary.of(SLEEP, 95)).hasMessageContaining("confidence lies in (0, 1)");
		assertThatThrownBy(() -> ForkSummary.of(SLEEP, 1)).hasMessageContaining("confidence lies in (0, 1)");
	}

	@Test
	void threeForksByHand() {
		// mean 4, s² = (4 + 0 + 4) / 2 = 4, t(2) = 4.302653 (tables): 4 ± 4.302653 · 2 / √3
		Interval interval = ForkSummary.of(new double[] { 6, 2, 4 }).interval().known().orElseThrow();
		assertThat(interval.value()).isEqualTo(4);
		assertThat(interval.high()).isCloseTo(4 + 4.302653 * 2 / Math.sqrt(3), within(1e-5));
	}

	@Test
	void twoForksOrOneHaveNoIntervalButAReason() {
		ForkSummary two = ForkSummary.of(new double[] { 1, 3 });
		assertThat(two.mean()).isEqualTo(2);
		assertThat(two.standardDeviation()).hasValueCloseTo(Math.sqrt(2), within(1e-12));
		assertThat(two.interval())
				.isEqualTo(new ConfidenceInterval.Unknown("an interval needs at least 3 forks, there are 2"));
		ForkSummary one = ForkSummary.of(new double[] { 5 });
		assertThat(one.standardDeviation()).isEmpty();
		assertThat(one.interval()).isInstanceOfSatisfying(ConfidenceInterval.Unknown.class,
				why -> assertThat(why.reason()).contains("3 forks", " 1"));
	}

	@Test
	void forksWithoutAnySpreadHaveNoInterval() {
		assertThat(ForkSummary.of(new double[] { 0.1, 0.1, 0.1 }).interval()).isInstanceOfSatisfying(ConfidenceInterval.Unknown.class,
				why -> assertThat(why.reason()).contains("same mean"));
	}

	@Test
	void theIntervalCoversTheMeanOfNormalValuesAsOftenAsItSays() {
		RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(20261121);
		for (int forks : new int[] { 3, 5, 10, 30 }) {
			int covered = 0;
			for (int run = 0; run < 4_000; run++) {
				double[] means = random.doubles(forks).map(unused -> random.nextGaussian(100, 10)).toArray();
				covered += ForkSummary.of(means).interval().known().orElseThrow().contains(100) ? 1 : 0;
			}
			assertThat(covered / 4_000.0).as("coverage with %d forks", forks).isBetween(0.93, 0.97);
		}
	}
}
