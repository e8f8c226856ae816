/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tradeoff;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

import org.sonde.report.figure.Figure;

/** One figure of the code. */
public enum ComplexityMeasure implements CodeMeasure {

	LINES_OF_CODE("loc", "Lines of code", TradeOffPoint::linesOfCode),
	CYCLOMATIC("cyclomatic", "Average cyclomatic complexity", TradeOffPoint::cyclomatic),
	INFORMATION("information", "Information complexity", TradeOffPoint::informationComplexity);

	private final String id;
	private final String label;
	private final Function<TradeOffPoint, Figure> figure;

	ComplexityMeasure(String id, String label, Function<TradeOffPoint, Figure> figure) {
		this.id = id;
		this.label = label;
		this.figure = figure;
	}

	/** What it is called on the command line. */
	public String id() {
		return id;
	}

	public static Optional<ComplexityMeasure> find(String id) {
		return Stream.of(values()).filter(measure -> measure.id.equals(id)).findFirst();
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
