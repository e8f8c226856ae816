/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.estimate;

import java.util.List;

import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.scenario.Scenario;
import org.sonde.overhead.results.Configuration;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Scenarios beside an estimate, as JSON. */
public final class ScenariosJson {

	private ScenariosJson() {
	}

	public static ArrayNode of(List<Scenario.Outcome> outcomes) {
		ArrayNode all = JsonNodeFactory.instance.arrayNode();
		for (Scenario.Outcome outcome : outcomes) {
			ObjectNode node = all.addObject();
			Scenario scenario = outcome.scenario();
			node.put("name", scenario.name());
			node.put("results", scenario.model().results().id());
			node.put("writerRun",
					outcome.model().writer().map(Configuration::id).orElse(null));
			node.put("threads", scenario.threads());
			node.put("probes", scenario.probes().keyword());
			if (outcome.estimate().isEmpty()) {
				node.put("unknown", outcome.obstacle());
				continue;
			}
			PlanEstimate estimate = outcome.estimate().get();
			node.put("probesInPlan", estimate.probes().size());
			EstimateJson.putTotals(node, estimate);
		}
		return all;
	}
}
