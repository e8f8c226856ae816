/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.sonde.overhead.results.ProbeKind.OPERATION_EVENTS;
import static org.sonde.overhead.results.ProbeKind.OPERATION_EXECUTION;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Measurement;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.SamplingUnit;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.statistics.Interval;

/** Portions of the published result sets against figures worked out by hand. */
public class CostModelTest {

	private static final Offset<Double> LAST_DIGIT = within(0.05); // ns; the oracle has four decimals of a µs

	@Test
	void theOracleOf2014() {
		CostModel model = model("waller-2014-base");
		assertThat(known(model.instrumentationNanosPerCall()).value()).isCloseTo(47.0, LAST_DIGIT);
		assertThat(known(model.collectingNanosPerCall()).value()).isCloseTo(1450.3, LAST_DIGIT);
		assertThat(known(model.writingNanosPerCall()).value()).isCloseTo(4441.8, LAST_DIGIT);
		assertThat(known(model.nanosPerCall(OPERATION_EVENTS, true, 1)).value()).isCloseTo(5939.1, LAST_DIGIT);
		assertThat(known(model.nanosPerRecord()).value()).isCloseTo(60_240.0 / 21, within(0.1));
		assertThat(known(model.nanosPerRecord()).value()).isCloseTo(2869, within(0.5));
		assertThat(model.isSaturatedRun()).isTrue();
	}

	@Test
	void theMeasurementIntervalOf2014() {
		// Per trace: none 0.8500 µs ± 0.0187 (1176.5 ± 25.9), deactivated 1.3200 ± 0.0096 (757.6 ± 5.5); √ = 0.0210; ÷ 10.
		Interval measured = known(model("waller-2014-base").instrumentationNanosPerCall()).measurement().orElseThrow();
		assertThat(measured.high() - measured.value()).isCloseTo(2.1, within(0.05));
		assertThat(measured.value() - measured.low()).isCloseTo(2.1, within(0.05));
		// Total: writing 60.2410 µs ± 0.0726 (16.6 ± 0.02); with none ± 0.0187: √ = 0.0750; ÷ 10.
		Interval total = known(model("waller-2014-base").nanosPerCall(OPERATION_EVENTS, true, 1)).measurement().orElseThrow();
		assertThat(total.high() - total.value()).isCloseTo(7.5, within(0.05));
	}

	@Test
	void ofASaturatedRunOnlyTheRangeOfTheHandOverIsKnown() {
		CostModel model = model("waller-2014-base");
		Interval writing = known(model.writingNanosPerCall()).estimate();
		assertThat(writing.low()).isZero();
		assertThat(writing.high()).isCloseTo(4441.8 * 3, within(0.1));
		Interval active = known(model.nanosPerCall(OPERATION_EVENTS, true, 1)).estimate();
		assertThat(active.low()).as("0.3 times I + C, without any hand-over").isCloseTo((47.0 + 1450.3) * 0.3, within(0.1));
		assertThat(active.high()).isCloseTo(5939.1 * 3, within(0.1));
		Provenance provenance = known(model.nanosPerCall(OPERATION_EVENTS, true, 1)).provenance();
		assertThat(provenance.formula()).isEqualTo("(I + C + W) ÷ executions per trace");
		assertThat(provenance.remarks()).contains(Remark.Note.SATURATED, Remark.Note.ONE_DEPTH, CallContext.ASSUMED_NESTED);
		assertThat(provenance.source()).contains("waller-2014-base", "E5540", "1.7.0_25", "2014");
	}

	/** 1 ÷ 757.6 − 1 ÷ 1176.5 ms, 1 ÷ 63.2 − 1 ÷ 757.6 and 1 ÷ 16.6 − 1 ÷ 63.2: 470.0, 14,503 and 44,418 ns. */
	@Test
	void aBasisHasTheValuesInTheFormulaAndTheRemarksBehindIt() {
		String basis = known(model("waller-2014-base").nanosPerCall(OPERATION_EVENTS, true, 1)).basis();
		assertThat(basis).startsWith(
				"(I 470 ns per trace + C 14500 ns per trace + W 44420 ns per trace) ÷ executions per trace 10.\n"
						+ Remark.Note.SATURATED.words() + "\n")
				.contains(Remark.Note.ONE_DEPTH.words(), CallContext.ASSUMED_NESTED.words(), "Measured: waller-2014-base");
	}

