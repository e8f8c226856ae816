/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.sonde.overhead.cost.CostModelTest.known;
import static org.sonde.overhead.cost.CostModelTest.model;
import static org.sonde.overhead.results.ProbeKind.ATTRIBUTE_AND_LIFECYCLE;
import static org.sonde.overhead.results.ProbeKind.OPERATION_EVENTS;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.budget.Budget;
import org.sonde.overhead.budget.BudgetCheck;
import org.sonde.overhead.budget.Worth;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.GapHistogram;
import org.sonde.overhead.cost.impact.RecordShares;
import org.sonde.overhead.cost.impact.TotalSentences;
import org.sonde.overhead.cost.impact.WallTime;
import org.sonde.overhead.cost.scenario.Scenario;
import org.sonde.overhead.objects.EventPortions;
import org.sonde.overhead.objects.ObjectCosts;
import org.sonde.overhead.objects.ObjectSets;
import org.sonde.overhead.statistics.Interval;
import org.sonde.tests.seeded.Seeded;

/** Events at 3 + 40 ns, handed over at 60 ns at once and 10,000 ns after the longest gap, as {@link ObjectSets} has them. */
class ObjectEstimatesTest {
	private static final CostModel METHODS = model("waller-2014-base");
	private static final CostModel MODEL = METHODS.withObjects(ObjectSets.all());
	private static final String FIELD = "field int p.A.f";
	/** Gaps of 70 ns, of which events take 60. */
	private static final String AT_ONCE = "24:10";
	private static final String LONGEST = "100:10";

	private static ProbeLoad watch(String name, boolean active, Optional<CallRate> rate) {
		return new ProbeLoad(name, ATTRIBUTE_AND_LIFECYCLE, active, rate);
	}

	private static ProbeLoad watch(String name, double events, String gaps) {
		return watch(name, true, Optional.of(new CallRate(events, "a log", OptionalDouble.empty(), Optional.empty(), OptionalDouble.empty(),
				gaps.isEmpty() ? Optional.empty() : Optional.of(GapHistogram.parse(gaps)))));
	}

	private static PlanEstimate estimate(ProbeLoad... plan) {
		return PlanEstimate.of(MODEL, List.of(plan), 1);
	}

	private static double nanos(PlanEstimate estimate, int place) {
		return known(estimate.probes().get(place).nanosPerCall()).value();
	}

	private static String unknown(Estimate estimate) {
		return ((Estimate.Unknown) estimate).reason();
	}

	/** Which takes long with a sweep over gaps. */
	@Test
	void theSameCostsAreNotFittedAgain() {
		assertThat(MODEL.withObjects(MODEL.objects())).isSameAs(MODEL);
	}

	/** 0.3 … 3 times, where the gaps are known. */
	@Test
	void anEventIsMadeAndHandedOverAfterItsGap() {
		PlanEstimate estimate = estimate(watch(FIELD, 1000, LONGEST));
		Estimate.Known event = known(estimate.probes().getFirst().nanosPerCall());
		assertThat(event.value()).isEqualTo(10_043);
		assertThat(event.measurement().orElseThrow().contains(10_044)).isTrue();
		assertThat(event.estimate().low()).isCloseTo(0.3 * event.measurement().orElseThrow().low(), within(1e-6));
		assertThat(event.estimate().high()).isCloseTo(3 * event.measurement().orElseThrow().high(), within(1e-6));
		assertThat(known(estimate.probes().getFirst().millisPerSecond()).value()).isCloseTo(10.043, within(1e-9));
		EventPortions portions = estimate.eventPortions(0).orElseThrow();
		assertThat(portions.idle().value() + portions.created().value() + portions.handedOver().value()).isEqualTo(10_043);
	}

	/** 0.3 · (3 + 40 + 60) = 30.9 and 3 · (43 + 10,000) = 30,129 ns, each a little further by the measurement. */
	@Test
	void withoutGapsTheIntervalSpansAllThatWereMeasured() {
		for (ProbeLoad load : List.of(watch(FIELD, 1000, ""), watch(FIELD, 0, ""), watch(FIELD, true, Optional.empty()))) {
			Estimate.Known event = known(estimate(load).probes().getFirst().nanosPerCall());
			assertThat(event.estimate().low()).isBetween(28.0, 30.9);
			assertThat(event.estimate().high()).isBetween(30_129.0, 30_160.0);
			assertThat(event.value()).isBetween(103.0, 10_043.0);
		}
		assertThat(nanos(estimate(watch(FIELD, true, Optional.empty())), 0)).as("no event came").isEqualTo(10_043);
	}

