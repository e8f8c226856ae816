/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import org.sonde.common.keyword.Keyword;

/** Units of measurements: durations, and rates for throughput. */
public enum Unit implements Keyword {

	NANOSECONDS("ns", false, 1),
	MICROSECONDS("µs", false, 1_000),
	MILLISECONDS("ms", false, 1_000_000),
	PER_SECOND("1/s", true, 1),
	THOUSAND_PER_SECOND("1000/s", true, 1_000);

	private final String keyword;
	private final boolean rate;
	private final double factor;

	Unit(String keyword, boolean rate, double factor) {
		this.keyword = keyword;
		this.rate = rate;
		this.factor = factor;
	}

	@Override
	public String keyword() {
		return keyword;
	}

	/** Whether this is a unit of throughput (else of duration). */
	public boolean isRate() {
		return rate;
	}

	/** Factor into nanoseconds for a duration, into 1/s for a rate. */
	public double factor() {
		return factor;
	}
}
