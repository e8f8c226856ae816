/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.sonde.tests.seeded.Seeded;

class DurationRecorderTest {
	/** Against the sorted times themselves. */
	@Test
	void isExactButForQuantiles() {
		Seeded.tries(200, in -> {
			long seed = in.anyLong();
			int count = in.between(1, 500);
			boolean inTwo = in.yes();
			Random random = new Random(seed);
			MemoryBudget budget = new MemoryBudget(1_000_000);
			DurationRecorder first = new DurationRecorder(budget);
			DurationRecorder second = new DurationRecorder(budget);
			long[] nanos = new long[count];
			for (int at = 0; at < count; at++) {
				nanos[at] = random.nextLong(1L << 1 + random.nextInt(40));
				(inTwo && random.nextBoolean() ? second : first).record(nanos[at]);
			}
			first.add(second);
			Durations found = first.snapshot();
			Arrays.sort(nanos);

			assertThat(found.count()).isEqualTo(count);
			assertThat(found.sumNanos()).isEqualTo(Arrays.stream(nanos).sum());
			assertThat(found.minNanos()).isEqualTo(nanos[0]);
			assertThat(found.maxNanos()).isEqualTo(nanos[count - 1]);
			for (double share : new double[] { 0, 0.25, 0.5, 0.9, 1 }) {
				double exact = nanos[Math.max(0, (int) Math.ceil(share * count) - 1)];
				assertThat(found.quantileNanos(share)).isCloseTo(exact, within(0.01 * exact + 1));
			}
		});
	}

	@Test
	void aFewTimesTakeNoHistogram() {
		DurationRecorder recorder = new DurationRecorder(new MemoryBudget(0));
		for (long nanos : new long[] { 5_000_000, 1_000_003, 4_000_001 }) {
			recorder.record(nanos);
		}

		assertThat(recorder.snapshot().quantileNanos(0.5)).as("a histogram would give 4,014,079").isEqualTo(4_000_001);
		assertThat(recorder.snapshot().quantileNanos(0.99)).isEqualTo(5_000_000);
		assertThat(recorder.snapshot().quantileNanos(0)).isEqualTo(1_000_003);
	}

	@Test
	void knowsNothingOfNoTimes() {
		Durations none = new DurationRecorder(new MemoryBudget(0)).snapshot();

		assertThat(none.count()).isZero();
		assertThat(none.meanNanos()).isNaN();
		assertThat(none.minNanos()).isNaN();
		assertThat(none.quantileNanos(0.5)).isNaN();
	}

	@Test
	void hasNoQuantilesWithoutRoomForThem() {
		MemoryBudget budget = new MemoryBudget(100);
		DurationRecorder recorder = new DurationRecorder(budget);
		for (int nanos = 1; nanos <= 100; nanos++) {
			recorder.record(nanos);
		}

		assertThat(recorder.snapshot().meanNanos()).isEqualTo(50.5);
		assertThat(recorder.snapshot().quantileNanos(0.5)).isNaN();
		assertThat(budget.refused()).isPositive();
	}

	/** Beyond what an int counts: each takes in the other in turn, so that counts grow like Fibonacci's numbers. */
	@Test
	void countsBillions() {
		MemoryBudget budget = new MemoryBudget(1_000_000);
		DurationRecorder one = new DurationRecorder(budget);
		DurationRecorder other = new DurationRecorder(budget);
		for (int nanos = 1; nanos <= 20; nanos++) {
			one.record(nanos);
			other.record(nanos);
		}
		for (int round = 0; round < 20; round++) {
			one.add(other);
			other.add(one);
		}

		assertThat(one.snapshot().count()).isEqualTo(20 * 165_580_141L);
		assertThat(other.snapshot().count()).isEqualTo(20 * 267_914_296L);
		assertThat(other.snapshot().meanNanos()).isEqualTo(10.5);
		assertThat(other.snapshot().quantileNanos(0.5)).isEqualTo(10);
		assertThat(other.snapshot().quantileNanos(0.9)).isEqualTo(18);
	}

	@Test
	void doesNotOverflow() {
		DurationRecorder recorder = new DurationRecorder(new MemoryBudget(1_000_000));
		for (int times = 0; times < 100; times++) {
			recorder.record(Long.MAX_VALUE);
		}

		assertThat(recorder.snapshot().sumNanos()).isEqualTo(Long.MAX_VALUE);
		assertThat(recorder.snapshot().quantileNanos(0.5)).isGreaterThan(9e18);
	}
}
