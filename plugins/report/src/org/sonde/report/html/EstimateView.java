/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.html;

import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.statistics.Interval;
import org.sonde.report.figure.Digits;

/**
 * An estimate as the page shows it.
 *
 * @param measured ends of the measurement interval; empty where the source gives none
 * @param expected ends of the estimate interval
 * @param how {@code measured} or {@code extrapolated}
 * @param reason why it is unknown; empty if known
 * @param source its number in the list of sources; 0 if unknown
 */
record EstimateView(boolean known, String value, String unit, String measured, String expected, String how, String reason,
		int source) {

	/** An extrapolated cost is not known better than this. */
	private static final int SIGNIFICANT = 3;
	/** Digits of half the width of what is expected, no more. */
	private static final int EXPECTED_SIGNIFICANT = 2;

	static EstimateView of(Estimate estimate, String unit, Sources sources) {
		return switch (estimate) {
			case Estimate.Unknown unknown -> new EstimateView(false, "", unit, "", "", "", unknown.reason(), 0);
			case Estimate.Known known -> {
				int decimals = decimals(known);
				yield new EstimateView(true, Digits.grouped(Digits.fixed(known.value(), decimals)), unit,
						known.measurement().map(interval -> ends(interval, decimals)).orElse(""),
						ends(known.estimate(),
								Math.min(decimals, Digits.decimalsFor(halfWidth(known.estimate()), EXPECTED_SIGNIFICANT))),
						known instanceof Estimate.Measured ? "measured" : "extrapolated", "", sources.number(known.basis()));
			}
		};
	}

	/** As many as three significant digits need, or more where the ends of the measurement interval would look like the value. */
	private static int decimals(Estimate.Known known) {
		int ofValue = Digits.decimalsFor(known.value(), SIGNIFICANT);
		return known.measurement().map(interval -> Math.max(ofValue, Digits.decimalsFor(halfWidth(interval), 1)))
				.orElse(ofValue);
	}

	private static String ends(Interval interval, int decimals) {
		String low = interval.low() == 0 ? "0" : Digits.fixed(interval.low(), decimals);
		return Digits.grouped(low + " … " + Digits.fixed(interval.high(), decimals));
	}

	private static double halfWidth(Interval interval) {
		return (interval.high() - interval.low()) / 2;
	}
}
