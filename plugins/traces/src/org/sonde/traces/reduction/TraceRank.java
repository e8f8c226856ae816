/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reduction;

import org.sonde.common.keyword.Keyword;

/** The rank of a trace in its class, by duration. */
public enum TraceRank implements Keyword {
	/** The shortest duration. */
	FASTEST(0),
	/** As many traces are faster as are slower. */
	MEDIAN(0.5),
	/** One of ten is slower. */
	P90(0.9),
	/** One of a hundred is slower. */
	P99(0.99),
	/** The longest duration. */
	SLOWEST(1);

	private final double share;

	TraceRank(double share) {
		this.share = share;
	}

	/** Returns the share of traces that are not slower. */
	double share() {
		return share;
	}
}
