/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;
import static org.sonde.overhead.cost.CostModelTest.known;
import static org.sonde.overhead.results.ProbeKind.OPERATION_EVENTS;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.GapHistogram;
import org.sonde.overhead.calls.RateSource;
import org.sonde.overhead.calls.RecordingKind;
import org.sonde.overhead.cost.impact.RatesUnderProbes;
import org.sonde.overhead.cost.impact.TimeShares;
import org.sonde.overhead.cost.impact.TotalSentences;
import org.sonde.overhead.handover.GapCosts;
import org.sonde.overhead.handover.GapCostsTest;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.handover.HandOver;
import org.sonde.overhead.results.CallShape;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.GapSweep;
import org.sonde.overhead.results.InProgram;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.statistics.Interval;
import org.sonde.tests.seeded.Seeded;

/**
 * Plans estimated by the gaps between records, worked out by hand with I 47.0 ns of the 2014 base and the sweep of {@link GapCostsTest}.
 */
class GapEstimatesTest {

	private static final CostModel MODEL = CostModel.of(GapCostsTest.calibrated());
	private static final GapCosts COSTS = MODEL.gapCosts().orElseThrow();

	private static final Optional<CallRate> MADE_AT_ONCE = Optional.of(new CallRate(1000, "a log", OptionalDouble.of(0), Optional.empty(),
			OptionalDouble.empty(), Optional.of(GapHistogram.parse("24:10"))));

	private static ProbeLoad load(String signature, double calls, double entries, String gaps) {
		return new ProbeLoad(signature, OPERATION_EVENTS, true, Optional.of(new CallRate(calls, "a log", OptionalDouble.of(entries),
				Optional.empty(), OptionalDouble.empty(), gaps.isEmpty() ? Optional.empty() : Optional.of(GapHistogram.parse(gaps)))));
	}

	@Test
	void aWatchedFieldChangesNoGaps() {
		ProbeLoad recorded = load("void a.A.a()", 1000, 0, "24:10");
		ProbeLoad watched = new ProbeLoad("field int a.A.f", ProbeKind.ATTRIBUTE_AND_LIFECYCLE, true, Optional.empty());
		assertThat(ProbeLoad.afterChange(List.of(recorded), List.of(recorded, watched)).getFirst().dependsOnOtherProbes()).isFalse();
		assertThat(ProbeLoad.afterChange(List.of(recorded, watched), List.of(recorded, watched.withActive(false))).getFirst()
				.dependsOnOtherProbes()).isFalse();
		assertThat(ProbeLoad.afterChange(List.of(recorded, watched), List.of(recorded.withActive(false), watched)).getFirst()
				.dependsOnOtherProbes()).isTrue();
	}

	/** All records come at once: 47 + 150 + 2 × 50 ns per execution, and 100 + 50 ns per trace. */
	@Test
	void recordsThatComeAtOnceWakeNobody() {
		double awake = COSTS.handOver().application().awakeNanos();
		PlanEstimate estimate = PlanEstimate.of(MODEL,
				List.of(load("void a.A.a()", 1000, 0, "24:10"), load("void a.A.b()", 500, 500, "24:10")), 1);
		assertThat(known(estimate.probes().get(0).nanosPerCall()).value()).isCloseTo(47.0 + 150 + 2 * awake, within(0.1));
		assertThat(known(estimate.probes().get(1).nanosPerCall()).value()).isCloseTo(47.0 + 150 + 100 + 3 * awake, within(0.1));
		assertThat(known(estimate.total().millisPerSecond()).value())
				.isCloseTo((1000 * (197 + 2 * awake) + 500 * (297 + 3 * awake)) * 1e-6, within(1e-4));
	}

	/**
	 * PT2 of 2014 was measured at one gap only: I (1/757.6 − 1/1190.5) ms ÷ 10 = 48.0 ns, C, as its text states, 11.44 µs ÷ 10 = 1144 ns
	 * per execution. Its hand-over is that of the sweep, and C may be from 0.3 to 3 times as much.
	 */
	@Test
	void aSetMeasuredAtOneGapTakesTheHandOverOfACalibration() throws OverheadException {
		CostModel lent = CostModelTest.model("waller-2014-pt2").withHandOverOf(MODEL);
		String gaps = "24:10 80:10";
		double handOver = 2 * (COSTS.handOver().application().awakeNanos()
				+ COSTS.handOver().application().wakeUpNanos()
						* lent.gapCosts().orElseThrow().wakeUpsPerRecord(GapHistogram.parse(gaps), 2000));
		PlanEstimate estimate = PlanEstimate.of(lent, List.of(load("void a.A.a()", 1000, 0, gaps)), 1);
		Estimate.Known perCall = known(estimate.probes().getFirst().nanosPerCall());
		assertThat(perCall.value()).isCloseTo(48.0 + 1144 + handOver, within(0.2));
		assertThat(perCall.estimate().low()).isLessThanOrEqualTo(perCall.value() - 0.7 * 1144);
		assertThat(perCall.estimate().high()).isGreaterThanOrEqualTo(perCall.value() + 2 * 1144);
		assertThat(known(estimate.total().millisPerSecond()).estimate().value()).isCloseTo(perCall.value() * 1e-3, within(1e-6));
		assertThat(estimate.total().processMillisPerSecond()).isInstanceOf(Estimate.Known.class);
		assertThat(lent.measuredOn()).startsWith("waller-2014-pt2, ").contains("; hand-over: waller-2014-base, ");
		assertThat(known(lent.nanosPerRecord()).value()).as("the writer is that of the calibration")
				.isEqualTo(known(MODEL.nanosPerRecord()).value());
	}

