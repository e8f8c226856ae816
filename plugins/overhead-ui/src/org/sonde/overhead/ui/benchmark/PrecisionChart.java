/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.sonde.overhead.ui.results.PhaseColors;
import org.sonde.overhead.ui.view.chart.LinesChart;

/**
 * How the intervals of the runs under one workload become narrower from fork to fork; dashed, how they will go on until the benchmark ends.
 * The dotted line is the precision that is asked for.
 */
final class PrecisionChart {

	private static final double PERCENT = 100;

	private final LinesChart chart;

	PrecisionChart(Composite parent) {
		chart = new LinesChart(parent, PhaseColors::ofLine);
	}

	Control control() {
		return chart.control();
	}

	void setColorsOf(Control other) {
		chart.setColorsOf(other);
	}

	/**
	 * @param runs under one workload
	 * @param wanted share of the mean to which an interval is to reach; empty if none ends a run
	 */
	void show(List<RunRow> runs, OptionalDouble wanted) {
		// What is measured once for all subjects is drawn once.
		List<RunRow> drawn = runs.stream().filter(row -> !row.run().configuration().isPlain() || runs.stream()
				.filter(other -> other.run().configuration().isPlain() && other.run().java().equals(row.run().java())).findFirst()
				.get() == row).toList();
		List<LinesChart.Line> lines = new ArrayList<>();
		for (int i = 0; i < drawn.size(); i++) {
			RunRow row = drawn.get(i);
			String name = row.run().configuration().isPlain() ? row.run().configuration().label() : row.name();
			List<LinesChart.Point> points = row.precisions().entrySet().stream().map(one -> point(one.getKey(), one.getValue(),
					NLS.bind(Messages.PrecisionChart_now, new Object[] { name, one.getKey(), RunRow.percent(one.getValue()) }))).toList();
			if (points.isEmpty()) {
				continue;
			}
			lines.add(new LinesChart.Line(name, i, true, points));
			int look = i;
			row.forecast().filter(end -> end.forks() > points.getLast().x())
					.ifPresent(end -> lines.add(new LinesChart.Line(name, look, false,
							List.of(points.getLast(), point(end.forks(), end.precision(),
									NLS.bind(Messages.PrecisionChart_end, name, row.forecastText()))))));
		}
		chart.show(new LinesChart.Drawing(Messages.PrecisionChart_forks,
				wanted.isPresent() ? Messages.PrecisionChart_halfWidthWanted : Messages.PrecisionChart_halfWidth, false, lines,
				wanted.isPresent() ? OptionalDouble.of(PERCENT * wanted.getAsDouble()) : OptionalDouble.empty(), List.of()));
	}

	private static LinesChart.Point point(int forks, double share, String words) {
		return new LinesChart.Point(forks, PERCENT * share, PERCENT * share, PERCENT * share, words);
	}
}
