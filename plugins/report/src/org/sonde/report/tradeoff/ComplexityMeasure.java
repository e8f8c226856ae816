/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tradeoff;

import java.util.List;
import java.util.function.Function;

import org.sonde.common.keyword.Keyword;
import org.sonde.report.figure.Figure;

/** One figure of the code. */
public enum ComplexityMeasure implements CodeMeasure, Keyword {

	LINES_OF_CODE("Lines of code", TradeOffPoint::linesOfCode),
	CYCLOMATIC("Average cyclomatic complexity", TradeOffPoint::cyclomatic),
	INFORMATION("Information complexity", TradeOffPoint::informationComplexity);

	private final String label;
	private final Function<TradeOffPoint, Figure> figure;

	ComplexityMeasure(String label, Function<TradeOffPoint, Figure> figure) {
		this.label = label;
		this.figure = figure;
	}

	@Override
	public String keyword() {
		return this == LINES_OF_CODE ? "loc" : Keyword.super.keyword();
	}

	@Override
	public String label() {
		return label;
	}

	/** The figure of the tuning, with its unit and source. */
	public Figure of(TradeOffPoint point) {
		return figure.apply(point);
	}

	@Override
	public List<Figure> of(List<TradeOffPoint> points) {
		return points.stream().map(figure).toList();
	}
}
