/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.refinement;

import org.sonde.common.digits.Digits;
import org.sonde.overhead.statistics.IntervalText;
import org.sonde.report.refine.MeasuredOverhead;
import org.sonde.report.refine.RefineText;
import org.sonde.report.refine.RefinedRound;

/**
 * A round in the table.
 *
 * @param text that names its figures
 */
record RoundRow(RefinedRound round, RefineText text) {
	/** In percent. */
	String measured() {
		MeasuredOverhead measured = round.measured();
		return measured.interval().map(known -> IntervalText.of(known, "")).orElse(Digits.value(measured.percent()));
	}

	/** In percent; empty if unknown. */
	String predicted() {
		return round.predicted().map(known -> IntervalText.of(known, "")).orElse(Messages.RoundRow_unknown);
	}

	/** In percent; unknown figures come last if the largest come first. */
	double predictedPercent() {
		return round.predicted().map(known -> known.value()).orElse(Double.NEGATIVE_INFINITY);
	}

	String verdict() {
		return switch (round.verdict()) {
			case WITHIN -> Messages.RoundRow_within;
			case WITHIN_BY_VALUE -> Messages.RoundRow_withinByValue;
			case ABOVE -> Messages.RoundRow_above;
		};
	}
}