	@Test
	void onlyACalibrationOfTheSameFrameworkAndProbesLendsItsHandOver() {
		CostModel pt2 = CostModelTest.model("waller-2014-pt2");
		assertThat(MODEL.obstacleToHandOverOf(MODEL).orElseThrow()).contains("has a sweep over gaps itself");
		assertThat(pt2.obstacleToHandOverOf(CostModelTest.model("waller-2014-base")).orElseThrow()).contains("has no sweep over gaps");
		assertThat(CostModelTest.model("waller-2013-kieker-1.8-ascii").obstacleToHandOverOf(MODEL).orElseThrow())
				.contains("different probe kinds");
		assertThat(CostModelTest.model("moobench-github-2025-kieker").obstacleToHandOverOf(MODEL).orElseThrow())
				.contains("Kieker 2 and Kieker 1");
		assertThatThrownBy(() -> CostModelTest.model("moobench-github-2025-kieker").withHandOverOf(MODEL))
				.isInstanceOf(OverheadException.class)
				.hasMessageContaining("SO303");
	}

	/** I is 900 ns of elapsed time, as on a machine with other programs, and 10 ns of CPU time; the sweep is in CPU time. */
	@Test
	void instrumentationIsCpuTimeAsTheSweepIs() {
		ResultSet runs = disturbed(true);
		CostModel model = swept(runs);
		double awake = model.gapCosts().orElseThrow().handOver().application().awakeNanos();
		PlanEstimate estimate = PlanEstimate.of(model,
				List.of(new ProbeLoad("void a.A.a()", ProbeKind.OPERATION_EXECUTION, true, MADE_AT_ONCE),
				new ProbeLoad("void a.A.b()", ProbeKind.OPERATION_EXECUTION, false, MADE_AT_ONCE)), 1);
		assertThat(known(estimate.probes().getFirst().nanosPerCall()).value()).isCloseTo(10 + 150 + awake, within(0.1));
		assertThat(known(estimate.probes().getLast().nanosPerCall()).value()).isCloseTo(10, within(0.01));
		assertThat(known(estimate.total().millisPerSecond()).value()).isCloseTo(1000 * (10 + 150 + awake + 10) * 1e-6, within(1e-4));
		assertThat(known(CostModel.of(runs).instrumentationNanosPerCall()).value()).as("without a sweep, all portions are of elapsed time")
				.isCloseTo(900, within(0.01));
		assertThat(known(swept(disturbed(false)).instrumentationNanosPerCall()).value()).as("no CPU time was measured").isCloseTo(900,
				within(0.01));
	}

	private static ResultSet disturbed(boolean cpuTime) {
		ManyDepths runs = new ManyDepths("disturbed");
		for (int depth : new int[] { 1, 8 }) {
			runs.clock("wall").nested("0", depth, d -> 60, d -> 900 * d, d -> 100 + 150 * d, d -> 200 + 100 * d);
			if (cpuTime) {
				runs.clock("thread-cpu").nested("0", depth, d -> 50, d -> 10 * d, d -> 100 + 150 * d, d -> 200 + 100 * d);
			}
		}
		return runs.build();
	}

	private static CostModel swept(ResultSet runs) {
		GapSweep sweep = MODEL.results().gapSweeps().getFirst();
		return CostModel.of(
				new ResultSet(runs.id(), runs.title(), runs.tags(), runs.source(), runs.series(), runs.maintainability(), runs.conditions(),
						runs.configurations(),
						List.of(new GapSweep(CostModel.of(runs).writer().orElseThrow().id(), sweep.forks(), sweep.cells()))));
	}

	/**
	 * A call of 10 µs, 10,000 times per second, is 0.1 thread; the JVM recorded it without probes, or others did, so their cost comes on
	 * top.
	 */
	@Test
	void theCostComesOnTopOfWhatOthersRecorded() {
		for (RecordingKind kind : RecordingKind.values()) {
			PlanEstimate estimate = PlanEstimate.of(MODEL,
					List.of(new ProbeLoad("void a.A.a()", OPERATION_EVENTS, true,
							Optional.of(new CallRate(10_000, new RateSource("a", List.of(kind)),
									OptionalDouble.of(10_000), Optional.empty(), OptionalDouble.of(10_000),
									Optional.of(GapHistogram.parse("24:10")))))),
					1);
			double threads = known(estimate.total().millisPerSecond()).value() / 1000;
			boolean probes = kind == RecordingKind.KIEKER;
			assertThat(TimeShares.of(estimate).orElseThrow().added().orElseThrow().value())
					.isCloseTo(probes ? threads / (0.1 - threads) : threads / 0.1, within(1e-9));
			assertThat(RatesUnderProbes.of(estimate).isPresent()).isEqualTo(probes);
		}
	}

