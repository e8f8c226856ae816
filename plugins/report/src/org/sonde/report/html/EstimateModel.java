/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.html;

import java.util.List;

import org.sonde.common.digits.Digits;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.impact.CostUnit;
import org.sonde.overhead.statistics.IntervalText;

/**
 * An estimate as the page shows it, in the digits of {@link Digits}.
 *
 * @param value in the digits that the measurement interval bears; without one, the estimate interval
 * @param measurement ends of the measurement interval; empty where the source gives none
 * @param estimate ends of the estimate interval
 * @param how {@code measured} or {@code extrapolated}
 * @param reason why it is unknown; empty if known
 * @param source its number in the list of sources; 0 if unknown
 */
record EstimateModel(boolean known, String value, String unit, String measurement, String estimate, String how, String reason,
		int source) {

	private static final double PERCENT = 100;

	/** Returns the model of a cost in ms/s. */
	static EstimateModel ofCost(Estimate millisPerSecond, Sources sources) {
		CostUnit unit = CostUnit.of(List.of(millisPerSecond));
		return of(unit.in(millisPerSecond), unit.toString(), sources);
	}

	static EstimateModel ofUtilisation(Estimate share, Sources sources) {
		return of(share instanceof Estimate.Known known ? known.times(PERCENT, known.provenance()) : share, "%", sources);
	}

	static EstimateModel of(Estimate estimate, String unit, Sources sources) {
		return switch (estimate) {
			case Estimate.Unknown unknown -> new EstimateModel(false, "", unit, "", "", "", unknown.reason(), 0);
			case Estimate.Known known -> new EstimateModel(true, Digits.grouped(IntervalText.value(known.narrowest())), unit,
					known.measurement().map(interval -> Digits.grouped(IntervalText.ends(interval))).orElse(""),
					Digits.grouped(IntervalText.ends(known.estimate())),
					known instanceof Estimate.Measured ? "measured" : "extrapolated", "", sources.number(known.provenance().text()));
		};
	}
}
