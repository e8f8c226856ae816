/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.plan.PlanComparison.Difference;
import org.sonde.instrumentation.plan.PlanComparison.Pair;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.CallRates;
import org.sonde.overhead.calls.GapHistogram;
import org.sonde.overhead.calls.ProbeSet;
import org.sonde.overhead.calls.Recording;
import org.sonde.tests.seeded.Seeded;

/** Two plans compared with each other, and one taken into another. */
class PlanComparisonTest {
	private static final MethodSignature ADD = MethodSignature.parse("int shop.Cart.add(shop.Book,java.lang.String...)");
	private static final MethodSignature CLOSE = MethodSignature.parse("void shop.Cart.close()");
	private static final MethodSignature TOTAL = MethodSignature.parse("int shop.Cart.total()");

	@Test
	void eachSideAloneAndWhatDiffersIsTold() {
		Plan first = plan(Probes.create(CLOSE), Probes.create(TOTAL), Probes.create(ADD));
		Plan second = plan(Probes.createPattern("* shop..*.*(..)"), Probes.create(TOTAL), Probes.create(ADD.withVarargs(false)));
		second.setThreads(4);
		MethodProbe total = Probes.find(second, TOTAL).orElseThrow();
		total.setActive(false);
		total.setCallsPerSecond(12.5);

		PlanComparison comparison = PlanComparison.of(first, second);
		assertThat(comparison.onlyFirst()).extracting(Probes::name).containsExactly(CLOSE.toString());
		assertThat(comparison.onlySecond()).extracting(Probes::name).containsExactly("pattern * shop..*.*(..)");
		assertThat(comparison.differing()).extracting(pair -> Probes.name(pair.first()), Pair::differences).containsExactly(
				tuple(ADD.toString(), List.of(new Difference("varargs", "true", "false"))),
				tuple(TOTAL.toString(),
						List.of(new Difference("active", "true", "false"), new Difference("callsPerSecond", "", "12.5"))));
		assertThat(comparison.attributes()).containsExactly(new Difference("threads", "1", "4"));
		assertThat(comparison.same()).isZero();
		assertThat(comparison.isEmpty()).isFalse();
	}

	@Test
	void mergingAddsAndCompletesAndListsConflicts() {
		Plan into = plan(Probes.create(TOTAL), Probes.create(ADD));
		Plan from = plan(Probes.createPattern("* shop..*.*(..)"), Probes.create(CLOSE), Probes.create(TOTAL), Probes.create(ADD));
		Probes.find(from, TOTAL).orElseThrow().setNote("slow");
		MethodProbe own = Probes.find(into, ADD).orElseThrow();
		own.setValue(5);
		own.setNote("mine");
		MethodProbe other = Probes.find(from, ADD).orElseThrow();
		other.setValue(1);
		other.setCallsPerSecond(2.0);
		other.setCallsSource("typed");
		Plan before = EcoreUtil.copy(from);

		PlanMerge merge = PlanMerge.merge(into, from);
		assertThat(merge.added()).isEqualTo(2);
		assertThat(merge.completed()).isEqualTo(2);
		assertThat(merge.conflicts()).singleElement().satisfies(pair -> assertThat(pair.differences())
				.containsExactly(new Difference("value", "5", "1")));
		assertThat(own.getNote()).isEqualTo("mine");
		assertThat(own.getCallsPerSecond()).isEqualTo(2.0);
		assertThat(own.getCallsSource()).isEqualTo("typed");
		assertThat(Probes.find(into, TOTAL).orElseThrow().getNote()).isEqualTo("slow");
		assertThat(EcoreUtil.equals(from, before)).isTrue();
	}

	/** Of two patterns that match a method the first one has it. */
	@Test
	void anotherOrderOfPatternsIsADifference() {
		Plan first = plan(Probes.createPattern("* p.A.*(..)"), Probes.createPattern("* p.B.*(..)"), Probes.createPattern("* p..*.*(..)"));
		Plan second = plan(Probes.createPattern("* p..*.*(..)"), Probes.createPattern("* p.A.*(..)"));
		PlanComparison comparison = PlanComparison.of(first, second);
		assertThat(comparison.attributes())
				.containsExactly(new Difference("order of patterns", "* p.A.*(..); * p..*.*(..)", "* p..*.*(..); * p.A.*(..)"));
		assertThat(comparison.isEmpty()).isFalse();
		assertThat(PlanMerge.merge(first, second).attributes()).extracting(Difference::attribute).containsExactly("order of patterns");
	}

	@Test
	void resultSetAndWriterAreTakenTogetherAndOnlyIfNoneIsChosen() {
		Plan into = plan();
		Plan from = plan();
		from.setResultSet("2014-pt1");
		from.setWriter("tcp");
		PlanMerge.merge(into, from);
		assertThat(into.getWriter()).isEqualTo("tcp");
		Plan chosen = plan();
		chosen.setResultSet("mine");
		assertThat(PlanMerge.merge(chosen, from).attributes()).extracting(Difference::attribute).containsExactly("resultSet", "writer");
		assertThat(chosen.getResultSet()).isEqualTo("mine");
		assertThat(chosen.getWriter()).isNull();
	}

