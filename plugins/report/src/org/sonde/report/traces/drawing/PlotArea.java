/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces.drawing;

import java.util.ArrayList;
import java.util.List;

/**
 * Where the curves of a plot are drawn, and its grid. Places in it are shares of its width from the left and of its height from the bottom,
 * from 0 to 1.
 */
public record PlotArea(double left, double top, double width, double height) {
	/** Between the area and a value beside it. */
	private static final double GAP = 4;
	/** The distance from the area to the base line of the text below it. */
	private static final double BELOW = 18;

	/** The least round number of which so many steps reach a value above 0. */
	public static double step(int steps, double highest) {
		double power = Math.pow(10, Math.floor(Math.log10(highest / steps)));
		return List.of(1.0, 2.0, 2.5, 5.0, 10.0).stream().map(digit -> digit * power).filter(step -> steps * step >= highest * (1 - 1e-9))
				.findFirst().orElse(10 * power);
	}

	/** A grid line across the area, with its value beside it. */
	public List<DrawnShape> row(double share, String value) {
		return List.of(DrawnShape.Line.of(left, y(share), left + width, y(share), ColorRole.FILL, false, false),
				new DrawnShape.Text(left - GAP - TextSize.USUAL.width(value), y(share) + GAP, value, ColorRole.MUTED));
	}

	/** Grid lines in equal distances from the bottom to the top, from 0 up to the last value. */
	public List<DrawnShape> rows(List<String> values) {
		List<DrawnShape> rows = new ArrayList<>();
		for (int i = 0; i < values.size(); i++) {
			rows.addAll(row((double) i / (values.size() - 1), values.get(i)));
		}
		return rows;
	}

	/** A line from the top to the bottom. */
	public DrawnShape column(double share, ColorRole role, boolean dashed) {
		return DrawnShape.Line.of(x(share), top, x(share), top + height, role, dashed, false);
	}

	/** Labels a place along the bottom. */
	public DrawnShape below(double share, String words) {
		return new DrawnShape.Text(x(share), top + height + BELOW, words, ColorRole.MUTED, true);
	}

	public double x(double share) {
		return left + width * share;
	}

	public double y(double share) {
		return top + height * (1 - share);
	}
}
