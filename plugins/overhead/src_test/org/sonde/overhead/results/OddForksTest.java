/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.DoubleStream;

import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;

class OddForksTest {

	@Test
	void aForkFarFromTheOthersIsFlagged() {
		// fences 102 ± 11.6, by hand in OutlierFencesTest
		assertThat(flags(forks(Set.of(), 100, 101, 102, 103, 200))).containsExactly(Set.of(), Set.of(), Set.of(), Set.of(),
				Set.of(ForkFlag.OUTLIER));
		assertThat(flags(forks(Set.of(), 100, 101, 102, 103, 104))).containsOnly(Set.of());
	}

	@Test
	void anOutlierAmongOthersIsNoneAmongItsLike() {
		assertThat(flags(forks(Set.of(ForkFlag.OUTLIER, ForkFlag.TRUNCATED), 200, 201, 202, 203)))
				.containsOnly(Set.of(ForkFlag.TRUNCATED));
	}

	@Test
	void twoGroupsOfCallsAreSeveralModes() {
		Histogram histogram = new Histogram(1, 10_000, Distribution.DIGITS);
		for (int call = 0; call < 1_000; call++) {
			histogram.recordValue(100 + call % 10);
		}
		assertThat(OddForks.hasSeveralModes(Distribution.of(histogram))).isFalse();
		for (int call = 0; call < 500; call++) {
			histogram.recordValue(300 + call % 10);
		}
		assertThat(OddForks.hasSeveralModes(Distribution.of(histogram))).isTrue();
	}

	@Test
	void callsThatACoarseClockMeasuresAsNothingAreCounted() {
		Histogram histogram = new Histogram(1, 10_000, Distribution.DIGITS);
		histogram.recordValueWithCount(0, 100);
		assertThat(OddForks.hasSeveralModes(Distribution.of(histogram))).isFalse();
	}

	private static List<Set<ForkFlag>> flags(List<Fork> forks) {
		return OddForks.withOutliers(forks).stream().map(Fork::flags).toList();
	}

	private static List<Fork> forks(Set<ForkFlag> flags, double... means) {
		return DoubleStream.of(means).mapToObj(mean -> new Fork(1, 1, 0, new WarmUp(0, WarmUpRule.GIVEN),
				Map.of(Statistic.MEAN, mean), Optional.empty(), Optional.empty(), flags, Optional.empty())).toList();
	}
}
