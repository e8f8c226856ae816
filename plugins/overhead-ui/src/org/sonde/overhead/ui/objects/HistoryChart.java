/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import java.text.SimpleDateFormat;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swtchart.ILineSeries;
import org.eclipse.swtchart.ILineSeries.PlotSymbolType;
import org.eclipse.swtchart.ISeries.SeriesType;
import org.eclipse.swtchart.Range;
import org.sonde.overhead.ui.view.chart.ThemedChart;

/** A value over time, as steps: it stays until it changes. */
final class HistoryChart {
	private static final String SERIES = "value";
	private static final double MARGIN = 0.08;
	private static final double MILLIS_PER_NANO = 1e-6;
	/** Less is drawn with milliseconds: several lines of the grid may be in one second. */
	private static final double SECONDS_FROM_MILLIS = 10_000;
	/** More symbols would hide the line. */
	private static final int MOST_SYMBOLS = 100;
	private static final int SYMBOL = 2;

	private final ThemedChart chart;
	private List<ValueHistory.Change> shown = List.of();

	HistoryChart(Composite parent) {
		chart = new ThemedChart(parent);
		chart.describe(() -> shown.stream().map(NodeText::change).toList().reversed());
	}

	/** @param changes the oldest first; all are numbers */
	void show(String name, List<ValueHistory.Change> changes) {
		shown = changes;
		chart.setAxes(Messages.HistoryChart_time, name);
		chart.show(this::draw);
	}

	private void draw() {
		if (shown.isEmpty()) {
			return;
		}
		DoubleSummaryStatistics all = new DoubleSummaryStatistics();
		ValueHistory.runs(shown).forEach(run -> DoubleStream.of(line(run)).forEach(all::accept));
		Range time = range(millis(shown.getFirst()), millis(shown.getLast()), 1_000);
		chart.x().setRange(time);
		chart.x().getTick().setFormat(format(time.upper - time.lower));
		chart.y().setRange(range(all.getMin(), all.getMax(), 1));
	}

	/** Draws changes with known values between them, and returns these. */
	private double[] line(List<ValueHistory.Change> run) {
		// The first change also says what the value was before.
		ValueHistory.Change first = run.getFirst();
		double[] before = ValueHistory.number(first.before()).stream().toArray();
		double[] times = DoubleStream
				.concat(DoubleStream.of(before).map(value -> millis(first)), run.stream().mapToDouble(HistoryChart::millis)).toArray();
		double[] values = DoubleStream
				.concat(DoubleStream.of(before), run.stream().mapToDouble(change -> ValueHistory.number(change.after()).orElseThrow()))
				.toArray();
		ILineSeries<?> series = (ILineSeries<?>) chart.control().getSeriesSet().createSeries(SeriesType.LINE, SERIES + first.sequence());
		series.setXSeries(times);
		series.setYSeries(values);
		series.enableStep(true);
		series.setLineColor(chart.control().getTitle().getForeground());
		series.setSymbolColor(chart.control().getTitle().getForeground());
		series.setSymbolType(shown.size() > MOST_SYMBOLS ? PlotSymbolType.NONE : PlotSymbolType.CIRCLE);
		series.setSymbolSize(SYMBOL);
		series.setAntialias(SWT.ON);
		return values;
	}

	/** Returns the format of times in a chart of this many milliseconds. */
	static SimpleDateFormat format(double millis) {
		return new SimpleDateFormat(millis < SECONDS_FROM_MILLIS ? "HH:mm:ss.SSS" : "HH:mm:ss", Locale.ROOT);
	}

	private static double millis(ValueHistory.Change change) {
		return change.nanos() * MILLIS_PER_NANO;
	}

	/** @param single what is shown on both sides of a single value */
	private static Range range(double least, double most, double single) {
		double beside = most > least ? (most - least) * MARGIN : Math.max(single, Math.ulp(most) * 4);
		return new Range(least - beside, most + beside);
	}

	void clear() {
		shown = List.of();
		chart.clear();
	}

	void setColorsOf(Control other) {
		chart.setColorsOf(other);
		chart.show(this::draw);
	}

	Control control() {
		return chart.control();
	}
}
