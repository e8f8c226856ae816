/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.placement;

import java.util.ArrayList;
import java.util.List;

import org.sonde.common.digits.Counted;
import org.sonde.common.digits.Digits;
import org.sonde.placement.Placement;
import org.sonde.report.traces.drawing.ColorRole;
import org.sonde.report.traces.drawing.Drawing;
import org.sonde.report.traces.drawing.DrawnShape;
import org.sonde.report.traces.drawing.DrawnShape.Point;
import org.sonde.report.traces.drawing.PlotArea;

/** The curve of a placement: what plans cost, from left to right by powers of ten, and what they show. */
public final class CurveDrawing {
	/** Pixels. A lower drawing has no room for words and shows only the curve. */
	public static final int HEIGHT_WITH_WORDS = 110;

	private static final double USUAL_WIDTH = 640;
	private static final double USUAL_HEIGHT = 360;
	private static final double LEFT = 70;
	private static final double TOP = 40;
	/** Left and right of the area together, and above and below it. */
	private static final double MARGINS = 90;
	/** Around a curve without words. */
	private static final double EDGE = 8;
	private static final double DOT = 6;
	private static final int TICKS = 5;
	/** The smallest distance between two values, in pixels. */
	private static final double LEAST_TICK = 22;
	private static final int FEW_POWERS = 2;
	/** The smallest distance between two powers of ten with two ticks between them, in pixels. */
	private static final double LEAST_POWER = 130;
	private static final double ROUNDING = 1e-9;

	private final Placement placement;
	private final double height;
	private final PlotArea area;
	/** The probes of the highlighted plan. */
	private final List<String> shown;
	private final List<Placement.Point> points;
	private final double least;
	private final double most;
	private final double top;

	private CurveDrawing(Placement placement, List<String> shown, double width, double height) {
		this.placement = placement;
		this.shown = shown;
		this.height = height;
		area = hasWords() ? new PlotArea(LEFT, TOP, width - MARGINS, height - MARGINS)
				: new PlotArea(EDGE, EDGE, width - 2 * EDGE, height - 2 * EDGE);
		points = placement.curve().stream().filter(point -> point.cost() > 0).toList();
		least = Math.log10(points.stream().mapToDouble(Placement.Point::cost).min().orElse(1));
		most = Math.max(least + 0.1, Math.log10(points.stream().mapToDouble(Placement.Point::cost).max().orElse(10)));
		top = placement.valueOfAll() > 0 ? placement.valueOfAll() : 1;
	}

	/** Draws the curve and highlights the plan for the budget. */
	public static Drawing of(Placement placement) {
		return of(placement, withinBudget(placement), USUAL_WIDTH, USUAL_HEIGHT);
	}

	private static List<String> withinBudget(Placement placement) {
		return placement.probes();
	}

	private boolean hasWords() {
		return height >= HEIGHT_WITH_WORDS;
	}

	/**
	 * With any plan standing out. The dots are named by their place on the curve, from 0.
	 *
	 * @param shown  its methods, sorted by name
	 * @param width  in pixels
	 * @param height in pixels
	 */
	public static Drawing of(Placement placement, List<String> shown, double width, double height) {
		CurveDrawing drawing = new CurveDrawing(placement, shown, width, height);
		List<Drawing.Part> parts = new ArrayList<>(List.of(new Drawing.Part("", "", drawing.background())));
		if (drawing.points.size() > 1) {
			parts.add(Drawing.Part.of(new DrawnShape.Line(drawing.steps(), ColorRole.INK, 1.5, false, false)));
		}
		drawing.points.forEach(point -> parts.add(drawing.dot(point)));
		return new Drawing(width, height, "What plans cost and show",
				"Each dot is a plan; filled dots are knees, after which the same cost buys less than half as much. "
				+ "The large dot is the plan " + (shown.equals(withinBudget(placement)) ? "within the budget." : "that is shown."), parts);
	}

