/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.sonde.overhead.cost.CostModelTest.known;
import static org.sonde.overhead.cost.CostModelTest.model;
import static org.sonde.overhead.cost.CostModelTest.unknown;
import static org.sonde.overhead.results.ProbeKind.ATTRIBUTE_AND_LIFECYCLE;
import static org.sonde.overhead.results.ProbeKind.OPERATION_EVENTS;
import static org.sonde.overhead.results.ProbeKind.OPERATION_EXECUTION;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.statistics.Interval;

/** Small plans worked out by hand with the portions of the 2014 base: I 47.0, C 1450.3, W 4441.8 ns, 2868.6 ns per record. */
class PlanEstimateTest {

	@Test
	void costPerSecondIsCostPerCallTimesCallsPerSecond() {
		PlanEstimate estimate = PlanEstimate.of(model("waller-2014-base"), List.of(active("void a.A.a()", 1000),
				deactivated("void a.A.b()", 10_000)), 1);
		Estimate.Known a = known(estimate.probes().get(0).millisPerSecond());
		Estimate.Known b = known(estimate.probes().get(1).millisPerSecond());
		assertThat(a.value()).as("1000/s × 5939.1 ns").isCloseTo(5.9391, within(1e-4));
		assertThat(a.estimate().high()).as("three times as much, and two wake-ups of 15 µs").isCloseTo(47.8174, within(1e-3));
		assertThat(a.measurement().orElseThrow().high()).isCloseTo(5.9466, within(1e-4));
		assertThat(b.value()).as("10,000/s × 47.0 ns").isCloseTo(0.4700, within(1e-4));
		assertThat(known(estimate.total().millisPerSecond()).value()).isCloseTo(6.4091, within(1e-4));
		assertThat(known(estimate.total().millisPerSecond()).estimate().high()).as("the ends add up: up to 2,000 ns of a deactivated probe")
				.isCloseTo(47.8174 + 10_000 * 2000e-6, within(1e-3));
		assertThat(estimate.total().isLowerBound()).isFalse();
		assertThat(estimate.total().note()).isEmpty();
	}

	/** 2000/s × 5.9391 µs ± 7.5 ns; one depth sets the constant of a trace to 0, which takes no interval away. */
	@Test
	void traceEntriesLeaveTheIntervalOfTheTotalAsItIs() {
		PlanEstimate estimate = PlanEstimate.of(model("waller-2014-base"), List.of(new ProbeLoad("void a.A.a()", OPERATION_EVENTS, true,
				Optional.of(new CallRate(2000, "typed", OptionalDouble.of(2000), Optional.empty())))), 1);
		Interval total = known(estimate.total().millisPerSecond()).measurement().orElseThrow();
		assertThat(total).isEqualTo(known(estimate.probes().getFirst().millisPerSecond()).measurement().orElseThrow());
		assertThat(total.low()).isCloseTo(11.863, within(5e-4));
		assertThat(total.high()).isCloseTo(11.893, within(5e-4));
	}

	@Test
	void withoutACallRateTheCostPerSecondIsUnknownAndTheTotalALowerBound() {
		PlanEstimate estimate = PlanEstimate.of(model("waller-2014-base"), List.of(active("void a.A.a()", 1000),
				new ProbeLoad("void a.A.b()", OPERATION_EVENTS, true, Optional.empty()),
				new ProbeLoad("void a.A.c()", OPERATION_EXECUTION, true, Optional.of(new CallRate(5, "typed")))), 1);
		assertThat(known(estimate.probes().get(1).nanosPerCall()).value()).isCloseTo(5939.1, within(0.05));
		assertThat(unknown(estimate.probes().get(1).millisPerSecond())).contains("not set");
		assertThat(unknown(estimate.probes().get(2).millisPerSecond())).contains("cannot be converted");
		assertThat(estimate.total().isLowerBound()).isTrue();
		assertThat(estimate.total().knownProbes()).isEqualTo(1);
		assertThat(estimate.total().unknownCount()).isEqualTo(2);
		assertThat(estimate.total().note()).startsWith("At least: ").contains("2 of 3 probes", "not set", "cannot be converted");
		assertThat(known(estimate.total().millisPerSecond()).value()).isCloseTo(5.9391, within(1e-4));
		assertThat(estimate.writer().probesLeftOut()).isEqualTo(2);
	}

