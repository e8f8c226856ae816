/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.versions;

import java.util.function.Function;

import org.sonde.report.figure.Figure;
import org.sonde.report.tradeoff.TradeOffPoint;

/** A figure that is followed from version to version. */
public enum VersionFigure {

	OVERHEAD("overhead", "Overhead", TradeOffPoint::overhead),
	LINES_OF_CODE("linesOfCode", "Lines of code", TradeOffPoint::linesOfCode),
	CYCLOMATIC("averageCyclomatic", "Average cyclomatic complexity", TradeOffPoint::cyclomatic),
	INFORMATION("informationComplexity", "Information complexity", TradeOffPoint::informationComplexity);

	private final String key;
	private final String label;
	private final Function<TradeOffPoint, Figure> figure;

	VersionFigure(String key, String label, Function<TradeOffPoint, Figure> figure) {
		this.key = key;
		this.label = label;
		this.figure = figure;
	}

	/** For programs. */
	public String key() {
		return key;
	}

	/** For people, without the unit. */
	public String label() {
		return label;
	}

	/** The figure of a version, with its unit and source. */
	public Figure of(TradeOffPoint version) {
		return figure.apply(version);
	}
}
