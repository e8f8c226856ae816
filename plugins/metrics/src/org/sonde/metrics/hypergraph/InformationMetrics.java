/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.hypergraph;

import java.util.Objects;
import java.util.OptionalDouble;

/**
 * Size, complexity, coupling and cohesion of a modular hypergraph by information theory.
 * <p>
 * Sources: E. B. Allen, "Measuring graph abstractions of software: an information-theory approach", METRICS 2002,
 * doi 10.1109/METRIC.2002.1011337; E. B. Allen, S. Gottipati, R. Govindarajan, "Measuring size, complexity, and coupling of
 * hypergraph abstractions of software", Software Quality Journal 15 (2007), doi 10.1007/s11219-006-9010-3.
 * <p>
 * The row of a node is the set of edges at it; one row ∅ of the environment is added; c(p) is the number of rows p, and N
 * the number of all rows. <em>Size</em>(G) = Σ −log2(c(row)/N), summed as the profile says. G# is G without the nodes that
 * have no edge, and G_v is G# with only the edges at v. <em>Complexity</em>(G) = Σ over v in G# of Size(G_v), − Size(G#).
 * <em>Coupling</em>(G) = Complexity of the graph of those edges that touch two modules or more. <em>Cohesion</em>(G) =
 * Complexity of the graph of the other edges ÷ Complexity of the complete graph on all nodes of G.
 *
 * @param profile    the rules the numbers were computed by
 * @param size       in bits; 0 or more
 * @param complexity in bits; 0 or more, or −1 for a graph without an edge under {@link InformationProfile#KIEL_2016}
 * @param coupling   in bits; under {@link InformationProfile#ALLEN} 0 or more, under {@link InformationProfile#KIEL_2016} −1 where no edge
 *                   crosses modules, and possibly below 0 elsewhere
 * @param cohesion   a ratio without unit, 0 to 1 (a graph of two nodes can exceed 1, by edges of one node: the complete
 *                   graph has none); empty where the complete graph has complexity 0 (fewer than two nodes), and under
 *                   {@link InformationProfile#KIEL_2016}
 */
public record InformationMetrics(InformationProfile profile, double size, double complexity, double coupling, OptionalDouble cohesion) {
	public InformationMetrics {
		Objects.requireNonNull(profile, "profile");
		Objects.requireNonNull(cohesion, "cohesion");
	}

	/**
	 * Computes all of them in O(Σ|e|²) time and O(n + M) memory, M = Σ|e|. Neither the order nor the names of nodes, edges
	 * and modules change a bit of the result.
	 */
	public static InformationMetrics of(Hypergraph graph, InformationProfile profile) {
		Incidence all = graph.incidence();
		return new InformationMetrics(profile, new Entropy(profile, all).size(), new Entropy(profile, all).complexity(),
				new Entropy(profile, all.only(graph::crossesModules)).complexity(),
				profile == InformationProfile.ALLEN ? cohesion(graph) : OptionalDouble.empty());
	}

	private static OptionalDouble cohesion(Hypergraph graph) {
		double complete = Entropy.complexityOfComplete(graph.nodes().size());
		if (complete == 0) {
			return OptionalDouble.empty();
		}
		Incidence within = graph.incidence().only(edge -> !graph.crossesModules(edge));
		return OptionalDouble.of(new Entropy(InformationProfile.ALLEN, within).complexity() / complete);
	}
}
