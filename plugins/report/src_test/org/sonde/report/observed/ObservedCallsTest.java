/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.observed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.export.AgentFiles;
import org.sonde.instrumentation.export.ExactnessNote;
import org.sonde.instrumentation.export.KiekerAspectJ;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.PlanRecordings;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.ProbeLoads;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.GapHistogram;
import org.sonde.overhead.calls.ProbeSet;
import org.sonde.overhead.calls.RateSource;
import org.sonde.overhead.calls.Recording;
import org.sonde.overhead.calls.RecordingKind;

class ObservedCallsTest {
	private static final MethodSignature ADD = MethodSignature.method("int", "p.A$B", "add", "java.lang.String", "int");
	private static final MethodSignature VARARGS = MethodSignature.method("void", "p.A", "va", "java.lang.String[]")
			.withVarargs(true);
	private static final MethodSignature NEW = MethodSignature.constructor("p.A", "int");
	private static final MethodSignature SILENT = MethodSignature.method("void", "p.A", "silent");
	private static final MethodSignature OFF = MethodSignature.method("void", "p.A", "off");

	@Test
	void joinsWhatTheLogSpellsItsOwnWay() {
		TreeMap<String, Long> executions = new TreeMap<>();
		executions.put("public final int p.A$B.add(java.lang.String, int)", 30L);
		executions.put("int p.A$B.add(java.lang.String,int)", 10L);
		executions.put("transient void p.A.va(java.lang.String[])", 5L);
		executions.put("public new p.A.<init>(int)", 1L);
		executions.put("void p.A.other()", 7L);
		executions.put("not an operation", 1L);

		ObservedCalls observed = ObservedCalls.of(plan(), Optional.empty(), log(executions, 2), "log");

		assertThat(observed.rates().rates()).containsOnly( // over 2 s
				Map.entry("int p.A$B.add(java.lang.String,int)", new CallRate(20, "log")),
				Map.entry("void p.A.va(java.lang.String[])", new CallRate(2.5, "log")),
				Map.entry("p.A.<init>(int)", new CallRate(0.5, "log")));
		assertThat(observed.neverRecorded()).extracting(ObservedCalls.Planned::method).containsExactly(SILENT);
		assertThat(observed.notPlanned()).extracting(ObservedCalls.NotPlanned::signature)
				.containsExactly("not an operation", "void p.A.other()");
	}

	@Test
	void aCallOfAnyMethodMakesALog() {
		assertThat(ObservedCalls.of(plan(), Optional.empty(), log(new TreeMap<>(), 2), "log").hasNoCalls()).isTrue();
		for (String method : List.of(ADD.toString(), OFF.toString(), "void p.A.other()")) {
			TreeMap<String, Long> executions = new TreeMap<>(Map.of(method, 1L));
			assertThat(ObservedCalls.of(plan(), Optional.empty(), log(executions, 2), "log").hasNoCalls()).as(method).isFalse();
		}
	}

	@Test
	void aDeactivatedProbeThatRecordedIsNotAsPlanned() {
		TreeMap<String, Long> executions = new TreeMap<>();
		for (MethodSignature method : List.of(ADD, VARARGS, NEW, SILENT)) {
			executions.put(method.toString(), 1L);
		}
		assertThat(ObservedCalls.of(plan(), Optional.empty(), log(executions, 1), "log").asPlanned()).isTrue();
		executions.put(OFF.toString(), 3L);

		ObservedCalls observed = ObservedCalls.of(plan(), Optional.empty(), log(executions, 1), "log");

		assertThat(observed.recordedThoughDeactivated()).extracting(ObservedCalls.Planned::method).containsExactly(OFF);
		assertThat(observed.asPlanned()).isFalse();
		assertThat(observed.rates().find(OFF.toString())).contains(new CallRate(3, "log"));
	}

