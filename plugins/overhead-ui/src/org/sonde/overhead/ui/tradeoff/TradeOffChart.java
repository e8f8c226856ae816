/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import java.util.List;
import java.util.Optional;

import org.eclipse.jface.resource.ColorRegistry;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleControlAdapter;
import org.eclipse.swt.accessibility.AccessibleControlEvent;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swtchart.Chart;
import org.eclipse.swtchart.IAxis;
import org.eclipse.swtchart.IErrorBar;
import org.eclipse.swtchart.ILineSeries;
import org.eclipse.swtchart.ILineSeries.PlotSymbolType;
import org.eclipse.swtchart.ISeries;
import org.eclipse.swtchart.ISeries.SeriesType;
import org.eclipse.swtchart.LineStyle;
import org.eclipse.swtchart.Range;
import org.sonde.overhead.ui.view.ThemedChart;
import org.sonde.report.tradeoff.Verdict;

/**
 * Draws a {@link TradeOffPlot}. A mark is a series of one point (so that each has its own symbol and interval); verdicts
 * differ in colour, shape and word. Both axes begin at 0, so that lengths are in proportion.
 */
final class TradeOffChart {

	/** Theme colours, defined in plugin.xml; the dark theme has its own. */
	static final String ADOPTED_COLOR = "org.sonde.overhead.ui.tradeoff.adopted";
	static final String REJECTED_COLOR = "org.sonde.overhead.ui.tradeoff.rejected";
	static final String UNDECIDED_COLOR = "org.sonde.overhead.ui.tradeoff.undecided";

	/** How far the arrows stand out from the ground. */
	private static final double ARROWS = 0.55;
	private static final int SYMBOL_RADIUS = 5;
	/** Pixels from a mark within which the pointer counts as on it. */
	private static final int REACH = 12;
	/** Room for names beside and above the outermost marks, relative to the axis. */
	/** Values above this share of the largest one are near to each other. */
	private static final double NEAR = 0.8;
	/** Beside values that are near to each other, as a share of what they span. */
	private static final double ROOM = 0.25;
	private static final double MARGIN = 0.15;

	private final ThemedChart themed;
	private final Chart chart;
	private final MarkPainter painter;
	private TradeOffPlot plot = new TradeOffPlot("", true, "", List.of());

	TradeOffChart(Composite parent) {
		themed = new ThemedChart(parent);
		chart = themed.control();
		painter = new MarkPainter(this);
		chart.getPlotArea().addCustomPaintListener(painter);
		chart.getPlotArea().addMouseMoveListener(event -> {
			String text = markAt(event.x, event.y).map(TradeOffPlot.Mark::label).orElse(null);
			chart.getPlotArea().setToolTipText(text);
		});
		describe();
	}

	Chart control() {
		return chart;
	}

	TradeOffPlot plot() {
		return plot;
	}

	/** The pixel of a mark in the plot area; of a line, its right end. */
	Point pixel(TradeOffPlot.Mark mark) {
		IAxis x = chart.getAxisSet().getXAxis(0);
		IAxis y = chart.getAxisSet().getYAxis(0);
		double right = plot.namesOnly() ? mark.position() : mark.x().orElse(x.getRange().upper);
		return new Point(x.getPixelCoordinate(right), y.getPixelCoordinate(mark.overhead().value()));
	}

	/** Whether the mark is a point; else it is a line across the chart. */
	boolean isPoint(TradeOffPlot.Mark mark) {
		return plot.namesOnly() || mark.x().isPresent();
	}

	void show(TradeOffPlot newPlot, ColorRegistry colors) {
		plot = newPlot;
		themed.show(() -> draw(colors));
	}

	private void draw(ColorRegistry colors) {
		Range right = plot.namesOnly() ? new Range(-0.5, lastPosition() + 0.5) : rangeOfX();
		for (TradeOffPlot.Mark mark : plot.marks()) {
			add(mark, right, colors.get(colorOf(mark.decision())));
		}
		IAxis x = chart.getAxisSet().getXAxis(0);
		themed.setAxes(plot.xTitle(), plot.yTitle());
		x.getTick().setVisible(!plot.namesOnly());
		x.getGrid().setVisible(!plot.namesOnly());
		x.setRange(right);
		IAxis y = chart.getAxisSet().getYAxis(0);
		y.setRange(
				new Range(0, plot.marks().stream().mapToDouble(mark -> mark.overhead().high()).max().orElse(1) * (1 + MARGIN)));
	}

