/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tradeoff;

import java.util.List;

/** Whether a tuning is on the Pareto front of its series, by one measure of overhead and one of the code. */
public sealed interface ParetoStatus {

	/** For people. */
	String text();

	/** No other one is better in one of the two and as good in the other: on the Pareto front. */
	record Front() implements ParetoStatus {
		@Override
		public String text() {
			return "on the Pareto front";
		}
	}

	/**
	 * Others are as good in one of the two and better in the other.
	 *
	 * @param by their names, in the order of the series
	 */
	record Dominated(List<String> by) implements ParetoStatus {

		public Dominated {
			by = List.copyOf(by);
		}

		@Override
		public String text() {
			return "dominated by " + String.join(", ", by);
		}
	}

	/** One of the two figures is not known, or no other tuning has both. */
	record Open(String reason) implements ParetoStatus {
		@Override
		public String text() {
			return "not compared with others: " + reason;
		}
	}
}
