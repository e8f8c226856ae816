/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.results;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

import org.sonde.benchmark.saturation.Saturation;
import org.sonde.benchmark.saturation.SaturationFork;
import org.sonde.benchmark.saturation.SaturationPoint;
import org.sonde.common.digits.Digits;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.statistics.ForkSummary;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.statistics.IntervalText;
import org.sonde.report.traces.drawing.ColorRole;
import org.sonde.report.traces.drawing.Drawing;
import org.sonde.report.traces.drawing.DrawnShape;
import org.sonde.report.traces.drawing.DrawnShape.Point;
import org.sonde.report.traces.drawing.PlotArea;
import org.sonde.report.traces.drawing.TextSize;

/** How much a receiver takes, by the number of senders: traces per second above, CPU time of a trace below, each with its 95 % interval. */
public final class SaturationDrawing {
	private static final int WIDTH = 640;
	private static final int LEFT = 60;
	private static final int RIGHT = 20;
	private static final int PANEL = 180;
	private static final int GAP = 60;
	private static final int TOP = 60;
	private static final int MARK = 4;
	private static final int STEPS = 4;
	private static final double LINE = TextSize.USUAL.height();

	private final Saturation saturation;
	private final List<Phase> phases;
	private final List<Integer> senders;
	private final List<Drawing.Part> parts = new ArrayList<>();

	private SaturationDrawing(Saturation saturation) {
		this.saturation = saturation;
		phases = saturation.points().stream().map(SaturationPoint::phase).distinct().toList();
		senders = saturation.points().stream().map(SaturationPoint::senders).distinct().sorted().toList();
	}

	/** @param notes lines below the curves, such as published figures and conditions */
	public static Drawing of(Saturation saturation, List<String> notes) {
		return new SaturationDrawing(saturation).draw(notes);
	}

	private Drawing draw(List<String> notes) {
		legend();
		panel(area(TOP), "thousand traces/s", 1e-3, SaturationFork::tracesPerSecond);
		panel(area(TOP + PANEL + GAP), "CPU µs per trace", 1e-3, SaturationFork::cpuNanosPerTrace);
		double y = TOP + 2 * PANEL + GAP + 3 * LINE;
		List<DrawnShape> texts = new ArrayList<>();
		for (String line : notes.stream().flatMap(note -> lines(note).stream()).toList()) {
			texts.add(new DrawnShape.Text(LEFT, y, line, ColorRole.MUTED));
			y += LINE;
		}
		parts.add(new Drawing.Part("", "", texts));
		return new Drawing(WIDTH, y + LINE, "How many traces the receiver takes",
				"By the number of senders, with 95 % intervals. Filled marks: the "
				+ "receiver was busy all the time. Empty marks: it could take more.", parts);
	}

	/** Breaks a note into lines as wide as the curves. */
	private static List<String> lines(String note) {
		List<String> lines = new ArrayList<>(List.of(""));
		for (String word : note.split(" ")) {
			String longer = (lines.getLast() + " " + word).strip();
			if (TextSize.USUAL.width(longer) <= WIDTH - LEFT - RIGHT) {
				lines.set(lines.size() - 1, longer);
			} else {
				lines.add(word);
			}
		}
		return lines;
	}

	private void legend() {
		List<DrawnShape> shapes = new ArrayList<>();
		double x = LEFT;
		for (Phase phase : phases) {
			shapes.add(DrawnShape.Line.of(x, LINE, x + 2 * LINE, LINE, role(phase), isDashed(phase), false));
			shapes.add(new DrawnShape.Text(x + 2.5 * LINE, LINE + MARK, phase.keyword(), ColorRole.INK));
			x += 3 * LINE + TextSize.USUAL.width(phase.keyword());
		}
		parts.add(new Drawing.Part("", "", shapes));
	}

	private static ColorRole role(Phase phase) {
		return isDashed(phase) ? ColorRole.FOUND : ColorRole.INK;
	}

	private static boolean isDashed(Phase phase) {
		return phase == Phase.REDUCTION;
	}

	private static PlotArea area(double top) {
		return new PlotArea(LEFT, top, WIDTH - LEFT - RIGHT, PANEL);
	}

	private void panel(PlotArea area, String axis, double factor, ToDoubleFunction<SaturationFork> figure) {
		double step = PlotArea.step(STEPS,
				saturation.points().stream().mapToDouble(point -> interval(point.summary(figure)).high() * factor).max().orElse(1));
		List<DrawnShape> grid = new ArrayList<>(List.of(new DrawnShape.Text(LEFT, area.top() - LINE, axis, ColorRole.INK)));
		grid.addAll(area.rows(IntStream.rangeClosed(0, STEPS).mapToObj(i -> Digits.plain(Digits.withoutNoise(i * step))).toList()));
		senders.forEach(count -> grid.add(area.below(share(count), count + (count == 1 ? " sender" : " senders"))));
		parts.add(new Drawing.Part("", "", grid));
		for (Phase phase : phases) {
			List<SaturationPoint> points = saturation.points().stream().filter(point -> point.phase() == phase).toList();
			List<Point> places = points.stream()
					.map(point -> new Point(area.x(share(point.senders())), area.y(point.summary(figure).mean() * factor / (STEPS * step))))
					.toList();
			if (places.size() > 1) {
				parts.add(Drawing.Part.of(new DrawnShape.Line(places, role(phase), 2, isDashed(phase), false)));
			}
			points.forEach(point -> mark(point, area.x(share(point.senders())), point.summary(figure), factor, axis,
					value -> area.y(value / (STEPS * step))));
		}
	}

	private void mark(SaturationPoint point, double x, ForkSummary summary, double factor, String axis, DoubleUnaryOperator height) {
		Interval interval = interval(summary).times(factor);
		double y = height.applyAsDouble(summary.mean() * factor);
		ColorRole role = role(point.phase());
		List<DrawnShape> shapes = new ArrayList<>(List.of(
				DrawnShape.Line.of(x, height.applyAsDouble(interval.low()), x, height.applyAsDouble(interval.high()), role, false, false),
				new DrawnShape.Box(x - MARK, y - MARK, 2 * MARK, 2 * MARK, point.isSaturated() ? role : ColorRole.PAPER, role, false)));
		String lost = point.lost() == 0 ? "nothing lost" : point.lost() + " of " + point.sent() + " lost";
		if (point.lost() > 0) {
			shapes.add(new DrawnShape.Text(x + 2 * MARK, y, lost, ColorRole.FAILED));
		}
		parts.add(new Drawing.Part(point.phase().keyword(),
				point.phase().keyword() + ", senders: " + point.senders() + ": " + IntervalText.of(interval, axis) + "; " + lost, shapes));
	}

	/** The mean alone where the forks are too few for an interval. */
	private static Interval interval(ForkSummary summary) {
		return summary.interval().known().filter(known -> known.low() > 0).orElse(Interval.exactly(summary.mean()));
	}

	/** Spaces the counts equally, because people double the number of senders. */
	private double share(int count) {
		return (senders.indexOf(count) + 0.5) / senders.size();
	}
}
