/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.agents;

import java.util.List;
import java.util.Optional;

import org.sonde.common.keyword.Keyword;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.ProbeLoads;
import org.sonde.instrumentation.plan.WriterChoice;
import org.sonde.instrumentation.run.RunAgent;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.ProbeLoad;
import org.sonde.overhead.cost.impact.CostUnit;
import org.sonde.overhead.published.MeasuredResults;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.results.ResultSet;

/** What a plan will cost under an agent. It is known only if the result set was measured with that agent. */
public final class AgentPrice {
	private static final String OPENTELEMETRY_2025 = "moobench-github-2025-opentelemetry";
	private static final String JFR_2026 = "sonde-2026-agents-jfr-method-trace";
	private static final String BYTE_BUDDY_2026 = "sonde-2026-agents-kieker-2.0.2-bytebuddy";

	private AgentPrice() {
	}

	/**
	 * The cost in a sentence that names the result set, or says why it is unknown.
	 *
	 * @param chosen the result set of the plan, if it has one that can be read; if it was measured with another agent, a built-in one is
	 *               used
	 */
	public static String sentence(Plan plan, Optional<ResultSet> chosen, RunAgent agent) {
		Optional<ResultSet> results = chosen.filter(set -> isOf(set, agent)).or(() -> builtIn(agent));
		String cost = "The cost of the plan with " + agent.title() + " is ";
		if (results.isEmpty()) {
			return cost
					+ "unknown: the plan has no result set that was measured with it. Measure one with: sonde bench calibrate --plan PLAN -o results, and choose it for the plan.";
		}
		// Another agent than Kieker with AspectJ records the same of every probe, whatever its kind.
		ProbeKind measured = kind(results.get()).orElse(ProbeKind.OPERATION_EXECUTION);
		List<ProbeLoad> loads = ProbeLoads.of(plan).stream().filter(load -> agent == RunAgent.KIEKER_ASPECTJ
				|| load.kind().isOfOperations() && (agent.isKieker() || load.active()))
				.map(load -> agent == RunAgent.KIEKER_ASPECTJ ? load
						: new ProbeLoad(load.signature(), measured, load.active(), load.callRate(), load.value(), load.gapsOfOtherProbes()))
				.toList();
		CostModel model = model(plan, results.get(), agent);
		PlanEstimate estimate = PlanEstimate.of(model, loads, plan.getThreads());
		return switch (estimate.total().millisPerSecond()) {
			case Estimate.Known known -> cost + (estimate.total().isLowerBound() ? "at least " : "") + CostUnit.perSecond(known.estimate())
					+ " of application-thread time, by " + results.get().id() + "."
					+ (agent == RunAgent.OPENTELEMETRY ? " In runs of Sonde it costs more, because each span is written to a file by itself."
							: "");
			case Estimate.Unknown unknown -> cost + "unknown: " + unknown.reason() + " (" + results.get().id() + ")";
		};
	}

	private static Optional<ResultSet> builtIn(RunAgent agent) {
		return switch (agent) {
			case KIEKER_ASPECTJ -> Optional.empty();
			case KIEKER_BYTEBUDDY -> MeasuredResults.find(BYTE_BUDDY_2026);
			case OPENTELEMETRY -> PublishedResults.find(OPENTELEMETRY_2025);
			case JFR, JFR_TIMING -> MeasuredResults.find(JFR_2026);
		};
	}

	/** JFR's benchmark also measures what runs of Sonde do not do, such as tracing with stack traces. */
	private static CostModel model(Plan plan, ResultSet results, RunAgent agent) {
		return isJfr(agent) ? CostModel.of(results, run -> run.id().startsWith(configuration(agent))) : WriterChoice.usual(plan, results);
	}

	private static boolean isJfr(RunAgent agent) {
		return agent == RunAgent.JFR || agent == RunAgent.JFR_TIMING;
	}

	/** The configuration of the benchmark that does what runs with JFR do. */
	private static String configuration(RunAgent agent) {
		return agent == RunAgent.JFR ? "tracing-without-stack" : "timing";
	}

	private static Optional<ProbeKind> kind(ResultSet set) {
		return condition(set, ConditionName.PROBE_KIND).flatMap(keyword -> Keyword.find(ProbeKind.class, keyword));
	}

	private static boolean isOf(ResultSet set, RunAgent agent) {
		String framework = condition(set, ConditionName.FRAMEWORK).orElse("");
		boolean byteBuddy = condition(set, ConditionName.WEAVER).orElse("").contains("Byte Buddy");
		return switch (agent) {
			case KIEKER_ASPECTJ -> framework.startsWith("Kieker") && !byteBuddy;
			case KIEKER_BYTEBUDDY -> framework.startsWith("Kieker") && byteBuddy;
			case OPENTELEMETRY -> framework.startsWith("OpenTelemetry");
			case JFR, JFR_TIMING ->
				framework.startsWith("JFR") && set.configurations().stream().anyMatch(one -> one.id().startsWith(configuration(agent)));
		};
	}

	private static Optional<String> condition(ResultSet set, ConditionName name) {
		return set.conditions().find(name).map(Condition::value);
	}
}
