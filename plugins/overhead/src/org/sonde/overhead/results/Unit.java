/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import org.sonde.common.keyword.Keyword;

/** Units of measurements: durations, and rates for throughput; of histories also multiples of a baseline. */
public enum Unit implements Keyword {

	NANOSECONDS("ns"), MICROSECONDS("µs"), MILLISECONDS("ms"), PER_SECOND("1/s"), THOUSAND_PER_SECOND("1000/s"), RATIO("ratio");

	private final String keyword;

	Unit(String keyword) {
		this.keyword = keyword;
	}

	@Override
	public String keyword() {
		return keyword;
	}

	/** Whether this is a unit of throughput. */
	public boolean isRate() {
		return this == PER_SECOND || this == THOUSAND_PER_SECOND;
	}

	/** Factor into nanoseconds for a duration, into 1/s for a rate; a ratio has no other unit. */
	public double factor() {
		return switch (this) {
			case NANOSECONDS, PER_SECOND, RATIO -> 1;
			case MICROSECONDS, THOUSAND_PER_SECOND -> 1_000;
			case MILLISECONDS -> 1_000_000;
		};
	}
}
