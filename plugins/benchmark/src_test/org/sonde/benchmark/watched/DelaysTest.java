/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.watched;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;

import org.junit.jupiter.api.Test;

class DelaysTest {
	private static final double[] SHARES = { 0.001, 0.1, 0.5, 0.9, 0.99, 0.999, 1 };

	/** The quantile is the time at that rank, at most 1 % more; the greatest is exact. */
	@Test
	void quantilesAreThoseOfTheSortedTimes() {
		Random random = new Random(1);
		for (int round = 0; round < 50; round++) {
			long[] times = new long[1 + random.nextInt(2000)];
			Delays delays = new Delays();
			for (int i = 0; i < times.length; i++) {
				times[i] = random.nextLong() >>> 2 + random.nextInt(61);
				delays.add(times[i]);
			}
			Arrays.sort(times);
			assertThat(delays.count()).isEqualTo(times.length);
			assertThat(delays.greatest()).isEqualTo(times[times.length - 1]);
			for (double share : SHARES) {
				long exact = times[(int) Math.ceil(share * times.length) - 1];
				assertThat(delays.quantile(share)).isBetween(exact, exact + exact / 100);
			}
		}
	}

	@Test
	void timesThatAreAddedTogetherCountTogether() {
		Delays first = new Delays();
		Delays second = new Delays();
		Delays both = new Delays();
		Random random = new Random(2);
		for (int i = 0; i < 1000; i++) {
			long time = random.nextInt(1_000_000);
			(i % 3 == 0 ? first : second).add(time);
			both.add(time);
		}
		first.add(second);
		for (double share : SHARES) {
			assertThat(first.quantile(share)).isEqualTo(both.quantile(share));
		}
		assertThat(first.count()).isEqualTo(1000);
	}

	@Test
	void withoutTimesAllIsZero() {
		Delays delays = new Delays();
		delays.add(7);
		delays.clear();
		assertThat(delays.quantile(0.5)).isZero();
		assertThat(delays.greatest()).isZero();
		delays.add(-5);
		assertThat(delays.quantile(1)).isZero();
		assertThat(delays.count()).isEqualTo(1);
	}
}
