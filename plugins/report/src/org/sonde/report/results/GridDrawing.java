/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.results;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.sonde.benchmark.objects.GridCells;
import org.sonde.benchmark.objects.GridClaims;
import org.sonde.common.digits.Digits;
import org.sonde.overhead.results.Measurement;
import org.sonde.overhead.results.QuantityKind;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.Statistic;
import org.sonde.report.traces.drawing.ColorRole;
import org.sonde.report.traces.drawing.Drawing;
import org.sonde.report.traces.drawing.DrawnShape;
import org.sonde.report.traces.drawing.DrawnShape.Point;
import org.sonde.report.traces.drawing.PlotArea;
import org.sonde.report.traces.drawing.TextSize;

/**
 * Figures 5 to 8 of the paper on MOOMS (2004), each beside the same figure of a measurement: what a test case takes more than without
 * sensors, by batch size or period, with a curve for each number of observers. Both halves of a row have the same scale.
 */
public final class GridDrawing {
	private static final int LEFT = 60;
	private static final int PANEL_WIDTH = 400;
	private static final int PANEL_HEIGHT = 200;
	private static final int BETWEEN = 110;
	private static final int TOP = 70;
	private static final int ROW = PANEL_HEIGHT + 90;
	private static final int MARK = 2;
	private static final int STEPS = 4;
	private static final double PERCENT = 100;
	private static final double LINE = TextSize.USUAL.height();
	/** The first figure of the paper that is drawn. */
	private static final int FIRST_FIGURE = 5;

	private final Map<Integer, ResultSet> sets;
	private final List<Drawing.Part> parts = new ArrayList<>();

	/** A row of two panels. */
	private record Row(int figure, int processors, String policy, List<Integer> values, BiFunction<Integer, Integer, String> id) {
	}

	private GridDrawing(Map<Integer, ResultSet> sets) {
		this.sets = sets;
	}

	/**
	 * @param sets  of test cases by the number of processors; those without the program that is not instrumented are left out
	 * @param notes lines below the figures, such as conditions
	 * @return empty if there is nothing to draw
	 */
	public static Optional<Drawing> of(Map<Integer, ResultSet> sets, List<String> notes) {
		GridDrawing drawing = new GridDrawing(sets);
		List<Row> rows = drawing.rows();
		return rows.isEmpty() ? Optional.empty() : Optional.of(drawing.draw(rows, notes));
	}

	private List<Row> rows() {
		List<Row> rows = new ArrayList<>();
		sets.keySet().stream().sorted().filter(processors -> overhead(sets.get(processors), GridCells.NOT_INSTRUMENTED).isPresent())
				.forEach(processors -> {
					int figure = processors == 1 ? FIRST_FIGURE : FIRST_FIGURE + 2;
					rows.add(new Row(figure, processors, "batch size [events]", GridCells.BATCH_SIZES, GridCells::batch));
					rows.add(new Row(figure + 1, processors, "period [ms]", GridCells.PERIODS, GridCells::period));
				});
		return rows;
	}

	private Drawing draw(List<Row> rows, List<String> notes) {
		for (int i = 0; i < rows.size(); i++) {
			row(rows.get(i), TOP + i * ROW);
		}
		double y = TOP + rows.size() * ROW;
		List<DrawnShape> texts = new ArrayList<>();
		for (String note : notes) {
			texts.add(new DrawnShape.Text(LEFT, y, note, ColorRole.MUTED));
			y += LINE;
		}
		parts.add(new Drawing.Part("", "", texts));
		double width = Math.max(LEFT + 2 * PANEL_WIDTH + 2 * BETWEEN,
				notes.stream().mapToDouble(TextSize.USUAL::width).max().orElse(0) + 2 * LEFT);
		return new Drawing(width, y + LINE, "What watching objects costs, as published in 2004 and as measured",
				"What a test case takes more than without sensors, in percent, by batch size or period. A curve for each number of observers; "
						+ "dashed: delivered by the production thread. Vertical lines: 95 % intervals, cut off at the edge of the panel.",
				parts);
	}

	private void row(Row row, double top) {
		ResultSet paper = GridClaims.published(row.processors());
		ResultSet own = sets.get(row.processors());
		double highest = List.of(paper, own).stream()
				.flatMap(set -> Stream.concat(Stream.of(GridCells.singleThread(1)), row.values().stream()
						.flatMap(value -> GridCells.OBSERVERS.stream().map(observers -> row.id().apply(value, observers))))
						.map(id -> overhead(set, id)))
				.flatMapToDouble(OptionalDouble::stream).max().orElse(1);
		double step = PlotArea.step(STEPS, Math.max(highest, 1));
		panel(row, paper, new PlotArea(LEFT, top, PANEL_WIDTH, PANEL_HEIGHT), step, "Figure " + row.figure() + " of 2004, "
				+ (row.processors() == 1 ? "1 processor" : "3 processors"));
		panel(row, own, new PlotArea(LEFT + PANEL_WIDTH + BETWEEN, top, PANEL_WIDTH, PANEL_HEIGHT), step, "Measured, " + row.processors()
				+ (row.processors() == 1 ? " processor" : " processors"));
	}