	private double x(double cost) {
		return area.x(share(cost));
	}

	private double share(double cost) {
		return (Math.log10(cost) - least) / (most - least);
	}

	private double y(double value) {
		return area.y(value / top);
	}

	/** A plan is the best until the next one is within the budget. */
	private List<Point> steps() {
		List<Point> steps = new ArrayList<>();
		for (int i = 0; i < points.size(); i++) {
			if (i > 0) {
				steps.add(new Point(x(points.get(i).cost()), y(points.get(i - 1).value())));
			}
			steps.add(new Point(x(points.get(i).cost()), y(points.get(i).value())));
		}
		return steps;
	}

	private Drawing.Part dot(Placement.Point point) {
		boolean chosen = point.probes().equals(shown);
		double size = chosen ? 2 * DOT : DOT;
		String words = Digits.value(point.cost() / Placement.MILLIS_PER_PERCENT) + " % of one processor: "
				+ Digits.significant(point.value(), 3) + " "
				+ placement.objective().unit() + ", " + Counted.of(point.probes().size(), "probe");
		return new Drawing.Part(String.valueOf(placement.curve().indexOf(point)), words,
				List.of(new DrawnShape.Box(x(point.cost()) - size / 2, y(point.value()) - size / 2, size, size,
						chosen ? ColorRole.FOUND : point.knee() ? ColorRole.INK : ColorRole.PAPER, ColorRole.INK, true)));
	}

	/** Powers of ten; with 2 and 5 between them where there are few, and room. In milliseconds per second. */
	private List<Double> ticks() {
		int[] steps = Math.floor(most + ROUNDING) - Math.ceil(least - ROUNDING) < FEW_POWERS && area.width() / (most - least) > LEAST_POWER
				? new int[] { 1, 2, 5 }
				: new int[] { 1 };
		List<Double> ticks = new ArrayList<>();
		for (int power = (int) Math.floor(least); power <= Math.floor(most + ROUNDING); power++) {
			for (int step : steps) {
				double cost = step * Math.pow(10, power);
				if (Math.log10(cost) >= least - ROUNDING && Math.log10(cost) <= most + ROUNDING) {
					ticks.add(cost);
				}
			}
		}
		return ticks;
	}

	/** The shapes behind the curve. */
	private List<DrawnShape> background() {
		List<DrawnShape> shapes = new ArrayList<>(
				hasWords() ? axes()
						: List.of(DrawnShape.Line.of(area.x(0), area.y(0), area.x(1), area.y(0), ColorRole.FILL, false, false)));
		double budget = placement.budget();
		if (budget > 0 && Math.log10(budget) >= least && Math.log10(budget) <= most) {
			shapes.add(area.column(share(budget), ColorRole.FOUND, true));
			if (hasWords()) {
				shapes.add(new DrawnShape.Text(x(budget), area.top() - 6, "budget", ColorRole.INK, true));
			}
		}
		return shapes;
	}

	private List<DrawnShape> axes() {
		int ticks = Math.clamp((long) (area.height() / LEAST_TICK), 1, TICKS);
		double step = PlotArea.step(ticks, top);
		List<DrawnShape> shapes = new ArrayList<>();
		for (int tick = 0; tick * step <= top * (1 + ROUNDING); tick++) {
			shapes.addAll(area.row(tick * step / top, Digits.plain(Digits.withoutNoise(tick * step))));
		}
		for (double cost : ticks()) {
			shapes.add(area.column(share(cost), ColorRole.FILL, false));
			shapes.add(area.below(share(cost), Digits.plain(Digits.withoutNoise(cost / Placement.MILLIS_PER_PERCENT))));
		}
		shapes.add(new DrawnShape.Text(area.left() - 40, 20, placement.objective().unit(), ColorRole.INK));
		shapes.add(new DrawnShape.Text(area.x(0.5), height - 12, PlacementText.cost(placement), ColorRole.INK, true));
		return shapes;
	}
}