	/** 96 bytes per execution and 88.5 per trace; a deactivated probe and its calls do not count. */
	@Test
	void activeProbesAllocateByExecutionsAndTraces() {
		ProbeLoad off = new ProbeLoad("void a.A.c()", OPERATION_EVENTS, false, Optional.of(new CallRate(1000, "by hand")));
		PlanEstimate estimate = PlanEstimate.of(MODEL,
				List.of(load("void a.A.a()", 1000, 0, "24:10"), load("void a.A.b()", 500, 500, "24:10"), off), 1);
		assertThat(known(estimate.total().allocatedBytesPerSecond()).value()).isCloseTo(1500 * 96 + 500 * 88.5, within(1e-6));
	}

	/** Between one long trace and as many traces as executions. */
	@Test
	void withoutTraceEntriesTheAllocationHasARange() {
		ProbeLoad unknown = new ProbeLoad("void a.A.a()", OPERATION_EVENTS, true, Optional.of(new CallRate(1000, "by hand")));
		Interval bytes = known(PlanEstimate.of(MODEL, List.of(unknown), 1).total().allocatedBytesPerSecond()).estimate();
		assertThat(bytes.low()).isLessThanOrEqualTo(96_000);
		assertThat(bytes.high()).isGreaterThanOrEqualTo(184_500);
	}

	@Test
	void aSetWithoutAllocationSaysSo() {
		GapSweep sweep = MODEL.results().gapSweeps().getFirst();
		ResultSet base = MODEL.results();
		ResultSet older = new ResultSet(base.id(), base.title(), base.tags(), base.source(), base.series(), base.maintainability(),
				base.conditions(), base.configurations(), List.of(sweep.allocating(Optional.empty())));
		PlanEstimate estimate = PlanEstimate.of(CostModel.of(older), List.of(load("void a.A.a()", 1000, 0, "24:10")), 1);
		assertThat(estimate.total().allocatedBytesPerSecond()).isInstanceOf(Estimate.Unknown.class);
		assertThat(estimate.total().millisPerSecond()).isInstanceOf(Estimate.Known.class);
	}

	/** Every record comes after a second: each wakes the writer, which costs 10 µs. */
	@Test
	void recordsThatComeSeldomWakeTheWriterEachTime() {
		PlanEstimate estimate = PlanEstimate.of(MODEL, List.of(load("void a.A.a()", 10, 0, "119:10")), 1);
		double perCall = 47.0 + 150 + 2 * (COSTS.handOver().application().awakeNanos() + COSTS.handOver().application().wakeUpNanos());
		assertThat(known(estimate.probes().getFirst().nanosPerCall()).value()).isCloseTo(perCall, within(1.0));
		assertThat(perCall).isBetween(19_000.0, 21_000.0);
		assertThat(known(estimate.probes().getFirst().nanosPerCall()).estimate().high()).as("as far as the laboratory saw estimates off")
				.isCloseTo(1.9 * perCall, within(3.0));
	}

	/** Where the sweep has a gap whose wake-ups cost more than twice what the fit says, the interval reaches up to these. */
	@Test
	void wakeUpsThatTheFitDoesNotExplainWidenTheInterval() {
		ResultSet base = GapCostsTest.calibrated();
		GapSweep sweep = base.gapSweeps().getFirst();
		List<GapSweep.Cell> cells = new ArrayList<>(sweep.cells());
		GapSweep.Cell cell = cells.getFirst();
		cells.add(new GapSweep.Cell(cell.work(), 250_000, 1, 1, 0, 1, cell.collecting(), Interval.exactly(60_000).atLeastRelative(0.2),
				cell.writerThread(), cell.busyShare()));
		CostModel model = CostModel
				.of(new ResultSet(base.id(), base.title(), base.tags(), base.source(), base.series(), base.maintainability(),
						base.conditions(), base.configurations(), List.of(new GapSweep(sweep.writer(), sweep.forks(), cells))));
		List<ProbeLoad> plan = List.of(load("void a.A.a()", 10, 0, "119:10"));
		PlanEstimate estimate = PlanEstimate.of(model, plan, 1);
		Estimate.Known perCall = known(estimate.probes().getFirst().nanosPerCall());
		assertThat(perCall.estimate().high()).as("two wake-ups of 60 µs, 1.9 times").isCloseTo(1.9 * 120_000, withinPercentage(5));
		assertThat(perCall.estimate().low()).isCloseTo(perCall.value() / 1.9, withinPercentage(1));
		assertThat(perCall.provenance().remarks()).contains(Remark.Note.UNEXPLAINED_WAKE_UP);
		assertThat(known(estimate.total().millisPerSecond()).estimate().high()).isCloseTo(10e-6 * perCall.estimate().high(),
				withinPercentage(1));
		assertThat(known(PlanEstimate.of(MODEL, plan, 1).probes().getFirst().nanosPerCall()).provenance().remarks())
				.doesNotContain(Remark.Note.UNEXPLAINED_WAKE_UP);
	}

