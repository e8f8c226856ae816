/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.IntStream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.ui.traces.PlanLogRow.State;
import org.sonde.report.observed.ObservedCalls;
import org.sonde.report.observed.RecordedOperation;

/** A log of two seconds. */
class PlanLogRowTest {

	private final Plan plan = PlanFactory.eINSTANCE.createPlan();

	@BeforeEach
	void addProbes() {
		for (String method : List.of("recorded", "missing", "off", "offAndRecorded")) {
			plan.getProbes().add(Probes.create(MethodSignature.parse("void p.A." + method + "()")));
			plan.getProbes().getLast().setActive(!method.startsWith("off"));
		}
	}

	private List<PlanLogRow> rows(Optional<PlanMatches> program, Map<String, Long> executions) {
		List<RecordedOperation> log = executions.entrySet().stream()
				.map(entry -> new RecordedOperation(entry.getKey(), entry.getValue(), OptionalDouble.of(entry.getValue() / 2.0))).toList();
		return PlanLogRow.of(ObservedCalls.of(plan, program, log, "log"));
	}

	@Test
	void whatNeedsAttentionComesFirstAndWhatNeverFiredLast() {
		plan.getProbes().add(Probes.create(MethodSignature.parse("void p.B.more(long)")));
		List<PlanLogRow> rows = rows(Optional.empty(),
				Map.of("public void p.A.recorded()", 30L, "void p.A.offAndRecorded()", 4L, "void p.B.more(int)", 1L));
		assertThat(rows.stream().map(PlanLogRow::label)).containsExactly("A.offAndRecorded()", "B.more(int)", "B.more(long)",
				"A.recorded()", "A.missing()", "A.off()");
		assertThat(rows.stream().map(PlanLogRow::state)).containsExactly(State.THOUGH_DEACTIVATED, State.NOT_PLANNED,
				State.SIMILAR_RECORDED, State.RECORDED, State.NEVER_RECORDED, State.SILENT);
		assertThat(rows.stream().map(row -> row.state().isWithoutRecord())).containsExactly(false, false, false, false, true, true);
		assertThat(rows.stream().map(PlanLogRow::calls)).as("calls without a record are unknown").containsExactly(OptionalLong.of(4),
				OptionalLong.of(1), OptionalLong.empty(), OptionalLong.of(30), OptionalLong.empty(), OptionalLong.empty());
		assertThat(rows.get(3).rate()).hasValue(15);
		assertThat(rows.get(4).rate()).isEmpty();
		assertThat(rows.get(4).reason()).isPresent();
		assertThat(rows.get(3).reason()).isEmpty();
		assertThat(rows.get(3).recorded()).contains("public void p.A.recorded()");
	}

	@Test
	void zeroCallsAreKnownWhereEachCallWouldHaveBeenRecorded() {
		List<RecordedOperation> log = List.of(new RecordedOperation("void p.A.recorded()", 30, OptionalDouble.of(15)));
		Set<MethodSignature> counted = Set.of(MethodSignature.parse("void p.A.missing()"), MethodSignature.parse("void p.A.off()"));
		List<PlanLogRow> rows = PlanLogRow.of(ObservedCalls.of(plan, Optional.empty(), log, "log").withCounted(counted));
		assertThat(rows.stream().map(row -> row.label() + " " + row.state() + " " + row.calls().orElse(-1) + " " + row.rate()))
				.containsExactly("A.recorded() RECORDED 30 OptionalDouble[15.0]",
						"A.missing() NOT_CALLED 0 OptionalDouble[0.0]", "A.off() SILENT -1 OptionalDouble.empty",
						"A.offAndRecorded() SILENT -1 OptionalDouble.empty");
	}

	@Test
	void aPatternNamesItsSilentMethodsButNotAllOfMany() {
		List<MethodSignature> methods = IntStream.range(0, 25).mapToObj(i -> MethodSignature.method("void", "q.B", "m" + i)).toList();
		plan.getProbes().add(Probes.createPattern("void q.B.*(..)"));
		PlanMatches matches = new PlanMatches(Map.of("void q.B.*(..)",
				new PlanMatches.OfProbe(methods, List.of(), List.of(), List.of(), Optional.empty())));
		PlanLogRow row = rows(Optional.of(matches), Map.of("void q.B.m0()", 2L, "void q.B.m1()", 2L)).stream()
				.filter(one -> one.label().startsWith("void q.B")).findFirst().orElseThrow();
		assertThat(row.state()).isEqualTo(State.RECORDED);
		assertThat(row.stateWords()).isEqualTo("2 of 25 methods recorded");
		assertThat(row.calls()).hasValue(4);
		assertThat(row.details().lines().filter(line -> line.startsWith("void q.B.m"))).hasSize(20);
		assertThat(row.details()).endsWith("and 3 more");
	}

	@Test
	void aMethodIsDescribedByItsSignatureAlone() {
		PlanLogRow row = rows(Optional.empty(), Map.of("void p.A.recorded()", 2L)).stream().filter(one -> one.state() == State.RECORDED)
				.findFirst()
				.orElseThrow();
		assertThat(row.details()).isEqualTo("void p.A.recorded()");
		assertThat(row.stateWords()).isEqualTo(State.RECORDED.text());
	}
}
