/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.placement;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import org.sonde.common.digits.Counted;
import org.sonde.common.digits.Digits;
import org.sonde.placement.Placement;
import org.sonde.report.traces.drawing.Drawing;
import org.sonde.report.traces.drawing.DrawnShape;
import org.sonde.report.traces.drawing.PlotArea;
import org.sonde.report.traces.drawing.DrawnShape.Point;
import org.sonde.report.traces.drawing.Tone;

/** The curve of a placement: what plans cost, from left to right by powers of ten, and what they show. */
public final class CurveDrawing {
	private static final double WIDTH = 640;
	private static final double HEIGHT = 360;
	private static final PlotArea AREA = new PlotArea(70, 40, WIDTH - 90, HEIGHT - 90);
	private static final double AXIS = AREA.left() - 40;
	private static final double DOT = 6;
	private static final int TICKS = 5;

	private final Placement placement;
	private final List<Placement.Point> points;
	private final double least;
	private final double most;
	private final double top;

	private CurveDrawing(Placement placement) {
		this.placement = placement;
		points = placement.curve().stream().filter(point -> point.cost() > 0).toList();
		least = Math.log10(points.stream().mapToDouble(Placement.Point::cost).min().orElse(1));
		most = Math.max(least + 0.1, Math.log10(points.stream().mapToDouble(Placement.Point::cost).max().orElse(10)));
		top = Math.max(placement.valueOfAll(), Double.MIN_NORMAL);
	}

	public static Drawing of(Placement placement) {
		CurveDrawing drawing = new CurveDrawing(placement);
		List<Drawing.Part> parts = new ArrayList<>(drawing.axes());
		if (drawing.points.size() > 1) {
			parts.add(Drawing.Part.of(new DrawnShape.Line(drawing.steps(), Tone.INK, 1.5, false, false)));
		}
		drawing.points.forEach(point -> parts.add(drawing.dot(point)));
		return new Drawing(WIDTH, HEIGHT, "What plans cost and show", "Each dot is a plan; filled dots are knees, after which the same cost buys less than half as much. "
				+ "The large dot is the plan within the budget.", parts);
	}

	private double x(double cost) {
		return AREA.x(share(cost));
	}

	private double share(double cost) {
		return (Math.log10(cost) - least) / (most - least);
	}

	private double y(double value) {
		return AREA.y(value / top);
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
		boolean chosen = point.value() == placement.value();
		double size = chosen ? 2 * DOT : DOT;
		String words = Digits.value(point.cost() / Placement.MILLIS_PER_PERCENT) + " % of one processor: " + Digits.significant(point.value(), 3) + " "
				+ placement.objective().unit() + ", " + Counted.of(point.probes().size(), "probe");
		return new Drawing.Part("", words, List.of(new DrawnShape.Box(x(point.cost()) - size / 2, y(point.value()) - size / 2, size, size,
				chosen ? Tone.FOUND : point.knee() ? Tone.INK : Tone.PAPER, Tone.INK, true)));
	}

	private List<Drawing.Part> axes() {
		List<DrawnShape> shapes = new ArrayList<>(AREA.rows(IntStream.rangeClosed(0, TICKS).mapToObj(tick -> Digits.significant(top * tick / TICKS, 2)).toList()));
		for (int power = (int) Math.ceil(least - 1e-9); power <= Math.floor(most + 1e-9); power++) {
			double at = share(Math.pow(10, power));
			shapes.add(AREA.column(at, Tone.FILL, false));
			shapes.add(AREA.below(at, Digits.plain(Math.pow(10, power - 1))));
		}
		double budget = placement.budget();
		if (budget > 0 && Math.log10(budget) >= least && Math.log10(budget) <= most) {
			shapes.add(AREA.column(share(budget), Tone.FOUND, true));
			shapes.add(new DrawnShape.Text(x(budget), AREA.top() - 6, "budget", Tone.FOUND, true));
		}
		shapes.add(new DrawnShape.Text(AXIS, 20, placement.objective().unit(), Tone.INK));
		shapes.add(new DrawnShape.Text(AREA.x(0.5), HEIGHT - 12, "cost [% of one processor]", Tone.INK, true));
		return List.of(new Drawing.Part("", "", shapes));
	}
}
