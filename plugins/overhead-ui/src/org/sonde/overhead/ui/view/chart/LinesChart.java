/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.chart;

import java.text.SimpleDateFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.IntFunction;
import java.util.stream.DoubleStream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swtchart.ICustomPaintListener;
import org.eclipse.swtchart.ILineSeries;
import org.eclipse.swtchart.ILineSeries.PlotSymbolType;
import org.eclipse.swtchart.ISeries.SeriesType;
import org.eclipse.swtchart.LineStyle;
import org.eclipse.swtchart.Range;

/** Lines over one axis, with the intervals of their points as whiskers. Colour and symbol distinguish the lines. */
public final class LinesChart implements ICustomPaintListener {

	private static final List<PlotSymbolType> SYMBOLS = List.of(PlotSymbolType.CIRCLE, PlotSymbolType.SQUARE, PlotSymbolType.TRIANGLE,
			PlotSymbolType.DIAMOND, PlotSymbolType.INVERTED_TRIANGLE, PlotSymbolType.CROSS, PlotSymbolType.PLUS);
	private static final double MARGIN = 0.08;
	private static final int CAP = 3;
	private static final int NEAR = 12;
	/** Ten days; beyond, hours would only make the labels of the axis longer. */
	private static final double MILLIS_OF_DAYS = 10 * 24 * 3600e3;
	/** If the chart is wider than high, the legend is at the side. */
	private static final double WIDE = 2;

	/**
	 * A point of a line.
	 *
	 * @param low end of its interval; {@code high} likewise. Both are {@code y} if there is no interval
	 * @param words the text for it
	 */
	public record Point(double x, double y, double low, double high, String words) {
	}

	/**
	 * A line.
	 *
	 * @param look which colour and symbol it has, from 0 on
	 * @param isMarked whether its points are seen and it is named below the chart; else it is dashed
	 */
	public record Line(String name, int look, boolean isMarked, List<Point> points) {
		public Line {
			points = List.copyOf(points);
		}
	}

	/**
	 * Everything that is drawn.
	 *
	 * @param isTime whether {@code x} are milliseconds since 1970
	 * @param level a horizontal line; empty for none
	 * @param breaks vertical lines
	 */
	public record Drawing(String across, String upright, boolean isTime, List<Line> lines, OptionalDouble level, List<Double> breaks) {
		public Drawing {
			lines = List.copyOf(lines);
			breaks = List.copyOf(breaks);
		}
	}

	private final ThemedChart chart;
	private final IntFunction<Color> colors;
	private Optional<Drawing> shown = Optional.empty();

	/** @param colors of the looks, from 0 on */
	public LinesChart(Composite parent, IntFunction<Color> colors) {
		this.colors = colors;
		chart = new ThemedChart(parent);
		chart.control().getLegend().setVisible(true);
		chart.control().addListener(SWT.Resize, event -> {
			boolean wide = chart.control().getSize().x > WIDE * chart.control().getSize().y;
			chart.control().getLegend().setPosition(wide ? SWT.RIGHT : SWT.BOTTOM);
		});
		chart.control().getPlotArea().addCustomPaintListener(this);
		chart.control().getPlotArea()
				.addMouseMoveListener(event -> chart.control().getPlotArea().setToolTipText(toolTip(event.x, event.y)));
		chart.describe(this::figures);
	}

	/** The widget, for its layout. */
	public Control control() {
		return chart.control();
	}

	/** Takes the colours of a widget that the theme has coloured. */
	public void setColorsOf(Control other) {
		chart.setColorsOf(other);
		shown.ifPresent(this::show);
	}

	/** Replaces what is drawn. */
	public void show(Drawing drawing) {
		shown = Optional.of(drawing);
		chart.setAxes(drawing.across(), drawing.upright());
		if (drawing.isTime()) {
			double[] times = drawing.lines().stream().flatMap(line -> line.points().stream()).mapToDouble(Point::x).sorted().toArray();
			boolean days = times.length > 0 && times[times.length - 1] - times[0] > MILLIS_OF_DAYS;
			chart.x().getTick().setFormat(new SimpleDateFormat(days ? "yyyy-MM-dd" : "yyyy-MM-dd HH:mm", Locale.ROOT));
		}
		chart.show(() -> draw(drawing));
	}

