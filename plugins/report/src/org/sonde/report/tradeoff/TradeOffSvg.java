/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tradeoff;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.sonde.common.digits.Digits;
import org.sonde.common.xml.XmlText;
import org.sonde.overhead.statistics.Interval;

/**
 * The chart of a series as an SVG picture for papers and slides: dark on white, the same bytes for the same series. Verdicts differ in
 * shape and word as well as in colour (Okabe and Ito's); marks on the Pareto front have a ring.
 */
public final class TradeOffSvg {

	private static final int WIDTH = 760;
	private static final int HEIGHT = 480;
	private static final int LEFT = 64;
	private static final int RIGHT = 24;
	private static final int TOP = 44;
	private static final int BOTTOM = 84;
	private static final int GAP = 10;
	private static final int FONT = 12;
	/** The average width of a letter. The picture is made without a font. */
	private static final double LETTER = 6.4;
	private static final int MARK = 5;
	private static final int RING = 9;
	private static final String INK = "#1b1f24";
	private static final String QUIET = "#59636e";
	private static final String GRID = "#d5dae0";
	private static final String ADOPTED = "#0072b2";
	private static final String REJECTED = "#c44e00";
	private static final String UNDECIDED = "#505050";

	private final TradeOffPlot plot;
	private final AxisRange across;
	private final AxisRange upright;
	private final List<double[]> taken = new ArrayList<>();
	private final StringBuilder svg = new StringBuilder();

	private TradeOffSvg(TradeOffPlot plot, boolean logarithmic) {
		this.plot = plot;
		List<Interval> xs = plot.marks().stream().flatMap(mark -> mark.x().stream()).toList();
		List<Interval> ys = plot.marks().stream().flatMap(mark -> mark.y().stream()).toList();
		int last = plot.marks().stream().mapToInt(TradeOffPlot.Mark::position).max().orElse(0);
		across = plot.namesOnly() ? new AxisRange(-0.5, last + 0.5, false) : AxisRange.of(xs, false);
		upright = AxisRange.fromZero(ys, logarithmic && plot.canBeLogarithmic());
	}

	/**
	 * The whole file as text.
	 *
	 * @param title of the picture
	 * @param logarithmic whether the axis upwards is logarithmic, if it can be
	 */
	public static String of(String title, TradeOffPlot plot, boolean logarithmic) {
		return new TradeOffSvg(plot, logarithmic).draw(title);
	}

	private String draw(String title) {
		svg.append(
				"<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%s\" height=\"%s\" viewBox=\"0 0 %s %s\" role=\"img\" font-family=\"sans-serif\" font-size=\"%s\">\n"
						.formatted(WIDTH, HEIGHT, WIDTH, HEIGHT, FONT));
		svg.append("<!-- Generator: Sonde -->\n<title>").append(XmlText.escaped(title)).append("</title>\n");
		svg.append("<desc>")
				.append(XmlText.escaped(String.join(". ", plot.marks().stream().map(mark -> mark.label().replace('\n', ';')).toList())))
				.append("</desc>\n");
		svg.append("<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n");
		axes();
		frontLine();
		arrows();
		plot.marks().forEach(this::mark);
		names();
		legend();
		return svg.append("</svg>\n").toString();
	}

	private void axes() {
		int bottom = HEIGHT - BOTTOM;
		for (double tick : upright.ticks()) {
			line(LEFT, y(tick), WIDTH - RIGHT, y(tick), GRID, "");
			text(LEFT - 8, y(tick) + 4, "end", QUIET, tickText(tick));
		}
		if (!plot.namesOnly()) {
			for (double tick : across.ticks()) {
				line(x(tick), TOP, x(tick), bottom, GRID, "");
				text(x(tick), bottom + 18, "middle", QUIET, tickText(tick));
			}
		}
		line(LEFT, bottom, WIDTH - RIGHT, bottom, QUIET, "");
		line(LEFT, TOP, LEFT, bottom, QUIET, "");
		text(LEFT - 40, TOP - 18, "start", INK, plot.yTitle() + (upright.logarithmic() ? ", logarithmic" : ""));
		text((LEFT + WIDTH - RIGHT) / 2.0, bottom + 40, "middle", INK, plot.xTitle());
	}

	/** Draws the front as steps from mark to mark. All marks above and to the right of it are dominated. */
	private void frontLine() {
		List<TradeOffPlot.Mark> front = plot.front();
		for (int i = 0; i + 1 < front.size(); i++) {
			double[] from = place(front.get(i));
			double[] to = place(front.get(i + 1));
			taken.add(new double[] { from[0], from[1], to[0] - from[0], 1 });
			taken.add(new double[] { to[0], from[1], 1, to[1] - from[1] });
			line(from[0], from[1], to[0], from[1], QUIET, " stroke-dasharray=\"1 4\"");
			line(to[0], from[1], to[0], to[1], QUIET, " stroke-dasharray=\"1 4\"");
		}
	}

