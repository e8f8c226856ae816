/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.agents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.export.AgentFiles;
import org.sonde.instrumentation.export.ProgramClasses;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.run.RunAgent;
import org.sonde.report.agents.CountComparison.Verdict;
import org.sonde.report.observed.ObservedCalls;
import org.sonde.report.observed.RecordedOperation;

/** Counts made by hand; AgentEqualityTest has those of real agents. */
class CountComparisonTest {
	private final Plan plan = PlanFactory.eINSTANCE.createPlan();

	CountComparisonTest() {
		Stream.of("void p.A.<init>()".substring(5), "void p.A.m(int)", "void p.A.m(long)", "void p.A.n()").map(MethodSignature::parse)
				.forEach(method -> plan.getProbes().add(Probes.create(method)));
	}

	private AgentCounts counts(RunAgent agent, Map<String, Long> calls, Map<String, Long> failures) {
		AgentFiles export = agent.export(plan, ProgramClasses.UNKNOWN, Optional.empty());
		List<RecordedOperation> log = calls.entrySet().stream()
				.map(one -> new RecordedOperation(one.getKey(), one.getValue(), OptionalDouble.empty())).toList();
		return new AgentCounts(agent, export, ObservedCalls.of(plan, Optional.empty(), log, "log").withExport(export), failures);
	}

	@Test
	void eachDifferenceHasItsReasonOrNone() {
		AgentCounts kieker = counts(RunAgent.KIEKER_ASPECTJ,
				Map.of("p.A.<init>()", 1L, "void p.A.m(int)", 2L, "void p.A.m(long)", 3L, "void p.A.n()", 4L),
				Map.of("public void p.A.m(int)", 1L));
		AgentCounts spans = counts(RunAgent.OPENTELEMETRY, Map.of("p.A.m", 5L, "p.A.n", 6L), Map.of("p.A.m", 1L));
		AgentCounts recorder = counts(RunAgent.JFR,
				Map.of("p.A.<init>()", 1L, "void p.A.m(int)", 1L, "void p.A.m(long)", 3L, "void p.A.n()", 3L), Map.of());
		CountComparison comparison = CountComparison.of(List.of(kieker, spans, recorder), Map.of());
		assertThat(comparison.rows())
				.extracting(row -> row.method().toString() + row.cells().stream().map(CountComparison.Cell::verdict).toList())
				.containsExactly("p.A.<init>()" + List.of(Verdict.EQUAL, Verdict.LEFT_OUT, Verdict.EQUAL),
						"void p.A.m(int)" + List.of(Verdict.EQUAL, Verdict.EQUAL_IN_ALL, Verdict.EXCEPTIONS),
						"void p.A.m(long)" + List.of(Verdict.EQUAL, Verdict.EQUAL_IN_ALL, Verdict.EQUAL),
						"void p.A.n()" + List.of(Verdict.EQUAL, Verdict.CATCHES_MORE, Verdict.UNEXPLAINED));
		assertThat(comparison.equal()).isEqualTo(1);
		assertThat(comparison.unexplained()).isEqualTo(1);
		assertThat(CountTables.table(comparison).rows().get(2)).containsExactly("void p.A.m(long)", "3", "5 in all", "3", "equal");
	}

	/** One call of m(int) failed: that explains one call less of it, no second one, and none of its overload. */
	@Test
	void failedCallsExplainSoManyCallsOfTheirOwnMethod() {
		AgentCounts kieker = counts(RunAgent.KIEKER_ASPECTJ, Map.of("void p.A.m(int)", 9L, "void p.A.m(long)", 9L),
				Map.of("void p.A.m(int)", 1L));
		for (RunAgent agent : List.of(RunAgent.JFR, RunAgent.JFR_TIMING, RunAgent.KIEKER_BYTEBUDDY)) {
			assertThat(verdicts(kieker, counts(agent, Map.of("void p.A.m(int)", 8L, "void p.A.m(long)", 9L), Map.of()), Map.of()))
					.containsExactly(Verdict.EXCEPTIONS, Verdict.EQUAL);
			assertThat(verdicts(kieker, counts(agent, Map.of("void p.A.m(int)", 7L, "void p.A.m(long)", 8L), Map.of()), Map.of()))
					.containsExactly(Verdict.UNEXPLAINED, Verdict.UNEXPLAINED);
			assertThat(verdicts(kieker, counts(agent, Map.of("void p.A.m(int)", 10L, "void p.A.m(long)", 9L), Map.of()), Map.of()))
					.containsExactly(Verdict.UNEXPLAINED, Verdict.EQUAL);
		}
	}

