/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sonde.overhead.results.ProbeKind.OPERATION_EVENTS;
import static org.sonde.overhead.results.ProbeKind.OPERATION_EXECUTION;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.CallRates;
import org.sonde.overhead.calls.Recording;
import org.sonde.overhead.calls.GapHistogram;
import org.sonde.overhead.calls.RateSource;
import org.sonde.overhead.calls.RecordingKind;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.ProbeLoad;
import org.sonde.overhead.published.PublishedResults;

class ProbeLoadsTest {
	private static Plan plan() {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		MethodProbe known = Probes.create(MethodSignature.parse("void p.B.va(int...)"));
		known.setKind(ProbeKind.OPERATION_EVENTS);
		known.setCallsPerSecond(2.5);
		known.setCallsSource("typed");
		MethodProbe sourceless = Probes.create(MethodSignature.constructor("p.A"));
		sourceless.setActive(false);
		sourceless.setCallsPerSecond(0.0);
		MethodProbe unknown = Probes.create(MethodSignature.parse("int p.A.m()"));
		unknown.setCallsSource("a source without a number");
		plan.getProbes().add(known);
		plan.getProbes().add(sourceless);
		plan.getProbes().add(unknown);
		return plan;
	}

	@Test
	void everyProbeIsALoadInThePlansOrder() {
		assertThat(ProbeLoads.of(plan())).containsExactly(
				new ProbeLoad("void p.B.va(int[])", OPERATION_EVENTS, true, Optional.of(new CallRate(2.5, "typed"))),
				new ProbeLoad("p.A.<init>()", OPERATION_EXECUTION, false, Optional.of(new CallRate(0, "source not stated in the plan"))),
				new ProbeLoad("int p.A.m()", OPERATION_EXECUTION, true, Optional.empty()));
	}

	@Test
	void aPatternIsOneLoadWithTheSumOfItsCalls() {
		Plan plan = plan();
		PatternProbe pattern = Probes.createPattern("* p..*.*(.., int)");
		pattern.setCallsPerSecond(40.0);
		pattern.setCallsSource("typed");
		plan.getProbes().add(1, pattern);
		assertThat(ProbeLoads.of(plan)).hasSize(4).element(1)
				.isEqualTo(new ProbeLoad("pattern * p..*.*(.., int)", OPERATION_EXECUTION, true, Optional.of(new CallRate(40, "typed")),
						ProbeLoad.DEFAULT_VALUE, false, false, true));
		CallRate observed = new CallRate(7, "log");
		assertThat(ProbeLoads.of(plan, new CallRates(Map.of("pattern * p..*.*(.., int)", observed))).get(1).callRate()).contains(observed);
	}

	@Test
	void aDisposalMethodMakesTheEndOfObjectsAnEventOfItsOwn() {
		Plan plan = plan();
		plan.getProbes().clear();
		LifecycleProbe disposed = Probes.createLifecycle(new WatchedType("p.A"));
		disposed.setDisposalMethod(DisposalMethod.parse("close()"));
		plan.getProbes().addAll(List.of(disposed, Probes.createLifecycle(new WatchedType("p.B"))));
		List<ProbeLoad> loads = ProbeLoads.of(plan);
		assertThat(loads).extracting(ProbeLoad::disposed).containsExactly(true, false);
		assertThat(loads.getFirst().withActive(false).disposed()).isTrue();
	}

	@Test
	void whatWasRecordedBelongsToTheRate() {
		Plan plan = plan();
		Probe known = plan.getProbes().getFirst();
		known.setTraceEntriesPerSecond(0.5);
		known.setNearestProbedCaller("p.A.<init>()");
		known.setMeanResponseNanos(412.5);
		known.setGaps("24:3 31:4:7");
		known.setRecordedBy("kieker otlp");
		assertThat(ProbeLoads.of(plan).getFirst().callRate())
				.contains(new CallRate(2.5, new RateSource("typed", List.of(RecordingKind.KIEKER, RecordingKind.OTLP)),
						OptionalDouble.of(0.5), Optional.of("p.A.<init>()"),
						OptionalDouble.of(412.5), Optional.of(GapHistogram.parse("24:3 31:4:7"))));
		CallRate observed = new CallRate(7, "log");
		assertThat(ProbeLoads.of(plan, new CallRates(Map.of("void p.B.va(int[])", observed))).getFirst().callRate()).contains(observed);
	}