	private void arrows() {
		List<TradeOffPlot.Mark> points = plot.marks().stream().filter(plot::isPoint).toList();
		for (int i = 0; i + 1 < points.size(); i++) {
			double[] from = place(points.get(i));
			double[] to = place(points.get(i + 1));
			double length = Math.hypot(to[0] - from[0], to[1] - from[1]);
			if (length < 4 * GAP) {
				continue; // the marks lie side by side
			}
			double dx = (to[0] - from[0]) / length;
			double dy = (to[1] - from[1]) / length;
			double tipX = to[0] - dx * GAP * 1.2;
			double tipY = to[1] - dy * GAP * 1.2;
			line(from[0] + dx * GAP, from[1] + dy * GAP, tipX - dx * 6, tipY - dy * 6, QUIET, "");
			svg.append("<path d=\"M%s %s L%s %s L%s %s Z\" fill=\"%s\"/>\n".formatted(n(tipX), n(tipY), n(tipX - dx * 8 - dy * 3.5),
					n(tipY - dy * 8 + dx * 3.5),
					n(tipX - dx * 8 + dy * 3.5), n(tipY - dy * 8 - dx * 3.5), QUIET));
			for (double along = 0; along < length; along += GAP) {
				taken.add(new double[] { from[0] + dx * along - 1, from[1] + dy * along - 1, 2, 2 });
			}
		}
	}

	private void mark(TradeOffPlot.Mark mark) {
		String color = color(mark.decision());
		if (!plot.isPoint(mark)) {
			if (mark.y().isPresent()) {
				line(LEFT, y(mark.y().get().value()), WIDTH - RIGHT, y(mark.y().get().value()), color, " stroke-dasharray=\"6 4\"");
				taken.add(new double[] { LEFT, y(mark.y().get().value()), WIDTH - LEFT - RIGHT, 1 });
			} else {
				double x = x(mark.x().orElseThrow().value());
				line(x, TOP, x, HEIGHT - BOTTOM, color, " stroke-dasharray=\"6 4\"");
			}
			return;
		}
		double[] at = place(mark);
		taken.add(new double[] { at[0] - RING, at[1] - RING, 2 * RING, 2 * RING });
		mark.y().filter(TradeOffPlot.Mark::hasWidth).ifPresent(y -> {
			line(at[0], y(y.low()), at[0], y(y.high()), color, " stroke-width=\"1.5\"");
			line(at[0] - 4, y(y.low()), at[0] + 4, y(y.low()), color, " stroke-width=\"1.5\"");
			line(at[0] - 4, y(y.high()), at[0] + 4, y(y.high()), color, " stroke-width=\"1.5\"");
		});
		mark.x().filter(TradeOffPlot.Mark::hasWidth).ifPresent(x -> {
			line(x(x.low()), at[1], x(x.high()), at[1], color, " stroke-width=\"1.5\"");
			line(x(x.low()), at[1] - 4, x(x.low()), at[1] + 4, color, " stroke-width=\"1.5\"");
			line(x(x.high()), at[1] - 4, x(x.high()), at[1] + 4, color, " stroke-width=\"1.5\"");
		});
		if (plot.front().contains(mark)) {
			ring(at[0], at[1]);
		}
		symbol(at[0], at[1], mark.decision());
	}

	private void ring(double x, double y) {
		svg.append("<circle cx=\"%s\" cy=\"%s\" r=\"%s\" fill=\"none\" stroke=\"%s\"/>\n".formatted(n(x), n(y), RING, INK));
	}

	private void symbol(double x, double y, Optional<Verdict.Decision> decision) {
		String color = color(decision);
		String shape = decision.isEmpty()
				? "<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" fill=\"%s\"/>\n".formatted(n(x - MARK), n(y - MARK), 2 * MARK,
						2 * MARK, color)
				: switch (decision.get()) {
					case ADOPTED -> "<circle cx=\"%s\" cy=\"%s\" r=\"%s\" fill=\"%s\"/>\n".formatted(n(x), n(y), MARK, color);
					case REJECTED -> "<path d=\"M%s %s l6 6 l-6 6 l-6 -6 Z\" fill=\"#ffffff\" stroke=\"%s\" stroke-width=\"2\"/>\n"
							.formatted(n(x), n(y - 6), color);
				};
		svg.append(shape);
	}

