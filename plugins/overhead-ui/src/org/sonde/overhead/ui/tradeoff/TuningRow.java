/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import java.util.ArrayList;
import java.util.List;

import org.sonde.report.figure.Figure;
import org.sonde.report.tradeoff.ParetoStatus;
import org.sonde.report.tradeoff.TradeOffPlane;
import org.sonde.report.tradeoff.TradeOffPoint;
import org.sonde.report.tradeoff.WeightedIndex;

/**
 * A tuning in the table below the chart.
 *
 * @param standing on the plane that the chart shows
 * @param index of its code, by the weights that the user chose
 */
public record TuningRow(TradeOffPoint point, ParetoStatus standing, Figure index) {

	static List<TuningRow> of(TradeOffPlane plane, WeightedIndex weights) {
		List<TradeOffPoint> points = plane.places().stream().map(TradeOffPlane.Place::point).toList();
		List<Figure> indices = weights.of(points);
		List<TuningRow> rows = new ArrayList<>();
		for (int i = 0; i < points.size(); i++) {
			rows.add(new TuningRow(points.get(i), plane.places().get(i).standing(), indices.get(i)));
		}
		return rows;
	}
}
