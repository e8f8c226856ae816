/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.html;

import org.sonde.common.digits.Digits;
import org.sonde.report.figure.Figure;

/**
 * A figure as the page shows it.
 *
 * @param number with its interval; empty if unknown
 * @param reason why it is unknown; empty if known
 * @param source its number in the list of sources; 0 if unknown
 */
record FigureModel(boolean known, String number, String unit, String origin, String reason, int source) {

	static FigureModel of(Figure figure, Sources sources) {
		return switch (figure) {
			case Figure.Known known -> new FigureModel(true, Digits.grouped(known.numberAndInterval()), known.unit(),
					known.provenance().origin().word(), "",
					sources.number(known.provenance().text()));
			case Figure.Unknown unknown -> new FigureModel(false, "", "", "", unknown.reason(), 0);
		};
	}
}
