/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.agents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.PlanRecordings;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.run.RunAgent;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.ResultSet;

class AgentPriceTest {
	private final Plan plan = PlanFactory.eINSTANCE.createPlan();

	AgentPriceTest() {
		MethodProbe probe = Probes.create(MethodSignature.parse("void p.A.m()"));
		probe.setKind(ProbeKind.OPERATION_EVENTS);
		PlanRecordings.setCalls(probe, Optional.of(new CallRate(1_000, "typed")));
		plan.getProbes().add(probe);
	}

	/** (4867 ns with Zipkin − 90.8 ns without) ÷ 10 executions × 1000 calls/s = 0.478 ms/s. */
	@Test
	void openTelemetryIsPricedByWhatWasMeasuredWithIt() {
		assertThat(AgentPrice.sentence(plan, Optional.empty(), RunAgent.OPENTELEMETRY)).contains("OpenTelemetry Java agent is 0.48 ms/s",
				"moobench-github-2025-opentelemetry");
		assertThat(AgentPrice.sentence(plan, PublishedResults.find("moobench-github-2025-kieker"), RunAgent.OPENTELEMETRY))
				.as("never by Kieker's")
				.contains("0.48 ms/s", "moobench-github-2025-opentelemetry");
	}

	/**
	 * Traces of 32 executions took 1,726 and 1,715 ns longer, those of one 62 and 60 ns: 54 and 53 ns per execution. Without stack traces,
	 * as runs record.
	 */
	@ParameterizedTest
	@CsvSource({ "JFR, 53.7", "JFR_TIMING, 53.4" })
	void theFlightRecorderIsPricedByWhatItDoesInRuns(RunAgent agent, double nanos) {
		String sentence = AgentPrice.sentence(plan, PublishedResults.find("moobench-github-2025-kieker"), agent);
		assertThat(sentence).contains("sonde-2026-agents-jfr-method-trace");
		assertThat(millis(sentence)).as("1,000 calls per second").isCloseTo(nanos / 1000, withinPercentage(3));
	}

	/** Byte Buddy records executions, whatever the kind of the probe, and has deactivated probes, too. */
	@Test
	void byteBuddyIsPricedByItsOwnMeasurement() {
		String active = AgentPrice.sentence(plan, PublishedResults.find("moobench-github-2025-kieker"), RunAgent.KIEKER_BYTEBUDDY);
		assertThat(active).contains("sonde-2026-agents-kieker-2.0.2-bytebuddy");
		plan.getProbes().getFirst().setActive(false);
		String deactivated = AgentPrice.sentence(plan, Optional.empty(), RunAgent.KIEKER_BYTEBUDDY);
		assertThat(millis(deactivated)).isPositive().isLessThan(millis(active) / 5);
	}

	@Test
	void withoutAResultSetOfKiekerTheUsualAgentHasNoPrice() {
		assertThat(AgentPrice.sentence(plan, Optional.empty(), RunAgent.KIEKER_ASPECTJ)).contains("unknown").doesNotContain("ms/s");
	}

	private static double millis(String sentence) {
		Matcher value = Pattern.compile(" is ([0-9.]+) (ms|µs)/s").matcher(sentence);
		assertThat(value.find()).as(sentence).isTrue();
		return Double.parseDouble(value.group(1)) / (value.group(2).equals("ms") ? 1 : 1000);
	}

	/** Only the run with AspectJ watches fields, and what that costs is unknown. */
	@Test
	void whatIsNotWatchedCostsNothing() {
		ResultSet kieker = PublishedResults.find("moobench-github-2025-kieker").orElseThrow();
		Map<ConditionName, Condition> conditions = new HashMap<>(kieker.conditions().values());
		conditions.put(ConditionName.WEAVER, new Condition.Stated("Byte Buddy 1.17"));
		ResultSet byteBuddy = new ResultSet(kieker.id(), kieker.title(), kieker.tags(), kieker.source(), kieker.series(),
				kieker.maintainability(), new Conditions(conditions), kieker.configurations(), kieker.gapSweeps());
		plan.getProbes().add(Probes.createField(new FieldSignature("p.A", "f", "int", false)));
		assertThat(AgentPrice.sentence(plan, Optional.of(byteBuddy), RunAgent.KIEKER_BYTEBUDDY)).contains("ms/s (")
				.doesNotContain("at least");
		assertThat(AgentPrice.sentence(plan, Optional.of(kieker), RunAgent.KIEKER_ASPECTJ)).contains("at least");
	}

	@Test
	void kiekerIsPricedByKieker() {
		assertThat(AgentPrice.sentence(plan, PublishedResults.find("moobench-github-2025-kieker"), RunAgent.KIEKER_ASPECTJ))
				.contains("ms/s (", "of application-thread time, by moobench-github-2025-kieker.");
	}
}
