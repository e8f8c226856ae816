/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.hypergraph;

/**
 * The counting-based counterparts of the {@link InformationMetrics}: of size, complexity and coupling.
 *
 * @param nodes                  all nodes, also those without an edge
 * @param hyperedges             different hyperedges
 * @param interModuleHyperedges  those of them that touch two modules or more
 */
public record CountingMetrics(int nodes, int hyperedges, int interModuleHyperedges) {
	/** @throws IllegalArgumentException if a count is negative, or more edges cross modules than there are */
	public CountingMetrics {
		if (nodes < 0 || interModuleHyperedges < 0 || interModuleHyperedges > hyperedges) {
			throw new IllegalArgumentException(("counts are 0 or more, and inter-module hyperedges are some of all;"
					+ " found %d nodes, %d hyperedges, %d inter-module").formatted(nodes, hyperedges, interModuleHyperedges));
		}
	}

	/** Counts a graph. */
	public static CountingMetrics of(Hypergraph graph) {
		int crossing = 0;
		for (int edge = 0; edge < graph.edgeCount(); edge++) {
			if (graph.crossesModules(edge)) {
				crossing++;
			}
		}
		return new CountingMetrics(graph.nodes().size(), graph.edgeCount(), crossing);
	}
}
