/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tunings;

import java.util.Optional;

import org.sonde.common.keyword.Keyword;
import org.sonde.overhead.statistics.Interval;

/** What two ratios of the same tuning, each with its 95 % interval, say together. */
public enum RatioAgreement implements Keyword {

	/** The ratios may be equal. */
	INTERVALS_OVERLAP("intervals overlap"),
	/** They differ, but both say faster, or both slower. */
	SAME_DIRECTION("same direction"),
	/** One says faster, the other slower. */
	OPPOSITE_DIRECTIONS("opposite directions"),
	/** They differ, and one of them does not decide. */
	ONE_WITHOUT_EFFECT("no significant effect in one"),
	/** One has no interval. */
	UNKNOWN("unknown: an interval is missing");

	private final String words;

	RatioAgreement(String words) {
		this.words = words;
	}

	/** For people. */
	public String words() {
		return words;
	}

	static RatioAgreement of(Optional<Interval> one, Optional<Interval> other) {
		if (one.isEmpty() || other.isEmpty()) {
			return UNKNOWN;
		}
		if (one.get().low() <= other.get().high() && other.get().low() <= one.get().high()) {
			return INTERVALS_OVERLAP;
		}
		if (one.get().contains(1) || other.get().contains(1)) {
			return ONE_WITHOUT_EFFECT;
		}
		return one.get().value() < 1 == other.get().value() < 1 ? SAME_DIRECTION : OPPOSITE_DIRECTIONS;
	}
}
