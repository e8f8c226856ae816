/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.hypergraph;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * What one node adds to the information metrics of its graph under {@link InformationProfile#ALLEN}: where the complexity sits. With the
 * terms of {@link InformationMetrics}, a node v adds −log2(c(row(v)) ÷ (n+1)) to the size, and Size(G_v) less its summand in Size(G#) to
 * the complexity; to the coupling the same in the graph of the edges that cross modules. The contributions of all nodes sum up to the
 * metrics.
 *
 * @param node       the node
 * @param size       in bits; 0 or more
 * @param complexity in bits; 0 for a node without an edge
 * @param coupling   in bits; 0 for a node without an edge that crosses modules
 */
public record Contribution(Hypergraph.Node node, double size, double complexity, double coupling) {

	public Contribution {
		Objects.requireNonNull(node, "node");
	}

	/** Returns the contribution of every node, in the order of the graph, in O(Σ|e|²) time and O(n + M) memory, M = Σ|e|. */
	public static List<Contribution> of(Hypergraph graph) {
		Incidence all = graph.incidence();
		double[] size = new Entropy(InformationProfile.ALLEN, all).summandsOfSize();
		double[] complexity = new Entropy(InformationProfile.ALLEN, all).summandsOfComplexity();
		double[] coupling = new Entropy(InformationProfile.ALLEN, all.only(graph::crossesModules)).summandsOfComplexity();
		List<Contribution> contributions = new ArrayList<>(size.length);
		for (int i = 0; i < size.length; i++) {
			contributions.add(new Contribution(graph.nodes().get(i), size[i], complexity[i], coupling[i]));
		}
		return contributions;
	}
}
