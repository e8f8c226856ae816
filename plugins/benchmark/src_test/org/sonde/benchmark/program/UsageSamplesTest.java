/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

/** In the package of the program, whose classes are its own. */
class UsageSamplesTest {

	private static final long MILLISECOND = 1_000_000;

	private static long[] cells(UsageSamples samples, int line) {
		return java.util.stream.Stream.of(samples.line(line).split(";")).mapToLong(Long::parseLong).toArray();
	}

	@Test
	void notesOnceAMillisecondAtMost() {
		UsageSamples samples = UsageSamples.make();
		samples.begin(0);
		for (int call = 1; call <= 100; call++) {
			samples.called(call, call * MILLISECOND / 10);
		}

		assertThat(IntStream.range(0, samples.count()).mapToLong(line -> cells(samples, line)[0]).toArray())
				.containsExactly(0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100);
		assertThat(cells(samples, 0)).containsExactly(0, 0, 0, 0);
		assertThat(cells(samples, 10)[1]).isEqualTo(10 * MILLISECOND);
	}

	/** A run of an hour has as many lines as one of a minute, farther apart. */
	@Test
	void halvesWhatItHasWhenItIsFull() {
		UsageSamples samples = UsageSamples.make();
		samples.begin(0);
		int calls = 250_000;
		for (int call = 1; call <= calls; call++) {
			samples.called(call, call * MILLISECOND);
		}

		assertThat(samples.count()).isLessThanOrEqualTo(100_000);
		long[] before = cells(samples, 0);
		for (int line = 1; line < samples.count(); line++) {
			long[] next = cells(samples, line);
			assertThat(next[1]).isEqualTo(next[0] * MILLISECOND);
			assertThat(next[0] - before[0]).isBetween(1L, 4L);
			assertThat(next[2]).isGreaterThanOrEqualTo(before[2]);
			assertThat(next[3]).isGreaterThanOrEqualTo(before[3]);
			before = next;
		}
		assertThat(before[0]).isGreaterThan(calls - 5);
	}

	@Test
	void anotherThreadsNoteNothing() {
		UsageSamples.NONE.begin(0);
		UsageSamples.NONE.called(1, Long.MAX_VALUE / 2);
		UsageSamples.NONE.end(1);

		assertThat(UsageSamples.NONE.count()).isZero();
	}

	@Test
	void callsCountInTheSecondInWhichTheyEnd() {
		CallsPerSecond seconds = new CallsPerSecond(2_500_000_000L);
		for (long end : new long[] {0, 999_999_999, 1_000_000_000, 2_400_000_000L, 3_100_000_000L, 9_000_000_000L}) {
			seconds.ended(end);
		}

		assertThat(IntStream.range(0, seconds.count()).map(seconds::calls).toArray()).as("the last has what ended later").containsExactly(2,
				1, 1, 2);
	}
}