	/** No guess where the reason is known: the weaver leaves out the JDK, so the export does. */
	@Test
	void whatTheExportLeftOutIsSilentForThatReason() {
		Plan plan = plan();
		plan.getProbes().add(Probes.create(MethodSignature.parse("int java.lang.String.length()")));
		ObservedCalls observed = ObservedCalls.of(plan, Optional.empty(), log(Map.of(ADD.toString(), 1L), 1), "log")
				.withExport(KiekerAspectJ.export(plan));
		assertThat(observed.neverRecorded()).filteredOn(one -> one.method().declaringType().startsWith("java."))
				.singleElement().satisfies(one -> {
					assertThat(one.difference().orElseThrow().reason()).isEqualTo(Reason.LEFT_OUT);
					assertThat(one.difference().orElseThrow().text())
							.startsWith("left out of the export: AspectJ's load-time weaver leaves out");
				});
		assertThat(observed.neverRecorded()).filteredOn(one -> one.method().equals(SILENT))
				.singleElement().satisfies(one -> assertThat(one.difference().orElseThrow().reason()).isNotEqualTo(Reason.LEFT_OUT));
	}

	@Test
	void aMethodThatTheClassDoesNotHaveIsSilentForThatReason() {
		Plan plan = plan();
		AgentFiles files = new AgentFiles(new TreeMap<>(), List.of(), List.of(),
				List.of(new ExactnessNote(SILENT, ExactnessNote.Kind.RECORDS_NOTHING, "the class has no such method")), List.of());

		ObservedCalls observed = ObservedCalls.of(plan, Optional.empty(), log(Map.of(VARARGS.toString(), 1L), 1), "log").withExport(files);

		assertThat(observed.neverRecorded()).filteredOn(one -> one.method().equals(SILENT)).singleElement()
				.extracting(one -> one.difference().orElseThrow())
				.isEqualTo(new Match.NotFound(Reason.RECORDS_NOTHING, "the class has no such method"));
	}

	/** A method of a type without any record is as unknown as before, unless its probe was woven and on. */
	@Test
	void aMethodWhoseCallsAreAllRecordedWasNotCalledIfItHasNoRecord() {
		Plan plan = plan();
		MethodSignature elsewhere = MethodSignature.method("void", "q.Silent", "one");
		MethodSignature unknown = MethodSignature.method("void", "q.Unwoven", "one");
		MethodSignature inPattern = MethodSignature.method("void", "r.R", "one");
		List.of(elsewhere, unknown).forEach(method -> plan.getProbes().add(Probes.create(method)));
		List.of("void r.R.*(..)", "void s.S.*(..)").forEach(pattern -> plan.getProbes().add(Probes.createPattern(pattern)));
		PlanMatches matches = new PlanMatches(Map.of("void r.R.*(..)", matched(inPattern), "void s.S.*(..)",
				matched(MethodSignature.method("void", "s.S", "woven"), MethodSignature.method("void", "s.S", "not"))));
		Set<MethodSignature> counted = Set.of(ADD, elsewhere, inPattern, OFF, MethodSignature.method("void", "s.S", "woven"),
				VARARGS.withVarargs(false));

		ObservedCalls observed = ObservedCalls.of(plan, Optional.of(matches), log(Map.of(ADD.toString(), 4L), 2), "log")
				.withCounted(counted);

		assertThat(observed.planned()).filteredOn(one -> one.difference().filter(Match.NotFound::isNotCalled).isPresent())
				.extracting(ObservedCalls.Planned::method).containsExactly(VARARGS, elsewhere);
		assertThat(observed.patterns()).extracting(one -> one.difference().orElseThrow().reason()).containsExactly(Reason.NOT_CALLED,
				Reason.NOT_EXECUTED);
		observed.into(plan);
		assertThat(plan.getProbes().stream().filter(probe -> probe.getCallsPerSecond() != null)
				.map(probe -> Probes.name(probe) + " " + probe.getCallsPerSecond() + " " + probe.getCallsSource()))
				.containsExactlyInAnyOrder(ADD + " 2.0 log", VARARGS + " 0.0 log",
						elsewhere + " 0.0 log", "pattern void r.R.*(..) 0.0 log");
	}

