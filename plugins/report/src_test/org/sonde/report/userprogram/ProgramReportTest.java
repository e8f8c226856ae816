/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.userprogram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.benchmark.machine.Machine;
import org.sonde.benchmark.userprogram.JvmNotes;
import org.sonde.benchmark.userprogram.LogSize;
import org.sonde.benchmark.userprogram.MeasuredProbes;
import org.sonde.benchmark.userprogram.Observation;
import org.sonde.benchmark.userprogram.PrecisionTarget;
import org.sonde.benchmark.userprogram.ProcessNotes;
import org.sonde.benchmark.userprogram.ProgramEffort;
import org.sonde.benchmark.userprogram.ProgramOverhead;
import org.sonde.benchmark.userprogram.RecordCounts;
import org.sonde.benchmark.userprogram.ResourceUsage;
import org.sonde.benchmark.userprogram.ResourceUsage.Figure;
import org.sonde.benchmark.userprogram.StartUpTimes;
import org.sonde.common.table.Table;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.PortionTotals;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.statistics.Interval;

import tools.jackson.databind.JsonNode;

/** Observations made by hand: a unit takes 10 µs without probes, 11 µs with deactivated ones; collecting adds 2 µs, writing 5 µs. */
class ProgramReportTest {

	private static ResourceUsage used(double nanosPerUnit) {
		return new ResourceUsage(2_000_000, 100, Math.round(100 * nanosPerUnit), 0, Math.round(200 * nanosPerUnit), 6400, 0, 0);
	}

	private static Observation whole(double nanosPerUnit) {
		return new Observation(Optional.of(used(1)), used(nanosPerUnit), Optional.of(used(nanosPerUnit)), List.of(), true);
	}

	private static Observation switched(double off, double added) {
		List<Observation.Window> windows = new ArrayList<>();
		for (int i = 0; i < 6; i++) {
			boolean first = i % 2 == 0;
			windows.add(new Observation.Window(first, used(first ? off + added : off)));
			windows.add(new Observation.Window(!first, used(first ? off : off + added)));
		}
		return new Observation(Optional.of(used(1)), used(off), Optional.empty(), windows, true);
	}

	private static ProgramOverhead overhead() {
		return new ProgramOverhead(
				Map.of(Phase.NONE, List.of(whole(9900), whole(10_000), whole(10_100)), Phase.DEACTIVATED,
						List.of(whole(10_900), whole(11_000), whole(11_100))),
				Map.of(Phase.COLLECTING, List.of(switched(11_000, 1900), switched(11_000, 2000), switched(11_000, 2100)), Phase.WRITING,
						List.of(switched(11_000, 4800), switched(11_000, 5000), switched(11_000, 5200))),
				Map.of());
	}

	private static ProgramPrediction prediction(double low, double high) {
		return new ProgramPrediction(new Interval(5000, low, high), Optional.of(new Interval(9000, 2 * low, 2 * high)),
				Optional.of(new Interval(800, 0, 900)),
				Optional.of(new PortionTotals(new Interval(1900, 1000, 3000), new Interval(2300, 1500, 3500), 24, 2)),
				Optional.of(new Interval(700, 600, 800)), 12, 0,
				CostModel.of(PublishedResults.find("waller-2014-base").orElseThrow()), List.of());
	}

	@Test
	void jsonHasEveryPortionNextToItsEstimate() {
		JsonNode json = new ProgramReport("call of p.A.unit", overhead(), Optional.of(prediction(3000, 7000)), Optional.empty()).json();
		assertThat(json.at("/overhead/measured/value").asDouble()).as("I 1,000 + writing 5,000").isCloseTo(6000, within(1e-6));
		assertThat(json.at("/overhead/predicted/value").asDouble()).isEqualTo(5000);
		assertThat(json.at("/overhead/inside").asBoolean()).isTrue();
		assertThat(json.at("/overhead/portions/0/measured/value").asDouble()).isCloseTo(1000, within(1e-6));
		assertThat(json.at("/overhead/portions/1/measured/value").asDouble()).isCloseTo(2000, within(1e-6));
		assertThat(json.at("/overhead/portions/2/measured/value").asDouble()).as("5,000 − 2,000").isCloseTo(3000, within(1e-6));
		assertThat(json.at("/overhead/portions/2/predicted/value").asDouble()).isEqualTo(2300);
		assertThat(json.at("/overhead/portions/2/predicted/low").asDouble()).isEqualTo(1500);
		assertThat(json.at("/overhead/portions/2/predicted/high").asDouble()).isEqualTo(3500);
		assertThat(json.at("/overhead/portions/2/inside").asBoolean()).isTrue();
		assertThat(json.at("/configurations/0/id").asString()).isEqualTo("none");
		assertThat(json.at("/configurations/0/threadCpu/value").asDouble()).isCloseTo(10_000, within(1e-6));
		// Student's t with 2 degrees of freedom, 4.303, × 100 ÷ √3
		assertThat(json.at("/configurations/0/threadCpu/high").asDouble()).isCloseTo(10_000 + 248.4, within(0.1));
		assertThat(json.at("/configurations/0/processCpu/value").asDouble()).isCloseTo(20_000, within(1e-6));
		assertThat(json.at("/configurations/0/allocation/value").asDouble()).isEqualTo(64);
		assertThat(json.at("/configurations").valueStream().map(one -> one.get("id").asString()))
				.containsExactly("none", "deactivated", "collecting",
						"writing", "collecting-added", "writing-added");
		assertThat(json.at("/configurations/0/derived").isMissingNode()).as("JVMs of its own").isTrue();
		assertThat(json.at("/configurations/3/derived").asString()).contains("switched off");
		assertThat(json.at("/configurations/3/forks").asInt()).isEqualTo(3);
		assertThat(json.at("/configurations/3/threadCpu/value").asDouble()).as("11,000 + 5,000").isCloseTo(16_000, within(1e-6));
		// Student's t with 2 degrees of freedom, 4.303, × 200 ÷ √3
		assertThat(json.at("/configurations/3/threadCpu/high").asDouble()).isCloseTo(16_000 + 496.9, within(0.1));
		assertThat(json.at("/configurations/3/records/value").isNull()).isTrue();
		assertThat(json.at("/configurations/3/records/reason").asString()).contains("queue");
		assertThat(json.at("/configurations/0/records").isMissingNode()).as("nothing is recorded without probes").isTrue();
		assertThat(json.at("/configurations/0/compilerCpu/reason").asString()).contains("Linux");
	}