	/** Nearly all of 10 million events per second come within the first 10 µs: 43 + 60 + 3000 · mean gap of 0.1 µs ÷ 10 µs. */
	@Test
	void allActiveProbesMakeTheGapsThatAreNotKnown() {
		PlanEstimate estimate = estimate(watch(FIELD, 5e6, ""), watch("field int p.A.g", 5e6, ""),
				watch("field int p.A.h", false, Optional.of(new CallRate(1e12, "typed"))));
		assertThat(nanos(estimate, 0)).isCloseTo(133, within(0.5)).isEqualTo(nanos(estimate, 1));
	}

	/** An object is worth two events: 100 + 50 ns, and its hand-over is that of changes. */
	@Test
	void aTypeHasCostsOfItsOwn() {
		assertThat(nanos(estimate(watch("lifecycle p.A", 1000, LONGEST)), 0)).isEqualTo(10_150);
	}

	@Test
	void aDeactivatedProbeCostsTheIdleSensor() {
		PlanEstimate estimate = estimate(watch(FIELD, false, Optional.of(new CallRate(1e6, "typed"))));
		Estimate.Known idle = known(estimate.probes().getFirst().nanosPerCall());
		assertThat(idle.value()).isEqualTo(3);
		assertThat(idle.estimate().low()).isZero();
		assertThat(idle.estimate().high()).isEqualTo(600);
		assertThat(known(estimate.total().millisPerSecond()).value()).isCloseTo(3, within(1e-9));
		assertThat(known(estimate.total().processMillisPerSecond()).value()).as("nothing is delivered").isCloseTo(3, within(1e-9));
		assertThat(estimate.eventPortions(0)).isEmpty();
	}

	@Test
	void noEventCostsNothing() {
		assertThat(known(estimate(watch(FIELD, 0, "")).total().millisPerSecond()).estimate().high()).isZero();
	}

	/** 43 + 60 ns after no gap, and a wake-up that was not measured, of 15 µs at most: 3 · (103 + √2 … + 15,000). */
	@Test
	void withoutAMeasuredGapAWakeUpMayComeToIt() {
		CostModel model = METHODS.withObjects(ObjectCosts.of(List.of(ObjectSets.stagesOfChanges())));
		Estimate.Known event = known(PlanEstimate.of(model, List.of(watch(FIELD, 1000, LONGEST)), 1).probes().getFirst().nanosPerCall());
		assertThat(event.value()).isEqualTo(103);
		assertThat(event.estimate().high()).isBetween(3 * 15_103.0, 3 * 15_110.0);
		assertThat(event.basis()).contains("--part gaps");
	}

	/** 1000 events per second at 10,043 + 9000 ns and 500 at 43 + 60 + 249 ns. */
	@Test
	void theProcessDeliversThemToo() {
		PlanEstimate estimate = estimate(watch(FIELD, 1000, LONGEST), watch("field int p.A.g", 500, AT_ONCE));
		assertThat(known(estimate.processNanosPerCall(0)).value()).isEqualTo(19_043);
		assertThat(known(estimate.total().processMillisPerSecond()).value())
				.isCloseTo((1000 * 19_043.0 + 500 * known(estimate.processNanosPerCall(1)).value()) * 1e-6, within(1e-9));
		assertThat(known(estimate.processNanosPerCall(1)).value()).isCloseTo(352, within(10.0));
		assertThat(estimate(watch("lifecycle p.A", 1000, LONGEST)).total().processMillisPerSecond()).as("by the gaps of changes")
				.isInstanceOf(Estimate.Known.class);
		CostModel livesAlone = METHODS.withObjects(ObjectCosts.of(List.of(ObjectSets.lives())));
		assertThat(PlanEstimate.of(livesAlone, List.of(watch("lifecycle p.A", 1000, "")), 1).total().processMillisPerSecond())
				.isInstanceOf(Estimate.Unknown.class);
	}