	@Test
	void aMedianIsNamedInTheBasis() {
		CostModel medians = PublishedResults.list().stream().filter(set -> CostModel.of(set).writer().stream()
				.flatMap(run -> RunTime.ofRun(run).stream()).anyMatch(time -> !time.measurement().hasMean())).map(CostModel::of)
				.findFirst().orElseThrow();
		assertThat(known(medians.writingNanosPerCall()).basis()).contains(Remark.Note.MEDIAN.words());
	}

	@ParameterizedTest
	@CsvSource({ "waller-2014-base, true", "waller-2014-pt1, true", "waller-2014-pt2, false", "waller-2014-pt3, false",
			"waller-2014-pt4, false", "strubel-2016-current, true", "strubel-2016-intermediate, true",
			"strubel-2016-refactored, false",
			"fittkau-2013-kieker-1.8, true", "fittkau-2013-tuned, false" })
	void aRunIsTakenAsSaturatedIfWExceedsC(String id, boolean saturated) {
		CostModel model = model(id);
		assertThat(model.isSaturatedRun()).isEqualTo(saturated);
		assertThat(model.nanosPerRecord() instanceof Estimate.Known).isEqualTo(saturated);
	}

	@Test
	void aStatedPortionWinsAndTheDerivedOneStaysVisible() {
		Estimate.Known writing = known(model("waller-2014-pt1").writingNanosPerCall());
		assertThat(writing.value()).isCloseTo(1635, within(1e-6));
		assertThat(writing.measurement()).as("the text states no interval").isEmpty();
		assertThat(input(writing, "W").value()).isCloseTo(16_350, within(1e-6));
		assertThat(input(writing, "W").provenance().remarks()).singleElement().isInstanceOfSatisfying(Remark.OtherDerivation.class,
				other -> assertThat(other.nanosPerTrace()).isCloseTo(18_860, within(5.0)));
		assertThat(writing.basis()).contains("W would be 18.86 µs per trace");
		assertThat(writing.estimate().contains(1886)).isTrue();
		// 49.996 + 1144.778 + 1635
		assertThat(known(model("waller-2014-pt1").nanosPerCall(OPERATION_EVENTS, true, 1)).value()).isCloseTo(2829.8, LAST_DIGIT);
		assertThat(known(model("waller-2014-pt3").writingNanosPerCall()).value()).isCloseTo(20, within(1e-6));
		assertThat(known(model("fittkau-2013-tuned").collectingNanosPerCall()).value()).isCloseTo(600, within(1e-6));
	}

	@Test
	void responseTimesAreUsedAsTheyAre() throws OverheadException {
		// (19.715 − 2.607) / 10 and (18.932 − 2.607) / 10 µs; intervals √(0.015² + 0.007²), √(0.014² + 0.007²)
		CostModel tcp = model("strubel-2016-current");
		assertThat(tcp.writer().orElseThrow().id()).isEqualTo("tcp");
		assertThat(known(tcp.writingNanosPerCall()).value()).isCloseTo(1710.8, LAST_DIGIT);
		assertThat(known(tcp.writingNanosPerCall()).measurement().orElseThrow().high()).isCloseTo(1710.8 + 1.655, within(0.01));
		CostModel discard = CostModel.of(set("strubel-2016-current"), "discard");
		assertThat(known(discard.writingNanosPerCall()).value()).isCloseTo(1632.5, LAST_DIGIT);
	}

	@Test
	void aDeactivatedProbeCostsAtMostI() {
		Estimate.Known deactivated = known(model("waller-2014-base").nanosPerCall(OPERATION_EVENTS, false, 1));
		assertThat(deactivated.value()).isCloseTo(47.0, LAST_DIGIT);
		assertThat(deactivated.estimate().low()).isZero();
		assertThat(deactivated.provenance().remarks()).contains(Remark.Note.UPPER_BOUND);
	}

