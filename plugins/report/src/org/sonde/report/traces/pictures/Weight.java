/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces.pictures;

import org.sonde.common.keyword.Keyword;

/** What the size of a call stands for. */
public enum Weight implements Keyword {
	/** Time in its executions. */
	TIME {
		@Override
		public double of(MergedCalls calls) {
			return calls.totalNanos();
		}

		@Override
		double own(MergedCalls calls) {
			return calls.selfNanos();
		}
	},
	/** Its executions; what it called does not belong to them. */
	CALLS {
		@Override
		public double of(MergedCalls calls) {
			return calls.allCalls();
		}

		@Override
		double own(MergedCalls calls) {
			return calls.depth() == 0 ? 0 : calls.calls();
		}
	};

	/** With all that it called. */
	public abstract double of(MergedCalls calls);

	/** Without what it called. */
	abstract double own(MergedCalls calls);
}