	/**
	 * With one thread every record wakes the writer, for 10 µs; with two that takes 1 µs. The interval reaches from 47 + 150 + 2 × 50 ns to
	 * the upper end with one thread.
	 */
	@Test
	void severalThreadsWakeTheWriterForWhatWasMeasuredWithThem() {
		CostModel model = withTwoThreads(1_000);
		List<ProbeLoad> plan = List.of(load("void a.A.a()", 10, 0, "119:10"));
		PlanEstimate one = PlanEstimate.of(model, plan, 1);
		PlanEstimate two = PlanEstimate.of(model, plan, 2);
		Estimate.Known perCall = known(two.probes().getFirst().nanosPerCall());
		assertThat(perCall.value()).isCloseTo(47.0 + 150 + 2 * (50 + 1_000), withinPercentage(3));
		assertThat(perCall.estimate().low()).isCloseTo(47.0 + 150 + 2 * 50, within(2.0));
		assertThat(perCall.estimate().high()).isCloseTo(known(one.probes().getFirst().nanosPerCall()).estimate().high(), within(1.0));
		assertThat(known(two.total().millisPerSecond()).value()).isCloseTo(10e-6 * perCall.value(), within(1e-9));
		assertThat(known(two.total().millisPerSecond()).estimate().low()).isCloseTo(10 * 297e-6, within(20e-6));
		assertThat(known(two.total().millisPerSecond()).estimate().high())
				.isCloseTo(known(one.total().millisPerSecond()).estimate().high(), within(1e-5));
		assertThat(known(one.total().millisPerSecond()).estimate().low()).isCloseTo(known(one.total().millisPerSecond()).value() / 1.9,
				within(1e-6));
	}

	/** After a pause, how often the writer sleeps depends on what waking it costs; the total counts as its probes do. */
	@Test
	void theTotalOfSeveralThreadsIsTheSumOfItsProbes() {
		PlanEstimate two = PlanEstimate.of(withTwoThreads(1_000),
				List.of(load("void a.A.a()", 100, 0, "62:7:0:7"), load("void a.A.b()", 50, 0, "56:1:0:1")), 2);
		double sum = two.probes().stream().mapToDouble(probe -> known(probe.millisPerSecond()).value()).sum();
		assertThat(known(two.total().millisPerSecond()).value()).isCloseTo(sum, withinPercentage(1e-6));
	}

	/** Noise: neither does waking cost less than nothing, nor more than with one thread. */
	@Test
	void aWakeUpOfSeveralThreadsCostsBetweenNothingAndThatOfOne() {
		List<ProbeLoad> plan = List.of(load("void a.A.a()", 10, 0, "119:10"));
		Estimate.Known free = known(PlanEstimate.of(withTwoThreads(-500), plan, 2).probes().getFirst().nanosPerCall());
		assertThat(free.value()).isCloseTo(47.0 + 150 + 2 * 50, within(2.0));
		CostModel dear = withTwoThreads(50_000);
		assertThat(known(PlanEstimate.of(dear, plan, 2).probes().getFirst().nanosPerCall()).value())
				.isEqualTo(known(PlanEstimate.of(dear, plan, 1).probes().getFirst().nanosPerCall()).value());
	}

	/**
	 * The calibration with a cell of two threads, in which each thread has a trace every 30 ms, so that the writer sleeps, and waking it
	 * takes so long.
	 */
	private static CostModel withTwoThreads(double wakeUpNanos) {
		ResultSet base = GapCostsTest.calibrated();
		GapSweep sweep = base.gapSweeps().getFirst();
		GapSweep.Cell cell = sweep.cells().getFirst();
		List<GapSweep.Cell> cells = new ArrayList<>(sweep.cells());
		cells.add(new GapSweep.Cell(cell.work(), 30_000_000, 1, 1, 0, 2, cell.collecting(),
				Interval.exactly(cell.collecting().value() + OPERATION_EVENTS.records(1) * 50 + wakeUpNanos), cell.writerThread(),
				cell.busyShare()));
		return CostModel.of(new ResultSet(base.id(), base.title(), base.tags(), base.source(), base.series(), base.maintainability(),
				base.conditions(), base.configurations(), List.of(new GapSweep(sweep.writer(), sweep.forks(), cells))));
	}

	/**
	 * A record takes the writer's thread twice what it takes the application: 100 ns awake, 20 µs more if it slept; two records per call.
	 */
	@Test
	void theProcessAlsoPaysTheWritersThread() {
		for (boolean asleep : List.of(true, false)) {
			ProbeLoad load = asleep ? load("void a.A.a()", 10, 0, "119:10") : load("void a.A.a()", 1000, 0, "24:10");
			ProbeLoad off = new ProbeLoad("void a.A.off()", OPERATION_EVENTS, false, Optional.of(new CallRate(1000, "typed")));
			PlanTotal total = PlanEstimate.of(MODEL, List.of(load, off), 1).total();
			double calls = asleep ? 10 : 1000;
			double writer = calls * 2 * (asleep ? 20_100 : 100) * 1e-6;
			Interval process = known(total.processMillisPerSecond()).estimate();
			assertThat(process.value() - known(total.millisPerSecond()).value()).isCloseTo(writer, within(0.05 * writer));
			assertThat(process.high() - known(total.millisPerSecond()).estimate().high()).isCloseTo(1.9 * writer,
					within(0.05 * 1.9 * writer));
		}
		Estimate published = PlanEstimate.of(CostModelTest.model("waller-2014-base"), List.of(load("void a.A.a()", 1000, 0, "")), 1).total()
				.processMillisPerSecond();
		assertThat(published).isInstanceOf(Estimate.Unknown.class);
	}

