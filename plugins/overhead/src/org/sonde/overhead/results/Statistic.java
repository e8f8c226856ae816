/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

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

	@Override
	public String keyword() {
		return keyword;
	}
}
