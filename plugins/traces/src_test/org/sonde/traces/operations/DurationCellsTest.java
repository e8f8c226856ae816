/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;

import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;
import org.sonde.tests.seeded.Seeded;

/** Against an HdrHistogram of two significant digits, which must have the same cells and quantiles. */
class DurationCellsTest {
	@Test
	void aDurationIsInTheCellThatHdrHistogramHas() {
		Seeded.tries(500, in -> {
			long nanos = in.between(0L, Long.MAX_VALUE);
			int shift = in.between(0, 62);
			Histogram histogram = new Histogram(2);
			for (long each : new long[] { nanos, nanos >> shift, 1L << shift, (1L << shift) - 1, (1L << shift) + 1 }) {
				DurationCells cells = new DurationCells();
				cells.record(each);
				assertThat(cells.atRank(1)).isEqualTo(histogram.highestEquivalentValue(each));
			}
		});
	}

	@Test
	void quantilesAreThoseOfHdrHistogram() {
		Seeded.tries(300, in -> {
			long seed = in.anyLong();
			int count = in.between(1, 400);
			double share = in.between(0.0, 1.0);
			boolean inTwo = in.yes();
			Random random = new Random(seed);
			Histogram histogram = new Histogram(2);
			histogram.setAutoResize(true);
			MemoryBudget budget = new MemoryBudget(1_000_000);
			DurationRecorder one = new DurationRecorder(budget);
			DurationRecorder other = new DurationRecorder(budget);
			int bits = 1 + random.nextInt(62);
			for (int at = 0; at < count; at++) {
				long nanos = random.nextLong(1L << 1 + random.nextInt(bits));
				histogram.recordValue(nanos);
				(inTwo && random.nextBoolean() ? other : one).record(nanos);
			}
			one.add(other);
			Durations found = one.snapshot();

			for (double each : new double[] { share, 0, 0.01, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99, 1, 1.0 / count, (count - 1.0) / count }) {
				double expected = Math.clamp(histogram.getValueAtPercentile(each * 100), (long) found.minNanos(), (long) found.maxNanos());
				// Of few times it is exact: the histogram has the end of the cell that it lies in.
				double quantile = found.quantileNanos(each);
				boolean exact = each > 0 && count <= DurationRecorder.FEW;
				double inItsCell = exact
						? Math.clamp(histogram.highestEquivalentValue((long) quantile), (long) found.minNanos(), (long) found.maxNanos())
						: quantile;
				assertThat(inItsCell).as("quantile %s of %d", each, count).isEqualTo(expected);
			}
		});
	}

	/** A cell counts in two bytes; the multiples of 65,536 are elsewhere. */
	@Test
	void countsBeyondTwoBytes() {
		Seeded.tries(20, in -> {
			int around = in.between(0, 5);
			long nanos = in.between(0L, 1L << 40);
			long many = 2 * 65_536 + around - 2;
			DurationCells cells = new DurationCells();
			for (long times = 0; times < many; times++) {
				cells.record(nanos);
			}
			cells.record(2 * nanos + 512);
			DurationCells copy = cells.copy();
			copy.add(cells);

			assertThat(cells.atRank(many)).isEqualTo(copy.atRank(2 * many)).isLessThan(cells.atRank(many + 1));
			assertThat(copy.atRank(2 * many + 2)).isEqualTo(copy.atRank(2 * many + 1)).isEqualTo(cells.atRank(many + 1));
			assertThatThrownBy(() -> copy.atRank(2 * many + 3)).hasMessageContaining(Long.toString(2 * many + 2));
		});
	}

	@Test
	void growsToBothSides() {
		Seeded.tries(5, in -> {
			DurationCells cells = new DurationCells();
			Histogram histogram = new Histogram(2);
			histogram.setAutoResize(true);
			for (int times = 0; times < 10_000; times++) {
				long nanos = 1L << 31 + (in.yes() ? 1 : -1) * in.between(0, times / 350);
				cells.record(nanos);
				histogram.recordValue(nanos);
			}
			for (int rank = 1; rank <= 10_000; rank += 7) {
				assertThat(cells.atRank(rank)).isEqualTo(histogram.getValueAtPercentile(rank / 100.0));
			}
		});
	}

	@Test
	void takesLittleForNeighbours() {
		DurationCells cells = new DurationCells();
		cells.record(1_000_000);
		cells.record(1_200_000);
		cells.record(3_000_000);

		assertThat(cells.bytes()).isEqualTo(64 + 3 * 2 * 128);
	}
}