	/** What is known goes before what was typed; what is likely does not. */
	@Test
	void aRateOfThePlanIsReplacedByZeroOnlyWhereThatIsCertain() {
		Plan plan = plan("void r.R.*(..)", "void s.S.*(..)");
		MethodSignature inPattern = MethodSignature.method("void", "r.R", "one");
		PlanMatches matches = new PlanMatches(
				Map.of("void r.R.*(..)", matched(inPattern), "void s.S.*(..)", matched(MethodSignature.method("void", "s.S", "one"))));
		plan.getProbes().forEach(probe -> probe.setCallsPerSecond(2000.0));
		ObservedCalls observed = ObservedCalls.of(plan, Optional.of(matches), log(Map.of(ADD.toString(), 4L, NEW.toString(), 2L), 2), "log")
				.withCounted(Set.of(ADD, NEW, SILENT, OFF, inPattern));

		assertThat(observed.into(plan)).isEqualTo(new ObservedCalls.WithoutRecord(4, 2, 2));
		assertThat(plan.getProbes()).extracting(Probe::getCallsPerSecond).as("of ADD, VARARGS, NEW, SILENT, OFF and two patterns")
				.containsExactly(2.0, 2000.0, 1.0, 0.0, 2000.0, 0.0, 2000.0);
	}

	/** Monitoring may have been off. */
	@Test
	void ofALogWithoutAnyRecordNoCallIsKnown() {
		ObservedCalls observed = ObservedCalls.of(plan(), Optional.empty(), log(Map.of(), 2), "log").withCounted(Set.of(SILENT));
		assertThat(observed.planned()).noneMatch(one -> one.difference().filter(Match.NotFound::isNotCalled).isPresent());
	}

	/** Else the log would seem to be of another program. */
	@Test
	void aPatternOfThePlanThatFiredIsNoOtherOperation() {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.getProbes().add(Probes.createPattern("void p.A.other()"));
		plan.getProbes().add(Probes.create(SILENT));
		PlanMatches matches = new PlanMatches(
				Map.of("void p.A.other()", matched(MethodSignature.method("void", "p.A", "other"))));

		ObservedCalls observed = ObservedCalls.of(plan, Optional.of(matches), log(Map.of("void p.A.other()", 3L), 1), "log");

		assertThat(observed.neverRecorded()).singleElement()
				.satisfies(one -> assertThat(one.difference().orElseThrow().reason()).isEqualTo(Reason.NOT_EXECUTED));
	}

	@Test
	void theRatesGoIntoThePlanWithTheirSource() {
		Plan plan = plan();
		plan.getProbes().forEach(probe -> probe.setCallsPerSecond(7.0));
		assertThat(ObservedCalls
				.of(plan, Optional.empty(), log(Map.of("int p.A$B.add(java.lang.String,int)", 30L), 2), "monitoring log x of 2026-11-21")
				.into(plan)).as("the deactivated one has no record anyway").isEqualTo(new ObservedCalls.WithoutRecord(3, 0, 3));
		assertThat(plan.getProbes()).extracting(Probe::getCallsPerSecond).as("what was not recorded stays as it was")
				.containsExactly(15.0, 7.0, 7.0, 7.0, 7.0);
		assertThat(plan.getProbes().getFirst().getCallsSource()).isEqualTo("monitoring log x of 2026-11-21");
	}

	/** Its type was woven, so it cost nothing; of a type of which nothing was recorded, that is not known. */
	@Test
	void whatWasMostLikelyNotExecutedGetsTheRateZero() {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		for (String type : List.of("p.A", "p.A", "p.B")) {
			plan.getProbes().add(Probes.create(MethodSignature.method("void", type, plan.getProbes().isEmpty() ? "one" : "two")));
		}
		ObservedCalls observed = ObservedCalls.of(plan, Optional.empty(), log(Map.of("void p.A.one()", 30L), 2), "log");
		assertThat(observed.into(plan)).isEqualTo(new ObservedCalls.WithoutRecord(2, 1, 0));
		assertThat(observed.into(plan)).as("those that have it are not counted again").isEqualTo(new ObservedCalls.WithoutRecord(2, 0, 0));
		assertThat(plan.getProbes()).extracting(Probe::getCallsPerSecond).containsExactly(15.0, 0.0, null);
		assertThat(plan.getProbes()).extracting(Probe::getCallsSource).containsExactly("log", "log", null);
	}