	/** Activated probes count: others make no records. */
	@Test
	void gapsAreOfOtherProbesOnceThePlanHasOthers() {
		Plan plan = plan();
		assertThat(ProbeLoads.of(plan)).as("not recorded").noneMatch(ProbeLoad::gapsOfOtherProbes);
		Recording recording = new Recording(PlanRecordings.probes(plan), Optional.of("binary"));
		plan.setRecordedProbes(recording.probes().fingerprint());
		assertThat(ProbeLoads.of(plan)).as("as recorded").noneMatch(ProbeLoad::gapsOfOtherProbes);
		plan.getProbes().get(2).setActive(false);
		assertThat(ProbeLoads.of(plan)).as("one less").allMatch(ProbeLoad::gapsOfOtherProbes);
		CallRates given = new CallRates(Map.of("void p.B.va(int[])", new CallRate(7, "log")), Optional.of(recording));
		assertThat(ProbeLoads.of(plan, given)).as("given rates").allMatch(ProbeLoad::gapsOfOtherProbes);
		plan.getProbes().get(2).setActive(true);
		assertThat(ProbeLoads.of(plan, given)).as("as before").noneMatch(ProbeLoad::gapsOfOtherProbes);
		plan.getProbes().remove(1);
		assertThat(ProbeLoads.of(plan)).as("a deactivated probe less").noneMatch(ProbeLoad::gapsOfOtherProbes);
	}

	/** Twice the calls of one operation are shorter gaps before the records of all. */
	@Test
	void gapsAreOfOtherCallsOnceOneRateIsNoLongerTheRecordedOne() {
		Plan plan = plan();
		Recording recording = new Recording(PlanRecordings.probes(plan), Optional.of("binary"));
		RateSource log = new RateSource("a log", List.of(RecordingKind.KIEKER));
		CallRate recorded = recorded(7);
		CallRates rates = new CallRates(Map.of("void p.B.va(int[])", recorded, "int p.A.m()", recorded), Optional.of(recording));
		PlanRecordings.take(plan, rates);
		Probe typed = plan.getProbes().get(2);
		assertThat(gapsOfOthers(plan)).as("as recorded").isFalse();
		PlanRecordings.setCalls(typed, Optional.of(new CallRate(14, "typed")));
		assertThat(gapsOfOthers(plan)).as("twice the calls").isTrue();
		PlanRecordings.setCalls(typed, Optional.of(new CallRate(0, "typed")));
		assertThat(gapsOfOthers(plan)).as("none").isTrue();
		PlanRecordings.take(plan,
				new CallRates(Map.of("void p.B.va(int[])", recorded, "int p.A.m()", new CallRate(0, log)), Optional.of(recording)));
		assertThat(gapsOfOthers(plan)).as("recorded, and not called").isFalse();
		PlanRecordings.setCalls(plan.getProbes().get(1), Optional.of(new CallRate(1000, "typed")));
		assertThat(gapsOfOthers(plan)).as("of a deactivated probe").isFalse();
		assertThat(ProbeLoads.of(plan, new CallRates(Map.of("int p.A.m()", new CallRate(14, "calls.csv, line 2")))).getFirst()
				.dependsOnOtherProbes()).as("given twice the calls").isTrue();
		CallRates ofOne = new CallRates(Map.of("void p.B.va(int[])", recorded), Optional.of(recording));
		assertThat(ProbeLoads.of(plan, ofOne).getFirst().dependsOnOtherProbes()).as("the other one was not called").isFalse();
		PlanRecordings.setCalls(typed, Optional.of(new CallRate(14, "typed")));
		assertThat(ProbeLoads.of(plan, ofOne).getFirst().dependsOnOtherProbes()).as("and now is").isTrue();
	}

