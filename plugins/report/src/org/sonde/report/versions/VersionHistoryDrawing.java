/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.versions;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.sonde.common.digits.Digits;
import org.sonde.overhead.statistics.Interval;
import org.sonde.report.figure.Figure;
import org.sonde.report.traces.drawing.ColorRole;
import org.sonde.report.traces.drawing.Drawing;
import org.sonde.report.traces.drawing.DrawingSvg;
import org.sonde.report.traces.drawing.DrawnShape;
import org.sonde.report.traces.drawing.DrawnShape.Point;
import org.sonde.report.traces.drawing.PlotArea;
import org.sonde.report.traces.drawing.TextSize;
import org.sonde.report.tradeoff.AxisRange;
import org.sonde.report.versions.VersionHistory.Change;
import org.sonde.report.versions.VersionHistory.Step;

/**
 * A history as a drawing: overhead and code one above the other, version by version. A figure that changed since the version before stands
 * out, with the change above it. Each version is a part with its name.
 */
public final class VersionHistoryDrawing {

	private static final double USUAL_WIDTH = 760;
	private static final double USUAL_HEIGHT = 560;
	private static final double LEFT = 70;
	private static final double RIGHT = 10;
	/** The head of a panel, with its name and with what changed at its highest mark. */
	private static final double HEAD = 38;
	/** For the names of the versions, which are seen without scrolling. */
	private static final double TOP = 26;
	/** The room below the last panel. */
	private static final double BOTTOM = 8;
	private static final double LEAST_PANEL = 88;
	private static final double LEAST_COLUMN = 48;
	/** Between the words of neighbours. */
	private static final double GAP = 10;
	private static final double SAME = 6;
	private static final double CHANGED = 10;
	private static final double WHISKER = 4;
	/** The smallest distance between two values of an axis. */
	private static final double LEAST_TICK = 22;

	private final VersionHistory history;
	private final Set<String> selected;
	private final double width;
	private final double height;

	private VersionHistoryDrawing(VersionHistory history, Set<String> selected, double width, double height) {
		this.history = history;
		this.selected = selected;
		this.width = Math.max(width, LEFT + RIGHT + history.steps().size() * column(history));
		this.height = Math.max(height, TOP + VersionFigure.values().length * LEAST_PANEL + BOTTOM);
	}

	/** Returns the text of an SVG file. */
	public static String svg(VersionHistory history) {
		return DrawingSvg.of(of(history, Set.of(), USUAL_WIDTH, USUAL_HEIGHT));
	}

	/**
	 * @param selected names of versions that stand out
	 * @param width    in pixels; it becomes wider if the versions need it
	 * @param height   in pixels; it becomes higher if the figures need it
	 */
	public static Drawing of(VersionHistory history, Set<String> selected, double width, double height) {
		return new VersionHistoryDrawing(history, selected, width, height).draw();
	}

	private Drawing draw() {
		List<Drawing.Part> parts = new ArrayList<>();
		for (VersionFigure figure : VersionFigure.values()) {
			parts.add(new Drawing.Part("", "", panel(figure)));
		}
		for (int at = 0; at < history.steps().size(); at++) {
			parts.add(version(at));
		}
		return new Drawing(width, height, history.title(), "Large marks: the figure changed since the version before.", parts);
	}

	/** Returns a width at which no words overlap. */
	private static double column(VersionHistory history) {
		double widest = history.steps().stream().flatMap(step -> Stream.concat(Stream.of(step.version().name()),
				step.changes().entrySet().stream().map(change -> brief(change.getKey(), change.getValue()))))
				.mapToDouble(TextSize.USUAL::width).max().orElse(0);
		return Math.max(LEAST_COLUMN, widest + GAP);
	}

	private List<DrawnShape> panel(VersionFigure figure) {
		PlotArea area = area(figure);
		AxisRange range = range(figure);
		List<DrawnShape> shapes = new ArrayList<>();
		shapes.add(new DrawnShape.Text(GAP, area.top() - HEAD + TextSize.USUAL.height(), figure.label() + unit(figure), ColorRole.INK));
		List<Double> ticks = range.ticks();
		int every = Math.max(1, Math.ceilDiv(ticks.size(), (int) (area.height() / LEAST_TICK)));
		for (int i = 0; i < ticks.size(); i += every) {
			shapes.addAll(area.row(range.share(ticks.get(i)), Digits.grouped(Digits.plain(Digits.withoutNoise(ticks.get(i))))));
		}
		List<Point> points = IntStream.range(0, history.steps().size())
				.mapToObj(at -> value(figure, at).map(value -> new Point(x(at), area.y(range.share(value.value())))))
				.flatMap(Optional::stream).toList();
		if (points.size() > 1) {
			shapes.add(new DrawnShape.Line(points, ColorRole.MUTED, 1, false, false));
		}
		return shapes;
	}