	/** 1 call in 3 s: the plan is made for diffs, and the CSV says the same as the JSON. */
	@Test
	void aRateHasTwelveDigitsInThePlan() {
		Plan plan = plan();
		ObservedCalls.of(plan, Optional.empty(), log(Map.of("int p.A$B.add(java.lang.String,int)", 1L), 3), "log").into(plan);
		assertThat(plan.getProbes().getFirst().getCallsPerSecond()).isEqualTo(0.333333333333);
	}

	@Test
	void aLogWithoutDurationHasNoRates() {
		TreeMap<String, Long> executions = new TreeMap<>();
		executions.put("void p.A.silent()", 1L);

		ObservedCalls observed = ObservedCalls.of(plan(), Optional.empty(), log(executions, 0), "log");

		assertThat(observed.rates().rates()).isEmpty();
		assertThat(observed.neverRecorded()).extracting(ObservedCalls.Planned::method).doesNotContain(SILENT);
	}

	/** The log has only a part of their calls, and callers and gaps were those of other sets of probes. */
	@Test
	void ofSwitchedProbesNoRateIsKnownAndOfOthersNothingElse() {
		Plan plan = plan("void r.R.*(..)");
		Probes.find(plan, SILENT).orElseThrow().setCallsPerSecond(7.0);
		MethodSignature inPattern = MethodSignature.method("void", "r.R", "one");
		PlanMatches matches = new PlanMatches(Map.of("void r.R.*(..)", matched(inPattern)));
		List<RecordedOperation> log = List.of(recorded("int p.A$B.add(java.lang.String, int)", 2, null),
				recorded("new p.A.<init>(int)", 1, "int p.A$B.add(java.lang.String, int)"), recorded("public void r.R.one()", 2, null));

		ObservedCalls observed = ObservedCalls.of(plan, Optional.of(matches), log, "log")
				.withSwitched(Set.of(NEW.toString(), SILENT.toString(), inPattern.toString()));

		assertThat(observed.rates().rates()).containsExactly(Map.entry(ADD.toString(), new CallRate(2, "log")));
		assertThat(observed.rates().recording()).isEmpty();
		assertThat(observed.planned()).filteredOn(one -> List.of(NEW, SILENT).contains(one.method()))
				.allMatch(one -> one.difference().orElseThrow().reason() == Reason.SWITCHED)
				.extracting(ObservedCalls.Planned::calls).containsExactlyInAnyOrder(2L, 0L);
		assertThat(observed.patterns().getFirst().difference().orElseThrow().reason()).isEqualTo(Reason.SWITCHED);
		observed.into(plan);
		assertThat(Probes.find(plan, SILENT).orElseThrow().getCallsPerSecond()).isEqualTo(7);
		assertThat(Probes.patternProbes(plan).getFirst().getCallsPerSecond()).isNull();
	}