	private void panel(Row row, ResultSet set, PlotArea area, double step, String title) {
		List<DrawnShape> grid = new ArrayList<>(
				List.of(new DrawnShape.Text(area.left(), area.top() - 1.5 * LINE, title + ": overhead by " + row.policy(), ColorRole.INK)));
		grid.addAll(area.rows(IntStream.rangeClosed(0, STEPS).mapToObj(i -> Digits.plain(Digits.withoutNoise(i * step)) + " %").toList()));
		for (int i = 0; i < row.values().size(); i++) {
			grid.add(area.below(share(i, row), Integer.toString(row.values().get(i))));
		}
		parts.add(new Drawing.Part("", "", grid));
		List.of(1, 5).forEach(observers -> overhead(set, GridCells.singleThread(observers)).ifPresent(level -> {
			if (level <= STEPS * step) {
				double y = area.y(level / (STEPS * step));
				String words = "production thread, " + observers + (observers == 1 ? " observer" : " observers");
				parts.add(new Drawing.Part(words, title + ", " + words + ": " + Digits.value(level) + " %",
						List.of(DrawnShape.Line.of(area.left(), y, area.x(1), y, ColorRole.MUTED, true, false),
								new DrawnShape.Text(area.x(1) - TextSize.USUAL.width(words), y - MARK, words, ColorRole.MUTED))));
			}
		}));
		Map<Integer, Double> ends = new TreeMap<>();
		GridCells.OBSERVERS.forEach(observers -> curve(row, set, area, step, title, observers).ifPresent(end -> ends.put(observers, end)));
		names(ends, area.x(1) - MARK);
	}

	/** The numbers of observers beside the ends of their curves, from the bottom to the top, so that none covers another. */
	private void names(Map<Integer, Double> ends, double x) {
		double free = Double.POSITIVE_INFINITY;
		for (Map.Entry<Integer, Double> end : ends.entrySet().stream().sorted(Map.Entry.<Integer, Double>comparingByValue().reversed())
				.toList()) {
			double y = Math.min(end.getValue(), free);
			free = y - LINE * 5 / 6;
			parts.add(Drawing.Part
					.of(new DrawnShape.Text(x, y + 2 * MARK, end.getKey() + (end.getKey() == 1 ? " observer" : ""), role(end.getKey()))));
		}
	}

	private static ColorRole role(int observers) {
		return observers == 1 ? ColorRole.INK : observers == GridCells.OBSERVERS.getLast() ? ColorRole.FOUND : ColorRole.MUTED;
	}

	/** Returns how high the end of the curve is. */
	private Optional<Double> curve(Row row, ResultSet set, PlotArea area, double step, String title, int observers) {
		ColorRole role = role(observers);
		List<Point> places = new ArrayList<>();
		List<Drawing.Part> marks = new ArrayList<>();
		for (int i = 0; i < row.values().size(); i++) {
			String id = row.id().apply(row.values().get(i), observers);
			OptionalDouble overhead = overhead(set, id);
			if (overhead.isPresent()) {
				double x = area.x(share(i, row));
				double y = area.y(overhead.getAsDouble() / (STEPS * step));
				double half = halfWidth(set, id) / (STEPS * step);
				places.add(new Point(x, y));
				marks.add(new Drawing.Part(id, title + ", " + id + ": " + Digits.value(overhead.getAsDouble()) + " %",
						List.of(DrawnShape.Line.of(x, Math.max(area.top(), y - half * area.height()), x,
								Math.min(area.y(0), y + half * area.height()), role, false, false),
								new DrawnShape.Box(x - MARK, y - MARK, 2 * MARK, 2 * MARK, role, role, false))));
			}
		}
		if (places.size() > 1) {
			parts.add(Drawing.Part.of(new DrawnShape.Line(places, role, 1.5, false, false)));
		}
		parts.addAll(marks);
		return places.isEmpty() ? Optional.empty() : Optional.of(places.getLast().y());
	}

	/** Spaces the steps equally, as those of the paper are almost equal on a logarithmic scale. */
	private static double share(int index, Row row) {
		return (index + 0.5) / row.values().size();
	}

	/** Returns the overhead in percent of the time without sensors. */
	private static OptionalDouble overhead(ResultSet set, String id) {
		Optional<Double> base = nanos(set, GridCells.NOT_INSTRUMENTED);
		Optional<Double> time = nanos(set, id);
		return base.isEmpty() || time.isEmpty() ? OptionalDouble.empty() : OptionalDouble.of(PERCENT * (time.get() / base.get() - 1));
	}

	private static double halfWidth(ResultSet set, String id) {
		Measurement measurement = measurement(set, id).orElseThrow();
		return PERCENT
				* measurement.find(Statistic.CI95_HALF_WIDTH).map(half -> half.doubleValue() * measurement.unit().factor()).orElse(0.0)
				/ nanos(set, GridCells.NOT_INSTRUMENTED).orElseThrow();
	}

	private static Optional<Double> nanos(ResultSet set, String id) {
		return measurement(set, id).map(measurement -> measurement.central().doubleValue() * measurement.unit().factor());
	}

	private static Optional<Measurement> measurement(ResultSet set, String id) {
		return set.find(id).flatMap(configuration -> configuration.find(QuantityKind.RESPONSE_TIME));
	}
}