	/** 18 + 170 ns, handed over at 11,000 and written at 16,000. */
	@Test
	void theLogIsInTheProcess() {
		PlanEstimate estimate = PlanEstimate.of(METHODS.withObjects(ObjectCosts.of(List.of(ObjectSets.loggedChanges()))),
				List.of(watch(FIELD, 1000, LONGEST)), 1);
		assertThat(nanos(estimate, 0)).isEqualTo(11_188);
		assertThat(known(estimate.processNanosPerCall(0)).value()).isEqualTo(27_188);
		assertThat(known(estimate.total().processMillisPerSecond()).value()).isCloseTo(27.188, within(1e-9));
		assertThat(delivered(estimate).remarks()).isEmpty();
		assertThat(delivered(estimate).inputs().getFirst().provenance().source()).contains("logged-1", "the log");
		assertThat(delivered(estimate(watch(FIELD, 1000, LONGEST))).remarks()).containsExactly(Remark.Note.COUNTING_OBSERVER);
	}

	/** 100 + 50 ns, handed over at 11,000 + 600 and written at 16,000 - 3000. */
	@Test
	void objectsAreHandedOverAsTheyWereMeasured() {
		CostModel model = METHODS.withObjects(ObjectCosts.of(List.of(ObjectSets.loggedChanges(), ObjectSets.loggedLives())));
		PlanEstimate estimate = PlanEstimate.of(model, List.of(watch("lifecycle p.A", 1000, LONGEST), watch(FIELD, 1000, LONGEST)), 1);
		assertThat(nanos(estimate, 0)).isEqualTo(11_750);
		assertThat(known(estimate.processNanosPerCall(0)).value()).isEqualTo(24_750);
		assertThat(delivered(estimate).inputs().getFirst().provenance().source()).contains("logged-1 and lifecycle-1");
		assertThat(nanos(estimate, 1)).isEqualTo(11_188);
	}

	private static Provenance delivered(PlanEstimate estimate) {
		return known(estimate.processNanosPerCall(0)).provenance().inputs().get(1).provenance();
	}

	/**
	 * 10 million events per second at 188 + 4,000 ns, and a thread that would need 200 processors. At 40,000 per second, it needs 0.8; the
	 * upper end is one.
	 */
	@Test
	void aLogThatCannotKeepUpTakesOneProcessor() {
		CostModel model = METHODS.withObjects(ObjectCosts.of(List.of(ObjectSets.loggedChanges())));
		PlanEstimate flood = PlanEstimate.of(model, List.of(watch(FIELD, 5e6, AT_ONCE), watch("field int p.A.g", 5e6, AT_ONCE)), 1);
		Estimate.Known process = known(flood.total().processMillisPerSecond());
		assertThat(process.value()).isCloseTo(41_880 + 1000, within(1e-6));
		assertThat(process.estimate().high()).isCloseTo(known(flood.total().millisPerSecond()).estimate().high() + 1000, within(1e-6));
		assertThat(process.provenance().inputs().getLast().provenance().remarks()).containsExactly(Remark.Note.ONE_PROCESSOR);
		PlanEstimate less = PlanEstimate.of(model, List.of(watch(FIELD, 40_000, AT_ONCE)), 1);
		assertThat(known(less.total().processMillisPerSecond()).value()).isCloseTo(167.52 + 800, within(1e-6));
		assertThat(known(less.total().processMillisPerSecond()).estimate().high())
				.isCloseTo(known(less.total().millisPerSecond()).estimate().high() + 1000, within(1e-6));
	}

