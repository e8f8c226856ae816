/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.handover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.calls.GapHistogram;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.GapSweep;
import org.sonde.overhead.results.InProgram;
import org.sonde.overhead.results.ProbeAllocation;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.results.ProgramFigures;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.json.ResultSetDocument;
import org.sonde.overhead.results.json.ResultSetWriter;
import org.sonde.overhead.statistics.Interval;
import org.sonde.tests.seeded.Seeded;

public class GapCostsTest {

	private static final HandOver SUDDEN = new HandOver(50, 10_000, 16_384, 6);

	/** A published set of event probes with a sweep of this mechanism: collecting 100 ns per trace and 150 ns per execution. */
	public static ResultSet calibrated() {
		ResultSet base = PublishedResults.find("waller-2014-base").orElseThrow();
		Configuration writer = CostModel.writers(base).getFirst();
		List<GapSweep.Cell> cells = new ArrayList<>();
		for (GapSweep.Cell cell : HandOverFitTest.sweep(50, 10_000, 15_000, 2, null).cells()) {
			cells.add(new GapSweep.Cell(cell.work(), cell.gapNanos(), 1, 1, 0, 1, Interval.exactly(250),
					Interval.exactly(250 + cell.handOver().value()), cell.writerThread(), cell.busyShare()));
		}
		cells.add(new GapSweep.Cell("library", 0, 1, 8, 0, 1, Interval.exactly(100 + 8 * 150), Interval.exactly(1300 + 17 * 50),
				Interval.exactly(1700), 0.5));
		return new ResultSet(base.id(), base.title(), base.tags(), base.source(), base.series(), base.maintainability(), base.conditions(),
				base.configurations(), List.of(new GapSweep(writer.id(), 5, cells).allocating(Optional.of(new ProbeAllocation(96, 88.5)))));
	}

	@Test
	void collectingIsALineThroughTracesOfSeveralLengths() {
		ResultSet set = calibrated();
		GapCosts costs = GapCosts.of(set, CostModel.writers(set).getFirst()).orElseThrow();
		assertThat(costs.nanosPerExecution()).isCloseTo(150, within(0.01));
		assertThat(costs.nanosPerTrace()).isCloseTo(100, within(0.01));
		assertThat(costs.collectingNanos(10, 2)).isCloseTo(1700, within(0.1));
		assertThat(costs.records(10, 2)).as("two events per execution, metadata per trace").isEqualTo(22);
	}

