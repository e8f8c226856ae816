/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tradeoff;

import java.util.List;

import org.sonde.report.figure.Figure;

/** A measure for the horizontal axis of tunings. Less is better. */
public sealed interface CodeMeasure permits ComplexityMeasure, WeightedIndex {

	/** For people, without the unit. */
	String label();

	/** The figures of the points of one series, in their order. */
	List<Figure> of(List<TradeOffPoint> points);
}
