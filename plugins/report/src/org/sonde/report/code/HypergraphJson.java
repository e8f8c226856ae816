/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.code;

import java.util.List;

import org.sonde.metrics.hypergraph.Contribution;
import org.sonde.metrics.hypergraph.CountingMetrics;
import org.sonde.metrics.hypergraph.InformationMetrics;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The metrics of a hypergraph for other programs. */
public final class HypergraphJson {

	private HypergraphJson() {
	}

	/** @param contributions of the nodes by Allen's metrics; none if they are not asked for */
	public static ObjectNode of(InformationMetrics allen, InformationMetrics kiel, CountingMetrics counting,
			List<Contribution> contributions) {
		ObjectNode root = JsonNodeFactory.instance.objectNode();
		ObjectNode byAllen = put(root.putObject(allen.profile().id()), allen);
		allen.cohesion().ifPresentOrElse(cohesion -> byAllen.put("cohesion", cohesion), () -> byAllen.putNull("cohesion"));
		put(root.putObject(kiel.profile().id()), kiel);
		root.putObject("counting").put("nodes", counting.nodes()).put("hyperedges", counting.hyperedges())
				.put("interModuleHyperedges", counting.interModuleHyperedges());
		if (!contributions.isEmpty()) {
			ArrayNode list = root.putArray("nodes");
			contributions.forEach(node -> list.addObject().put("module", node.node().module()).put("name", node.node().name())
					.put("size", node.size()).put("complexity", node.complexity()).put("coupling", node.coupling()));
		}
		return root;
	}

	private static ObjectNode put(ObjectNode node, InformationMetrics metrics) {
		return node.put("size", metrics.size()).put("complexity", metrics.complexity()).put("coupling", metrics.coupling());
	}
}