	@Test
	void theTotalIsTheSumOverTheProbesInAnyOrder() {
		Seeded.tries(20, in -> {
			List<ProbeLoad> plan = new ArrayList<>(
					List.of(new ProbeLoad("void p.A.a()", OPERATION_EVENTS, true, Optional.of(new CallRate(2000, "typed")))));
			Random random = in.random();
			for (int i = 0; i < 40; i++) {
				String name = (i % 3 == 0 ? "lifecycle p.A" : "field int p.A.f") + i;
				plan.add(i % 5 == 0 ? watch(name, false, Optional.of(new CallRate(random.nextInt(10_000), "typed")))
						: watch(name, random.nextInt(10_000), i % 2 == 0 ? "" : (24 + random.nextInt(100)) + ":7"));
			}
			PlanEstimate estimate = PlanEstimate.of(MODEL, plan, 1);
			assertThat(estimate.total().isLowerBound()).isFalse();
			assertThat(estimate.total().knownProbes()).isEqualTo(41);
			Estimate.Known total = known(estimate.total().millisPerSecond());
			double sum = 0;
			double high = 0;
			for (ProbeEstimate probe : estimate.probes()) {
				sum += known(probe.millisPerSecond()).value();
				high += known(probe.millisPerSecond()).estimate().high();
			}
			assertThat(total.value()).isCloseTo(sum, within(1e-9));
			assertThat(total.estimate().high()).isCloseTo(high, within(1e-9));
			Collections.shuffle(plan, random);
			PlanEstimate shuffled = PlanEstimate.of(MODEL, plan, 1);
			assertThat(known(shuffled.total().millisPerSecond()).estimate()).isEqualTo(total.estimate());
			assertThat(estimate.probes().getFirst()).as("methods are left alone")
					.isEqualTo(PlanEstimate.of(METHODS, List.of(estimate.loads().getFirst()), 1).probes().getFirst());
		});
	}

	@Test
	void moreThreadsThanWereMeasuredAreUnknownForAllButIdleSensors() {
		PlanEstimate estimate = PlanEstimate.of(MODEL, List.of(watch(FIELD, 1000, ""), watch(FIELD, false, Optional.empty())), 2);
		assertThat(unknown(estimate.probes().get(0).nanosPerCall())).contains("attribute-1", "threads");
		assertThat(known(estimate.probes().get(1).nanosPerCall()).value()).isEqualTo(3);
	}

	@Test
	void withoutASetTheReasonNamesTheCommand() {
		PlanEstimate estimate = PlanEstimate.of(METHODS.withObjects(ObjectCosts.of(List.of(ObjectSets.changes()))),
				List.of(watch("lifecycle p.A", 1, ""), watch(FIELD, 1, "")), 1);
		assertThat(unknown(estimate.probes().get(0).nanosPerCall())).contains("sonde bench objects");
		assertThat(estimate.total().unknownCount()).isEqualTo(1);
		assertThat(estimate.probes().get(1).nanosPerCall()).isInstanceOf(Estimate.Known.class);
	}

	/** 1 % of a processor are 10 ms/s; the upper end of 100 events per second is 3.01 ms/s. */
	@Test
	void budgetsCountThemAndVolumesDoNot() {
		PlanEstimate estimate = estimate(watch(FIELD, 100, LONGEST));
		BudgetCheck.Verdict kept = BudgetCheck
				.of(estimate, new Budget(OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.of(1), OptionalDouble.empty()),
						Worth.WISH)
				.verdicts().getFirst();
		assertThat(kept.answer()).isEqualTo(BudgetCheck.Answer.KEPT);
		assertThat(kept.costliest()).hasSize(1);
		BudgetCheck.Verdict broken = BudgetCheck
				.of(estimate, new Budget(OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.of(0.01), OptionalDouble.of(1)),
						Worth.WISH)
				.verdicts().getFirst();
		assertThat(broken.answer()).isEqualTo(BudgetCheck.Answer.BROKEN);
		assertThat(known(estimate.writer().recordsPerSecond()).value()).isZero();
		assertThat(RecordShares.of(estimate)).containsExactly(OptionalDouble.of(0));
		assertThat(WallTime.perTrace(estimate)).isInstanceOf(Estimate.Unknown.class);
	}

	/** Calibrating does not measure it. */
	@Test
	void olderSetsDoNotStateWhatEventsAllocate() {
		PlanEstimate estimate = estimate(watch(FIELD, 1000, LONGEST));
		assertThat(estimate.total().allocatedBytesPerSecond()).isEqualTo(ObjectEstimates.ALLOCATION_UNKNOWN);
		assertThat(estimate.allocationLacksEvents()).isTrue();
		assertThat(TotalSentences.of(estimate)).filteredOn(sentence -> sentence.contains("what the probes allocate"))
				.singleElement().asString().doesNotContain("Calibrate");
	}