	@Test
	void anotherKindOfProbeIsUnknownAndNotConverted() {
		Estimate estimate = model("waller-2014-base").nanosPerCall(OPERATION_EXECUTION, true, 1);
		assertThat(unknown(estimate)).contains("operation-events", "operation-execution", "cannot be converted").as("shown in Eclipse, too")
				.doesNotContain("--plan");
		assertThat(unknown(model("waller-2014-base").nanosPerCall(OPERATION_EXECUTION, false, 1))).contains("cannot be converted");
	}

	@Test
	void moreThreadsThanMeasuredAreUnknown() throws OverheadException {
		assertThat(unknown(model("waller-2014-base").nanosPerCall(OPERATION_EVENTS, true, 2))).contains("waller-2014-base",
				"the plan's 2");
		CostModel one = model("moobench-github-2025-kieker");
		assertThat(one.writer().orElseThrow().id()).as("the default has the fewest threads").isEqualTo("binary-file");
		assertThat(unknown(one.nanosPerCall(OPERATION_EVENTS, true, 3))).contains("binary-file-4-threads");
		CostModel four = CostModel.of(set("moobench-github-2025-kieker"), "binary-file-4-threads");
		// (18270 − 104.6) / 10
		assertThat(known(four.nanosPerCall(OPERATION_EVENTS, true, 3)).value()).isCloseTo(1816.54, within(1e-6));
		// four threads hand over 4 × 21 records in one response time
		assertThat(known(four.nanosPerRecord()).value()).isCloseTo(217.5, within(1e-6));
		assertThatThrownBy(() -> one.nanosPerCall(OPERATION_EVENTS, true, 0)).isInstanceOf(IllegalArgumentException.class);
	}

	@Test
	void missingRunsAreUnknownWithTheirReason() {
		CostModel facts = model("waller-2013-kieker-1.8-ascii");
		assertThat(known(facts.nanosPerCall(OPERATION_EXECUTION, false, 1)).value()).isCloseTo(50, within(1e-9));
		assertThat(unknown(facts.nanosPerCall(OPERATION_EXECUTION, true, 1))).contains("no figures", "Collecting");
		CostModel spans = model("moobench-github-2025-opentelemetry");
		assertThat(unknown(spans.instrumentationNanosPerCall())).contains("no run of phase deactivated");
		assertThat(known(spans.nanosPerCall(OPERATION_EXECUTION, true, 1)).value()).isCloseTo(477.62, within(1e-6));
		assertThat(unknown(model("mooms-2004-uniprocessor").nanosPerCall(OPERATION_EVENTS, true, 1)))
				.contains("no run of phase writing");
		assertThat(unknown(model("moobench-github-2025-pinpoint").nanosPerCall(OPERATION_EXECUTION, true, 1)))
				.contains("does not state its probe kind");
	}

	@Test
	void anUnknownWriterNamesTheChoices() {
		assertThatThrownBy(() -> CostModel.of(set("strubel-2016-current"), "file")).isInstanceOf(OverheadException.class)
				.hasMessageStartingWith("SO301").hasMessageContaining("discard, tcp");
		assertThatThrownBy(() -> CostModel.of(set("strubel-2016-current"), "collecting")).isInstanceOf(OverheadException.class);
		assertThat(CostModel.writers(set("strubel-2016-current"))).extracting(Configuration::id).containsExactly("discard",
				"tcp");
	}

	@Test
	void recordsServeTheWriterOnly() {
		assertThat(model("waller-2014-base").recordsPerExecution()).contains(new Interval(2.1, 2, 3));
		assertThat(model("waller-2013-kieker-1.8-ascii").recordsPerExecution()).contains(new Interval(1, 1, 1));
		assertThat(model("waller-2014-pt2").nanosPerRecordAtMost().getAsDouble()).isCloseTo(1e6 / 56.0 / 21, within(1e-6));
	}

	@Test
	void atDepthOneACostIsMeasuredNotExtrapolated() {
		Estimate estimate = CostModel.of(withCondition(set("waller-2014-base"), ConditionName.RECURSION_DEPTH,
				new Condition.Stated("1")))
				.nanosPerCall(OPERATION_EVENTS, true, 1);
		assertThat(estimate).isInstanceOf(Estimate.Measured.class);
		assertThat(known(estimate).value()).isCloseTo(59_391, within(0.5));
	}

