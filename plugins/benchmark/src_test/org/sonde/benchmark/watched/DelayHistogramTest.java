/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.watched;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.sonde.tests.seeded.Seeded;

class DelayHistogramTest {
	private static final double[] SHARES = { 0.001, 0.1, 0.5, 0.9, 0.99, 0.999, 1 };

	/** The quantile is the time at that rank, at most 1 % more; the greatest is exact. */
	@Test
	void quantilesAreThoseOfTheSortedTimes() {
		Seeded.tries(50, in -> {
			DelayHistogram delays = new DelayHistogram();
			long[] times = in.list(1, 2000, () -> in.anyLong() >>> 2).stream().mapToLong(Long::longValue).toArray();
			Arrays.stream(times).forEach(delays::add);
			Arrays.sort(times);
			assertThat(delays.count()).isEqualTo(times.length);
			assertThat(delays.greatest()).isEqualTo(times[times.length - 1]);
			for (double share : SHARES) {
				long exact = times[(int) Math.ceil(share * times.length) - 1];
				assertThat(delays.quantile(share)).isBetween(exact, exact + exact / 100);
			}
		});
	}

	@Test
	void timesThatAreAddedTogetherCountTogether() {
		Seeded.tries(20, in -> {
			DelayHistogram first = new DelayHistogram();
			DelayHistogram second = new DelayHistogram();
			DelayHistogram both = new DelayHistogram();
			List<Integer> times = in.list(1, 1000, () -> in.between(0, 1_000_000));
			for (int time : times) {
				(in.yes() ? first : second).add(time);
				both.add(time);
			}
			first.add(second);
			for (double share : SHARES) {
				assertThat(first.quantile(share)).isEqualTo(both.quantile(share));
			}
			assertThat(first.count()).isEqualTo(times.size());
		});
	}

	@Test
	void withoutTimesAllIsZero() {
		DelayHistogram delays = new DelayHistogram();
		delays.add(7);
		delays.clear();
		assertThat(delays.quantile(0.5)).isZero();
		assertThat(delays.greatest()).isZero();
		delays.add(-5);
		assertThat(delays.quantile(1)).isZero();
		assertThat(delays.count()).isEqualTo(1);
	}
}
