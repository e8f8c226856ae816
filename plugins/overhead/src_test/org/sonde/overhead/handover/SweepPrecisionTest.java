/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.handover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.GapSweep;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.statistics.ConfidenceInterval;
import org.sonde.overhead.statistics.ForkIntervals;
import org.sonde.overhead.statistics.Interval;

/** The truth of a simulated sweep is known: the formula stands in {@link HandOverFitTest}, again. */
class SweepPrecisionTest {

	private static final double AWAKE = 80;
	private static final double WAKE_UP = 15_000;
	private static final double GAP = 25_000;
	private static final double STEEPNESS = 1.3;
	private static final double PER_EXECUTION = 150;
	private static final double PER_TRACE = 60;
	private static final double SERVICE = 120;
	private static final double[] GAPS = {0, 600, 1100, 2500, 4300, 7400, 11_500, 23_500, 36_000, 70_000, 118_000, 297_000};

	static ResultSet set(List<GapSweep.Cell> cells, int jvms) {
		ResultSet base = PublishedResults.find("waller-2014-base").orElseThrow();
		String writer = CostModel.writers(base).getFirst().id();
		return new ResultSet(base.id(), base.title(), base.tags(), base.source(), base.series(), base.maintainability(), base.conditions(),
				base.configurations(), List.of(new GapSweep(writer, jvms, cells)));
	}

	/** A sweep of so many JVMs, each with an error of its own in all cells, and one in each cell. */
	private static ResultSet simulated(Random random, int jvms, double common, double single) {
		double[] ofJvm = IntStream.range(0, jvms).mapToDouble(i -> common * (2 * random.nextDouble() - 1)).toArray();
		List<GapSweep.Cell> cells = new ArrayList<>();
		for (double gap : GAPS) {
			for (int executions : gap < 3000 || gap > 30_000 ? new int[] {1, 8} : new int[] {1}) {
				double asleep = gap == 0 ? 0 : 1 / (1 + Math.pow(GAP / gap, STEEPNESS));
				double records = 2 * executions + 1;
				double[] collecting = noisy(random, ofJvm, single, PER_EXECUTION * executions + PER_TRACE);
				double[] handOver = noisy(random, ofJvm, single, records * AWAKE + asleep * WAKE_UP);
				double[] writing = IntStream.range(0, jvms).mapToDouble(i -> collecting[i] + handOver[i]).toArray();
				double[] service = noisy(random, ofJvm, single, records * SERVICE + asleep * WAKE_UP);
				cells.add(new GapSweep.Cell("library", gap, 1, executions, 0, 1, over(collecting), over(writing), over(service), 0.3));
			}
		}
		return set(cells, jvms);
	}

	private static double[] noisy(Random random, double[] ofJvm, double single, double truth) {
		return IntStream.range(0, ofJvm.length).mapToDouble(i -> truth * (1 + ofJvm[i] + single * random.nextGaussian())).toArray();
	}

	private static Interval over(double[] values) {
		return ForkIntervals.ofMean(values, ConfidenceInterval.DEFAULT_CONFIDENCE).known().orElseThrow();
	}

	/** Whether an error of a JVM is in all of its cells or not is not known, so intervals must cover in both cases. */
	@Test
	void theIntervalsContainTheTruth() {
		for (double[] noise : new double[][] {{0.35, 0.05}, {0, 0.25}, {0.2, 0.15}}) {
			Random random = new Random(20261125);
			int runs = 30;
			int[] covered = new int[6];
			for (int run = 0; run < runs; run++) {
				SweepPrecision found = SweepPrecision.of(simulated(random, 4, noise[0], noise[1])).getFirst();
				covered[0] += found.perExecution().contains(PER_EXECUTION) ? 1 : 0;
				covered[1] += found.perTrace().contains(PER_TRACE) ? 1 : 0;
				covered[2] += found.awake().contains(AWAKE) ? 1 : 0;
				covered[3] += found.wakeUp().contains(WAKE_UP) ? 1 : 0;
				covered[4] += found.halfAsleep().contains(GAP) ? 1 : 0;
				covered[5] += found.serviceTime().contains(SERVICE) ? 1 : 0;
			}
			for (int figure = 0; figure < covered.length; figure++) {
				assertThat(covered[figure]).as("figure %s with an error of JVMs of %s and of cells of %s", figure, noise[0], noise[1])
						.isGreaterThanOrEqualTo((int) (0.9 * runs));
			}
		}
	}

