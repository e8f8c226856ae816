/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.hypergraph;

/** The rules by which information metrics are computed. A number means nothing without its profile. */
public enum Profile {
	/**
	 * The excess-entropy form, the default. The environment adds a row but no summand; a node's graph keeps all nodes.
	 *
	 * @see <a href="https://doi.org/10.1007/s11219-006-9010-3">Allen, Gottipati, Govindarajan 2007</a>
	 */
	ALLEN("allen"),

	/**
	 * As the Hypergraph-based Software Evaluation plug-in computes it with which Strubel and Wulf evaluated the refactored
	 * Kieker in 2016: the environment is a summand too, a node's graph keeps only the nodes that share an edge with it, and
	 * a graph without an edge has complexity −1. Equal to the plug-in on a given graph; its front end leaves parts of the
	 * source out that ours keeps. Cohesion is not defined, since the plug-in's is broken.
	 */
	KIEL_2016("kiel-2016");

	private final String id;

	Profile(String id) {
		this.id = id;
	}

	/** The name in files and on the command line. */
	public String id() {
		return id;
	}
}