	/** Their events go to no writer of records, and they open no traces: whatever is known without them stays as it is. */
	@Test
	void probesThatWatchObjectsHaveNoEstimateAndLeaveTheOthersAlone() {
		List<ProbeLoad> methods = List.of(new ProbeLoad("void a.A.a()", OPERATION_EVENTS, true,
				Optional.of(new CallRate(2000, "typed", OptionalDouble.of(2000), Optional.empty()))));
		List<ProbeLoad> all = List.of(
				new ProbeLoad("field int a.A.f", ATTRIBUTE_AND_LIFECYCLE, true, Optional.of(new CallRate(1e6, "typed"))),
				methods.getFirst(), new ProbeLoad("lifecycle a.A", ATTRIBUTE_AND_LIFECYCLE, false, Optional.empty()));
		PlanEstimate without = PlanEstimate.of(model("waller-2014-base"), methods, 1);
		PlanEstimate estimate = PlanEstimate.of(model("waller-2014-base"), all, 1);
		assertThat(unknown(estimate.probes().get(0).nanosPerCall())).contains("sonde bench objects");
		assertThat(unknown(estimate.probes().get(2).millisPerSecond())).contains("sonde bench objects");
		assertThat(estimate.probes().get(1)).isEqualTo(without.probes().getFirst());
		assertThat(estimate.writer()).isEqualTo(without.writer());
		assertThat(known(estimate.total().millisPerSecond()).estimate()).isEqualTo(known(without.total().millisPerSecond()).estimate());
		assertThat(estimate.total().isLowerBound()).isTrue();
		assertThat(estimate.total().note()).startsWith("At least: ").contains("2 of 3 probes", "sonde bench objects");
	}

	@Test
	void ifNothingIsKnownSoIsTheTotal() {
		PlanEstimate estimate = PlanEstimate.of(model("waller-2014-base"),
				List.of(new ProbeLoad("void a.A.b()", OPERATION_EVENTS, true, Optional.empty())), 1);
		assertThat(estimate.total().millisPerSecond()).isInstanceOf(Estimate.Unknown.class);
		assertThat(estimate.writer().regime()).isEqualTo(Regime.UNKNOWN);
		assertThat(estimate.writer().possibleRegimes()).containsExactly(Regime.IDLE, Regime.BALANCED, Regime.SATURATED);
	}

	@Test
	void anEmptyPlanCostsNothing() {
		PlanEstimate estimate = PlanEstimate.of(model("waller-2014-base"), List.of(), 1);
		assertThat(known(estimate.total().millisPerSecond()).value()).isZero();
		assertThat(estimate.writer().regime()).isEqualTo(Regime.IDLE);
		assertThat(known(estimate.writer().utilisation()).value()).isZero();
	}

	@Test
	void theWriterOfABusyPlanIsSaturated() {
		// 200,000 calls/s × 2.1 records × 2868.6 ns = 1.2048
		WriterEstimate writer = PlanEstimate.of(model("waller-2014-base"), List.of(active("void a.A.a()", 200_000)), 1).writer();
		assertThat(known(writer.recordsPerSecond()).value()).isCloseTo(420_000, within(1e-6));
		assertThat(known(writer.recordsPerSecond()).estimate().high()).isCloseTo(600_000, within(1e-6));
		assertThat(known(writer.bytesPerSecond()).value()).as("84.8 bytes per execution").isCloseTo(16_960_000, within(1e-3));
		assertThat(known(writer.utilisation()).value()).isCloseTo(1.2048, within(1e-4));
		assertThat(writer.regime()).isEqualTo(Regime.SATURATED);
		assertThat(writer.possibleRegimes()).as("2 records at 0.2 × service time are 0.23").containsExactly(Regime.IDLE, Regime.BALANCED,
				Regime.SATURATED);
		assertThat(known(writer.utilisation()).estimate().low()).isCloseTo(200_000 * 2 * 0.2 * 2868.62e-9, within(1e-4));
		assertThat(known(writer.utilisation()).estimate().high()).as("3 records at 1.4 × service time, and 35 % for wake-ups")
				.isCloseTo(200_000 * 3 * 1.4 * 2868.62e-9 + 0.35, within(1e-4));
		assertThat(writer.meaning()).contains("max(own time + I + C + hand-over, records × service time)",
				"349000 of the 420000 records",
				"83 %");
	}

