/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.sonde.overhead.cost.CostModelTest.known;
import static org.sonde.overhead.cost.CostModelTest.unknown;
import static org.sonde.overhead.results.ProbeKind.OPERATION_EVENTS;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.GapHistogram;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.CostModelTest;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.ProbeLoad;
import org.sonde.overhead.cost.Remark;
import org.sonde.overhead.cost.Scaling;
import org.sonde.overhead.cost.scenario.Scenario.Probes;
import org.sonde.overhead.handover.GapCostsTest;
import org.sonde.overhead.handover.HandOver;
import org.sonde.overhead.published.PublishedResults;

/** One plan in several scenarios, and on other machines, by hand. */
class ScenarioTest {

	private static final CostModel BASE = CostModelTest.model("waller-2014-base");

	@Test
	void probesAndResultSets() {
		List<ProbeLoad> plan = List.of(load("a", true, 1000, 1000), load("b", false, 1000, 0));
		// I + C + W 5.9391, I 0.0470 µs.
		assertThat(total(new Scenario("as planned", BASE, 1, Probes.AS_PLANNED).of(plan))).isCloseTo(5.9391 + 0.0470, within(1e-4));
		assertThat(total(new Scenario("on", BASE, 1, Probes.ALL_ACTIVE).of(plan))).isCloseTo(2 * 5.9391, within(1e-4));
		assertThat(total(new Scenario("off", BASE, 1, Probes.ALL_DEACTIVATED).of(plan))).isCloseTo(2 * 0.0470, within(1e-4));
		assertThat(total(new Scenario("entries", BASE, 1, Probes.ONLY_ENTRY_POINTS).of(plan))).isCloseTo(5.9391, within(1e-4));
		assertThat(total(new Scenario("pt4", CostModelTest.model("waller-2014-pt4"), 1, Probes.ALL_ACTIVE).of(plan)))
				.as("2 × (1/141.2 − 1/1190.5) ms ÷ 10 × 1,000/s").isCloseTo(2 * 0.62421, within(1e-4));
	}

	@Test
	void entryPointsMustBeKnown() {
		Scenario.Outcome outcome = new Scenario("entries", BASE, 1, Probes.ONLY_ENTRY_POINTS).of(List.of(load("a", true, 10, 10),
				new ProbeLoad("b", OPERATION_EVENTS, true, Optional.of(new CallRate(5, "typed")))));
		assertThat(outcome.estimate()).isEmpty();
		assertThat(outcome.obstacle()).contains("of 1 of 2 probes", "traceEntriesPerSecond");
	}

	/** The median of 4 threads, 18,270 − 104.6 ns ÷ 10; with 3 the same, and the interval reaches down to that of 2. */
	@Test
	void threadsChooseTheRunThatWasMeasuredWithSoMany() {
		CostModel one = CostModelTest.model("moobench-github-2025-kieker");
		List<ProbeLoad> plan = List.of(load("a", true, 1000, 1000));
		PlanEstimate four = new Scenario("4", one, 4, Probes.AS_PLANNED).of(plan).estimate().orElseThrow();
		assertThat(four.model().writer().orElseThrow().id()).isEqualTo("binary-file-4-threads");
		assertThat(known(four.probes().getFirst().nanosPerCall()).value()).isCloseTo(1816.54, within(1e-6));
		Estimate.Known three = known(
				new Scenario("3", one, 3, Probes.AS_PLANNED).of(plan).estimate().orElseThrow().probes().getFirst().nanosPerCall());
		assertThat(three.value()).isCloseTo(1816.54, within(1e-6));
		assertThat(three.provenance().remarks()).contains(new Remark.Contention(4, 3, OptionalInt.of(2)));
		Estimate.Known two = known(
				new Scenario("2", one, 2, Probes.AS_PLANNED).of(plan).estimate().orElseThrow().probes().getFirst().nanosPerCall());
		assertThat(two.estimate().low()).isLessThan(known(four.probes().getFirst().nanosPerCall()).estimate().low());
		assertThat(three.estimate().low()).isEqualTo(two.estimate().low());
		assertThat(three.estimate().high()).as("three times 1816.54, and two wake-ups").isCloseTo(35_449.6, within(0.1));
		assertThat(unknown(
				new Scenario("13", one, 13, Probes.AS_PLANNED).of(plan).estimate().orElseThrow().probes().getFirst().nanosPerCall()))
				.contains("the plan's 13");
	}