	/** 700 bytes each of 1000 and 500 changes per second, and a deactivated probe. */
	@Test
	void eventsAllocate() {
		CostModel model = METHODS.withObjects(ObjectCosts.of(List.of(ObjectSets.allocating(ObjectSets.changes(),
				Map.of("attribute-idle", "4", "attribute-queued", "704")))));
		PlanEstimate changes = PlanEstimate.of(model, List.of(watch(FIELD, 1000, LONGEST), watch("field int p.A.g", 500, LONGEST),
				watch("field int p.A.h", false, Optional.of(new CallRate(1e6, "typed")))), 1);
		Interval bytes = known(changes.total().allocatedBytesPerSecond()).estimate();
		assertThat(bytes.value()).isEqualTo(1_050_000);
		assertThat(bytes.low()).isLessThan(1_050_000);
		assertThat(changes.allocationLacksEvents()).isFalse();
		assertThat(PlanEstimate.of(model, List.of(watch(FIELD, true, Optional.empty())), 1).allocationLacksEvents())
				.as("how many events is unknown").isTrue();
		assertThat(estimate(watch(FIELD, false, Optional.empty())).allocationLacksEvents()).as("of a deactivated probe").isFalse();
	}

	@Test
	void withoutARateTheReasonSpeaksOfEvents() {
		PlanEstimate estimate = estimate(watch(FIELD, true, Optional.empty()));
		assertThat(((Estimate.Unknown) estimate.probes().getFirst().millisPerSecond()).reason()).contains("events per second")
				.doesNotContain("calls per second");
		assertThat(Explanation.of(estimate, 0).inputs().getLast().what()).isEqualTo("events per second");
	}

	/** Once a probe is off, events of the others come after other gaps. */
	@Test
	void gapsAreThoseOfTheRecordedProbes() {
		List<ProbeLoad> before = List.of(watch(FIELD, 1000, AT_ONCE), watch("field int p.A.g", 1000, AT_ONCE));
		List<ProbeLoad> after = ProbeLoad.afterChange(before, List.of(before.get(0), before.get(1).withActive(false)));
		Estimate.Known event = known(PlanEstimate.of(MODEL, after, 1).probes().getFirst().nanosPerCall());
		assertThat(event.estimate().high()).isBetween(30_129.0, 30_160.0);
		assertThat(event.value()).isEqualTo(nanos(PlanEstimate.of(MODEL, before, 1), 0));
		assertThat(ProbeLoad.afterChange(before, before)).isEqualTo(before);
	}

	@Test
	void scenariosSwitchThemAndOtherModelsKeepThem() throws OverheadException {
		List<ProbeLoad> plan = List.of(watch(FIELD, 1000, LONGEST));
		PlanEstimate off = new Scenario("off", MODEL, 1, Scenario.Probes.ALL_DEACTIVATED).of(plan).estimate().orElseThrow();
		assertThat(known(off.total().millisPerSecond()).value()).isCloseTo(0.003, within(1e-12));
		assertThat(MODEL.scaled(Scaling.toOwn(MODEL, 100)).objects()).isEqualTo(MODEL.objects());
		assertThat(MODEL.forThreads(4).objects()).isEqualTo(MODEL.objects());
	}

	@Test
	void theExplanationGoesDownToTheCells() {
		Explanation explanation = Explanation.of(estimate(watch(FIELD, 1000, LONGEST)), 0);
		assertThat(explanation.inputs()).extracting(Explanation::what).containsExactly("cost per event", "events per second");
		List<Explanation> stages = explanation.inputs().getFirst().inputs();
		assertThat(stages).extracting(Explanation::what).containsExactly("sensor idle", "event created", "handed over");
		assertThat(stages).extracting(stage -> stage.value().orElseThrow().value()).containsExactly(3.0, 40.0, 10_000.0);
		assertThat(stages.get(1).source()).contains("attribute-created", "attribute-idle");
		assertThat(stages.get(2).source()).contains("a log");
	}
}