	/** Megabytes have MB as their unit before anything is measured, too. */
	@Test
	void theEstimateOfAllocationHasAUnitOfItsSize() {
		ProgramPrediction one = prediction(3000, 7000);
		ProgramPrediction large = new ProgramPrediction(one.total(), one.process(), one.instrumentation(), one.active(),
				Optional.of(new Interval(33_000_000, 29_700_000, 36_300_000)), 12, 0, one.model(), List.of());
		ProgramReport report = new ProgramReport("", new ProgramOverhead(Map.of(), Map.of(), Map.of()), Optional.of(large),
				Optional.empty());
		assertThat(report.unitTables().getLast().rows()).filteredOn(row -> row.getFirst().startsWith("allocated")).singleElement()
				.asString()
				.contains("33", "29.7", "36.3", "MB").doesNotContain("bytes");
	}

	@Test
	void warnsIfIdleProcessorsAreOthersThanThoseOfTheCalibration() {
		assertThat(warnings("governor haltpoll, which does not poll", "governor haltpoll, which does not poll")).isEmpty();
		assertThat(warnings("governor haltpoll, which does not poll", "governor haltpoll, which polls for up to 200 µs")).singleElement()
				.asString()
				.contains("does not poll", "up to 200 µs");
		assertThat(ProgramWarnings.of(MeasuredProbes.Kind.METHODS, overhead(), Optional.of(prediction(3000, 7000)), Optional.empty(),
				() -> machine("governor menu, states POLL, C1"))).as("no calibration of ours").isEmpty();
	}

	private static List<String> warnings(String calibrated, String here) {
		ResultSet set = PublishedResults.find("waller-2014-base").orElseThrow();
		Conditions conditions = set.conditions()
				.overriddenBy(new Conditions(Map.of(ConditionName.IDLE_PROCESSORS, new Condition.Stated(calibrated))));
		CostModel model = CostModel.of(new ResultSet("a", "A", Set.of(), set.source(), Optional.empty(), Optional.empty(), conditions,
				set.configurations(), List.of()));
		ProgramPrediction prediction = prediction(3000, 7000);
		return ProgramWarnings.of(MeasuredProbes.Kind.METHODS, overhead(),
				Optional.of(new ProgramPrediction(prediction.total(), prediction.process(), prediction.instrumentation(),
						prediction.active(), prediction.allocation(), prediction.callsPerUnit(), prediction.deactivated(), model,
						List.of())),
				Optional.empty(), () -> machine(here));
	}

	/** Without a figure, nothing else matters. */
	@Test
	void thatTheProgramEndedTooEarlyIsTheFirstWarning() {
		Observation early = run(1, ended(true), new ProcessNotes(3, true, Optional.empty()));
		ProgramOverhead overhead = new ProgramOverhead(Map.of(), Map.of(Phase.WRITING, List.of(early, early, early)), Map.of());
		List<String> warnings = new ProgramReport("", overhead, Optional.empty(), Optional.of(ProgramEffort.DEFAULT)).warnings();
		assertThat(warnings).hasSizeGreaterThan(1);
		assertThat(warnings.getFirst()).contains("3 of 3 JVMs", "3 s of warm-up", "8 s after it", "arguments");
	}

	/** 100 units in 2 ms: with 2 µs of CPU time each, the threads work for 10 % of the time; with 10 µs, for 50 %. */
	@Test
	void saysIfTheProgramMostlyWaits() {
		assertThat(sentences(2_000)).contains("work for 10 % of the elapsed time");
		assertThat(sentences(10_000)).doesNotContain("of the elapsed time");
	}

	private static String sentences(double nanosPerUnit) {
		ProgramOverhead overhead = new ProgramOverhead(
				Map.of(Phase.NONE, List.of(whole(nanosPerUnit), whole(nanosPerUnit), whole(nanosPerUnit))), Map.of(), Map.of());
		return String.join("\n", new ProgramReport("", overhead, Optional.empty(), Optional.empty()).sentences());
	}

	private static Machine machine(String idleProcessors) {
		return new Machine("a machine", "Linux", Optional.of(idleProcessors));
	}

	/** The JVMs are too few for an interval, so a value outside decides nothing. */
	@Test
	void saysWhetherTheMeasuredOverheadIsInside() {
		assertThat(new ProgramReport("", overhead(), Optional.of(prediction(3000, 5900)), Optional.empty()).inside(Figure.APPLICATION_CPU))
				.isEmpty();
		assertThat(new ProgramReport("", overhead(), Optional.of(prediction(3000, 6100)), Optional.empty()).inside(Figure.APPLICATION_CPU))
				.contains(true);
		assertThat(new ProgramReport("", overhead(), Optional.empty(), Optional.empty()).inside(Figure.APPLICATION_CPU)).isEmpty();
		ProgramOverhead withoutI = new ProgramOverhead(Map.of(), overhead().switched(), Map.of());
		assertThat(new ProgramReport("", withoutI, Optional.of(prediction(3000, 5700)), Optional.empty()).inside(Figure.APPLICATION_CPU))
				.as("5,000 measured and 800 of I").isEmpty();
		assertThat(new ProgramReport("", withoutI, Optional.of(prediction(3000, 5900)), Optional.empty()).inside(Figure.APPLICATION_CPU))
				.contains(true);
	}