	/** Per call as per second: 100 ns a record that finds the writer awake, 20.1 µs one that does not; two records a call. */
	@Test
	void theWritersPartIsKnownPerCall() {
		ProbeLoad off = new ProbeLoad("void a.A.off()", OPERATION_EVENTS, false, Optional.of(new CallRate(1000, "typed")));
		PlanEstimate plan = PlanEstimate.of(MODEL,
				List.of(load("void a.A.a()", 10, 0, "119:10"), load("void a.A.b()", 1000, 0, "24:10"), off), 1);
		double asleep = known(plan.processNanosPerCall(0)).value() - known(plan.probes().get(0).nanosPerCall()).value();
		double awake = known(plan.processNanosPerCall(1)).value() - known(plan.probes().get(1).nanosPerCall()).value();
		assertThat(asleep).isCloseTo(2 * 20_100, withinPercentage(5));
		assertThat(awake).isCloseTo(2 * 100, withinPercentage(5));
		assertThat(plan.processNanosPerCall(2)).as("it writes nothing").isEqualTo(plan.probes().get(2).nanosPerCall());
		assertThat((10 * asleep + 1000 * awake) * 1e-6).as("the probes' parts add up to the plan's").isCloseTo(
				known(plan.total().processMillisPerSecond()).value() - known(plan.total().millisPerSecond()).value(),
				withinPercentage(1e-6));
		assertThat(known(plan.processNanosPerCall(0)).estimate().high() - known(plan.probes().get(0).nanosPerCall()).estimate().high())
				.isCloseTo(1.9 * asleep, withinPercentage(1e-6));
	}

	/** Without a rate, a record finds the writer asleep or not: two records of 20.1 µs at most, 1.9 times off at most. */
	@Test
	void withoutARateTheWritersPartHasAnInterval() {
		ProbeLoad load = new ProbeLoad("void a.A.a()", OPERATION_EVENTS, true, Optional.empty());
		PlanEstimate plan = PlanEstimate.of(MODEL, List.of(load), 1);
		Interval process = known(plan.processNanosPerCall(0)).estimate();
		Interval application = known(plan.probes().getFirst().nanosPerCall()).estimate();
		assertThat(process.value() - application.value()).isCloseTo(2 * 100, withinPercentage(5));
		assertThat(process.high() - application.high()).isCloseTo(2 * 20_100, withinPercentage(5));
		assertThat(PlanEstimate.of(CostModelTest.model("waller-2014-base"), List.of(load), 1).processNanosPerCall(0))
				.isInstanceOf(Estimate.Unknown.class);
	}

	/** A writer that takes 3 µs a record, two of which a call has: 120,000 calls keep it busy for 0.72 of the time, 130,000 for 0.78. */
	@Test
	void threadsMayHaveToWaitForABusyWriter() {
		ResultSet base = GapCostsTest.calibrated();
		GapSweep sweep = base.gapSweeps().getFirst();
		List<GapSweep.Cell> slow = sweep.cells().stream()
				.map(cell -> new GapSweep.Cell(cell.work(), cell.gapNanos(), cell.traces(), cell.executions(),
						cell.innerNanos(), cell.threads(), cell.collecting(), cell.writing(), cell.writerThread().times(30),
						cell.busyShare()))
				.toList();
		CostModel model = CostModel
				.of(new ResultSet(base.id(), base.title(), base.tags(), base.source(), base.series(), base.maintainability(),
						base.conditions(), base.configurations(), List.of(new GapSweep(sweep.writer(), sweep.forks(), slow))));
		for (double calls : new double[] {120_000, 130_000}) {
			PlanEstimate estimate = PlanEstimate.of(model, List.of(load("void a.A.a()", calls, 0, "24:10")), 1);
			assertThat(known(estimate.writer().utilisation()).value()).isCloseTo(calls * 6e-6, within(0.02));
			assertThat(known(estimate.writer().nanosPerRecord()).value()).isCloseTo(3000, within(100.0));
			Estimate.Known cost = known(estimate.total().millisPerSecond());
			assertThat(cost.estimate().high()).isCloseTo(calls == 130_000 ? 1000 : 1.9 * cost.value(), within(1e-6 * cost.value()));
			assertThat(cost.value()).isBetween(30.0, 45.0);
		}
	}

	/** Without gaps the writer wakes up between never and as often as at even distances. */
	@Test
	void whereGapsAreUnknownTheProcessHasAWiderInterval() {
		PlanTotal total = PlanEstimate.of(MODEL, List.of(load("void a.A.a()", 20_000, 0, "")), 1).total();
		double writer = known(total.processMillisPerSecond()).value() - known(total.millisPerSecond()).value();
		assertThat(writer).isBetween(20_000 * 2 * 100e-6, 20_000 * 2 * 20_100e-6);
		double even = 20_000 * 2 * (100 + 20_000 * COSTS.handOver().application().asleep(25_000)) * 1e-6;
		assertThat(known(total.processMillisPerSecond()).estimate().high())
				.isGreaterThan(known(total.millisPerSecond()).estimate().high() + 0.95 * even);
	}

