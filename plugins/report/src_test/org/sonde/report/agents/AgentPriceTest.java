/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.agents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
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
		assertThat(AgentPrice.sentence(plan, PublishedResults.find("moobench-github-2025-kieker"), RunAgent.OPENTELEMETRY)).as("never by Kieker's")
				.contains("0.48 ms/s", "moobench-github-2025-opentelemetry");
	}

	@ParameterizedTest
	@EnumSource(value = RunAgent.class, names = { "JFR", "JFR_TIMING", "KIEKER_BYTEBUDDY" })
	void whatNobodyMeasuredIsUnknown(RunAgent agent) {
		assertThat(AgentPrice.sentence(plan, PublishedResults.find("moobench-github-2025-kieker"), agent)).contains("is unknown: no result set was measured")
				.doesNotContain("ms/s");
	}

	/** Only the run with AspectJ watches fields, and what that costs is unknown. */
	@Test
	void whatIsNotWatchedCostsNothing() {
		ResultSet kieker = PublishedResults.find("moobench-github-2025-kieker").orElseThrow();
		Map<ConditionName, Condition> conditions = new HashMap<>(kieker.conditions().values());
		conditions.put(ConditionName.WEAVER, new Condition.Stated("Byte Buddy 1.17"));
		ResultSet byteBuddy = new ResultSet(kieker.id(), kieker.title(), kieker.tags(), kieker.source(), kieker.series(), kieker.maintainability(), new Conditions(conditions),
				kieker.configurations(), kieker.gapSweeps());
		plan.getProbes().add(Probes.createField(new FieldSignature("p.A", "f", "int", false)));
		assertThat(AgentPrice.sentence(plan, Optional.of(byteBuddy), RunAgent.KIEKER_BYTEBUDDY)).contains("ms/s (").doesNotContain("at least");
		assertThat(AgentPrice.sentence(plan, Optional.of(kieker), RunAgent.KIEKER_ASPECTJ)).contains("at least");
	}

	@Test
	void kiekerIsPricedByKieker() {
		assertThat(AgentPrice.sentence(plan, PublishedResults.find("moobench-github-2025-kieker"), RunAgent.KIEKER_ASPECTJ))
				.contains("ms/s (", "of application-thread time, by moobench-github-2025-kieker.");
	}
}