	/**
	 * Student's t with 2 degrees of freedom, 4.303, over √3 JVMs: active probes 5,000 ± 496.9 ns, I 1,000 ± 993.7, all 6,000 ± √(496.9² +
	 * 993.7²) = 1,111.
	 */
	@Test
	void saysWhichFigureIsAsPreciseAsItWasToBe() {
		ProgramOverhead overhead = new ProgramOverhead(Map.of(Phase.NONE, List.of(whole(9900), whole(10_000), whole(10_100)),
				Phase.DEACTIVATED,
				List.of(whole(10_500), whole(11_000), whole(11_500))), overhead().switched(), Map.of());
		ProgramReport active = new ProgramReport("", overhead, Optional.empty(), Optional.of(effort(0.1, PrecisionTarget.ACTIVE)));
		assertThat(String.join("\n", active.sentences()))
				.contains("hand-over ± 9.9 %", "I ± 99 %", "all ± 19 %", "± 10 %", "many more JVMs").doesNotContain("not reached");
		JsonNode json = active.json().at("/precision");
		assertThat(json.at("/wanted").asDouble()).isEqualTo(10);
		assertThat(json.at("/figures/2/id").asString()).isEqualTo("total");
		assertThat(json.at("/figures/2/reached").asDouble()).isCloseTo(18.52, within(0.01));
		assertThat(json.at("/figures/2/met").asBoolean(true)).isFalse();
		assertThat(json.at("/figures/0/met").asBoolean(false)).isTrue();
		ProgramReport total = new ProgramReport("", overhead, Optional.empty(), Optional.of(effort(0.1, PrecisionTarget.TOTAL)));
		assertThat(String.join("\n", total.sentences())).contains("± 10 % of all", "not reached")
				.doesNotContain("many more");
	}

	private static ProgramEffort effort(double precision, PrecisionTarget precise) {
		ProgramEffort usual = ProgramEffort.DEFAULT;
		return new ProgramEffort(3, 10, precision, usual.timeBox(), usual.warmUp(), usual.steady(), usual.window(), false, precise);
	}

	/** I is 1,000 ns (503 … 1,497) and estimated at up to 900: perhaps inside. C, 2,000 ± 248 ns, is outside 2,300 … 2,400. */
	@Test
	void saysOfEachPortionWhetherItIsInside() {
		ProgramPrediction wrong = new ProgramPrediction(new Interval(5000, 3000, 7000), Optional.empty(),
				Optional.of(new Interval(800, 0, 900)),
				Optional.of(new PortionTotals(new Interval(2350, 2300, 2400), new Interval(2300, 1500, 3500), 24, 2)), Optional.empty(), 12,
				0,
				prediction(3000, 7000).model(), List.of());
		ProgramOverhead overhead = new ProgramOverhead(Map.of(Phase.NONE, List.of(whole(9900), whole(10_000), whole(10_100)),
				Phase.DEACTIVATED,
				List.of(whole(11_100), whole(11_000), whole(10_900))), overhead().switched(), Map.of());
		ProgramReport report = new ProgramReport("", overhead, Optional.of(wrong), Optional.empty());
		assertThat(report.unitTables().get(1).rows().stream().limit(3).map(List::getLast)).containsExactly("perhaps", "no", "yes");
		assertThat(report.unitTables().get(1).rows().getFirst().get(2)).isEqualTo("0.80 µs (0 … 0.90)");
		JsonNode portions = report.json().at("/overhead/portions");
		assertThat(portions.at("/0/inside").isMissingNode()).isTrue();
		assertThat(portions.at("/1/inside").asBoolean(true)).isFalse();
	}

	/** All is 6,000 ± 1,111 ns, so it cannot be told from 5,000 at most, but from 4,800. */
	@Test
	void aTotalWhoseIntervalReachesIntoTheEstimateIsPerhapsInside() {
		ProgramOverhead overhead = new ProgramOverhead(Map.of(Phase.NONE, List.of(whole(9900), whole(10_000), whole(10_100)),
				Phase.DEACTIVATED,
				List.of(whole(10_500), whole(11_000), whole(11_500))), overhead().switched(), Map.of());
		for (Map.Entry<Integer, String> answer : Map.of(4800, "no", 5000, "perhaps", 6100, "yes").entrySet()) {
			ProgramPrediction low = new ProgramPrediction(new Interval(4000, 3000, answer.getKey()), Optional.empty(), Optional.empty(),
					Optional.empty(), Optional.empty(), 12, 0, prediction(3000, 7000).model(), List.of());
			ProgramReport report = new ProgramReport("", overhead, Optional.of(low), Optional.empty());
			assertThat(report.unitTables().get(1).rows().get(3).getLast()).as("up to %d", answer.getKey()).isEqualTo(answer.getValue());
		}
	}