	/** From 0, unless the tunings lie so near to each other that they could not be told apart. */
	private Range rangeOfX() {
		double largest = largestX();
		double smallest = plot.marks().stream().filter(mark -> mark.x().isPresent()).mapToDouble(mark -> mark.x().getAsDouble()).min()
				.orElse(0);
		return smallest < largest * NEAR ? new Range(0, largest * (1 + MARGIN))
				: new Range(smallest - (largest - smallest) * ROOM - MARGIN, largest + (largest - smallest) * ROOM + MARGIN);
	}

	/** Takes the colours of the widget it stands beside, which the theme has coloured. */
	void setColorsOf(Control control) {
		themed.setColorsOf(control);
		painter.setColors(control.getForeground(), ThemedChart.mixed(control.getForeground(), control.getBackground(), ARROWS));
		chart.redraw();
	}

	/** The chart as it is on the screen. */
	ImageData picture() {
		return themed.picture();
	}

	private void add(TradeOffPlot.Mark mark, Range right, Color color) {
		ILineSeries<?> series = (ILineSeries<?>) chart.getSeriesSet().createSeries(SeriesType.LINE, mark.name());
		double overhead = mark.overhead().value();
		series.setLineColor(color);
		series.setSymbolColor(color);
		if (isPoint(mark)) {
			series.setXSeries(new double[] { plot.namesOnly() ? mark.position() : mark.x().getAsDouble() });
			series.setYSeries(new double[] { overhead });
			series.setLineStyle(LineStyle.NONE);
			series.setSymbolType(symbolOf(mark.decision()));
			series.setSymbolSize(SYMBOL_RADIUS);
			if (mark.hasInterval()) {
				IErrorBar bar = series.getYErrorBar();
				bar.setVisible(true);
				bar.setColor(color);
				bar.setLineWidth(2);
				bar.setPlusErrors(new double[] { mark.overhead().high() - overhead });
				bar.setMinusErrors(new double[] { overhead - mark.overhead().low() });
			}
		} else {
			series.setXSeries(new double[] { right.lower, right.upper });
			series.setYSeries(new double[] { overhead, overhead });
			series.setLineStyle(LineStyle.DASH);
			series.setLineWidth(2);
			series.setSymbolType(PlotSymbolType.NONE);
		}
	}

	private int lastPosition() {
		return plot.marks().stream().mapToInt(TradeOffPlot.Mark::position).max().orElse(0);
	}

	private double largestX() {
		return plot.marks().stream().filter(mark -> mark.x().isPresent()).mapToDouble(mark -> mark.x().getAsDouble())
				.filter(x -> x > 0).max()
				.orElse(1);
	}

	private Optional<TradeOffPlot.Mark> markAt(int x, int y) {
		TradeOffPlot.Mark nearest = null;
		double least = REACH;
		for (TradeOffPlot.Mark mark : plot.marks()) {
			Point pixel = pixel(mark);
			double distance = isPoint(mark) ? Math.hypot(pixel.x - x, pixel.y - y) : Math.abs(pixel.y - y);
			if (distance < least) {
				least = distance;
				nearest = mark;
			}
		}
		return Optional.ofNullable(nearest);
	}

	private void describe() {
		chart.getAccessible().addAccessibleListener(new AccessibleAdapter() {
			@Override
			public void getName(AccessibleEvent event) {
				event.result = "Trade-off chart: " + plot.yTitle() + " against " + plot.xTitle();
			}

			@Override
			public void getDescription(AccessibleEvent event) {
				event.result = String.join(". ", plot.marks().stream().map(mark -> mark.label().replace('\n', ';')).toList());
			}
		});
		chart.getAccessible().addAccessibleControlListener(new AccessibleControlAdapter() {
			@Override
			public void getRole(AccessibleControlEvent event) {
				event.detail = ACC.ROLE_GRAPHIC;
			}
		});
	}

	private static String colorOf(Optional<Verdict.Decision> decision) {
		return decision.map(word -> switch (word) {
			case ADOPTED -> ADOPTED_COLOR;
			case REJECTED -> REJECTED_COLOR;
		}).orElse(UNDECIDED_COLOR);
	}

	private static PlotSymbolType symbolOf(Optional<Verdict.Decision> decision) {
		return decision.map(word -> switch (word) {
			case ADOPTED -> PlotSymbolType.CIRCLE;
			case REJECTED -> PlotSymbolType.DIAMOND;
		}).orElse(PlotSymbolType.SQUARE);
	}
}