	/** Gaps of one set of probes say nothing about another set. */
	@Test
	void whatWasRecordedWithOtherProbesIsLeftOut() {
		Plan into = plan(Probes.create(TOTAL));
		into.setRecordedProbes("one");
		Plan from = plan(recorded(TOTAL), recorded(CLOSE));
		from.setRecordedProbes("two");
		from.setRecordedCallsPerSecond(8.0);
		PlanMerge merge = PlanMerge.merge(into, from);
		assertThat(into.getProbes()).allSatisfy(probe -> {
			assertThat(probe.getCallsPerSecond()).isEqualTo(4);
			assertThat(PlanRecordings.has(probe)).isFalse();
		});
		assertThat(merge.conflicts()).isEmpty();
		assertThat(merge.attributes()).containsExactly(new Difference("recordedProbes", "one", "two"),
				new Difference("recordedCallsPerSecond", "", "8.0"));

		Plan unrecorded = plan(Probes.create(TOTAL));
		PlanMerge.merge(unrecorded, from);
		assertThat(unrecorded.getRecordedProbes()).isEqualTo("two");
		assertThat(unrecorded.getRecordedCallsPerSecond()).isEqualTo(8);
		assertThat(unrecorded.getProbes()).extracting(Probe::getGaps).containsExactly("24:1", "24:1");
	}

	@Test
	void aNewRateClearsWhatWasRecordedWithTheOldOne() {
		Probe probe = recorded(TOTAL);
		PlanRecordings.setCalls(probe, Optional.of(new CallRate(5, "typed", OptionalDouble.of(1), Optional.empty())));
		assertThat(probe.getCallsPerSecond()).isEqualTo(5);
		assertThat(probe.getCallsSource()).isEqualTo("typed");
		assertThat(probe.getTraceEntriesPerSecond()).isEqualTo(1);
		assertThat(probe.getNearestProbedCaller()).isNull();
		assertThat(probe.getMeanResponseNanos()).isNull();
		assertThat(probe.getGaps()).isNull();
		PlanRecordings.setCalls(probe, Optional.empty());
		assertThat(EcoreUtil.equals(probe, Probes.create(TOTAL))).isTrue();
	}

	@Test
	void aRecordingReplacesTheOneBefore() {
		Plan plan = plan(recorded(TOTAL), recorded(CLOSE));
		plan.setRecordedProbes("000000000000");
		Recording recording = new Recording(PlanRecordings.probes(plan), Optional.of("binary"));
		CallRate rate = new CallRate(5, "log", OptionalDouble.of(1), Optional.of(CLOSE.toString()), OptionalDouble.of(7),
				Optional.of(GapHistogram.parse("40:3:1")));
		PlanRecordings.take(plan, new CallRates(Map.of(TOTAL.toString(), rate), Optional.of(recording)));
		Probe total = plan.getProbes().getFirst();
		assertThat(total.getCallsPerSecond()).isEqualTo(5);
		assertThat(total.getTraceEntriesPerSecond()).isEqualTo(1);
		assertThat(total.getNearestProbedCaller()).isEqualTo(CLOSE.toString());
		assertThat(total.getMeanResponseNanos()).isEqualTo(7);
		assertThat(total.getGaps()).isEqualTo("40:3:1");
		assertThat(plan.getRecordedProbes()).isEqualTo(recording.probes().fingerprint());
		assertThat(plan.getRecordedTo()).isEqualTo("binary");
		assertThat(plan.getProbes().get(1).getCallsPerSecond()).as("the rate stays").isEqualTo(4);
		assertThat(PlanRecordings.has(plan.getProbes().get(1))).as("of another recording").isFalse();

		PlanRecordings.take(plan, new CallRates(Map.of(CLOSE.toString(), rate), Optional.of(recording)));
		assertThat(total.getGaps()).as("of the same recording").isEqualTo("40:3:1");
		PlanRecordings.take(plan, new CallRates(Map.of("void p.Other.o()", rate)));
		PlanRecordings.take(plan, new CallRates(Map.of(CLOSE.toString(), new CallRate(1, "typed"))));
		assertThat(plan.getRecordedTo()).as("rates alone are no recording, nor is one of other methods").isEqualTo("binary");
		assertThat(total.getGaps()).isEqualTo("40:3:1");
		assertThat(plan.getProbes().get(1).getGaps()).isNull();
		Recording odd = new Recording(recording.probes(), Optional.of("disk"));
		PlanRecordings.take(plan, new CallRates(Map.of(CLOSE.toString(), rate), Optional.of(odd)));
		assertThat(plan.getRecordedTo()).as("not one that we know").isNull();
	}