	/** 1 % of 1,000 recorded calls per second are 10: so many more or fewer records hardly move the gaps between all others. */
	@Test
	void fewOtherCallsLeaveTheGapsAsTheyAre() {
		Plan plan = plan();
		MethodProbe rare = Probes.create(MethodSignature.parse("int p.A.rare()"));
		plan.getProbes().add(rare);
		Recording recording = new Recording(PlanRecordings.probes(plan), Optional.of("binary"));
		CallRates rates = new CallRates(Map.of("void p.B.va(int[])", recorded(991), "int p.A.m()", recorded(9)), Optional.of(recording));
		PlanRecordings.take(plan, rates);
		assertThat(plan.getRecordedCallsPerSecond()).isEqualTo(1000);
		PlanRecordings.setCalls(rare, Optional.of(new CallRate(10, "typed")));
		assertThat(gapsOfOthers(plan)).as("1 % more").isFalse();
		assertThat(ProbeLoads.of(plan, rates).getFirst().dependsOnOtherProbes()).as("1 % more than given").isFalse();
		PlanRecordings.setCalls(rare, Optional.of(new CallRate(10.1, "typed")));
		assertThat(gapsOfOthers(plan)).as("more than 1 % more").isTrue();
		assertThat(ProbeLoads.of(plan, rates).getFirst().dependsOnOtherProbes()).as("more than 1 % more than given").isTrue();
		PlanRecordings.setCalls(rare, Optional.empty());
		PlanRecordings.setCalls(plan.getProbes().get(2), Optional.of(new CallRate(0, "typed")));
		assertThat(gapsOfOthers(plan)).as("0.9 % fewer").isFalse();
		PlanRecordings.setCalls(plan.getProbes().get(2), Optional.of(new CallRate(2, "typed")));
		PlanRecordings.setCalls(rare, Optional.of(new CallRate(8, "typed")));
		assertThat(gapsOfOthers(plan)).as("0.9 % replaced by 1 %").isFalse();
		PlanRecordings.take(plan, rates);
		PlanRecordings.setCalls(plan.getProbes().getFirst(), Optional.of(new CallRate(991, "typed")));
		assertThat(ProbeLoads.of(plan).get(2).dependsOnOtherProbes()).as("the same number, but typed: what was recorded is gone").isTrue();
	}

	/** A plan of an older Sonde does not say how many calls were recorded, so any typed rate may stand for many. */
	@Test
	void anyTypedRateCountsWhereTheRecordedCallsAreUnknown() {
		Plan plan = plan();
		PlanRecordings.take(plan, new CallRates(Map.of("void p.B.va(int[])", recorded(991)),
				Optional.of(new Recording(PlanRecordings.probes(plan), Optional.of("binary")))));
		PlanRecordings.setCalls(plan.getProbes().get(2), Optional.of(new CallRate(1, "typed")));
		assertThat(gapsOfOthers(plan)).isFalse();
		plan.setRecordedCallsPerSecond(null);
		assertThat(gapsOfOthers(plan)).isTrue();
	}

	private static CallRate recorded(double callsPerSecond) {
		return new CallRate(callsPerSecond, new RateSource("a log", List.of(RecordingKind.KIEKER)), OptionalDouble.of(callsPerSecond),
				Optional.empty(), OptionalDouble.of(500), Optional.of(GapHistogram.parse("24:3")));
	}

	/** They make no records, so typed changes per second are no other recording. */
	@Test
	void watchedFieldsMakeNoGaps() {
		Plan plan = plan();
		Recording recording = new Recording(PlanRecordings.probes(plan), Optional.of("binary"));
		CallRate recorded = recorded(7);
		CallRates rates = new CallRates(Map.of("void p.B.va(int[])", recorded, "int p.A.m()", recorded), Optional.of(recording));
		PlanRecordings.take(plan, rates);
		FieldProbe watched = Probes.createField(new FieldSignature("p.A", "count", "int", false));
		plan.getProbes().add(watched);
		watched.setCallsPerSecond(1000.0);
		watched.setCallsSource("typed");
		assertThat(gapsOfOthers(plan)).isFalse();
		assertThat(ProbeLoads.of(plan, rates).getFirst().dependsOnOtherProbes()).isFalse();
	}

	@Test
	void aPlanThatOnlyWatchesHasTheKindOfTheResults() {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.getProbes().add(Probes.createLifecycle(new WatchedType("p.A")));
		CostModel events = CostModel.of(PublishedResults.find("waller-2014-pt2").orElseThrow());
		assertThat(ProbeLoads.usualKind(plan, events)).isEqualTo(events.probeKind().orElseThrow());
		plan.getProbes().add(Probes.create(MethodSignature.parse("int p.A.m()")));
		assertThat(ProbeLoads.usualKind(plan, events)).isEqualTo(OPERATION_EXECUTION);
	}

	private static boolean gapsOfOthers(Plan plan) {
		return ProbeLoads.of(plan).getFirst().dependsOnOtherProbes();
	}

	@Test
	void givenRatesReplaceThoseOfThePlan() {
		CallRate observed = new CallRate(7, "log");
		CallRates rates = new CallRates(Map.of("void p.B.va(int[])", observed, "int p.A.m()", observed, "int p.Other.m()",
				observed));
		assertThat(ProbeLoads.of(plan(), rates)).extracting(ProbeLoad::callRate).containsExactly(Optional.of(observed),
				Optional.of(new CallRate(0, "source not stated in the plan")), Optional.of(observed));
	}
}