	/** The process takes twice the time of its threads, 12,000 ns; no time elapses in addition. */
	@Test
	void comparesTheProcessAndElapsedTimeToo() {
		ProgramReport report = new ProgramReport("", overhead(), Optional.of(prediction(3000, 6100)), Optional.empty());
		assertThat(report.inside(Figure.PROCESS_CPU)).contains(true);
		assertThat(new ProgramReport("", overhead(), Optional.of(prediction(3000, 5900)), Optional.empty()).inside(Figure.PROCESS_CPU))
				.isEmpty();
		assertThat(report.inside(Figure.WALL)).isEmpty();
		JsonNode process = report.json().at("/overhead/processCpu");
		assertThat(process.at("/measured/value").asDouble()).isCloseTo(12_000, within(1e-6));
		assertThat(process.at("/predicted/high").asDouble()).isEqualTo(12_200);
		assertThat(process.at("/inside").asBoolean()).isTrue();
	}

	/** Per unit, writing adds nothing to the 64 bytes that a unit allocates by itself: outside 600 to 800. */
	@Test
	void comparesWhatActiveProbesAllocate() {
		JsonNode allocation = new ProgramReport("", overhead(), Optional.of(prediction(3000, 5900)), Optional.empty()).json()
				.at("/overhead/allocation");
		assertThat(allocation.at("/measured/value").asDouble()).isZero();
		assertThat(allocation.at("/predicted/value").asDouble()).isEqualTo(700);
		assertThat(allocation.at("/predicted/unit").asString()).isEqualTo("bytes");
		assertThat(allocation.at("/inside").isMissingNode()).as("too few JVMs").isTrue();
	}

	/** A unit allocates 64 bytes without probes, 6400 by 100 units; active probes add nothing. */
	@Test
	void theProbesAllocationIsAShareOfTheProgramsOwn() {
		assertThat(new ProgramReport("", overhead(), Optional.empty(), Optional.empty()).sentences())
				.anySatisfy(sentence -> assertThat(sentence).startsWith("Without I").contains(" 0 % ", "allocation"));
	}

	/** 10 bytes in 100 units: what happens beside them. */
	@Test
	void aProgramThatAllocatesNothingHasNoShare() {
		ResourceUsage without = new ResourceUsage(2_000_000, 100, 1_000_000, 0, 2_000_000, 10, 0, 0);
		Observation none = new Observation(Optional.of(used(1)), without, Optional.of(without), List.of(), true);
		ProgramOverhead overhead = new ProgramOverhead(Map.of(Phase.NONE, List.of(none, none, none)), overhead().switched(), Map.of());
		assertThat(new ProgramReport("", overhead, Optional.empty(), Optional.empty()).sentences())
				.noneMatch(sentence -> sentence.contains("allocation"));
	}

	/** Nothing was switched, and nothing ran with deactivated probes: I is within the difference. */
	@Test
	void comparesJvmsWithProbesWithThoseWithout() {
		ProgramReport report = new ProgramReport("", new ProgramOverhead(
				Map.of(Phase.NONE, List.of(whole(10_000)), Phase.WRITING, List.of(whole(15_800))), Map.of(), Map.of()),
				Optional.of(prediction(3000, 6000)), Optional.empty());
		assertThat(report.measured().orElseThrow().value()).isCloseTo(5800, within(1e-6));
		assertThat(report.inside(Figure.APPLICATION_CPU)).as("I is not added again").contains(true);
	}

	/**
	 * By pairs of JVMs, whose differences are 5,800, 6,000 and 6,200 in all, and 900, 1,000 and 1,100 for hand-over, however the JVMs with
	 * deactivated probes varied.
	 */
	@Test
	void aDifferenceOfJvmsIsTakenOnce() {
		ProgramReport report = new ProgramReport("", new ProgramOverhead(
				Map.of(Phase.NONE, List.of(whole(10_000), whole(10_000), whole(10_000)),
						Phase.DEACTIVATED, List.of(whole(10_000), whole(14_000), whole(18_000)),
						Phase.COLLECTING, List.of(whole(14_900), whole(15_000), whole(15_100)),
						Phase.WRITING, List.of(whole(15_800), whole(16_000), whole(16_200))),
				Map.of(), Map.of()), Optional.empty(), Optional.empty());
		// Student's t with 2 degrees of freedom, 4.303, × 200 ÷ √3 and × 100 ÷ √3
		Interval all = report.measured().orElseThrow().interval().known().orElseThrow();
		assertThat(all.value()).isCloseTo(6000, within(1e-6));
		assertThat(all.high()).isCloseTo(6000 + 496.9, within(0.1));
		Interval handOver = report.portions().getLast().measured().orElseThrow().interval().known().orElseThrow();
		assertThat(handOver.value()).isCloseTo(1000, within(1e-6));
		assertThat(handOver.high()).isCloseTo(1000 + 248.4, within(0.1));
	}

	@Test
	void tablesShowUnitsAndIntervals() {
		ProgramReport report = new ProgramReport("call of p.A.unit", overhead(), Optional.of(prediction(3000, 7000)), Optional.empty());
		assertThat(report.tables().get(1).rows().get(3)).contains("yes").anySatisfy(cell -> assertThat(cell).contains("µs"));
		assertThat(String.join("\n", report.sentences())).contains("60 %").contains("call of p.A.unit");
	}

	@Test
	void whatTheEstimateIsForStandsNextToIt() {
		ProgramReport report = new ProgramReport("", overhead(),
				Optional.of(prediction(3000, 7000).withDifferences(List.of("The estimate is for Java 17."))), Optional.empty());
		assertThat(report.differences()).containsExactly("The estimate is for Java 17.");
		List<String> sentences = report.sentences();
		assertThat(sentences.get(sentences.indexOf("The estimate is for Java 17.") - 1)).startsWith("Estimated before the measurement");
	}