	/**
	 * Measured at 1.5 times the estimate, with an interval that says nothing more: the logarithm counts for 0.03 ÷ (0.03 + 0.02) of itself,
	 * which makes 1.5^0.6 = 1.2754. The same ratio measured twice counts for 0.03 ÷ (0.03 + 0.01): 1.5^0.75 = 1.3554.
	 */
	@Test
	void whatWasMeasuredInTheProgramCountsForAPart() {
		InProgram.Measured one = new InProgram.Measured("a plan", "2026-11-23", Interval.exactly(1.5), Optional.empty());
		ResultSet base = GapCostsTest.calibrated();
		List<ProbeLoad> plan = List.of(load("void a.A.a()", 1000, 100, "24:10 60:3"));
		double before = known(PlanEstimate.of(MODEL, plan, 1).probes().getFirst().nanosPerCall()).value();
		for (double[] expected : new double[][] {{1, 1.2754}, {2, 1.3554}}) {
			ResultSet here = base.in(new InProgram("p.Main", Collections.nCopies((int) expected[0], one)),
					CostModel.writers(base).getFirst(), "here", "Here");
			PlanEstimate estimate = PlanEstimate.of(CostModel.of(here), plan, 1);
			assertThat(estimate.model().measuredOn()).as("it holds for no other program").contains("p.Main");
			Estimate.Known perCall = known(estimate.probes().getFirst().nanosPerCall());
			assertThat(perCall.value()).isCloseTo(47 + expected[1] * (before - 47), within(0.5));
			assertThat(perCall.estimate().high()).isCloseTo(1.75 * perCall.value(), within(0.01));
			assertThat(known(estimate.total().millisPerSecond()).value()).isCloseTo(1000 * perCall.value() * 1e-6, within(1e-6));
		}
	}

	/** 1,000 calls of 100 traces: C 1,000 × 150 + 100 × 100 ns, 2 × 1,000 + 100 records; by itself, a portion may be off by 2.25 times. */
	@Test
	void portionsHaveIntervalsOfTheirOwn() {
		PlanEstimate estimate = PlanEstimate.of(MODEL, List.of(load("void a.A.a()", 1000, 100, "24:10 60:3")), 1);
		PortionTotals portions = estimate.portionsPerSecond().orElseThrow();
		assertThat(portions.collecting().value()).isCloseTo(160_000, within(160.0));
		assertThat(portions.collecting().low()).isCloseTo(portions.collecting().value() / 2.25, within(1e-6));
		assertThat(portions.handOver().high()).isCloseTo(portions.handOver().value() * 2.25, within(1e-6));
		assertThat(portions.records()).isCloseTo(2100, within(1e-9));
		assertThat(portions.handOver().value()).as("awake 50 ns a record, and 10 µs a wake-up")
				.isCloseTo(2100 * 50 + portions.wakeUps() * 10_000, withinPercentage(1));
		assertThat(1000 * 47.0 + portions.collecting().value() + portions.handOver().value())
				.isCloseTo(1e6 * known(estimate.total().millisPerSecond()).value(), within(20.0));
	}

	/** A rate bounds the wake-ups alone. */
	@Test
	void withRatesAloneTheHandOverReachesToNoWakeUp() {
		PortionTotals portions = PlanEstimate.of(MODEL, List.of(load("void a.A.a()", 1000, 100, "")), 1).portionsPerSecond().orElseThrow();
		assertThat(portions.handOver().low()).isCloseTo(2100 * 50, withinPercentage(2));
		assertThat(portions.handOver().high()).isGreaterThan(2.2 * portions.handOver().value());
	}

	/** 100 ns per call and 75 ms/s per thread, at most 2,000 ns per call, and at least 3 × 47 ns as in the benchmark. */
	@ParameterizedTest
	@CsvSource({"0, 1, 2000", "10, 1, 2000", "30000, 1, 2000", "100000, 1, 850", "500000, 1, 250", "500000, 2, 400", "5000000, 1, 141"})
	void inProgramsIIsKnownBySizeAlone(double callsPerSecond, int threads, double most) {
		assertThat(known(MODEL.instrumentationInPrograms(callsPerSecond, threads)).estimate()).satisfies(interval -> {
			assertThat(interval.value()).isCloseTo(47, within(0.1));
			assertThat(interval.low()).isZero();
			assertThat(interval.high()).isCloseTo(most, within(0.1));
		});
	}

