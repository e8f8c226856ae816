/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.versions;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

import org.sonde.common.digits.Digits;
import org.sonde.common.xml.XmlText;
import org.sonde.overhead.statistics.Interval;
import org.sonde.report.figure.Figure;
import org.sonde.report.tradeoff.AxisRange;
import org.sonde.report.versions.VersionHistory.Change;
import org.sonde.report.versions.VersionHistory.Step;

/**
 * The chart of a history as an SVG picture: overhead and code one above the other, version by version. Where a figure changed, its mark is a
 * diamond with the change beside it.
 */
public final class VersionHistorySvg {

	private static final int WIDTH = 760;
	private static final int PANEL = 130;
	private static final int LEFT = 64;
	private static final int RIGHT = 48;
	private static final int TOP = 34;
	private static final int BOTTOM = 84;
	/** Above the axis of a panel, for its name. */
	private static final int HEAD = 34;
	private static final int FONT = 12;
	/** Of a letter of the font, on average: the picture is made where no font is at hand. */
	private static final double LETTER = 6.4;
	private static final int MARK = 4;
	private static final int DIAMOND = 6;
	private static final int MOST_TICKS = 4;
	private static final String INK = "#1b1f24";
	private static final String QUIET = "#59636e";
	private static final String GRID = "#d5dae0";
	private static final String SAME = "#0072b2";
	private static final String CHANGED = "#c44e00";

	private final VersionHistory history;
	private final StringBuilder svg = new StringBuilder();

	private VersionHistorySvg(VersionHistory history) {
		this.history = history;
	}

	/** The whole file as text. */
	public static String of(VersionHistory history) {
		return new VersionHistorySvg(history).draw();
	}

