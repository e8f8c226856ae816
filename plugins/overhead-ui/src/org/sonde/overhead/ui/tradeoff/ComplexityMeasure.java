/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import java.util.function.Function;

import org.sonde.report.figure.Figure;
import org.sonde.report.tradeoff.TradeOffPoint;

/** What the code of a tuning is measured by: the choices for the axis to the right. */
public enum ComplexityMeasure {

	LINES_OF_CODE("Lines of code", TradeOffPoint::linesOfCode),
	CYCLOMATIC("Average cyclomatic complexity", TradeOffPoint::cyclomatic),
	INFORMATION("Information complexity", TradeOffPoint::informationComplexity);

	private final String label;
	private final Function<TradeOffPoint, Figure> figure;

	ComplexityMeasure(String label, Function<TradeOffPoint, Figure> figure) {
		this.label = label;
		this.figure = figure;
	}

	/** For people, without the unit. */
	public String label() {
		return label;
	}

	/** The figure of the tuning, with its unit and source. */
	public Figure of(TradeOffPoint point) {
		return figure.apply(point);
	}
}