	/** 4 probes with 100,000 calls each: each reaches to 850 ns per call by itself, and all to 287.5 ns. */
	@Test
	void whatTheCompilerDoesIsCountedOncePerPlan() {
		List<ProbeLoad> plan = IntStream.range(0, 4).mapToObj(i -> load("void a.A.a" + i + "()", 100_000, 0, "").withActive(false))
				.toList();
		PlanEstimate estimate = PlanEstimate.of(MODEL, plan, 1);
		assertThat(estimate.probes())
				.allSatisfy(probe -> assertThat(known(probe.millisPerSecond()).estimate().high()).isCloseTo(85, within(0.1)));
		Interval total = known(estimate.total().millisPerSecond()).estimate();
		assertThat(total.high()).isCloseTo(4 * 10 + 75, within(0.3));
		assertThat(total.value()).isCloseTo(estimate.probes().stream().mapToDouble(probe -> known(probe.millisPerSecond()).value()).sum(),
				within(1e-9));
	}

	@Test
	void portionsAreUnknownWithoutGapCosts() {
		assertThat(PlanEstimate.of(CostModel.of(PublishedResults.find("waller-2014-base").orElseThrow()),
				List.of(load("void a.A.a()", 1000, 100, "")), 1)
				.portionsPerSecond()).isEmpty();
	}

	/**
	 * ± 50 %: the logarithm of 3 over 2 × 1.96 deviations is 0.2803 of variance 0.0785, so 0.03 ÷ (0.03 + 0.02 + 0.0785) = 0.2334 of it
	 * count.
	 */
	@Test
	void aVagueMeasurementCountsForLess() {
		InProgram vague = new InProgram("p.Main",
				List.of(new InProgram.Measured("a plan", "2026-11-23", new Interval(2, 1, 3), Optional.empty())));
		assertThat(InProgramFactor.factor(vague)).isCloseTo(Math.pow(2, 0.2334), within(1e-3));
	}

	/**
	 * At 0.1 (0.08 … 0.15) of the time: the laboratory's 1.9 times and the factor's ends together. What was measured in the program
	 * elsewhere narrows nothing.
	 */
	@Test
	void onAnotherMachineTheIntervalIsWiderByThatOfTheFactor() {
		Scaling tenth = new Scaling(new Interval(0.1, 0.08, 0.15), Provenance.stated("by hand"),
				CostFigure.stated("T of another machine", "ns per trace", 85, "by hand"),
				new Scaling.Trace(10, CallShape.NESTED, Clock.WALL));
		ResultSet base = GapCostsTest.calibrated();
		ResultSet here = base.in(
				new InProgram("p.Main", List.of(new InProgram.Measured("a plan", "2026-11-23", Interval.exactly(1.5), Optional.empty()))),
				CostModel.writers(base).getFirst(), "here", "Here");
		for (ResultSet set : List.of(base, here)) {
			List<ProbeLoad> plan = List.of(load("void a.A.a()", 1000, 100, "24:10 60:3"));
			double before = known(PlanEstimate.of(CostModel.of(set), plan, 1).probes().getFirst().nanosPerCall()).value();
			PlanEstimate estimate = PlanEstimate.of(CostModel.of(set).scaled(tenth), plan, 1);
			Estimate.Known perCall = known(estimate.probes().getFirst().nanosPerCall());
			assertThat(CostModelTest.input(perCall, "machine factor").estimate()).isEqualTo(tenth.factor());
			assertThat(perCall.basis()).contains(", with machine factor 0.1.\n");
			Interval total = known(estimate.total().millisPerSecond()).estimate();
			for (Interval interval : List.of(perCall.estimate(), total.times(1e6 / 1000))) {
				assertThat(interval.value()).as("probes that take less leave longer gaps").isCloseTo(0.1 * before, within(0.001 * before));
				assertThat(interval.low()).isCloseTo(0.8 * interval.value() / 1.9, within(1e-6 * before));
				assertThat(interval.high()).isCloseTo(1.5 * interval.value() * 1.9, within(1e-6 * before));
			}
		}
	}

	@Test
	void theTotalIsTheSumOfTheProbesInEveryOrder() {
		Seeded.tries(50, in -> {
			Random random = in.random();
			List<ProbeLoad> plan = new ArrayList<>();
			for (int j = 0; j < 1 + random.nextInt(12); j++) {
				double calls = 1 + random.nextInt(100_000);
				plan.add(load("void a.A.m" + j + "()", calls, Math.floor(calls * random.nextDouble()),
						random.nextBoolean() ? "" : (24 + random.nextInt(20)) + ":5 " + (50 + random.nextInt(40)) + ":9"));
			}
			PlanEstimate estimate = PlanEstimate.of(MODEL, plan, 1);
			double sum = estimate.probes().stream().mapToDouble(probe -> known(probe.millisPerSecond()).value()).sum();
			Estimate.Known total = known(estimate.total().millisPerSecond());
			assertThat(total.value()).isCloseTo(sum, within(1e-9 * sum));
			assertThat(total.estimate().low()).isLessThanOrEqualTo(total.value());
			List<ProbeLoad> shuffled = new ArrayList<>(plan);
			Collections.shuffle(shuffled, random);
			assertThat(PlanEstimate.of(MODEL, shuffled, 1).total()).isEqualTo(estimate.total());
		});
	}