	private String draw() {
		int height = TOP + PANEL * VersionFigure.values().length + BOTTOM;
		svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%s\" height=\"%s\" viewBox=\"0 0 %s %s\" role=\"img\" font-family=\"sans-serif\" font-size=\"%s\">\n"
				.formatted(WIDTH, height, WIDTH, height, FONT));
		svg.append("<!-- Generator: Sonde -->\n<title>").append(XmlText.escaped(history.title())).append("</title>\n");
		svg.append("<desc>").append(XmlText.escaped(String.join(". ", history.steps().stream().map(VersionHistorySvg::words).toList())))
				.append("</desc>\n<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n");
		text(LEFT - 40, FONT + 6, "start", INK, history.title());
		for (VersionFigure figure : VersionFigure.values()) {
			panel(figure, TOP + PANEL * figure.ordinal());
		}
		names(height - BOTTOM);
		return svg.append("</svg>\n").toString();
	}

	private void panel(VersionFigure figure, int top) {
		List<Interval> values = IntStream.range(0, history.steps().size()).mapToObj(at -> value(figure, at)).flatMap(Optional::stream)
				.toList();
		AxisRange range = figure == VersionFigure.OVERHEAD ? AxisRange.fromZero(values, false) : AxisRange.of(values, false);
		text(LEFT - 40, top + HEAD - 12, "start", INK, figure.label() + unit(figure));
		List<Double> ticks = range.ticks();
		int every = Math.ceilDiv(ticks.size(), MOST_TICKS);
		for (int i = 0; i < ticks.size(); i += every) {
			double y = y(range, top, ticks.get(i));
			line(LEFT, y, WIDTH - RIGHT, y, GRID);
			text(LEFT - 8, y + 4, "end", QUIET, Digits.grouped(Digits.plain(Digits.withoutNoise(ticks.get(i)))));
		}
		line(LEFT, top + PANEL, WIDTH - RIGHT, top + PANEL, QUIET);
		int before = -1;
		for (int at = 0; at < history.steps().size(); at++) {
			if (value(figure, at).isPresent()) {
				if (before >= 0) {
					line(x(before), y(range, top, value(figure, before).get().value()), x(at), y(range, top, value(figure, at).get().value()), SAME);
				}
				before = at;
			}
		}
		for (int at = 0; at < history.steps().size(); at++) {
			if (value(figure, at).isPresent()) {
				mark(figure, at, value(figure, at).get(), range, top);
			}
		}
	}

	private void mark(VersionFigure figure, int at, Interval value, AxisRange range, int top) {
		double x = x(at);
		double y = y(range, top, value.value());
		Optional<Change> change = history.steps().get(at).change(figure);
		String color = change.isPresent() ? CHANGED : SAME;
		if (value.low() < value.high()) {
			double low = y(range, top, value.low());
			double high = y(range, top, value.high());
			line(x, low, x, high, color);
			line(x - MARK, low, x + MARK, low, color);
			line(x - MARK, high, x + MARK, high, color);
		}
		svg.append(change.isPresent()
				? "<path d=\"M%s %s l%s %s l-%s %s l-%s -%s Z\" fill=\"%s\"/>\n".formatted(n(x), n(y - DIAMOND), DIAMOND, DIAMOND, DIAMOND, DIAMOND,
						DIAMOND, DIAMOND, color)
				: "<circle cx=\"%s\" cy=\"%s\" r=\"%s\" fill=\"%s\"/>\n".formatted(n(x), n(y), MARK, color));
		change.ifPresent(one -> text(x, y - DIAMOND - 4, "middle", color, brief(figure, one)));
	}

	/** The names of the versions, upright if they have no room beside each other. */
	private void names(int bottom) {
		double room = history.steps().size() < 2 ? WIDTH : x(1) - x(0);
		boolean upright = history.steps().stream().anyMatch(step -> step.version().name().length() * LETTER > room);
		for (int at = 0; at < history.steps().size(); at++) {
			String name = XmlText.escaped(history.steps().get(at).version().name());
			svg.append(upright
					? "<text transform=\"translate(%s %s) rotate(-60)\" text-anchor=\"end\" fill=\"%s\">%s</text>\n".formatted(n(x(at) + 4),
							bottom + 14, INK, name)
					: "<text x=\"%s\" y=\"%s\" text-anchor=\"middle\" fill=\"%s\">%s</text>\n".formatted(n(x(at)), bottom + 18, INK, name));
		}
	}

	private static String brief(VersionFigure figure, Change change) {
		return figure == VersionFigure.OVERHEAD && change.ratio().isPresent()
				? "× " + Digits.significant(change.ratio().get().value(), 3) : VersionHistoryTable.change(figure, change);
	}

	private static String words(Step step) {
		StringBuilder words = new StringBuilder(step.version().name()).append(':');
		for (VersionFigure figure : VersionFigure.values()) {
			words.append(' ').append(figure.label().toLowerCase(Locale.ROOT)).append(' ').append(figure.of(step.version()).text());
			step.change(figure).ifPresent(change -> words.append(", changed ").append(VersionHistoryTable.change(figure, change)));
			words.append(';');
		}
		return words.toString();
	}

	private String unit(VersionFigure figure) {
		return history.steps().stream().map(step -> figure.of(step.version())).filter(Figure.Known.class::isInstance)
				.map(known -> ((Figure.Known) known).unit()).filter(unit -> !unit.isEmpty()).findFirst().map(unit -> " [" + unit + "]").orElse("");
	}

	private Optional<Interval> value(VersionFigure figure, int at) {
		return figure.of(history.steps().get(at).version()) instanceof Figure.Known known
				? Optional.of(known.interval().orElseGet(() -> Interval.exactly(known.value()))) : Optional.empty();
	}

	private double x(int at) {
		return LEFT + (at + 0.5) / history.steps().size() * (WIDTH - LEFT - RIGHT);
	}

	private static double y(AxisRange range, int top, double value) {
		return top + PANEL - range.share(value) * (PANEL - HEAD);
	}

	private void line(double x1, double y1, double x2, double y2, String color) {
		svg.append("<path d=\"M%s %s L%s %s\" stroke=\"%s\" fill=\"none\"/>\n".formatted(n(x1), n(y1), n(x2), n(y2), color));
	}

	private void text(double x, double y, String anchor, String color, String text) {
		svg.append("<text x=\"%s\" y=\"%s\" text-anchor=\"%s\" fill=\"%s\">%s</text>\n".formatted(n(x), n(y), anchor, color, XmlText.escaped(text)));
	}

	private static String n(double pixel) {
		return Digits.fixed(pixel, 1);
	}
}
