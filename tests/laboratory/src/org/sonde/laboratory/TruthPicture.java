/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.laboratory;

import java.util.List;
import java.util.Locale;

/**
 * Measured against estimated overhead, each as a share of the program's CPU time, on logarithmic axes: a dot for each plan, with the 95 %
 * interval of what was measured. On the line, the estimate is right; between the dashed lines, it is off by at most two times.
 */
final class TruthPicture {

	private static final int SIZE = 520;
	private static final int LEFT = 64;
	private static final int BOTTOM = 470;
	private static final int TOP = 30;
	private static final int RIGHT = 490;
	private static final double LEAST = 0.01;
	private static final double MOST = 10;
	private static final double[] TICKS = {0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 10};
	private static final double PERCENT = 100;
	private static final String INK = "#1b1f24";
	private static final String QUIET = "#59636e";
	private static final String GRID = "#d5dae0";
	private static final String SEEN = "#0072b2";
	private static final String HELD_OUT = "#c44e00";

	private final StringBuilder svg = new StringBuilder();

	private TruthPicture() {
	}

	/** The whole file as text; the same bytes for the same trials. */
	static String of(List<Trial> trials, Basis basis) {
		return new TruthPicture().draw(trials, basis);
	}

	private String draw(List<Trial> trials, Basis basis) {
		add("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\" role=\"img\" font-family=\"sans-serif\" font-size=\"12\">",
				SIZE, SIZE, SIZE, SIZE);
		add("<title>Measured against estimated overhead of %d plans</title>", trials.size());
		add("<rect width=\"100%%\" height=\"100%%\" fill=\"#ffffff\"/>");
		for (double tick : TICKS) {
			line(x(tick), TOP, x(tick), BOTTOM, GRID, "");
			line(LEFT, y(tick), RIGHT, y(tick), GRID, "");
			text(x(tick), BOTTOM + 16, "middle", percent(tick));
			text(LEFT - 6, y(tick) + 4, "end", percent(tick));
		}
		line(x(LEAST), y(LEAST), x(MOST), y(MOST), QUIET, "");
		line(x(LEAST), y(2 * LEAST), x(MOST / 2), y(MOST), QUIET, " stroke-dasharray=\"4 4\"");
		line(x(2 * LEAST), y(LEAST), x(MOST), y(MOST / 2), QUIET, " stroke-dasharray=\"4 4\"");
		text(LEFT - 56, TOP - 12, "start", "measured overhead, share of the program's CPU time");
		text(RIGHT, BOTTOM + 36, "end", "estimated overhead, share of the program's CPU time");
		trials.stream().filter(trial -> trial.estimates().containsKey(basis)).forEach(trial -> dot(trial, basis));
		if (trials.stream().anyMatch(Trial::heldOut)) {
			add("<circle cx=\"%d\" cy=\"%d\" r=\"4\" fill=\"%s\"/>", LEFT + 16, TOP + 16, SEEN);
			text(LEFT + 26, TOP + 20, "start", "programs in use");
			add("<circle cx=\"%d\" cy=\"%d\" r=\"4\" fill=\"%s\"/>", LEFT + 16, TOP + 34, HELD_OUT);
			text(LEFT + 26, TOP + 38, "start", "programs of the final test");
		}
		return svg.append("</svg>\n").toString();
	}

	private void dot(Trial trial, Basis basis) {
		double estimated = x(trial.estimates().get(basis).value() / trial.unit());
		String color = trial.heldOut() ? HELD_OUT : SEEN;
		line(estimated, y((trial.measured() - trial.half()) / trial.unit()), estimated, y((trial.measured() + trial.half()) / trial.unit()),
				color, " stroke-opacity=\"0.5\"");
		add("<circle cx=\"%s\" cy=\"%s\" r=\"4\" fill=\"%s\"><title>%s, plan %d</title></circle>", number(estimated),
				number(y(trial.share())), color, trial.program(), trial.plan());
	}

	private static double x(double share) {
		return LEFT + (RIGHT - LEFT) * position(share);
	}

	private static double y(double share) {
		return BOTTOM - (BOTTOM - TOP) * position(share);
	}

	/** From 0 to 1; what lies outside is drawn at the edge. */
	private static double position(double share) {
		return Math.log(Math.clamp(share, LEAST, MOST) / LEAST) / Math.log(MOST / LEAST);
	}

	private void line(double x1, double y1, double x2, double y2, String color, String style) {
		add("<line x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\" stroke=\"%s\"%s/>", number(x1), number(y1), number(x2), number(y2), color,
				style);
	}

	private void text(double x, double y, String anchor, String words) {
		add("<text x=\"%s\" y=\"%s\" text-anchor=\"%s\" fill=\"%s\">%s</text>", number(x), number(y), anchor, INK, words);
	}

	private static String percent(double share) {
		return String.format(Locale.ROOT, "%.0f %%", PERCENT * share);
	}

	private static String number(double value) {
		return String.format(Locale.ROOT, "%.1f", value);
	}

	private void add(String format, Object... values) {
		svg.append(String.format(Locale.ROOT, format, values)).append('\n');
	}
}