	@Test
	void theFileKeepsTheSweep() throws OverheadException {
		ResultSet set = calibrated();
		String json = ResultSetWriter.toJson(set);
		ResultSetDocument read = ResultSetDocument.read(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)), "set");
		assertThat(read.warnings()).isEmpty();
		assertThat(read.resultSet().gapSweeps().getFirst().cells()).hasSameSizeAs(set.gapSweeps().getFirst().cells());
		assertThat(ResultSetWriter.toJson(read.resultSet())).isEqualTo(json);
		assertThat(read.resultSet().gapSweeps().getFirst().allocation()).contains(new ProbeAllocation(96, 88.5));
		GapCosts before = GapCosts.of(set, CostModel.writers(set).getFirst()).orElseThrow();
		GapCosts after = GapCosts.of(read.resultSet(), CostModel.writers(read.resultSet()).getFirst()).orElseThrow();
		assertThat(after.handOver().application().wakeUpNanos()).isCloseTo(before.handOver().application().wakeUpNanos(), within(1.0));
		String wrong = json.replaceFirst("\"threads\"\\s*:\\s*1\\b", "\"threads\": 0");
		assertThatThrownBy(() -> ResultSetDocument.read(new ByteArrayInputStream(wrong.getBytes(StandardCharsets.UTF_8)), "set"))
				.isInstanceOf(OverheadException.class).hasMessageContaining("/gapSweeps/0/cells/0");
		String negative = json.replaceFirst("88\\.5", "-1");
		assertThatThrownBy(() -> ResultSetDocument.read(new ByteArrayInputStream(negative.getBytes(StandardCharsets.UTF_8)), "set"))
				.isInstanceOf(OverheadException.class).hasMessageContaining("/gapSweeps/0/allocation");
	}

	@Test
	void theFileKeepsTheFiguresOfAProgram() throws OverheadException {
		ResultSet set = calibrated();
		ProgramFigures figures = new ProgramFigures("call of p.Main.unit", 12, 25.5, 2.25,
				Map.of(ProgramFigures.Kind.INSTRUMENTATION, new Interval(-20, -300, 250), ProgramFigures.Kind.ACTIVE,
						new Interval(5000, 4503.2, 5496.8),
						ProgramFigures.Kind.ACTIVE_ALLOCATED, new Interval(1200, 1190, 1210)),
				new Conditions(Map.of(ConditionName.VIRTUAL_MACHINE, new Condition.Stated("25 Temurin"), ConditionName.JVMS,
						new Condition.Stated("5"))));
		InProgram program = new InProgram("p.Main",
				List.of(new InProgram.Measured("plan.sonde", "2026-11-23", new Interval(1.25, 1, 1.5), Optional.of(figures))));
		String json = ResultSetWriter.toJson(set.in(program, CostModel.writers(set).getFirst(), "here", "Here"));
		ResultSetDocument read = ResultSetDocument.read(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)), "set");
		assertThat(read.warnings()).isEmpty();
		assertThat(read.resultSet().gapSweeps().getFirst().inProgram()).contains(program);
		String wrong = json.replaceFirst("(\"callsPerUnit\"\\s*:\\s*)12", "$1-12");
		assertThatThrownBy(() -> ResultSetDocument.read(new ByteArrayInputStream(wrong.getBytes(StandardCharsets.UTF_8)), "set"))
				.isInstanceOf(OverheadException.class).hasMessageContaining("/gapSweeps/0/inProgram/measurements/0/figures");
	}

	@Test
	void theFileKeepsWhatWasMeasuredInAProgram() throws OverheadException {
		ResultSet set = calibrated();
		InProgram program = new InProgram("p.Main",
				List.of(new InProgram.Measured("plan.sonde", "2026-11-23", new Interval(1.25, 1, 1.5), Optional.empty())));
		ResultSet here = set.in(program, CostModel.writers(set).getFirst(), "here", "Here");
		String json = ResultSetWriter.toJson(here);
		ResultSetDocument read = ResultSetDocument.read(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)), "set");
		assertThat(read.warnings()).isEmpty();
		assertThat(read.resultSet().gapSweeps().getFirst().inProgram()).contains(program);
		assertThat(ResultSetWriter.toJson(read.resultSet())).isEqualTo(json);
		assertThat(json).as("files of earlier versions have no figures").doesNotContain("figures");
		String wrong = json.replaceFirst("(\"measuredByEstimated\"[^}]*\"low\"\\s*:\\s*)1\\b", "$10");
		assertThatThrownBy(() -> ResultSetDocument.read(new ByteArrayInputStream(wrong.getBytes(StandardCharsets.UTF_8)), "set"))
				.isInstanceOf(OverheadException.class).hasMessageContaining("/gapSweeps/0/inProgram/measurements/0");
	}

	@Test
	void aSetWithoutASweepHasNone() {
		ResultSet set = PublishedResults.find("waller-2014-base").orElseThrow();
		assertThat(GapCosts.of(set, CostModel.writers(set).getFirst())).isEmpty();
	}

	/** Of four records two come after 1 µs and two after 1 ms; with so steep a mechanism that is asleep or awake. */
	@Test
	void recordedGapsTellHowOftenTheWriterIsWoken() {
		GapCosts costs = new GapCosts(ProbeKind.OPERATION_EXECUTION, 100, 0, new HandOverFit(SUDDEN, SUDDEN, 0, 0), Optional.empty(), 1);
		assertThat(costs.wakeUpsPerRecord(GapHistogram.parse("40:2 80:2"), 0)).isCloseTo(0.5, within(1e-3));
		// 2^(56/4) = 16,384 ns and a little more, less 150 ns for the probes: asleep every other time.
		assertThat(costs.wakeUpsPerRecord(GapHistogram.parse("56:7"), 0)).isBetween(0.5, 0.65);
		// With 100 records left out inside each gap, their 15 µs are taken off.
		assertThat(costs.wakeUpsPerRecord(GapHistogram.parse("56:7:700"), 0)).isLessThan(0.01);
	}

	/**
	 * With fewer probes each gap is as long or longer, and left out probes took some of it. Where that is known, the writer is woken as
	 * often as the bound says, or more often.
	 */
	@Test
	void gapsThatAreKnownWakeTheWriterAtLeastSoOften() {
		GapCosts costs = new GapCosts(ProbeKind.OPERATION_EXECUTION, 100, 0, new HandOverFit(SUDDEN, SUDDEN, 0, 0), Optional.empty(), 1);
		AtomicInteger known = new AtomicInteger();
		Seeded.tries(2000, in -> {
			TreeMap<Integer, GapHistogram.Bin> all = new TreeMap<>();
			TreeMap<Integer, GapHistogram.Bin> fewer = new TreeMap<>();
			double doubtful = in.chance(0.5) ? 0.05 : 0.3;
			for (int gap = in.between(1, 60); gap > 0; gap--) {
				int bin = in.between(24, 90);
				int longer = bin + in.between(0, 8);
				long leftOut = (long) (Math.pow(2, longer / 4.0) / 150 * (in.chance(doubtful) ? 1 : 0.4));
				add(all, new GapHistogram.Bin(bin, 1, 0, 0));
				add(fewer, new GapHistogram.Bin(longer, 1, leftOut, in.between(0, 1)));
			}
			GapHistogram ofFewer = new GapHistogram(List.copyOf(fewer.values()));
			if (costs.areKnown(ofFewer)) {
				known.incrementAndGet();
				double records = in.between(0, 1_000_000);
				assertThat(costs.wakeUpsPerRecord(ofFewer, records / 2)).isGreaterThanOrEqualTo(
						costs.wakeUpsPerRecord(costs.leastKnown(new GapHistogram(List.copyOf(all.values()))), records) - 1e-9);
			}
		});
		assertThat(known.get()).isGreaterThan(200);
		// Of ten long gaps nine count, each with its half: 2^20 ns, less 10 µs for a wake-up.
		assertThat(costs.wakeUpsPerRecord(costs.leastKnown(GapHistogram.parse("80:10")), 0)).isCloseTo(0.9, within(1e-3));
	}

	private static void add(TreeMap<Integer, GapHistogram.Bin> bins, GapHistogram.Bin one) {
		bins.merge(one.index(), one,
				(first, second) -> new GapHistogram.Bin(first.index(), first.count() + second.count(), first.leftOut() + second.leftOut(),
						first.afterPause() + second.afterPause()));
	}

	/**
	 * A wake-up lies in a gap after a pause as often as pauses wake the writer: here all are alike, so that the share follows from itself.
	 */
	@Test
	void aWakeUpIsTakenOffAsOftenAsPausesWakeTheWriter() {
		HandOver slow = new HandOver(50, 40_000, 100_000, 1);
		GapCosts costs = new GapCosts(ProbeKind.OPERATION_EXECUTION, 100, 0, new HandOverFit(slow, slow, 0, 0), Optional.empty(), 1);
		double share = costs.wakeUpsPerRecord(GapHistogram.parse("62:7:0:7"), 0);
		double idle = Math.pow(2, 62.5 / 4) - 150 - share * 40_000;
		assertThat(share).isCloseTo(idle / (idle + 100_000), within(1e-3)).isBetween(0.2, 0.3);
		assertThat(costs.wakeUpsPerRecord(GapHistogram.parse("62:7"), 0)).as("nothing taken off").isGreaterThan(0.3);
		// After long pauses each one woke the writer: nothing is left of a gap of 40 µs.
		assertThat(costs.wakeUpsPerRecord(GapHistogram.parse("61:1:0:1 110:100"), 0)).isCloseTo(100.0 / 101, within(0.02));
	}

	/** Compared with a sum of a hundred thousand strips of the exponential density. The writer works on a record for 50 ns. */
	@Test
	void aRateAloneMeansExponentialGaps() {
		GapCosts costs = new GapCosts(ProbeKind.OPERATION_EXECUTION, 100, 0,
				new HandOverFit(new HandOver(50, 10_000, 15_000, 2), SUDDEN, 0, 0), Optional.empty(), 1);
		for (double rate : new double[] {100, 10_000, 60_000, 1_000_000}) {
			double mean = 1e9 / rate - 50;
			double expected = 0;
			int strips = 100_000;
			for (int i = 0; i < strips; i++) {
				double x = (i + 0.5) * 30 / strips;
				double gap = x * mean;
				expected += Math.exp(-x) * 30 / strips * gap * gap / (gap * gap + 15_000.0 * 15_000.0);
			}
			assertThat(costs.wakeUpsPerRecord(rate)).as("%s records per second", rate).isCloseTo(expected, withinPercentage(2));
			// Of shorter ones, one in 15 µs ÷ mean comes after 15 µs, the others at once: half of those wake the writer.
			double most = mean < 15_000 ? mean / 15_000 / 2 : mean * mean / (mean * mean + 15_000.0 * 15_000.0);
			assertThat(costs.mostWakeUpsPerRecord(rate)).as("%s records per second", rate).isCloseTo(most, withinPercentage(0.001));
		}
	}

	/**
	 * Whatever the gaps are, their mean bounds how many records find the writer asleep; evenly spaced ones may do so less often than
	 * bursts.
	 */
	@Test
	void noGapsWakeTheWriterMoreOftenThanTheirRateAllows() {
		Seeded.tries(2000, in -> {
			HandOver handOver = new HandOver(0, 10_000, in.between(500.0, 200_000.0), in.between(0.6, 6.0));
			List<Double> gaps = in.list(1, 30, () -> Math.exp(in.between(0.0, 16.0)));
			double asleep = gaps.stream().mapToDouble(handOver::asleep).average().orElseThrow();
			double mean = gaps.stream().mapToDouble(gap -> gap).average().orElseThrow();
			assertThat(handOver.mostAsleep(mean)).isGreaterThanOrEqualTo(asleep * (1 - 1e-9))
					.isGreaterThanOrEqualTo(handOver.asleep(mean) * (1 - 1e-9)).isLessThanOrEqualTo(1);
		});
	}
}