	private Drawing.Part version(int at) {
		Step step = history.steps().get(at);
		String name = step.version().name();
		double room = TextSize.USUAL.width(name) + GAP / 2;
		double line = TextSize.USUAL.height() + 2;
		List<DrawnShape> shapes = new ArrayList<>();
		ColorRole back = selected.contains(name) ? ColorRole.STRONG : ColorRole.PAPER;
		shapes.add(new DrawnShape.Box(x(at) - room / 2, line - TextSize.USUAL.height() + 2, room, line, back, back, true));
		shapes.add(new DrawnShape.Text(x(at), line, name, ColorRole.INK, true));
		if (selected.contains(name)) {
			shapes.add(DrawnShape.Line.of(x(at), TOP, x(at), height - BOTTOM, ColorRole.STRONG, false, false));
		}
		for (VersionFigure figure : VersionFigure.values()) {
			value(figure, at).ifPresent(value -> shapes.addAll(mark(figure, step, x(at), value)));
		}
		return new Drawing.Part(name, VersionHistoryTable.words(step), shapes);
	}

	private List<DrawnShape> mark(VersionFigure figure, Step step, double x, Interval value) {
		PlotArea area = area(figure);
		AxisRange range = range(figure);
		double y = area.y(range.share(value.value()));
		Optional<Change> change = step.change(figure);
		double size = change.isPresent() ? CHANGED : SAME;
		List<DrawnShape> shapes = new ArrayList<>();
		double top = y - size / 2;
		if (value.low() < value.high()) {
			double high = area.y(range.share(value.high()));
			double low = area.y(range.share(value.low()));
			shapes.add(DrawnShape.Line.of(x, low, x, high, ColorRole.INK, false, false));
			shapes.add(DrawnShape.Line.of(x - WHISKER, low, x + WHISKER, low, ColorRole.INK, false, false));
			shapes.add(DrawnShape.Line.of(x - WHISKER, high, x + WHISKER, high, ColorRole.INK, false, false));
			top = Math.min(top, high);
		}
		ColorRole fill = change.isPresent() ? ColorRole.FOUND : selected.contains(step.version().name()) ? ColorRole.STRONG : ColorRole.INK;
		shapes.add(new DrawnShape.Box(x - size / 2, y - size / 2, size, size, fill, ColorRole.INK, true));
		double words = top - SAME;
		change.ifPresent(one -> shapes.add(new DrawnShape.Text(x, words, brief(figure, one), ColorRole.INK, true)));
		return shapes;
	}

	private static String brief(VersionFigure figure, Change change) {
		return figure == VersionFigure.OVERHEAD && change.ratio().isPresent()
				? "× " + Digits.significant(change.ratio().get().value(), 3) : VersionHistoryTable.change(figure, change);
	}

	private PlotArea area(VersionFigure figure) {
		double panel = (height - TOP - BOTTOM) / VersionFigure.values().length;
		return new PlotArea(LEFT, TOP + figure.ordinal() * panel + HEAD, width - LEFT - RIGHT, panel - HEAD);
	}

	private AxisRange range(VersionFigure figure) {
		List<Interval> values = IntStream.range(0, history.steps().size()).mapToObj(at -> value(figure, at)).flatMap(Optional::stream)
				.toList();
		return figure == VersionFigure.OVERHEAD ? AxisRange.fromZero(values, false) : AxisRange.of(values, false);
	}

	private String unit(VersionFigure figure) {
		return history.steps().stream().map(step -> figure.of(step.version())).filter(Figure.Known.class::isInstance)
				.map(known -> ((Figure.Known) known).unit()).filter(unit -> !unit.isEmpty()).findFirst().map(unit -> " [" + unit + "]")
				.orElse("");
	}

	private Optional<Interval> value(VersionFigure figure, int at) {
		return figure.of(history.steps().get(at).version()) instanceof Figure.Known known
				? Optional.of(known.interval().orElseGet(() -> Interval.exactly(known.value()))) : Optional.empty();
	}

	private double x(int at) {
		return LEFT + (at + 0.5) / history.steps().size() * (width - LEFT - RIGHT);
	}
}