	@Test
	void anUnknownDepthIsNotGuessed() {
		assertThat(unknown(CostModel.of(withCondition(set("waller-2014-base"), ConditionName.RECURSION_DEPTH, null))
				.nanosPerCall(OPERATION_EVENTS, true, 1))).contains("recursion depth");
	}

	@Test
	void aNegativeDifferenceIsShownAsZeroAndSaysSo() {
		ResultSet set = set("waller-2014-pt4");
		List<Configuration> runs = new ArrayList<>(set.configurations());
		// deactivated and no instrumentation change places: I = (840.0 − 1310.1) ns per trace
		runs.set(0, withMeasurements(runs.get(0), set.configurations().get(1)));
		runs.set(1, withMeasurements(runs.get(1), set.configurations().get(0)));
		CostModel model = CostModel.of(new ResultSet(set.id(), set.title(), set.tags(), set.source(), Optional.empty(), Optional.empty(),
				set.conditions(), runs));
		Estimate.Known instrumentation = known(model.instrumentationNanosPerCall());
		assertThat(instrumentation.value()).isZero();
		assertThat(instrumentation.measurement()).contains(Interval.exactly(0));
		assertThat(input(instrumentation, "I").provenance().remarks()).singleElement().isInstanceOfSatisfying(Remark.Negative.class,
				negative -> assertThat(negative.value()).isCloseTo(-470.1, LAST_DIGIT));
		assertThat(instrumentation.basis()).contains("I came out as -470.1 ns per trace, taken as 0");
		// C = 6891.8 − 840.0, W = 7082.2 − 6891.8 ns per trace
		assertThat(known(model.nanosPerCall(OPERATION_EVENTS, true, 1)).value()).isCloseTo(624.2, LAST_DIGIT);
	}

	private static Configuration withMeasurements(Configuration run, Configuration of) {
		return new Configuration(run.id(), run.label(), run.phase(), run.predecessor(), run.conditions(), run.parameters(),
				of.measurements(), List.of());
	}

	static List<ResultSet> all() {
		return PublishedResults.list();
	}

	@ParameterizedTest
	@MethodSource("all")
	void ofEveryBuiltInSetAndWriterTheIntervalsAreSane(ResultSet results) throws OverheadException {
		List<CostModel> models = new ArrayList<>(List.of(CostModel.of(results)));
		for (Configuration writer : CostModel.writers(results)) {
			models.add(CostModel.of(results, writer.id()));
		}
		for (CostModel model : models) {
			for (ProbeKind kind : ProbeKind.values()) {
				Estimate active = model.nanosPerCall(kind, true, 1);
				Estimate deactivated = model.nanosPerCall(kind, false, 1);
				for (Estimate estimate : List.of(active, deactivated, model.nanosPerRecord())) {
					if (estimate instanceof Estimate.Known known) {
						assertThat(known.estimate().low()).isBetween(0.0, known.value() * 0.7 + 1e-9);
						assertThat(known.estimate().high()).isGreaterThanOrEqualTo(known.value() * 1.3 - 1e-9);
						known.measurement().ifPresent(measured -> {
							assertThat(measured.value()).isCloseTo(known.value(), within(1e-6));
							assertThat(known.estimate().low()).isLessThanOrEqualTo(measured.low() + 1e-9);
							assertThat(known.estimate().high()).isGreaterThanOrEqualTo(measured.high() - 1e-9);
						});
						assertThat(known.provenance().source()).contains(results.id());
						assertThat(known.basis()).contains(results.id());
					}
				}
				if (active instanceof Estimate.Known on && deactivated instanceof Estimate.Known off) {
					assertThat(off.value()).isLessThanOrEqualTo(on.value());
				}
			}
		}
	}