	/** T of 2014 is 1/1176.5 ms = 850.0 ns, of 2016 87 ns: times 0.10236. */
	@Test
	void anotherMachineIsReckonedByTheRunsWithoutProbesAndMarked() throws OverheadException {
		Scaling scaling = Scaling.between(BASE, PublishedResults.find("strubel-2016-current").orElseThrow());
		assertThat(scaling.factor().value()).isCloseTo(87 * 1176.5e3 / 1e9, within(1e-9));
		CostModel scaled = BASE.scaled(scaling);
		Estimate.Known perCall = known(scaled.nanosPerCall(OPERATION_EVENTS, true, 1));
		assertThat(perCall.value()).isCloseTo(5939.0985 * 0.1023555, within(0.01));
		assertThat(perCall.provenance().formula()).isEqualTo("(I + C + W) ÷ executions per trace, × machine factor");
		Estimate.Known factor = CostModelTest.input(perCall, "machine factor");
		assertThat(factor.value()).isCloseTo(0.1024, within(5e-5));
		assertThat(factor.provenance().formula()).isEqualTo("T of strubel-2016-current ÷ T of waller-2014-base");
		assertThat(perCall.basis()).contains("× machine factor 0.1024", Remark.Note.SCALED.words());
		assertThat(CostModelTest.input(known(scaled.nanosPerRecord()), "machine factor")).isEqualTo(factor);
		assertThat(known(scaled.nanosPerRecord()).value()).isCloseTo(2868.62 * 0.1023555, within(0.01));
		assertThat(known(BASE.scaled(Scaling.toOwn(BASE, 85)).nanosPerCall(OPERATION_EVENTS, true, 1)).value())
				.isCloseTo(5939.0985 * 85 * 1176.5e3 / 1e9, within(0.01));
		assertThatThrownBy(() -> Scaling.between(BASE, PublishedResults.find("mooms-2004-uniprocessor").orElseThrow()))
				.isInstanceOf(OverheadException.class).hasMessageStartingWith("SO302");
	}

	/**
	 * Gaps are those of the probes with which they were recorded: here no record finds the writer asleep. With fewer or more probes that
	 * records, any share of the records may, up to that at even distances of 1 ms; switched off, they make none, and an uncalled probe
	 * changes nothing.
	 */
	@Test
	void gapsAreThoseOfTheRecordedProbes() {
		CostModel calibrated = CostModel.of(GapCostsTest.calibrated());
		HandOver handOver = calibrated.gapCosts().orElseThrow().handOver().application();
		double awake = 47.0 + 150 + 100 + 3 * handOver.awakeNanos();
		double even = 500 * (awake + 3 * handOver.wakeUpNanos() * handOver.asleep(1e9 / 1500)) * 1e-6;
		List<ProbeLoad> plan = List.of(recorded("entry", true, 500, 500), recorded("below", true, 100_000, 0),
				recorded("off", false, 100, 0), recorded("uncalled", true, 0, 0));
		assertThat(high(Probes.ONLY_ENTRY_POINTS, calibrated, plan)).isGreaterThanOrEqualTo(0.9999 * even);
		assertThat(high(Probes.AS_PLANNED, calibrated, plan.subList(0, 1))).as("recorded so").isLessThan(0.2 * even);
		assertThat(new Scenario("entries", calibrated, 1, Probes.ONLY_ENTRY_POINTS).of(List.of(plan.get(0), plan.get(3))).estimate()
				.orElseThrow().loads()).as("uncalled")
				.containsExactly(plan.getFirst());
		assertThat(new Scenario("on", calibrated, 1, Probes.ALL_ACTIVE).of(plan).estimate().orElseThrow().loads())
				.allMatch(ProbeLoad::gapsOfOtherProbes);
		assertThat(new Scenario("planned", calibrated, 1, Probes.AS_PLANNED).of(plan).estimate().orElseThrow().loads()).isEqualTo(plan);
	}

	private static double high(Probes probes, CostModel model, List<ProbeLoad> plan) {
		return known(new Scenario("s", model, 1, probes).of(plan).estimate().orElseThrow().total().millisPerSecond()).estimate().high();
	}

	/** After gaps of 64 ns. */
	private static ProbeLoad recorded(String signature, boolean active, double callsPerSecond, double entries) {
		return new ProbeLoad(signature, OPERATION_EVENTS, active,
				Optional.of(new CallRate(callsPerSecond, "a log", OptionalDouble.of(entries), Optional.empty(),
						OptionalDouble.empty(), Optional.of(GapHistogram.parse("24:10")))));
	}

	private static double total(Scenario.Outcome outcome) {
		return known(outcome.estimate().orElseThrow().total().millisPerSecond()).value();
	}

	private static ProbeLoad load(String signature, boolean active, double callsPerSecond, double entries) {
		return new ProbeLoad(signature, OPERATION_EVENTS, active,
				Optional.of(new CallRate(callsPerSecond, "typed", OptionalDouble.of(entries), Optional.empty())));
	}
}