	/** 8 s of the process: 5 s application, 1 s writer, 0.5 s collector, 1 s compiler. */
	private static Observation run(double startUpSeconds, JvmNotes jvm, ProcessNotes process) {
		ResourceUsage all = new ResourceUsage(10_000_000_000L, 1000, 5_000_000_000L, 1_000_000_000L, 8_000_000_000L, 4_000_000, 3, 20,
				500_000_000,
				1_000_000_000, 30_000, 1_320_000);
		return new Observation(Optional.of(new ResourceUsage(Math.round(startUpSeconds * 1e9), 1, 0, 0, 0, 0, 0, 0)), all, Optional.of(all),
				List.of(), true, jvm, process);
	}

	private static JvmNotes ended(boolean byItself) {
		return ended(byItself, 1000);
	}

	private static JvmNotes ended(boolean byItself, long records) {
		return new JvmNotes(byItself, false, OptionalLong.of(30_000_000), OptionalLong.of(90_000_000), 0,
				new StartUpTimes(OptionalLong.of(300_000_000), OptionalLong.of(400_000_000), OptionalLong.of(100_000_000)),
				Optional.of(new RecordCounts(records + 1, OptionalLong.of(0))));
	}

	private static ProcessNotes wrote(long records) {
		return new ProcessNotes(0, false, Optional.of(new LogSize(44 * records, Optional.of(new LogSize.Records(records, 1, true)))));
	}

	private static ProgramReport runs(boolean ownEnd, long records) {
		return new ProgramReport("", new ProgramOverhead(
				Map.of(Phase.NONE, List.of(run(1, ended(ownEnd), ProcessNotes.NONE), run(1.1, ended(ownEnd), ProcessNotes.NONE),
						run(1.2, ended(ownEnd), ProcessNotes.NONE)), Phase.DEACTIVATED,
						List.of(run(1.5, ended(ownEnd), ProcessNotes.NONE), run(1.6, ended(ownEnd), ProcessNotes.NONE),
								run(1.71, ended(ownEnd), ProcessNotes.NONE)), Phase.WRITING,
						List.of(run(1.6, ended(ownEnd, records), wrote(records)), run(1.7, ended(ownEnd), wrote(1000)))),
				Map.of(), Map.of()), Optional.empty(), Optional.empty());
	}

	@Test
	void showsWholeRuns() {
		JsonNode json = runs(true, 1000).json();
		assertThat(json.at("/runs/0/id").asString()).isEqualTo("none");
		assertThat(json.at("/runs/0/elapsed/value").asDouble()).isEqualTo(1e10);
		assertThat(json.at("/runs/0/startUp/value").asDouble()).isCloseTo(1.1e9, within(1.0));
		assertThat(json.at("/runs/0/collectionTime/value").asDouble()).as("20 ms").isEqualTo(2e7);
		assertThat(json.at("/runs/0/records").isMissingNode()).as("nothing writes").isTrue();
		assertThat(json.at("/runs/2/records/value").asDouble()).isEqualTo(1000);
		assertThat(json.at("/runs/2/logSize/value").asDouble()).isEqualTo(44_000);
		assertThat(json.at("/configurations/0/compilerCpu/value").asDouble()).as("1 s by 1000 units").isEqualTo(1e6);
		assertThat(json.at("/configurations/0/collections/value").asDouble()).as("3 by 1000 units").isCloseTo(0.003, within(1e-9));
		assertThat(json.at("/configurations/0/collectionTime/value").asDouble()).as("20 ms by 1000 units").isEqualTo(20_000);
		assertThat(json.at("/configurations/2/records/value").asDouble()).as("30,000 by 1000 units").isEqualTo(30);
		assertThat(json.at("/configurations/2/logSize/value").asDouble()).as("1,320,000 by 1000 units").isEqualTo(1320);
		assertThat(json.at("/runs/1/weaving/value").asDouble()).isEqualTo(4e8);
		assertThat(json.at("/runs/1/kiekerStart/value").asDouble()).isEqualTo(1e8);
		assertThat(json.at("/runs/0/beforeMain/value").asDouble()).isEqualTo(3e8);
		assertThat(json.at("/runs/2/lostRecords/value").asDouble(1)).isZero();
		assertThat(runs(true, 1000).tables().getLast().rows()).anySatisfy(row -> assertThat(row).first().asString().contains("elapsed"));
		assertThat(String.join("\n", runs(true, 1000).sentences())).contains("Start-up").contains("0.503 s (0.489 … 0.518)")
				.contains("weaver works for 0.4 s").contains("Kieker starts in 0.1 s").doesNotContain("Lost records");
	}

	@Test
	void showsCollectionsAndRecordsOfAUnit() {
		Table counts = runs(true, 1000).tables().get(3);
		assertThat(counts.headings())
				.containsExactly("collections and records per unit of work", "none", "deactivated", "writing", "writing adds");
		assertThat(counts.rows().stream().map(List::getFirst))
				.containsExactly("garbage collections in 1,000 units", "elapsed in collections", "records", "log");
		assertThat(counts.rows().stream().map(row -> row.get(3))).containsExactly("3", "20 µs", "30", "1320 bytes");
	}

	/** 1,000 records in the log, and one of Kieker itself; 1,201 were made. */
	@Test
	void showsLostRecords() {
		JvmNotes notes = new JvmNotes(true, false, OptionalLong.empty(), OptionalLong.empty(), 0, StartUpTimes.NONE,
				Optional.of(new RecordCounts(1101, OptionalLong.of(100))));
		ProgramReport report = new ProgramReport("",
				new ProgramOverhead(Map.of(Phase.WRITING, List.of(run(1, notes, wrote(1000)))), Map.of(), Map.of()),
				Optional.empty(), Optional.empty());
		assertThat(report.json().at("/runs/0/lostRecords/value").asDouble()).isEqualTo(200);
		assertThat(warnings(report)).contains("lost 200 records");
	}

