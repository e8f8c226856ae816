/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.CallRates;

class ProbeEditsTest {

	private static final String B = "int p.A.b(java.lang.String,int)";
	private static final String C = "void p.A.c()";
	private static final String FIRST = "pattern p.First.*(..)";
	private static final String SECOND = "pattern p.Second.*(..)";

	private final Plan plan = PlanFactory.eINSTANCE.createPlan();

	@BeforeEach
	void addProbes() {
		plan.getProbes().add(Probes.create(MethodSignature.parse(B)));
		plan.getProbes().add(Probes.create(MethodSignature.parse(C)));
		plan.getProbes().add(Probes.createPattern("p.First.*(..)"));
		plan.getProbes().add(Probes.createPattern("p.Second.*(..)"));
	}

	private Probe probe(int place) {
		return plan.getProbes().get(place);
	}

	@Test
	void changeTheProbesThatAreNamedAndNoOthers() {
		List<String> both = List.of(C, FIRST, "gone");
		ProbeEdits.active(both, false).accept(plan);
		ProbeEdits.kind(both, ProbeKind.OPERATION_EVENTS).accept(plan);
		ProbeEdits.value(both, 5).accept(plan);
		ProbeEdits.note(both, "why").accept(plan);
		ProbeEdits.calls(both, Optional.of(new CallRate(7, "typed"))).accept(plan);
		for (int place : List.of(1, 2)) {
			assertThat(probe(place).isActive()).isFalse();
			assertThat(probe(place).getKind()).isEqualTo(ProbeKind.OPERATION_EVENTS);
			assertThat(probe(place).getValue()).isEqualTo(5);
			assertThat(probe(place).getNote()).isEqualTo("why");
			assertThat(probe(place).getCallsPerSecond()).isEqualTo(7.0);
		}
		for (int place : List.of(0, 3)) {
			assertThat(probe(place).isActive()).isTrue();
			assertThat(probe(place).getNote()).isNull();
			assertThat(probe(place).getCallsPerSecond()).isNull();
		}
	}

	@Test
	void anEmptyNoteOrRateIsNone() {
		ProbeEdits.note(List.of(B), "why").accept(plan);
		ProbeEdits.note(List.of(B), "").accept(plan);
		ProbeEdits.calls(List.of(B), Optional.of(new CallRate(7, "typed"))).accept(plan);
		ProbeEdits.calls(List.of(B), Optional.empty()).accept(plan);
		assertThat(probe(0).getNote()).isNull();
		assertThat(probe(0).getCallsPerSecond()).isNull();
		assertThat(probe(0).getCallsSource()).isNull();
	}

	@Test
	void aPatternMovesAmongPatternsAndStopsAtTheEnds() {
		ProbeEdits.move("p.Second.*(..)", true).accept(plan);
		assertThat(Probes.patternProbes(plan).stream().map(Probes::name)).containsExactly(SECOND, FIRST);
		ProbeEdits.move("p.Second.*(..)", true).accept(plan);
		ProbeEdits.move("gone", false).accept(plan);
		assertThat(Probes.patternProbes(plan).stream().map(Probes::name)).containsExactly(SECOND, FIRST);
		ProbeEdits.move("p.Second.*(..)", false).accept(plan);
		assertThat(Probes.patternProbes(plan).stream().map(Probes::name)).containsExactly(FIRST, SECOND);
		assertThat(Probes.methodProbes(plan)).hasSize(2);
	}

	@Test
	void removedProbesLeaveTheOthersInTheirOrder() {
		ProbeEdits.remove(List.of(B, SECOND)).accept(plan);
		assertThat(plan.getProbes().stream().map(Probes::name)).containsExactly(C, FIRST);
	}

	@Test
	void aWriterBelongsToItsResultSet() {
		plan.setWriter("tcp");
		ProbeEdits.results("mine").accept(plan);
		assertThat(plan.getResultSet()).isEqualTo("mine");
		assertThat(plan.getWriter()).isNull();
	}

	/** The plan file writes signatures without a blank behind the comma, a CSV file may have one. */
	@Test
	void ratesGoToTheProbesThereAreAndTheOthersAreNamed() {
		CallRates rates = new CallRates(Map.of("int p.A.b(java.lang.String, int)", new CallRate(3, "calls.csv, line 2"), "void p.Other.x()",
				new CallRate(4, "calls.csv, line 3"), FIRST, new CallRate(5, "calls.csv, line 4")));
		ProbeEdits.rates(rates).accept(plan);
		assertThat(probe(0).getCallsPerSecond()).isEqualTo(3.0);
		assertThat(probe(0).getCallsSource()).isEqualTo("calls.csv, line 2");
		assertThat(probe(1).getCallsPerSecond()).isNull();
		assertThat(probe(2).getCallsPerSecond()).isEqualTo(5.0);
		assertThat(ProbeEdits.withoutProbe(rates, plan)).containsExactly("void p.Other.x()");
		assertThat(CallRatesImport.outcome("calls.csv", 1, List.of("void p.Other.x()"))).startsWith("calls.csv: ").contains("1 probe.",
				"void p.Other.x()");
		assertThat(CallRatesImport.outcome("calls.csv", 2, List.of())).startsWith("calls.csv: ").contains("2 probes.");
	}

	/** The message names the file once, with the reason. */
	@Test
	void aMissingFileOfRatesIsToldByName() {
		assertThatThrownBy(() -> CallRatesImport.run(Path.of("none", "calls.csv"), null, text -> { }, null)).message()
				.containsOnlyOnce("calls.csv").contains("no such file");
	}
}
