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
import org.sonde.overhead.cost.CostUnit;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.ProbeLoad;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.results.ResultSet;

/** What a plan will cost under an agent. It is known only if the result set was measured with that agent. */
public final class AgentPrice {
	private static final String OPENTELEMETRY_2025 = "moobench-github-2025-opentelemetry";

	private AgentPrice() {
	}

	/**
	 * The cost in a sentence that names the result set, or says why it is unknown.
	 *
	 * @param chosen the result set of the plan, if it has one that can be read
	 */
	public static String sentence(Plan plan, Optional<ResultSet> chosen, RunAgent agent) {
		Optional<ResultSet> results = chosen.filter(set -> isOf(set, agent)).or(() -> agent == RunAgent.OPENTELEMETRY
				? PublishedResults.find(OPENTELEMETRY_2025) : Optional.empty());
		String cost = "The cost of the plan with " + agent.title() + " is ";
		if (results.isEmpty()) {
			return cost + "unknown: no result set was measured with it." + remedy(agent);
		}
		// Another agent than Kieker records the same of every probe, whatever its kind.
		ProbeKind measured = kind(results.get()).orElse(ProbeKind.OPERATION_EXECUTION);
		List<ProbeLoad> loads = ProbeLoads.of(plan).stream().filter(load -> agent == RunAgent.KIEKER_ASPECTJ
				|| load.kind().isOfOperations() && (agent.isKieker() || load.active()))
				.map(load -> agent.isKieker() ? load : new ProbeLoad(load.signature(), measured, true, load.callRate(), load.value(), load.gapsOfOtherProbes())).toList();
		CostModel model = WriterChoice.usual(plan, results.get());
		PlanEstimate estimate = PlanEstimate.of(model, loads, plan.getThreads());
		return switch (estimate.total().millisPerSecond()) {
			case Estimate.Known known -> cost + (estimate.total().isLowerBound() ? "at least " : "") + CostUnit.perSecond(known.estimate())
					+ " of application-thread time, by " + results.get().id() + "."
					+ (agent == RunAgent.OPENTELEMETRY ? " In runs of Sonde it costs more, because each span is written to a file by itself." : "");
			case Estimate.Unknown unknown -> cost + "unknown: " + unknown.reason() + " (" + results.get().id() + ")";
		};
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
			case JFR -> framework.startsWith("JFR") && set.configurations().stream().anyMatch(one -> one.id().startsWith("tracing"));
			case JFR_TIMING -> false; // no benchmark subject runs with method timing
		};
	}

	private static Optional<String> condition(ResultSet set, ConditionName name) {
		return set.conditions().find(name).map(Condition::value);
	}

	private static String remedy(RunAgent agent) {
		return switch (agent) {
			case KIEKER_ASPECTJ -> measure("kieker-2.0.2-aspectj");
			case KIEKER_BYTEBUDDY -> measure("kieker-2.0.2-bytebuddy");
			case OPENTELEMETRY -> measure("opentelemetry-2.33.1");
			case JFR -> measure("jfr-method-trace");
			case JFR_TIMING -> "";
		};
	}

	private static String measure(String subject) {
		return " Measure one with: sonde bench calibrate --subject " + subject + " -o results, and choose it for the plan.";
	}
}