	private void draw(Drawing drawing) {
		for (int i = 0; i < drawing.lines().size(); i++) {
			Line line = drawing.lines().get(i);
			// The id is what the legend shows; it must be unique.
			ILineSeries<?> series = (ILineSeries<?>) chart.control().getSeriesSet().createSeries(SeriesType.LINE,
					line.isMarked() ? line.name() : "dashed " + i);
			series.setXSeries(line.points().stream().mapToDouble(Point::x).toArray());
			series.setYSeries(line.points().stream().mapToDouble(Point::y).toArray());
			Color color = colors.apply(line.look());
			series.setLineColor(color);
			series.setSymbolColor(color);
			series.setSymbolType(line.isMarked() ? SYMBOLS.get(line.look() % SYMBOLS.size()) : PlotSymbolType.NONE);
			series.setLineStyle(line.isMarked() ? LineStyle.SOLID : LineStyle.DASH);
			series.setVisibleInLegend(line.isMarked());
			series.setAntialias(SWT.ON);
		}
		List<Point> points = drawing.lines().stream().flatMap(line -> line.points().stream()).toList();
		double least = points.stream().mapToDouble(Point::x).min().orElse(0);
		double most = points.stream().mapToDouble(Point::x).max().orElse(1);
		double beside = most > least ? (most - least) * MARGIN / 2 : Math.max(0.5, Math.abs(least) * MARGIN);
		chart.x().setRange(new Range(drawing.isTime() ? least - beside : Math.max(0, least - beside), most + beside));
		double highest = DoubleStream.concat(points.stream().mapToDouble(Point::high), drawing.level().stream()).max().orElse(1);
		chart.y().setRange(new Range(0, Math.max(1e-9, highest) * (1 + MARGIN)));
	}

	@Override
	public void paintControl(PaintEvent event) {
		shown.ifPresent(drawing -> {
			Rectangle area = chart.control().getPlotArea() instanceof Control control ? control.getBounds() : event.gc.getClipping();
			event.gc.setForeground(chart.control().getTitle().getForeground());
			event.gc.setLineStyle(SWT.LINE_DOT);
			drawing.level().ifPresent(level -> {
				int y = chart.y().getPixelCoordinate(level);
				event.gc.drawLine(0, y, area.width, y);
			});
			event.gc.setLineStyle(SWT.LINE_DASH);
			for (double at : drawing.breaks()) {
				int x = chart.x().getPixelCoordinate(at);
				event.gc.drawLine(x, 0, x, area.height);
			}
			event.gc.setLineStyle(SWT.LINE_SOLID);
			drawing.lines().forEach(line -> {
				event.gc.setForeground(colors.apply(line.look()));
				line.points().stream().filter(point -> point.low() < point.high()).forEach(point -> {
					int x = chart.x().getPixelCoordinate(point.x());
					int low = chart.y().getPixelCoordinate(point.low());
					int high = chart.y().getPixelCoordinate(point.high());
					event.gc.drawLine(x, low, x, high);
					event.gc.drawLine(x - CAP, low, x + CAP, low);
					event.gc.drawLine(x - CAP, high, x + CAP, high);
				});
			});
		});
	}

	@Override
	public boolean drawBehindSeries() {
		return false;
	}

	private List<String> figures() {
		return shown.stream().flatMap(drawing -> drawing.lines().stream()).flatMap(line -> line.points().stream()).map(Point::words)
				.filter(words -> !words.isEmpty()).toList();
	}

	/** The text of the point nearest to the pointer, if one is near. */
	private String toolTip(int x, int y) {
		String words = null;
		double nearest = NEAR;
		for (Line line : shown.map(Drawing::lines).orElse(List.of())) {
			for (Point point : line.points()) {
				double distance = Math.hypot(chart.x().getPixelCoordinate(point.x()) - x, chart.y().getPixelCoordinate(point.y()) - y);
				if (distance < nearest && !point.words().isEmpty()) {
					nearest = distance;
					words = point.words();
				}
			}
		}
		return words;
	}
}
