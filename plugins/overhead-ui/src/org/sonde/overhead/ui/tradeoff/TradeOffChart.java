/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.resource.ColorRegistry;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.events.MouseListener;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swtchart.Chart;
import org.eclipse.swtchart.IAxis;
import org.eclipse.swtchart.IErrorBar;
import org.eclipse.swtchart.ILineSeries;
import org.eclipse.swtchart.ILineSeries.PlotSymbolType;
import org.eclipse.swtchart.ISeries.SeriesType;
import org.eclipse.swtchart.LineStyle;
import org.eclipse.swtchart.Range;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.ui.view.AccessiblePicture;
import org.sonde.overhead.ui.view.chart.ThemedChart;
import org.sonde.report.tradeoff.AxisRange;
import org.sonde.report.tradeoff.TradeOffPlot;
import org.sonde.report.tradeoff.Verdict;

/**
 * Draws a {@link TradeOffPlot}. A mark is a series of one point (so that each has its own symbol and intervals); verdicts
 * differ in colour, shape and word.
 */
final class TradeOffChart {

	/** Theme colours, defined in plugin.xml; the dark theme has its own. */
	static final String ADOPTED_COLOR = "org.sonde.overhead.ui.tradeoff.adopted";
	static final String REJECTED_COLOR = "org.sonde.overhead.ui.tradeoff.rejected";
	static final String UNDECIDED_COLOR = "org.sonde.overhead.ui.tradeoff.undecided";

	/** How far the arrows stand out from the ground. */
	private static final double ARROWS = 0.55;
	static final int SYMBOL_RADIUS = 5;
	/** Pixels from a mark within which the pointer counts as on it. */
	private static final int REACH = 12;

	private final ThemedChart themed;
	private final Chart chart;
	private final MarkPainter painter;
	private TradeOffPlot plot = TradeOffPlot.EMPTY;
	private ColorRegistry colors;
	private boolean logarithmic;
	private Set<String> selected = Set.of();
	private Consumer<Optional<String>> chosen = name -> {
	};

	TradeOffChart(Composite parent) {
		themed = new ThemedChart(parent);
		chart = themed.control();
		painter = new MarkPainter(this);
		chart.getPlotArea().addCustomPaintListener(painter);
		chart.getPlotArea().addMouseMoveListener(event -> {
			List<TradeOffPlot.Mark> there = marksAt(event.x, event.y);
			chart.getPlotArea().setToolTipText(there.isEmpty() ? MarkLegend.text(plot)
					: there.stream().map(TradeOffPlot.Mark::label).collect(Collectors.joining("\n\n")));
		});
		((Control) chart.getPlotArea()).addMouseListener(MouseListener.mouseDownAdapter(event -> {
			if (event.button == 1) {
				choose(marksAt(event.x, event.y));
			}
		}));
		((Control) chart.getPlotArea()).addKeyListener(KeyListener.keyPressedAdapter(event -> {
			switch (event.keyCode) {
				case SWT.ARROW_RIGHT, SWT.ARROW_DOWN -> step(1);
				case SWT.ARROW_LEFT, SWT.ARROW_UP -> step(-1);
				default -> {
					// another one's key
				}
			}
		}));
		AccessiblePicture.describe((Control) chart.getPlotArea(), () -> NLS.bind(Messages.TradeOffChart_name, plot.yTitle(), plot.xTitle()),
				() -> plot.marks().stream().map(TradeOffPlot.Mark::label).toList());
	}

	Chart control() {
		return chart;
	}

	TradeOffPlot plot() {
		return plot;
	}

	/** Receives the name of a mark that was clicked; empty after a click beside all marks. */
	void onChosen(Consumer<Optional<String>> listener) {
		chosen = listener;
	}

	/** Gives the chart a context menu. */
	void setMenu(MenuManager menu) {
		Control area = (Control) chart.getPlotArea();
		area.setMenu(menu.createContextMenu(area));
	}

	/** Draws a frame around the marks of these names. */
	void select(Set<String> names) {
		selected = Set.copyOf(names);
		chart.redraw();
	}

	boolean isSelected(TradeOffPlot.Mark mark) {
		return selected.contains(mark.name());
	}

	/** The pixel of a mark in the plot area; of a line, its right or upper end. */
	Point pixel(TradeOffPlot.Mark mark) {
		IAxis x = chart.getAxisSet().getXAxis(0);
		IAxis y = chart.getAxisSet().getYAxis(0);
		double right = plot.namesOnly() ? mark.position() : mark.x().map(Interval::value).orElse(x.getRange().upper);
		return new Point(x.getPixelCoordinate(right), y.getPixelCoordinate(mark.y().map(Interval::value).orElse(y.getRange().upper)));
	}

	/** The pixels that the intervals upwards take. */
	List<Rectangle> intervals() {
		IAxis y = chart.getAxisSet().getYAxis(0);
		return plot.marks().stream().filter(plot::isPoint).map(mark -> {
			Interval upwards = mark.y().orElseThrow();
			int top = y.getPixelCoordinate(upwards.high());
			return new Rectangle(pixel(mark).x - SYMBOL_RADIUS, top, 2 * SYMBOL_RADIUS, y.getPixelCoordinate(upwards.low()) - top);
		}).toList();
	}