	/** Spans that failed are of one method if no other of the plan has its name, and if all spans are its calls. */
	@Test
	void failedSpansExplainNoOverloads() {
		AgentCounts kieker = counts(RunAgent.KIEKER_ASPECTJ, Map.of("void p.A.m(int)", 2L, "void p.A.m(long)", 3L, "void p.A.n()", 4L),
				Map.of());
		AgentCounts recorder = counts(RunAgent.JFR, Map.of("void p.A.m(int)", 1L, "void p.A.m(long)", 3L, "void p.A.n()", 3L), Map.of());
		for (long spans : List.of(4L, 5L)) {
			CountComparison comparison = CountComparison.of(
					List.of(kieker, counts(RunAgent.OPENTELEMETRY, Map.of("p.A.m", 5L, "p.A.n", spans), Map.of("p.A.m", 1L, "p.A.n", 1L)),
							recorder),
					Map.of());
			assertThat(comparison.rows()).extracting(row -> row.cells().getLast().verdict()).containsExactly(Verdict.EQUAL,
					Verdict.UNEXPLAINED, Verdict.EQUAL, spans == 4 ? Verdict.EXCEPTIONS : Verdict.UNEXPLAINED);
		}
	}

	/** 100 executions with one such throw gave 200 events on Java 25.0.3. */
	@Test
	void caughtThrowsExplainSoManyCallsMore() {
		AgentCounts kieker = counts(RunAgent.KIEKER_ASPECTJ, Map.of("void p.A.m(int)", 100L, "void p.A.m(long)", 100L), Map.of());
		Map<String, Integer> caught = Map.of("void p.A.m(int)", 1);
		for (RunAgent agent : List.of(RunAgent.JFR, RunAgent.JFR_TIMING)) {
			assertThat(verdicts(kieker, counts(agent, Map.of("void p.A.m(int)", 200L, "void p.A.m(long)", 101L), Map.of()), caught))
					.containsExactly(Verdict.EXCEPTIONS, Verdict.UNEXPLAINED);
			assertThat(verdicts(kieker, counts(agent, Map.of("void p.A.m(int)", 201L, "void p.A.m(long)", 100L), Map.of()), caught))
					.containsExactly(Verdict.UNEXPLAINED, Verdict.EQUAL);
		}
		assertThat(verdicts(kieker, counts(RunAgent.KIEKER_BYTEBUDDY, Map.of("void p.A.m(int)", 200L, "void p.A.m(long)", 100L), Map.of()),
				caught))
				.containsExactly(Verdict.UNEXPLAINED, Verdict.EQUAL);
	}

	/** Of m(int) and m(long) by the second agent. */
	private static List<Verdict> verdicts(AgentCounts first, AgentCounts second, Map<String, Integer> caught) {
		return CountComparison.of(List.of(first, second), caught).rows().subList(1, 3).stream().map(row -> row.cells().getLast().verdict())
				.toList();
	}

	/** The sum of overloads is what their spans have; another is not equal. */
	@Test
	void overloadsTogetherMustAddUp() {
		CountComparison comparison = CountComparison
				.of(List.of(counts(RunAgent.KIEKER_ASPECTJ, Map.of("void p.A.m(int)", 2L, "void p.A.m(long)", 3L), Map.of()),
						counts(RunAgent.OPENTELEMETRY, Map.of("p.A.m", 4L), Map.of())), Map.of());
		assertThat(comparison.rows().get(1).cells().get(1).verdict()).isEqualTo(Verdict.UNEXPLAINED);
		assertThat(comparison.rows().get(1).cells().get(1).calls()).hasValue(4);
	}
}