	/** The digits are from {@code printf 'int shop.Cart.total()\nvoid shop.Cart.close()' | sha256sum}. */
	@Test
	void theFingerprintIsOfTheActiveProbesWhateverTheirOrder() {
		Plan plan = plan(Probes.create(CLOSE), Probes.create(TOTAL), Probes.create(ADD));
		plan.getProbes().get(2).setActive(false);
		plan.getProbes().get(0).setNote("no part of it");
		assertThat(PlanRecordings.probes(plan)).isEqualTo(new ProbeSet(2, "a6210d08d750"));
	}

	private static Probe recorded(MethodSignature method) {
		Probe probe = Probes.create(method);
		probe.setCallsPerSecond(4.0);
		probe.setTraceEntriesPerSecond(2.0);
		probe.setNearestProbedCaller(ADD.toString());
		probe.setMeanResponseNanos(10.0);
		probe.setGaps("24:1");
		return probe;
	}

	@Test
	void aPlanIsAsItself() {
		Seeded.tries(1000, in -> {
			Plan plan = RandomPlans.plan(in);
			assertThat(PlanComparison.of(plan, EcoreUtil.copy(plan)).isEmpty()).isTrue();
		});
	}

	@Test
	void aMergedPlanLacksNothing() {
		Seeded.tries(200, in -> {
			Plan into = RandomPlans.plan(in);
			Plan from = RandomPlans.plan(in);
			int before = into.getProbes().size();
			PlanMerge merge = PlanMerge.merge(into, from);
			assertThat(into.getProbes()).hasSize(before + merge.added());
			assertThat(PlanComparison.of(into, from).onlySecond()).isEmpty();
			assertThat(PlanMerge.merge(into, from).added() + PlanMerge.merge(into, from).completed()).isZero();
			PlanFiles.toBytes(into);
		});
	}

	/** A note and a rate that a probe has not are taken; all else stays as it was. */
	@Test
	void whatAPlanSaysStaysAndWhatItDoesNotIsTaken() {
		Seeded.tries(1000, in -> {
			Plan into = RandomPlans.version(in);
			Plan from = RandomPlans.version(in);
			Map<ProbePlace, Probe> before = PlanComparison.byPlace(EcoreUtil.copy(into));
			boolean unrecorded = into.getRecordedProbes() == null
					&& into.getProbes().stream().allMatch(probe -> probe.getTraceEntriesPerSecond() == null && probe.getGaps() == null);
			boolean oneRecording = unrecorded || Objects.equals(into.getRecordedProbes(), from.getRecordedProbes());
			PlanMerge.merge(into, from);
			Map<ProbePlace, Probe> others = PlanComparison.byPlace(from);
			PlanComparison.byPlace(into).forEach((place, probe) -> {
				Probe own = before.get(place);
				Probe other = others.get(place);
				Probe expected = EcoreUtil.copy(own == null ? other : own);
				if (own != null && other != null && own.getNote() == null) {
					expected.setNote(other.getNote());
				}
				boolean takesRate = own != null && other != null && own.getCallsPerSecond() == null;
				if (takesRate) {
					expected.setCallsPerSecond(other.getCallsPerSecond());
					expected.setCallsSource(other.getCallsSource());
					expected.setRecordedBy(other.getRecordedBy());
				}
				boolean ofOneRate = own != null && other != null
						&& Objects.equals(expected.getCallsPerSecond(), other.getCallsPerSecond())
						&& Objects.equals(expected.getCallsSource(), other.getCallsSource());
				if (ofOneRate && own.getRecordedBy() == null) {
					expected.setRecordedBy(other.getRecordedBy());
				}
				if (own == null && !oneRecording) {
					expected.setTraceEntriesPerSecond(null);
					expected.setGaps(null);
				}
				if (ofOneRate && oneRecording && own.getTraceEntriesPerSecond() == null) {
					expected.setTraceEntriesPerSecond(other.getTraceEntriesPerSecond());
				}
				if (ofOneRate && oneRecording && own.getGaps() == null) {
					expected.setGaps(other.getGaps());
				}
				assertThat(EcoreUtil.equals(probe, expected)).isTrue();
			});
		});
	}

	/** Plans that do not contradict each other are one plan in the end, whichever is merged into which. */
	@Test
	void withoutConflictsTheOtherWayRoundIsTheSame() {
		Seeded.tries(1000, in -> {
			Plan one = RandomPlans.version(in);
			Plan other = RandomPlans.version(in);
			Plan first = EcoreUtil.copy(one);
			Plan second = EcoreUtil.copy(other);
			PlanMerge merge = PlanMerge.merge(first, other);
			PlanMerge back = PlanMerge.merge(second, one);
			assertThat(back.conflicts()).hasSameSizeAs(merge.conflicts());
			assertThat(PlanComparison.of(first, second).isEmpty()).isEqualTo(
					Stream.of(merge, back).allMatch(done -> done.conflicts().isEmpty() && done.attributes().isEmpty()));
		});
	}

	private static Plan plan(Probe... probes) {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.getProbes().addAll(List.of(probes));
		return plan;
	}
}