	@Test
	void explainsThePartsOfTheCost() {
		for (ProbeLoad load : List.of(load("void a.A.a()", 1000, 10, "24:10 60:3"), load("void a.A.a()", 1000, 10, ""),
				new ProbeLoad("void a.A.a()", OPERATION_EVENTS, true, Optional.empty()))) {
			PlanEstimate estimate = PlanEstimate.of(MODEL, List.of(load), 1);
			Explanation perCall = Explanation.of(estimate, 0).inputs().getFirst();
			assertThat(perCall.what()).isEqualTo("cost per call");
			double sum = perCall.inputs().stream().mapToDouble(part -> part.value().orElseThrow().value()).sum();
			assertThat(sum).isCloseTo(known(estimate.probes().getFirst().nanosPerCall()).value(), within(1e-9));
		}
	}

	/** With a rate alone the interval spans from one burst to even distances. */
	/**
	 * Before each of ten records are gaps of 4 ms, and in these 10⁷ records of other probes, which take seconds. So the estimate is that
	 * without gaps.
	 */
	@Test
	void gapsThatOtherProbesMadeDoNotCount() {
		GapHistogram.Bin own = new GapHistogram.Bin(88, 10, 0, 0);
		GapHistogram.Bin ofOthers = new GapHistogram.Bin(88, 10, 100_000_000, 0);
		GapCosts costs = MODEL.gapCosts().orElseThrow();
		assertThat(costs.areKnown(new GapHistogram(List.of(own)))).isTrue();
		assertThat(costs.areKnown(new GapHistogram(List.of(ofOthers)))).isFalse();
		ProbeLoad doubtful = withGaps(new GapHistogram(List.of(ofOthers)));
		ProbeLoad without = new ProbeLoad(doubtful.signature(), doubtful.kind(), true, doubtful.callRate().map(CallRate::withoutGaps));
		assertThat(PlanEstimate.of(MODEL, List.of(doubtful), 1).total()).isEqualTo(PlanEstimate.of(MODEL, List.of(without), 1).total());
		assertThat(PlanEstimate.of(MODEL, List.of(doubtful), 1).loads()).containsExactly(doubtful);
	}

	private static ProbeLoad withGaps(GapHistogram gaps) {
		return new ProbeLoad("void a.A.m()", MODEL.gapCosts().orElseThrow().kind(), true,
				Optional.of(new CallRate(10, "a log", OptionalDouble.of(0), Optional.empty(), OptionalDouble.empty(), Optional.of(gaps))));
	}

	/** Which of the remaining probes' records wake the writer is not known then: from none to all that can at even distances. */
	@Test
	void gapsOfOtherProbesKeepTheValueAndWidenTheInterval() {
		ProbeLoad same = load("void a.A.a()", 20_000, 0, "40:10 62:10");
		ProbeLoad other = new ProbeLoad(same.signature(), same.kind(), true, same.callRate(), same.value(), true);
		PlanEstimate estimate = PlanEstimate.of(MODEL, List.of(other), 1);
		assertThat(known(estimate.probes().getFirst().nanosPerCall()).value())
				.isEqualTo(known(PlanEstimate.of(MODEL, List.of(same), 1).probes().getFirst().nanosPerCall()).value());
		double burst = 47.0 + 150 + 2 * COSTS.handOver().application().awakeNanos();
		double even = burst + 2 * COSTS.handOver().application().wakeUpNanos() * COSTS.handOver().application().asleep(1e9 / 40_000);
		for (Estimate.Known cost : List.of(known(estimate.probes().getFirst().nanosPerCall()), known(estimate.total().millisPerSecond()))) {
			double scale = cost.value() / known(estimate.probes().getFirst().nanosPerCall()).value();
			assertThat(cost.estimate().low()).isLessThanOrEqualTo(scale * burst * 1.0001);
			assertThat(cost.estimate().high()).isGreaterThanOrEqualTo(scale * even * 0.9999);
		}
		HandOver writer = COSTS.handOver().writer();
		double writerAtEven = 40_000 * (writer.awakeNanos() + writer.wakeUpNanos() * writer.asleep(1e9 / 40_000)) * 1e-6;
		assertThat(known(estimate.total().processMillisPerSecond()).estimate().high())
				.isGreaterThanOrEqualTo(0.9999 * (known(estimate.total().millisPerSecond()).estimate().high() + writerAtEven));
		assertThat(TotalSentences.of(estimate)).hasSize(TotalSentences.of(PlanEstimate.of(MODEL, List.of(same), 1)).size() + 1);
	}

	@Test
	void withoutGapsTheIntervalSpansFromABurstToEvenDistances() {
		PlanEstimate estimate = PlanEstimate.of(MODEL, List.of(load("void a.A.a()", 20_000, 0, "")), 1);
		Estimate.Known cost = known(estimate.probes().getFirst().nanosPerCall());
		double burst = 47.0 + 150 + 2 * COSTS.handOver().application().awakeNanos();
		double even = burst + 2 * COSTS.handOver().application().wakeUpNanos() * COSTS.handOver().application().asleep(1e9 / 40_000);
		assertThat(cost.estimate().low()).isLessThanOrEqualTo(burst);
		assertThat(cost.estimate().high()).isGreaterThanOrEqualTo(even);
		assertThat(cost.value()).isBetween(burst, even);
	}
}