	/** Each makes 1,201 records with Kieker's own; one loses 200, the other 100. */
	@Test
	void runsThatLoseDifferentRecordsDoTheSameWork() {
		List<Observation> jvms = Stream.of(1000, 1100)
				.map(logged -> run(1, new JvmNotes(true, false, OptionalLong.empty(), OptionalLong.empty(), 0,
				StartUpTimes.NONE, Optional.of(new RecordCounts(logged + 1, OptionalLong.of(1200 - logged)))), wrote(logged))).toList();
		assertThat(warnings(new ProgramReport("", new ProgramOverhead(Map.of(Phase.WRITING, jvms), Map.of(), Map.of()), Optional.empty(),
				Optional.empty())))
				.contains("lost 150").doesNotContain("different work");
	}

	@Test
	void allRecordsOfWholeRunsAreAdded() {
		assertThat(wholeRuns(1000).json().at("/configurations").valueStream()
				.filter(one -> one.get("id").asString().equals("writing-added")).findFirst()
				.orElseThrow().at("/records/value").asDouble()).isEqualTo(1000);
	}

	@Test
	void saysWhyLostRecordsAreUnknown() {
		assertThat(lostUnknown(runs(false, 1000))).contains("to its own end");
		assertThat(lostUnknown(new ProgramReport("", overhead(), Optional.empty(), Optional.empty()))).contains("to its own end");
		assertThat(lostUnknown(written(Optional.empty(), true))).contains("had not stored");
		assertThat(lostUnknown(written(Optional.of(new RecordCounts(1001, OptionalLong.empty())), true)))
				.contains("RecordQueueInsertBehavior");
		assertThat(lostUnknown(written(Optional.of(new RecordCounts(1001, OptionalLong.of(0))), false))).contains("cannot read");
	}

	private static ProgramReport written(Optional<RecordCounts> counts, boolean readable) {
		JvmNotes notes = new JvmNotes(true, false, OptionalLong.empty(), OptionalLong.empty(), 0, StartUpTimes.NONE, counts);
		ProcessNotes seen = new ProcessNotes(0, false,
				Optional.of(new LogSize(44_000, Optional.of(new LogSize.Records(1000, 1, readable)))));
		return new ProgramReport("", new ProgramOverhead(Map.of(Phase.WRITING, List.of(run(1, notes, seen))), Map.of(), Map.of()),
				Optional.empty(), Optional.empty());
	}

	private static String lostUnknown(ProgramReport report) {
		JsonNode lost = report.json().at("/runs").valueStream().filter(run -> run.get("id").asString().equals("writing")).findFirst()
				.orElseThrow()
				.get("lostRecords");
		assertThat(lost.get("value").isNull()).isTrue();
		assertThat(report.sentences()).contains("Lost records: unknown, because " + lost.get("reason").asString() + ".");
		return lost.get("reason").asString();
	}

	@Test
	void leavesOutWhatAProgramThatWasEndedCannotTell() {
		JsonNode json = runs(false, 1000).json();
		assertThat(json.at("/runs/0/elapsed").isMissingNode()).isTrue();
		assertThat(json.at("/runs/2/records").isMissingNode()).isTrue();
		assertThat(json.at("/runs/0/startUp/value").asDouble()).isCloseTo(1.1e9, within(1.0));
		assertThat(json.at("/runs/0/peakResidentMemory/value").asDouble()).isEqualTo(90e6);
	}

	@Test
	void sharesAddUpToTheProcess() {
		Table shares = runs(true, 1000).tables().get(2);
		assertThat(shares.rows().stream().map(List::getFirst)).containsExactly("application", "writer", "garbage collector", "compiler",
				"rest");
		assertThat(shares.rows().stream().map(row -> row.get(1).replaceAll(".*, ", ""))).containsExactly("63 %", "13 %", "6 %", "13 %",
				"6 %");
	}

	/** As in what probes add: by chance, the collector takes 2 s less than without them, so that the application's 5 s exceed the whole. */
	@Test
	void partsOfWhichOneIsNegativeHaveNoShares() {
		ResourceUsage all = new ResourceUsage(10_000_000_000L, 1000, 5_000_000_000L, 0, 4_000_000_000L, 0, 0, 0, -2_000_000_000L, 0, -1,
				-1);
		Observation jvm = new Observation(Optional.empty(), all, Optional.of(all), List.of(), true);
		Table shares = new ProgramReport("", new ProgramOverhead(Map.of(Phase.NONE, List.of(jvm)), Map.of(), Map.of()), Optional.empty(),
				Optional.empty()).shares().orElseThrow();
		assertThat(shares.rows()).anySatisfy(row -> assertThat(row.get(1)).startsWith("-"))
				.allSatisfy(row -> assertThat(row.get(1)).isNotEmpty().doesNotContain("%"));
	}

	/** 5 s, 1 s, 0.5 s and 2 s of 8 s. */
	@Test
	void partsThatExceedTheProcessHaveNoShares() {
		ResourceUsage all = new ResourceUsage(10_000_000_000L, 1000, 5_000_000_000L, 1_000_000_000L, 8_000_000_000L, 0, 0, 0, 500_000_000L,
				2_000_000_000L, -1, -1);
		Observation jvm = new Observation(Optional.empty(), all, Optional.of(all), List.of(), true);
		Table shares = new ProgramReport("", new ProgramOverhead(Map.of(Phase.NONE, List.of(jvm)), Map.of(), Map.of()), Optional.empty(),
				Optional.empty()).shares()
				.orElseThrow();
		assertThat(shares.rows()).hasSize(4).allSatisfy(row -> assertThat(row.get(1)).isNotEmpty().doesNotContain("%"));
	}