	@Test
	void aPatternHasTheSumOfItsMethodsWhereTheProgramIsKnown() {
		Plan plan = plan("void p.A.*(..)", "p.Gone.new(..)");
		MethodSignature one = MethodSignature.method("void", "p.A", "one");
		PlanMatches matches = new PlanMatches(
				Map.of("void p.A.*(..)", matched(one, MethodSignature.method("void", "p.A", "two")), "p.Gone.new(..)", matched()));
		Map<String, Long> executions = Map.of("public void p.A.one()", 30L, "void p.A.two()", 10L, "int p.A$B.add(java.lang.String,int)",
				2L,
				"void p.B.other()", 1L);

		ObservedCalls observed = ObservedCalls.of(plan, Optional.of(matches), log(executions, 2), "log");

		assertThat(observed.patterns()).extracting(ObservedCalls.OfPattern::calls).containsExactly(40L, 0L);
		assertThat(observed.patterns().getFirst().difference()).isEmpty();
		assertThat(observed.patterns().getLast().difference().get().text()).isEqualTo("it matches no method of the program");
		assertThat(observed.patterns()).extracting(ObservedCalls.OfPattern::coverage)
				.containsExactly(Optional.of("2 of 2 methods recorded"), Optional.empty());
		assertThat(observed.notPlanned()).extracting(ObservedCalls.NotPlanned::signature).containsExactly("void p.B.other()");
		assertThat(observed.rates().find("pattern void p.A.*(..)")).contains(new CallRate(20, "log"));
		observed.into(plan);
		assertThat(Probes.patternProbes(plan)).extracting(Probe::getCallsPerSecond).containsExactly(20.0, null);
	}

	/** Overloads of one pattern count for it; those of two patterns for neither. */
	@Test
	void aPatternHasTheSpansOfItsMethods() {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.getProbes().add(Probes.createPattern("void p.A.*(..)"));
		plan.getProbes().add(Probes.createPattern("int p.A.*(..)"));
		PlanMatches matches = new PlanMatches(Map.of("void p.A.*(..)", matched(MethodSignature.method("void", "p.A", "one"),
				MethodSignature.method("void", "p.A", "one", "int"), MethodSignature.method("void", "p.A", "both")),
				"int p.A.*(..)", matched(MethodSignature.method("int", "p.A", "both", "int"))));

		ObservedCalls observed = ObservedCalls.of(plan, Optional.of(matches), log(Map.of("p.A.one", 30L, "p.A.both", 5L), 1), "log");

		assertThat(observed.patterns()).extracting(ObservedCalls.OfPattern::calls).containsExactly(30L, 0L);
		assertThat(observed.notPlanned()).extracting(ObservedCalls.NotPlanned::signature).containsExactly("p.A.both");
	}

	@Test
	void aPatternWhoseMethodsHaveOtherProbesMatchesThemAllTheSame() {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.getProbes().add(Probes.createPattern("void p.A.one()"));
		PlanMatches matches = new PlanMatches(Map.of("void p.A.one()", new PlanMatches.OfProbe(List.of(),
				List.of(MethodSignature.method("void", "p.A", "one")), List.of(), List.of(), Optional.empty())));
		ObservedCalls observed = ObservedCalls.of(plan, Optional.of(matches), log(Map.of("void p.B.b()", 1L), 1), "log");
		assertThat(observed.patterns().getFirst().difference().get().text())
				.isEqualTo("the methods it matches have other probes of the plan: 1 method");
	}

	@Test
	void aPatternsSilentMethodsAreNamedAndWhatItTakesFromLibrariesIsTold() {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.getProbes().add(Probes.createPattern("void p..*.*(..)"));
		MethodSignature one = MethodSignature.method("void", "p.A", "one");
		MethodSignature two = MethodSignature.method("void", "p.A", "two");
		PlanMatches matches = new PlanMatches(Map.of("void p..*.*(..)", matched(one, two)));

		ObservedCalls observed = ObservedCalls.of(plan, Optional.of(matches),
				log(Map.of("void p.A.one()", 3L, "void p.lib.B.b()", 1L, "void p.A.other()", 1L), 1),
				"log");

		assertThat(observed.patterns().getFirst().silent()).containsExactly(two);
		assertThat(observed.patterns().getFirst().coverage()).contains("1 of 2 methods recorded");
		assertThat(observed.notPlanned()).extracting(ObservedCalls.NotPlanned::signature, not -> not.reason().reason())
				.containsExactly(tuple("void p.A.other()", Reason.OTHER_TYPE), tuple("void p.lib.B.b()", Reason.PATTERN));
	}

