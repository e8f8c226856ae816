/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.sonde.tests.seeded.Seeded;

class SeriesClockTest {
	/** Whatever the order of the times, each call is in the interval of its time. */
	@Test
	void countsEachCallInItsInterval() {
		Seeded.tries(200, in -> {
			long seed = in.anyLong();
			int count = in.between(1, 300);
			Random random = new Random(seed);
			SeriesClock clock = new SeriesClock();
			SeriesClock.Series one = new SeriesClock.Series();
			SeriesClock.Series other = new SeriesClock.Series();
			long spread = 1L << 10 + random.nextInt(45);
			long[] nanos = random.longs(count, -spread, spread).toArray();
			for (long at : nanos) {
				clock.count(random.nextBoolean() ? one : other, at);
			}
			clock.add(one, other);
			CallSeries found = clock.snapshot(one);

			assertThat(found.calls().size()).isBetween(1, CallSeries.MAX_BINS);
			long[] expected = new long[found.calls().size()];
			for (long at : nanos) {
				expected[(int) Math.floorDiv(at - found.startNanos(), found.binNanos())]++;
			}
			assertThat(found.calls()).containsExactly(Arrays.stream(expected).boxed().toArray(Long[]::new));
			// No shorter interval would have done, but for the shortest and for where intervals start.
			assertThat(found.binNanos() == 1 << 20 || found.calls().size() > CallSeries.MAX_BINS / 2).isTrue();
		});
	}

	@Test
	void hasTheSameIntervalsForAll() {
		SeriesClock clock = new SeriesClock();
		SeriesClock.Series early = new SeriesClock.Series();
		SeriesClock.Series late = new SeriesClock.Series();
		clock.count(early, 0);
		clock.count(late, 200L << 20);

		assertThat(clock.snapshot(early).binNanos()).isEqualTo(2 << 20);
		assertThat(clock.snapshot(early).calls()).hasSize(101).startsWith(1L, 0L);
		assertThat(clock.snapshot(late).calls()).hasSize(101).endsWith(0L, 1L);
		assertThat(clock.snapshot(late).binNanos()).isEqualTo(2 << 20);
	}

	@Test
	void isOfNothingWithoutACall() {
		assertThat(new SeriesClock().snapshot(new SeriesClock.Series()).calls()).isEmpty();
		assertThat(new SeriesClock().snapshot(null).calls()).isEmpty();
	}
}