	/** Returns the colour of marks with such a verdict. */
	Color color(Optional<Verdict.Decision> decision) {
		return colors.get(colorOf(decision));
	}

	/** @param newLogarithmic whether the axis upwards is logarithmic, if it can be */
	void show(TradeOffPlot newPlot, boolean newLogarithmic, ColorRegistry newColors) {
		plot = newPlot;
		colors = newColors;
		logarithmic = newLogarithmic && newPlot.canBeLogarithmic();
		themed.show(this::draw);
	}

	private void draw() {
		List<Interval> xs = plot.marks().stream().flatMap(mark -> mark.x().stream()).toList();
		List<Interval> ys = plot.marks().stream().flatMap(mark -> mark.y().stream()).toList();
		AxisRange across = plot.namesOnly() ? new AxisRange(-0.5, lastPosition() + 0.5, false) : AxisRange.of(xs, false);
		AxisRange upright = AxisRange.fromZero(ys, logarithmic);
		IAxis x = chart.getAxisSet().getXAxis(0);
		IAxis y = chart.getAxisSet().getYAxis(0);
		// The old range may reach 0, which a logarithmic axis refuses.
		y.enableLogScale(false);
		y.setRange(new Range(upright.low(), upright.high()));
		for (TradeOffPlot.Mark mark : plot.marks()) {
			add(mark, across, upright, color(mark.decision()));
		}
		y.enableLogScale(logarithmic);
		y.setRange(new Range(upright.low(), upright.high()));
		themed.setAxes(plot.xTitle(), logarithmic ? NLS.bind(Messages.TradeOffChart_logarithmic, plot.yTitle()) : plot.yTitle());
		x.getTick().setVisible(!plot.namesOnly());
		x.getGrid().setVisible(!plot.namesOnly());
		x.setRange(new Range(across.low(), across.high()));
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

	private void add(TradeOffPlot.Mark mark, AxisRange across, AxisRange upright, Color color) {
		ILineSeries<?> series = (ILineSeries<?>) chart.getSeriesSet().createSeries(SeriesType.LINE, mark.name());
		series.setLineColor(color);
		series.setSymbolColor(color);
		if (plot.isPoint(mark)) {
			Interval y = mark.y().orElseThrow();
			series.setXSeries(new double[] { plot.namesOnly() ? mark.position() : mark.x().orElseThrow().value() });
			series.setYSeries(new double[] { y.value() });
			series.setLineStyle(LineStyle.NONE);
			series.setSymbolType(symbolOf(mark.decision()));
			series.setSymbolSize(SYMBOL_RADIUS);
			showInterval(series.getYErrorBar(), y, color);
			mark.x().ifPresent(x -> showInterval(series.getXErrorBar(), x, color));
		} else {
			boolean level = mark.y().isPresent();
			double at = level ? mark.y().get().value() : mark.x().orElseThrow().value();
			series.setXSeries(level ? new double[] { across.low(), across.high() } : new double[] { at, at });
			series.setYSeries(level ? new double[] { at, at } : new double[] { upright.low(), upright.high() });
			series.setLineStyle(LineStyle.DASH);
			series.setLineWidth(2);
			series.setSymbolType(PlotSymbolType.NONE);
		}
	}

	private static void showInterval(IErrorBar bar, Interval value, Color color) {
		if (TradeOffPlot.Mark.hasWidth(value)) {
			bar.setVisible(true);
			bar.setColor(color);
			bar.setLineWidth(2);
			bar.setPlusErrors(new double[] { value.high() - value.value() });
			bar.setMinusErrors(new double[] { value.value() - value.low() });
		}
	}

	private int lastPosition() {
		return plot.marks().stream().mapToInt(TradeOffPlot.Mark::position).max().orElse(0);
	}

	/** The nearest one; where marks lie on each other, another click goes on to the next. */
	private void choose(List<TradeOffPlot.Mark> there) {
		List<String> names = there.stream().map(TradeOffPlot.Mark::name).toList();
		int before = selected.size() == 1 ? names.indexOf(selected.iterator().next()) : -1;
		chosen.accept(names.isEmpty() ? Optional.empty() : Optional.of(names.get((before + 1) % names.size())));
	}

	/** To the next or the previous mark of the series; to the first one, if none is selected. */
	private void step(int by) {
		List<String> names = plot.marks().stream().map(TradeOffPlot.Mark::name).toList();
		int before = selected.isEmpty() ? -1 : names.indexOf(selected.iterator().next());
		if (!names.isEmpty()) {
			chosen.accept(Optional.of(names.get(before < 0 ? 0 : Math.clamp(before + by, 0, names.size() - 1))));
		}
	}

	/** The marks under the pointer, the nearest first. */
	private List<TradeOffPlot.Mark> marksAt(int x, int y) {
		return plot.marks().stream().filter(mark -> distance(mark, x, y) < REACH)
				.sorted(Comparator.comparingDouble(mark -> distance(mark, x, y))).toList();
	}

	private double distance(TradeOffPlot.Mark mark, int x, int y) {
		Point pixel = pixel(mark);
		return plot.isPoint(mark) ? Math.hypot(pixel.x - x, pixel.y - y)
				: mark.y().isPresent() ? Math.abs(pixel.y - y) : Math.abs(pixel.x - x);
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