	@Test
	void aPatternThatWasLeftOutOfTheExportIsSilentForThatReason() {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		PatternProbe probe = Probes.createPattern("void p..*.*(..)");
		probe.setActive(false);
		plan.getProbes().add(probe);

		ObservedCalls observed = ObservedCalls.of(plan, Optional.empty(), log(Map.of("void q.A.one()", 3L), 1), "log")
				.withExport(KiekerAspectJ.export(plan));

		assertThat(observed.patterns().getFirst().difference().get().reason()).isEqualTo(Reason.LEFT_OUT);
	}

	@Test
	void withoutTheProgramAPatternMayHaveWhatItsNameFits() {
		Plan plan = plan("void p..*.get*(..)");

		ObservedCalls observed = ObservedCalls.of(plan, Optional.empty(), log(Map.of("void q.A.getX()", 1L, "void q.A.x()", 1L), 2), "log");

		assertThat(observed.notPlanned()).extracting(one -> one.reason().reason()).containsExactly(Reason.PATTERN, Reason.OTHER_TYPE);
		assertThat(observed.patterns()).singleElement().satisfies(pattern -> {
			assertThat(pattern.calls()).isZero();
			assertThat(pattern.difference().get().reason()).isEqualTo(Reason.PATTERN);
		});
		assertThat(observed.asPlanned()).isFalse();
	}

	private static final GapHistogram GAPS = GapHistogram.parse("24:3 40:1");

	/** In a trace of its own, or called by the caller; 2 calls in 1 s, 500 ns each. */
	private static RecordedOperation recorded(String signature, int entries, String caller) {
		return new RecordedOperation(signature, 2, OptionalDouble.of(2),
				new RecordedOperation.Context(true, 2, 500, Optional.of(GAPS), 2, entries, Optional.ofNullable(caller)));
	}

	@Test
	void whatTheLogTellsBesidesTheRateGoesIntoThePlan() {
		Plan plan = plan();
		plan.getProbes().getLast().setGaps("30:1");
		List<RecordedOperation> log = List.of(recorded("int p.A$B.add(java.lang.String, int)", 2, null),
				recorded("new p.A.<init>(int)", 1, "int p.A$B.add(java.lang.String, int)"));
		RateSource source = new RateSource("log", List.of(RecordingKind.KIEKER));
		ObservedCalls observed = ObservedCalls.of(plan, Optional.empty(), log, source, Optional.of("binary"));
		CallRate added = new CallRate(2, source, OptionalDouble.of(2), Optional.empty(), OptionalDouble.of(500), Optional.of(GAPS));
		CallRate made = new CallRate(2, source, OptionalDouble.of(1), Optional.of(ADD.toString()), OptionalDouble.of(500),
				Optional.of(GAPS));
		assertThat(observed.rates().rates()).containsOnly(Map.entry(ADD.toString(), added), Map.entry(NEW.toString(), made));
		assertThat(observed.recording()).contains(new Recording(
				ProbeSet.of(Stream.of(ADD, VARARGS, NEW, SILENT).map(MethodSignature::toString).toList()), Optional.of("binary")));

		observed.into(plan);
		assertThat(ProbeLoads.of(plan).getFirst().callRate()).contains(added);
		assertThat(ProbeLoads.of(plan).get(2).callRate()).contains(made);
		assertThat(plan.getRecordedProbes()).isEqualTo(PlanRecordings.probes(plan).fingerprint());
		assertThat(plan.getRecordedTo()).isEqualTo("binary");
		assertThat(plan.getProbes().getLast().getGaps()).as("of another recording").isNull();
	}

	/** Entries and callers among all that was recorded are not those of the plan. */
	@Test
	void theRecordingOfOtherProbesSaysSo() {
		List<RecordedOperation> log = List.of(recorded(ADD.toString(), 1, "void q.Other.o()"), recorded("public void q.Other.o()", 2,
				null));
		ObservedCalls observed = ObservedCalls.of(plan(), Optional.empty(), log, new RateSource("log"), Optional.empty());
		assertThat(observed.rates().rates()).containsOnly(Map.entry(ADD.toString(),
				new CallRate(2, "log", OptionalDouble.empty(), Optional.empty(), OptionalDouble.of(500), Optional.of(GAPS))));
		assertThat(observed.recording().orElseThrow().probes()).isEqualTo(ProbeSet
				.of(List.of(ADD.toString(), VARARGS.toString(), NEW.toString(), SILENT.toString(), "void q.Other.o()")));
	}

