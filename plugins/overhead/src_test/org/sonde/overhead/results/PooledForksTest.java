/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;

/** The values expected are computed by hand from the calls named in each test. */
class PooledForksTest {

	/** A fork whose steady calls are these; {@code statistics} are worked out in the test. */
	private static Fork fork(int number, Map<Statistic, Double> statistics, long... calls) {
		Histogram histogram = new Histogram(1, 10_000, Distribution.DIGITS);
		for (long call : calls) {
			histogram.recordValue(call);
		}
		return new Fork(number, 1, calls.length, new WarmUp(0, WarmUpRule.GIVEN), statistics,
				Optional.of(Distribution.of(histogram)), Optional.empty(), EnumSet.noneOf(ForkFlag.class), Optional.empty());
	}

	private static final Fork FIRST = fork(1, Map.of(Statistic.MEAN, 20.0, Statistic.STANDARD_DEVIATION, 10.0, Statistic.MIN,
			10.0,
			Statistic.MEDIAN, 20.0, Statistic.MAX, 30.0), 10, 20, 30);
	private static final Fork SECOND = fork(2, Map.of(Statistic.MEAN, 40.0, Statistic.STANDARD_DEVIATION, 0.0, Statistic.MIN,
			40.0,
			Statistic.MEDIAN, 40.0, Statistic.MAX, 40.0), 40);
	private static final Fork THIRD = fork(3, Map.of(Statistic.MEAN, 60.0, Statistic.STANDARD_DEVIATION, 0.0, Statistic.MIN, 60.0,
			Statistic.MEDIAN, 60.0, Statistic.MAX, 60.0), 60);

	@Test
	void theMeanIsThatOfTheForksAndTheRestThatOfTheCalls() {
		Measurement measurement = PooledForks.measurement(List.of(FIRST, SECOND, THIRD));
		assertThat(measurement.values()).containsEntry(Statistic.MEAN, new BigDecimal("40"))
				// t(2, 0.975) = 4.302653, standard error 20 / √3
				.containsEntry(Statistic.CI95_HALF_WIDTH, new BigDecimal("49.68275"))
				// of 10, 20, 30, 40, 60: mean 32, squares 484 + 144 + 4 + 64 + 784 = 1480, / 4
				.containsEntry(Statistic.STANDARD_DEVIATION, new BigDecimal("19.23538"))
				.containsEntry(Statistic.MIN, new BigDecimal("10")).containsEntry(Statistic.Q1, new BigDecimal("20"))
				.containsEntry(Statistic.MEDIAN, new BigDecimal("30")).containsEntry(Statistic.Q3, new BigDecimal("40"))
				.containsEntry(Statistic.MAX, new BigDecimal("60"));
		assertThat(measurement.intervalOver()).contains(SamplingUnit.FORKS);
	}

	/** 12,345,674 and 12,345,674.25 have seven digits in common with 12,345,670, which is shorter than the shortest call. */
	@Test
	void roundingDoesNotCarryTheMeanBeyondTheCalls() {
		Fork long1 = new Fork(1, 1, 2, new WarmUp(0, WarmUpRule.GIVEN), Map.of(Statistic.MEAN, 12_345_674.25, Statistic.MIN, 12_345_674.0,
				Statistic.MAX, 12_345_675.0), Optional.empty(), Optional.empty(), EnumSet.noneOf(ForkFlag.class), Optional.empty());
		assertThat(PooledForks.measurement(List.of(long1)).values()).containsEntry(Statistic.MEAN, new BigDecimal("12345674"));
	}

	@Test
	void twoForksHaveNoInterval() {
		Measurement measurement = PooledForks.measurement(List.of(FIRST, SECOND));
		assertThat(measurement.values()).doesNotContainKey(Statistic.CI95_HALF_WIDTH)
				.containsEntry(Statistic.MEAN, new BigDecimal("30"));
		assertThat(measurement.intervalOver()).isEmpty();
	}

	@Test
	void oneForkKeepsItsStatistics() {
		assertThat(PooledForks.measurement(List.of(FIRST)).values()).containsOnly(Map.entry(Statistic.MEAN, new BigDecimal("20")),
				Map.entry(Statistic.STANDARD_DEVIATION, new BigDecimal("10")), Map.entry(Statistic.MIN, new BigDecimal("10")),
				Map.entry(Statistic.MEDIAN, new BigDecimal("20")), Map.entry(Statistic.MAX, new BigDecimal("30")));
	}

	@Test
	void whatAForkDoesNotKnowIsLeftOut() {
		Fork bare = new Fork(4, 1, 0, new WarmUp(0, WarmUpRule.GIVEN), Map.of(Statistic.MEAN, 50.0), Optional.empty(),
				Optional.empty(),
				EnumSet.noneOf(ForkFlag.class), Optional.empty());
		assertThat(PooledForks.measurement(List.of(FIRST, bare)).values()).containsOnly(Map.entry(Statistic.MEAN,
				new BigDecimal("35")));
	}

	@Test
	void withoutForksThereIsNothing() {
		assertThatThrownBy(() -> PooledForks.measurement(List.of())).isInstanceOf(IllegalArgumentException.class);
	}
}
