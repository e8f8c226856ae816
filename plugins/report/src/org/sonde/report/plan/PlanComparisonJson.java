/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.plan;

import java.util.List;

import org.sonde.instrumentation.plan.PlanComparison;
import org.sonde.instrumentation.plan.PlanComparison.Difference;
import org.sonde.instrumentation.plan.PlanComparison.Pair;
import org.sonde.instrumentation.plan.PlanMerge;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.Probes;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Writes how two plans differ, as JSON. */
public final class PlanComparisonJson {

	private PlanComparisonJson() {
	}

	public static ObjectNode of(PlanComparison comparison) {
		ObjectNode root = JsonNodeFactory.instance.objectNode().put("same", comparison.same());
		root.set("plan", differences(comparison.attributes()));
		root.set("onlyFirst", names(comparison.onlyFirst()));
		root.set("onlySecond", names(comparison.onlySecond()));
		root.set("differing", pairs(comparison.differing()));
		return root;
	}

	/** Writes the result of a merge. */
	public static ObjectNode of(PlanMerge merge) {
		ObjectNode root = JsonNodeFactory.instance.objectNode().put("added", merge.added()).put("completed", merge.completed());
		root.set("plan", differences(merge.attributes()));
		root.set("conflicts", pairs(merge.conflicts()));
		return root;
	}

	private static ArrayNode names(List<Probe> probes) {
		ArrayNode names = JsonNodeFactory.instance.arrayNode();
		probes.forEach(probe -> names.add(Probes.name(probe)));
		return names;
	}

	private static ArrayNode pairs(List<Pair> pairs) {
		ArrayNode nodes = JsonNodeFactory.instance.arrayNode();
		pairs.forEach(
				pair -> nodes.addObject().put("probe", Probes.name(pair.first())).set("differences", differences(pair.differences())));
		return nodes;
	}

	private static ArrayNode differences(List<Difference> differences) {
		ArrayNode nodes = JsonNodeFactory.instance.arrayNode();
		differences.forEach(difference -> nodes.addObject().put("attribute", difference.attribute()).put("first", difference.first())
				.put("second", difference.second()));
		return nodes;
	}
}