	/**
	 * Two cells whose collecting is known to ± 100 and ± 210 ns: a line through two points, so its slope is known to √(100² + 210²) ÷ 7 ns,
	 * as standard deviation, and the 95 % interval is 1.96 times as wide.
	 */
	@Test
	void theIntervalOfCollectingIsThatOfALine() {
		List<GapSweep.Cell> cells = new ArrayList<>();
		for (double gap : GAPS) {
			GapSweep.Cell cell = HandOverFitTest.cell(gap, AWAKE, WAKE_UP, GAP, STEEPNESS, 1);
			Interval unknown = Interval.symmetric(cell.collecting().value(), 1e9);
			cells.add(new GapSweep.Cell(cell.work(), gap, 1, 1, 0, 1, gap == 0 ? Interval.symmetric(500, 100) : unknown, cell.writing(),
					cell.writerThread(), cell.busyShare()));
		}
		cells.add(new GapSweep.Cell("library", 0, 1, 8, 0, 1, Interval.symmetric(2600, 210), Interval.exactly(2600 + 17 * AWAKE),
				Interval.exactly(34 * AWAKE), 0.5));
		SweepPrecision found = SweepPrecision.of(set(cells, 5)).getFirst();
		double half = 1.96 * Math.hypot(100, 210) / 7;
		assertThat(found.perExecution().value()).isCloseTo(300, within(0.1));
		assertThat(found.perExecution().low()).isCloseTo(300 - half, within(0.5));
		assertThat(found.perExecution().high()).isCloseTo(300 + half, within(0.5));
	}

	/** A cell that is known to 1000 % says nothing: the gap is the usual one, and as uncertain as it is without a sweep. */
	@Test
	void withoutInformationTheGapIsTheUsualOne() {
		List<GapSweep.Cell> cells = Arrays.stream(GAPS).mapToObj(gap -> {
			GapSweep.Cell cell = HandOverFitTest.cell(gap, AWAKE, WAKE_UP, GAP, STEEPNESS, 1);
			return new GapSweep.Cell(cell.work(), gap, 1, 1, 0, 1, cell.collecting(), Interval.symmetric(cell.writing().value(), 1e6),
					cell.writerThread(), cell.busyShare());
		}).toList();
		SweepPrecision found = SweepPrecision.of(set(cells, 5)).getFirst();
		assertThat(found.halfAsleep().value()).isCloseTo(32_000, withinPercentage(6));
		assertThat(found.halfAsleep().low()).as("e^(-1.96 × 0.5) times").isCloseTo(32_000 * 0.375, withinPercentage(8));
		assertThat(found.halfAsleep().high()).isCloseTo(32_000 * 2.66, withinPercentage(8));
		assertThat(found.usual().orElseThrow().ofGap()).isGreaterThan(0.95);
	}

	@Test
	void anExactSweepDeterminesTheGap() {
		SweepPrecision found = SweepPrecision.of(GapCostsTest.calibrated()).getFirst();
		assertThat(found.usual().orElseThrow().ofGap()).isLessThan(0.3);
		assertThat(found.medianError()).isLessThan(0.1);
		assertThat(found.cells()).isEqualTo(13);
	}

	@Test
	void aSlowWriterHasNoUsualShape() {
		List<GapSweep.Cell> cells = Arrays.stream(GAPS).mapToObj(gap -> {
			GapSweep.Cell cell = HandOverFitTest.cell(gap, AWAKE, WAKE_UP, GAP, STEEPNESS, 1);
			return new GapSweep.Cell(cell.work(), gap, 1, 1, 0, 1, cell.collecting(), cell.writing(),
					Interval.exactly(cell.writerThread().value() + 3 * 3000), cell.busyShare());
		}).toList();
		SweepPrecision found = SweepPrecision.of(set(cells, 5)).getFirst();
		assertThat(found.usual()).isEmpty();
		assertThat(found.serviceTime().value()).isCloseTo(3000 + 2 * AWAKE, withinPercentage(5));
	}

	@Test
	void twoJvmsHaveNoIntervals() {
		SweepPrecision found = SweepPrecision.of(set(GapCostsTest.calibrated().gapSweeps().getFirst().cells(), 2)).getFirst();
		assertThat(found.hasIntervals()).isFalse();
		assertThat(found.wakeUp().low()).isEqualTo(found.wakeUp().high()).isEqualTo(found.wakeUp().value());
		assertThat(SweepPrecision.of(PublishedResults.find("waller-2014-base").orElseThrow())).isEmpty();
	}
}