	@Test
	void methodsOfAPatternAddUp() {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.getProbes().add(Probes.createPattern("void p.A.*(..)"));
		PlanMatches matches = new PlanMatches(Map.of("void p.A.*(..)", matched(MethodSignature.method("void", "p.A", "one"),
				MethodSignature.method("void", "p.A", "two"))));
		List<RecordedOperation> log = List.of(recorded("void p.A.one()", 2, null), new RecordedOperation("void p.A.two()", 6,
				OptionalDouble.of(6),
				new RecordedOperation.Context(true, 6, 100, Optional.of(GAPS), 3, 0, Optional.of("void p.A.one()"))));
		CallRate rate = ObservedCalls.of(plan, Optional.of(matches), log, "log").rates().find("pattern void p.A.*(..)").orElseThrow();
		assertThat(rate).as("2 of the 5 calls whose place is known open a trace; (2 × 500 + 6 × 100) / 8 ns")
				.isEqualTo(new CallRate(8, "log", OptionalDouble.of(3.2), Optional.of("pattern void p.A.*(..)"), OptionalDouble.of(200),
						Optional.of(GapHistogram.parse("24:6 40:2"))));
	}

	@Test
	void activeProbesAcceptWhatTheyRecord() {
		Plan plan = plan();
		ActiveProbes methods = new ActiveProbes(plan, Optional.empty());
		assertThat(methods.test("public final int p.A$B.add(java.lang.String, int)")).isTrue();
		assertThat(methods.test("void p.A.off()")).as("deactivated").isFalse();
		assertThat(methods.test("void p.A.one()")).isFalse();
		assertThat(methods.test("not an operation")).isFalse();

		plan.getProbes().add(Probes.createPattern("void p.A.*(..)"));
		PatternProbe off = Probes.createPattern("void q.A.*(..)");
		off.setActive(false);
		plan.getProbes().add(off);
		MethodSignature one = MethodSignature.method("void", "p.A", "one");
		ActiveProbes known = new ActiveProbes(plan, Optional.of(new PlanMatches(
				Map.of("void p.A.*(..)", matched(one), "void q.A.*(..)", matched(MethodSignature.method("void", "q.A", "one"))))));
		assertThat(known.test("void p.A.one()")).isTrue();
		assertThat(known.test("void p.A.two()")).as("all methods of the type are known").isFalse();
		assertThat(known.test("void q.A.one()")).isFalse();
		ActiveProbes unknown = new ActiveProbes(plan, Optional.empty());
		assertThat(unknown.test("void p.A.two()")).as("it may be of the pattern").isTrue();
		assertThat(unknown.test("public q.A.<init>()")).as("the patterns are of methods").isFalse();
		assertThat(unknown.test("void p.A.off()")).as("it has a probe of its own").isFalse();
	}

	private static PlanMatches.OfProbe matched(MethodSignature... methods) {
		return new PlanMatches.OfProbe(List.of(methods), List.of(), List.of(), List.of(), Optional.empty());
	}

	private static List<RecordedOperation> log(Map<String, Long> executions, int seconds) {
		return executions.entrySet().stream().map(entry -> new RecordedOperation(entry.getKey(), entry.getValue(),
				seconds == 0 ? OptionalDouble.empty() : OptionalDouble.of(entry.getValue() / (double) seconds))).toList();
	}

	private static Plan plan(String... patterns) {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		for (MethodSignature method : List.of(ADD, VARARGS, NEW, SILENT, OFF)) {
			plan.getProbes().add(Probes.create(method));
		}
		plan.getProbes().getLast().setActive(false);
		Stream.of(patterns).forEach(pattern -> plan.getProbes().add(Probes.createPattern(pattern)));
		return plan;
	}
}