	@Test
	void theWriterOfAQuietPlanIsIdle() {
		WriterEstimate writer = PlanEstimate.of(model("waller-2014-base"), List.of(active("void a.A.a()", 1000)), 1).writer();
		assertThat(known(writer.utilisation()).value()).isCloseTo(0.0060, within(1e-4));
		assertThat(writer.regime()).isEqualTo(Regime.IDLE);
		assertThat(writer.possibleRegimes()).containsExactly(Regime.IDLE);
	}

	@Test
	void betweenThemItIsBalanced() {
		// 120,000 × 2.1 × 2868.6 ns = 0.7229
		assertThat(PlanEstimate.of(model("waller-2014-base"), List.of(active("void a.A.a()", 120_000)), 1).writer().regime())
				.isEqualTo(Regime.BALANCED);
		assertThat(Regime.of(0.4999)).isEqualTo(Regime.IDLE);
		assertThat(Regime.of(0.5)).isEqualTo(Regime.BALANCED);
		assertThat(Regime.of(1)).isEqualTo(Regime.SATURATED);
	}

	@Test
	void aRunThatDidNotSaturateStillBoundsTheUtilisation() {
		// PT4: at most 337.2 ns per record; 1000 × 3 × 337.2 ns × 1.4 = 0.0014, and 3000 × 25 µs = 0.075 for wake-ups
		WriterEstimate quiet = PlanEstimate.of(model("waller-2014-pt4"), List.of(active("void a.A.a()", 1000)), 1).writer();
		assertThat(unknown(quiet.utilisation())).contains("at most 337 ns");
		assertThat(quiet.regime()).isEqualTo(Regime.IDLE);
		WriterEstimate busy = PlanEstimate.of(model("waller-2014-pt4"), List.of(active("void a.A.a()", 1e6)), 1).writer();
		assertThat(busy.regime()).isEqualTo(Regime.UNKNOWN);
		assertThat(busy.possibleRegimes()).containsExactly(Regime.IDLE, Regime.BALANCED, Regime.SATURATED);
	}

	@Test
	void deactivatedProbesWriteNothing() {
		WriterEstimate writer = PlanEstimate.of(model("waller-2014-base"), List.of(deactivated("void a.A.a()", 1e9)), 1).writer();
		assertThat(known(writer.recordsPerSecond()).value()).isZero();
		assertThat(writer.regime()).isEqualTo(Regime.IDLE);
	}

	@Test
	void moreThreadsThanMeasuredMakeThePlanUnknown() {
		PlanEstimate estimate = PlanEstimate.of(model("waller-2014-base"), List.of(active("void a.A.a()", 1)), 4);
		assertThat(unknown(estimate.probes().get(0).nanosPerCall())).contains("4");
		assertThat(estimate.total().millisPerSecond()).isInstanceOf(Estimate.Unknown.class);
		assertThat(estimate.writer().utilisation()).isInstanceOf(Estimate.Unknown.class);
		assertThatThrownBy(() -> PlanEstimate.of(model("waller-2014-base"), List.of(), 0))
				.isInstanceOf(IllegalArgumentException.class);
	}

	@Test
	void aLargePlanSharesThePortions() {
		List<ProbeLoad> plan = new ArrayList<>();
		for (int i = 0; i < 100_000; i++) {
			plan.add(active("void a.A.m" + i + "()", i));
		}
		CostModel model = model("waller-2014-base");
		PlanEstimate estimate = PlanEstimate.of(model, plan, 1);
		assertThat(estimate.probes().get(99_999).nanosPerCall()).isSameAs(estimate.probes().get(0).nanosPerCall());
		assertThat(known(estimate.total().millisPerSecond()).value()).as("4,999,950,000 calls × 5.9391 µs")
				.isCloseTo(4_999_950_000.0 * 5939.0985 / 1e6, within(10.0));
		Collections.reverse(plan);
		assertThat(PlanEstimate.of(model, plan, 1).total()).isEqualTo(estimate.total());
	}

	private static ProbeLoad active(String signature, double callsPerSecond) {
		return load(signature, OPERATION_EVENTS, true, callsPerSecond);
	}

	private static ProbeLoad deactivated(String signature, double callsPerSecond) {
		return load(signature, OPERATION_EVENTS, false, callsPerSecond);
	}

	private static ProbeLoad load(String signature, ProbeKind kind, boolean active, double callsPerSecond) {
		return new ProbeLoad(signature, kind, active, Optional.of(new CallRate(callsPerSecond, "typed")));
	}
}
