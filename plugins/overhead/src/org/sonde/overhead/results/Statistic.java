/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import java.util.Map;

import org.sonde.common.keyword.Keyword;

/** The statistics a source may publish of one quantity, in the order in which they are written. */
public enum Statistic implements Keyword {

	MEAN("mean"),
	/** Half of the width of the 95 % confidence interval of the mean (the number behind ±). */
	CI95_HALF_WIDTH("ci95HalfWidth"),
	STANDARD_DEVIATION("standardDeviation"),
	MIN("min"),
	/** First quartile. */
	Q1("q1"),
	MEDIAN("median"),
	/** Third quartile. */
	Q3("q3"),
	MAX("max");

	private final String keyword;

	Statistic(String keyword) {
		this.keyword = keyword;
	}

	/** @throws IllegalArgumentException unless minimum, quartiles and maximum ascend, with the mean inside */
	static <N extends Comparable<? super N>> void checkOrder(Map<Statistic, N> values) {
		checkAscending(values, MIN, Q1, MEDIAN, Q3, MAX);
		checkAscending(values, MIN, MEAN, MAX);
	}

	private static <N extends Comparable<? super N>> void checkAscending(Map<Statistic, N> values, Statistic... ascending) {
		Statistic last = null;
		for (Statistic statistic : ascending) {
			if (!values.containsKey(statistic)) {
				continue;
			}
			if (last != null && values.get(last).compareTo(values.get(statistic)) > 0) {
				throw new IllegalArgumentException(last.keyword() + " must not exceed " + statistic.keyword());
			}
			last = statistic;
		}
	}

	@Override
	public String keyword() {
		return keyword;
	}
}
