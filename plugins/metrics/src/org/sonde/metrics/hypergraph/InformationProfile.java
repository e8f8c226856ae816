/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.hypergraph;

import org.sonde.metrics.CountingRules;

/** The rules that information metrics are computed by. A number means nothing without its profile. */
public enum InformationProfile implements CountingRules {
	/**
	 * The excess-entropy form, the default. The environment adds a row but no summand; a node's graph keeps all nodes.
	 *
	 * @see <a href="https://doi.org/10.1007/s11219-006-9010-3">Allen, Gottipati, Govindarajan 2007</a>
	 */
	ALLEN("allen", "Allen",
			"In bits, of the hypergraph whose nodes are methods and whose edges are shared fields and calls. The environment adds a row but no"
					+ " summand. A node's graph keeps all nodes.",
			"E. B. Allen, S. Gottipati, R. Govindarajan, Software Quality Journal 15 (2007), doi 10.1007/s11219-006-9010-3"),

	/**
	 * As the Hypergraph-based Software Evaluation plug-in computes it with which Strubel and Wulf evaluated the refactored
	 * Kieker in 2016: the environment is a summand too, a node's graph keeps only the nodes that share an edge with it, and
	 * a graph without an edge has complexity −1. Equal to the plug-in on a given graph; its front end leaves parts of the
	 * source out that ours keeps. Cohesion is not defined, since the plug-in's is broken.
	 */
	KIEL_2016("kiel-2016", "as in 2016",
			"As allen, but the environment is a summand, too, and a node's graph keeps only the nodes that share an edge with it. A graph"
					+ " without an edge has complexity -1.",
			"the plug-in's own figures of given graphs; its front end leaves parts of a source out that ours keeps");

	private final Description description;

	InformationProfile(String id, String title, String text, String source) {
		description = new Description(id, title, text, source);
	}

	@Override
	public Description description() {
		return description;
	}
}
