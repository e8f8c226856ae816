/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.figures;

import org.sonde.metrics.hypergraph.Contribution;

/**
 * What a part of a component adds to its information metrics under {@link org.sonde.metrics.hypergraph.InformationProfile#ALLEN}: the sum
 * of what its nodes add, see {@link Contribution}. It depends on the rest of the component: the same method elsewhere has another share.
 *
 * @param size       in bits
 * @param complexity in bits
 * @param coupling   in bits
 */
public record Share(double size, double complexity, double coupling) {

	/** The share of a part without nodes. */
	public static final Share NONE = new Share(0, 0, 0);

	Share plus(Contribution node) {
		return new Share(size + node.size(), complexity + node.complexity(), coupling + node.coupling());
	}

	/** Returns the share of two parts together that have no common node. */
	public Share plus(Share other) {
		return new Share(size + other.size, complexity + other.complexity, coupling + other.coupling);
	}
}