	/** Each name stands where it fits first: right of its mark, above, left, below; on no other name, mark, arrow or edge. */
	private void names() {
		for (TradeOffPlot.Mark mark : plot.marks()) {
			String name = mark.name() + mark.decision().map(decision -> " · " + decision.keyword()).orElse("")
					+ (plot.isPoint(mark) ? "" : mark.y().isPresent() ? " · no figure of the code" : " · overhead unknown");
			double width = name.length() * LETTER;
			double[] at = mark.y().isPresent()
					? plot.isPoint(mark) ? place(mark) : new double[] { WIDTH - RIGHT - width - GAP, y(mark.y().get().value()) }
					: new double[] { x(mark.x().orElseThrow().value()), TOP + GAP };
			double[][] corners = plot.namesOnly() ? new double[][] { { at[0] - width / 2, at[1] - 26 }, { at[0] - width / 2, at[1] + 12 },
					{ at[0] - width / 2, at[1] - 42 }, { at[0] - width / 2, at[1] + 28 } }
					: new double[][] { { at[0] + GAP + 2, at[1] - 7 }, { at[0] - width / 2, at[1] - 26 }, { at[0] + GAP, at[1] - 22 },
							{ at[0] - GAP - 2 - width, at[1] - 7 }, { at[0] + GAP, at[1] + 8 }, { at[0] - GAP - width, at[1] + 8 },
							{ at[0] - width / 2, at[1] + 12 },
							{ at[0] - GAP - width, at[1] - 22 } };
			double[] corner = Stream.of(corners).filter(free -> fits(free, width)).findFirst().orElse(corners[0]);
			taken.add(new double[] { corner[0], corner[1], width, FONT + 2 });
			text(corner[0], corner[1] + FONT - 1, "start", INK, name);
		}
	}

	private boolean fits(double[] corner, double width) {
		return corner[0] >= LEFT && corner[0] + width <= WIDTH - 4 && corner[1] >= TOP - 8 && corner[1] + FONT + 2 <= HEIGHT - BOTTOM
				&& taken.stream().noneMatch(other -> corner[0] < other[0] + other[2] && other[0] < corner[0] + width
						&& corner[1] < other[1] + other[3] && other[1] < corner[1] + FONT + 2);
	}

	private void legend() {
		double x = LEFT;
		double y = HEIGHT - 18;
		for (Optional<Verdict.Decision> decision : plot.marks().stream().map(TradeOffPlot.Mark::decision).distinct().toList()) {
			symbol(x + 6, y - 4, decision);
			x = legendText(x, y, decision.map(Verdict.Decision::keyword).orElse("no verdict"));
		}
		if (!plot.front().isEmpty()) {
			ring(x + 6, y - 4);
			x = legendText(x, y, "on the Pareto front");
		}
		if (plot.marks().stream().anyMatch(mark -> !plot.isPoint(mark))) {
			line(x, y - 4, x + 14, y - 4, QUIET, " stroke-dasharray=\"6 4\"");
			legendText(x + 4, y, "one coordinate unknown");
		}
	}

	private double legendText(double x, double y, String text) {
		text(x + 18, y, "start", QUIET, text);
		return x + 18 + text.length() * LETTER + 2 * GAP;
	}

	private double[] place(TradeOffPlot.Mark mark) {
		double right = plot.namesOnly() ? mark.position() : mark.x().orElseThrow().value();
		return new double[] { x(right), y(mark.y().orElseThrow().value()) };
	}

	private double x(double value) {
		return LEFT + across.share(value) * (WIDTH - LEFT - RIGHT);
	}

	private double y(double value) {
		return HEIGHT - BOTTOM - upright.share(value) * (HEIGHT - TOP - BOTTOM);
	}

	private void line(double x1, double y1, double x2, double y2, String color, String more) {
		svg.append("<path d=\"M%s %s L%s %s\" stroke=\"%s\" fill=\"none\"%s/>\n".formatted(n(x1), n(y1), n(x2), n(y2), color, more));
	}

	private void text(double x, double y, String anchor, String color, String text) {
		svg.append(
				"<text x=\"%s\" y=\"%s\" text-anchor=\"%s\" fill=\"%s\">%s</text>\n".formatted(n(x), n(y), anchor, color,
						XmlText.escaped(text)));
	}

	private static String color(Optional<Verdict.Decision> decision) {
		return decision.isEmpty() ? UNDECIDED : decision.get() == Verdict.Decision.ADOPTED ? ADOPTED : REJECTED;
	}

	private static String tickText(double tick) {
		return Digits.grouped(Digits.plain(Digits.withoutNoise(tick)));
	}

	private static String n(double pixel) {
		return Digits.fixed(pixel, 1);
	}
}