	@Test
	void warnsOfWhatMakesFiguresDoubtful() {
		assertThat(runs(true, 1000).json().at("/warnings")).isEmpty();
		assertThat(warnings(runs(true, 1020))).contains("1 to 1.02 records for each unit");
		JvmNotes reading = new JvmNotes(false, true, OptionalLong.empty(), OptionalLong.empty(), 2_000_000_000L, StartUpTimes.NONE,
				Optional.empty());
		ProcessNotes busy = new ProcessNotes(100, true, Optional.empty());
		String all = warnings(
				new ProgramReport("", new ProgramOverhead(Map.of(Phase.NONE, List.of(run(1, reading, busy))), Map.of(), Map.of()),
						Optional.empty(), Optional.empty()));
		assertThat(all).contains("1 of 1 JVM").contains("other processes").contains("2 s").contains("input");
		Observation early = new Observation(Optional.empty(), used(1), Optional.empty(), switched(11_000, 2000).windows(), true,
				ended(true), ProcessNotes.NONE);
		assertThat(warnings(new ProgramReport("", new ProgramOverhead(Map.of(), Map.of(Phase.WRITING, List.of(early)), Map.of()),
				Optional.empty(), Optional.empty())))
				.contains("1 of 1 JVMs");
	}

	/** A unit that is the same work allocates as much in each JVM, whatever time it takes. */
	@Test
	void warnsOfWorkThatDiffersFromJvmToJvm() {
		assertThat(String.join("\n", units(64_000, 65_000, 14_000).warnings())).doesNotContain("different work");
		assertThat(String.join("\n", units(64_000, 90_000, 10_100).warnings())).as("the compiler may do without some objects")
				.doesNotContain("different work");
		assertThat(String.join("\n", units(64_000, 90_000, 14_000).warnings()))
				.contains("probably does different work in each run").contains("allocates 64000 bytes to 90000 bytes")
				.contains("the same seed");
	}

	/** Two JVMs without probes, the first of which takes 10,000 ns for a unit. */
	private static ProgramReport units(long bytes, long otherBytes, long otherNanos) {
		return new ProgramReport("", new ProgramOverhead(Map.of(Phase.NONE,
				List.of(allocating(bytes, 10_000), allocating(otherBytes, otherNanos))), Map.of(), Map.of()),
				Optional.empty(), Optional.empty());
	}

	private static Observation allocating(long bytes, long nanos) {
		ResourceUsage used = new ResourceUsage(2_000_000, 100, 100 * nanos, 0, 200 * nanos, 100 * bytes, 0, 0);
		return new Observation(Optional.of(used(1)), used, Optional.of(used), List.of(), true);
	}

	private static String warnings(ProgramReport report) {
		return report.json().at("/warnings").toString();
	}

	/** Three JVMs of two states, in each of which a unit takes about a second of elapsed time. */
	private static ProgramReport seconds(double shareOfCpu, double longerWithProbes) {
		List<List<Observation>> states = new ArrayList<>();
		for (double added : new double[] { 0, longerWithProbes }) {
			states.add(Stream.of(1.001, 1.002, 1.003).map(seconds -> Math.round((seconds + added) * 1e9))
					.map(nanos -> new ResourceUsage(10 * nanos, 10, Math.round(10 * nanos * shareOfCpu), 0, 10 * nanos, 0, 0, 0))
					.map(used -> new Observation(Optional.of(used(1)), used, Optional.of(used), List.of(), true)).toList());
		}
		return new ProgramReport("",
				new ProgramOverhead(Map.of(Phase.NONE, states.getFirst(), Phase.WRITING, states.getLast()), Map.of(), Map.of()),
				Optional.empty(), Optional.empty());
	}

	@Test
	void unitsOfFixedTimeTellNoOverhead() {
		assertThat(seconds(0.99, 0).measured()).isEmpty();
		assertThat(seconds(0.99, 0).headline()).isEmpty();
		assertThat(warnings(seconds(0.99, 0))).contains("JMH");
		assertThat(seconds(0.99, 0.01).measured()).as("1 % longer with probes").isPresent();
		assertThat(seconds(0.5, 0).measured()).as("the same work every second, half of it spent waiting").isPresent();
		assertThat(seconds(0.5, 0).warnings()).isEmpty();
	}

	private static Observation wholeRun(double seconds, long records) {
		long nanos = Math.round(seconds * 1e9);
		ResourceUsage used = new ResourceUsage(nanos, 1, nanos, 0, nanos, 0, 0, 0, -1, -1, records == 0 ? -1 : records, -1);
		return new Observation(Optional.empty(), used, Optional.of(used), List.of(), true, ended(true, records), wrote(records));
	}

	/** A run takes 10 s, 11.5 s with deactivated probes, of which nobody knows how much is start-up, and 14 s with all. */
	private static ProgramReport wholeRuns(long records) {
		return new ProgramReport("whole run", new ProgramOverhead(Map.of(Phase.NONE, List.of(wholeRun(10, 0)), Phase.DEACTIVATED,
				List.of(wholeRun(11.5, 0)), Phase.WRITING, List.of(wholeRun(14, records))), Map.of(), Map.of()),
				Optional.of(new ProgramPrediction(new Interval(3e9, 2.5e9, 3.2e9), Optional.empty(), Optional.of(Interval.exactly(4e8)),
						Optional.of(new PortionTotals(Interval.exactly(1e9), Interval.exactly(1.6e9), 24, 2)), Optional.empty(), 12, 0,
						prediction(3000, 7000).model(), List.of())), Optional.empty());
	}