	/** Nothing rules out that the run was saturated, so the interval reaches as low as if it was. */
	@Test
	void withoutTheMethodTimeARunMayBeSaturated() {
		CostModel model = CostModel.of(withCondition(set("waller-2014-base"), ConditionName.METHOD_TIME_MICROS, null));
		assertThat(model.isSaturatedRun()).isFalse();
		Estimate.Known active = known(model.nanosPerCall(OPERATION_EVENTS, true, 1));
		assertThat(active.estimate().low()).isCloseTo((47.0 + 1450.3) * 0.3, within(0.1));
		assertThat(active.provenance().remarks()).contains(Remark.Note.PERHAPS_SATURATED).doesNotContain(Remark.Note.SATURATED);
		assertThat(unknown(model.nanosPerRecord())).contains("It is unknown whether").doesNotContain("did not saturate");
	}

	/** Whether the run with four threads is chosen or found for three: the cost of two threads is the other end. */
	@Test
	void fewerThreadsThanTheChosenRunHadReachToTheNextSmallerNumber() throws OverheadException {
		CostModel found = CostModel.of(set("moobench-github-2025-kieker"), "binary-file").forThreads(3);
		CostModel chosen = CostModel.of(set("moobench-github-2025-kieker"), "binary-file-4-threads").forThreads(3);
		assertThat(chosen.writer()).isEqualTo(found.writer());
		assertThat(known(chosen.nanosPerCall(OPERATION_EVENTS, true, 3)).estimate())
				.isEqualTo(known(found.nanosPerCall(OPERATION_EVENTS, true, 3)).estimate());
		assertThat(known(chosen.nanosPerCall(OPERATION_EVENTS, true, 3)).provenance().remarks())
				.contains(new Remark.Contention(4, 3, OptionalInt.of(2)));
	}

	/** Ten JVMs gave the intervals of 2014; the same half-widths over calls would say nothing of another JVM. */
	@Test
	void anIntervalOverCallsIsNoneOfAnEstimate() {
		CostModel model = CostModel.of(withIntervalsOverCalls(set("waller-2014-base")));
		Estimate.Known active = known(model.nanosPerCall(OPERATION_EVENTS, true, 1));
		assertThat(active.value()).isCloseTo(5939.1, LAST_DIGIT);
		assertThat(active.measurement()).isEmpty();
		assertThat(active.estimate().high()).isCloseTo(5939.1 * 3, within(0.1));
		assertThat(active.basis()).contains(Remark.Note.INTERVAL_OVER_CALLS.words());
		assertThat(known(model.nanosPerRecord()).measurement()).isEmpty();
	}

	private static ResultSet withIntervalsOverCalls(ResultSet set) {
		return new ResultSet(set.id(), set.title(), set.tags(), set.source(), Optional.empty(), Optional.empty(), set.conditions(),
				set.configurations().stream().map(run -> new Configuration(run.id(), run.label(), run.phase(), run.predecessor(),
						run.conditions(),
						run.parameters(),
						run.measurements().stream().map(one -> new Measurement(one.kind(), one.unit(), one.scope(), one.precision(),
								one.values(), one.place(), one.find(Statistic.CI95_HALF_WIDTH).map(any -> SamplingUnit.CALLS))).toList(),
						run.forks())).toList());
	}

	private static ResultSet withCondition(ResultSet set, ConditionName name, Condition condition) {
		Map<ConditionName, Condition> values = new EnumMap<>(set.conditions().values());
		if (condition == null) {
			values.remove(name);
		} else {
			values.put(name, condition);
		}
		return new ResultSet(set.id(), set.title(), set.tags(), set.source(), Optional.empty(), Optional.empty(), new Conditions(values),
				set.configurations());
	}

	public static CostModel model(String id) {
		return CostModel.of(set(id));
	}

	private static ResultSet set(String id) {
		return PublishedResults.find(id).orElseThrow();
	}

	public static Estimate.Known known(Estimate estimate) {
		assertThat(estimate).isInstanceOf(Estimate.Known.class);
		return (Estimate.Known) estimate;
	}

	/** The input of that name, which is known. */
	public static Estimate.Known input(Estimate.Known of, String name) {
		return known(of.provenance().inputs().stream().filter(input -> input.name().equals(name)).findFirst().orElseThrow().estimate());
	}

	public static String unknown(Estimate estimate) {
		assertThat(estimate).isInstanceOf(Estimate.Unknown.class);
		return ((Estimate.Unknown) estimate).reason();
	}
}
