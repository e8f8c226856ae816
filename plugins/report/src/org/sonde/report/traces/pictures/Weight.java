/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces.pictures;

import org.sonde.common.keyword.Keyword;

/** What the size of a call means. */
public enum Weight implements Keyword {
	/** Time in its executions. */
	TIME,
	/** Its executions; what it called does not belong to them. */
	CALLS;

	/** Returns the weight of a call, with all that it called. */
	public double of(MergedCalls calls) {
		return this == TIME ? calls.totalNanos() : calls.allCalls();
	}

	/** Without what it called. */
	double own(MergedCalls calls) {
		if (this == TIME) {
			return calls.selfNanos();
		}
		return calls.depth() == 0 ? 0 : calls.calls();
	}
}