	@Test
	void theStartOfWholeRunsIsNoOverheadOfProbes() {
		ProgramReport report = wholeRuns(1000);
		assertThat(report.measured().orElseThrow().value()).as("14 s − 11.5 s").isCloseTo(2.5e9, within(1.0));
		assertThat(report.headline().orElseThrow()).contains("25 %").contains("without start-up");
		assertThat(report.inside(Figure.APPLICATION_CPU)).as("2.1 to 2.8 s without I").contains(true);
		JsonNode json = report.json().at("/overhead");
		assertThat(json.at("/withoutInstrumentation").asBoolean()).isTrue();
		assertThat(json.at("/predicted/value").asDouble()).as("3 s less 0.4 s of I").isCloseTo(2.6e9, within(1.0));
		assertThat(json.at("/portions/0/measured/value").asDouble()).isCloseTo(1.5e9, within(1.0));
		assertThat(json.at("/portions/0/label").asString()).contains("start-up");
		assertThat(json.at("/portions/0/inside").isMissingNode()).as("the estimate has no start-up").isTrue();
		assertThat(report.unitTables().get(1).rows().getFirst().getLast()).isEmpty();
	}

	/** What windows of one JVM show is certain, though fresh JVMs differ by far more: by hand, 5 µs of 10 µs. */
	@Test
	void anUncertainTotalDoesNotHideWhatIsCertain() {
		List<Observation> none = Stream.of(5_000, 10_000, 15_000).map(ProgramReportTest::whole).toList();
		List<Observation> off = Stream.of(15_000, 6_000, 10_000).map(ProgramReportTest::whole).toList();
		List<Observation> on = Stream.of(4_900, 5_000, 5_100).map(added -> switched(10_000, added)).toList();
		String headline = new ProgramReport("", new ProgramOverhead(Map.of(Phase.NONE, none, Phase.DEACTIVATED, off),
				Map.of(Phase.WRITING, on), Map.of()), Optional.empty(), Optional.empty()).headline().orElseThrow();
		assertThat(headline).startsWith("No significant difference: ").containsPattern("significantly add 50(\\.\\d+)? % \\(4\\d");
		List<Observation> one = off.subList(2, 3);
		String certain = new ProgramReport("", new ProgramOverhead(Map.of(Phase.NONE, one, Phase.DEACTIVATED, one),
				Map.of(Phase.WRITING, on), Map.of()), Optional.empty(), Optional.empty()).headline().orElseThrow();
		assertThat(certain).doesNotContain("significant");
	}

	@Test
	void withoutARecordThereIsNoOverheadOfProbes() {
		assertThat(wholeRuns(0).headline().orElseThrow()).contains("No probe was executed").doesNotContain("%");
	}

	@Test
	void longUnitsHaveLongTimes() {
		assertThat(FigureText.ofTimesLike(5e3).of(5e3)).isEqualTo("5 µs");
		assertThat(FigureText.ofTimesLike(2.5e7).of(2.5e7)).isEqualTo("25 ms");
		assertThat(FigureText.ofTimesLike(4e10).of(4.0123e10)).isEqualTo("40.1 s");
		assertThat(FigureText.NUMBER.of(123_456)).isEqualTo("123456");
	}

	@Test
	void barsAreMeasuredThenEstimatedFromZeroOn() {
		List<ProgramReport.Bar> bars = new ProgramReport("", overhead(), Optional.of(prediction(-100, 7000)), Optional.empty()).bars();
		assertThat(bars.stream().map(ProgramReport.Bar::measured)).containsExactly(true, false, true, false, true, false, true, false, true,
				false, true, false);
		assertThat(bars.getLast().interval()).isEqualTo(new Interval(5, 0, 7));
		assertThat(bars.get(1).interval()).isEqualTo(new Interval(0.8, 0, 0.9));
	}

	@Test
	void whatWasNotMeasuredIsNotAZero() {
		ProgramReport report = new ProgramReport("", new ProgramOverhead(Map.of(), Map.of(), Map.of(Phase.NONE, List.of("it failed"))),
				Optional.empty(), Optional.empty());
		assertThat(report.measured()).isEmpty();
		assertThat(report.json().at("/overhead/measured").isMissingNode()).isTrue();
		assertThat(report.json().at("/voids/0").asString()).isEqualTo("it failed");
		assertThat(report.tables().get(1).rows().getLast()).contains("not measured");
	}

	@Test
	void warnsOfAnEstimateForAnotherJava() {
		JavaHome java = new JavaHome(Path.of("jdk"), 17, "17.0.15", "Debian");
		assertThat(ProgramPrediction.otherJava(jvm("Eclipse Adoptium Java 25.0.3"), java).orElseThrow())
				.contains("for Java 25,", "with Java 17,");
		assertThat(ProgramPrediction.otherJava(jvm("Oracle Java 1.7.0_45"), java).orElseThrow()).contains("for Java 7,");
		assertThat(ProgramPrediction.otherJava(jvm("Oracle Java 64-bit Server VM"), java)).as("no release").isEmpty();
		assertThat(ProgramPrediction.otherJava(jvm("Debian Java 17.0.3"), java)).isEmpty();
		assertThat(ProgramPrediction.otherJava(jvm("HotSpot"), java)).as("not known").isEmpty();
		assertThat(ProgramPrediction.otherJava(Conditions.NONE, java)).as("not stated").isEmpty();
	}

	private static Conditions jvm(String name) {
		return new Conditions(Map.of(ConditionName.VIRTUAL_MACHINE, new Condition.Stated(name)));
	}
}
