/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces.pictures;

import java.util.Map;
import java.util.TreeMap;

import org.sonde.common.digits.Counted;
import org.sonde.common.digits.Digits;
import org.sonde.common.xml.XmlText;
import org.sonde.report.traces.DurationFormat;
import org.sonde.report.traces.OperationNames;
import org.sonde.report.traces.graph.CallPart;

/**
 * Merged calls as an SVG picture: an icicle graph, callers above what they called. The width of a call is its share; pointing at one shows
 * its figures.
 */
public final class IcicleSvg {
	private static final int WIDTH = 1200;
	private static final int ROW = 20;
	private static final int TOP = 30;
	private static final int FONT = 12;
	/** Of a letter of the font, on average: the picture is made where no font is at hand. */
	private static final double LETTER = 6.6;
	private static final int PADDING = 4;
	/** Narrower ones would not be seen. */
	private static final double NARROWEST = 0.5;
	private static final int DEEPEST = 250;
	private static final double PERCENT = 100;
	private static final String INK = "#1b1f24";
	private static final String ALL = "#e4e7eb";
	/** Dark text is legible on all. */
	private static final String[] FILLS = { "#cfe3f3", "#fde0c2", "#cdebdc", "#f3d3e6", "#f6edb3", "#dcd8f0", "#d9e2c8", "#f7d0ca" };

	private final Weight weight;
	private final double all;
	private final StringBuilder rows = new StringBuilder();
	/** By package, in the order of their names. */
	private final Map<String, String> fills = new TreeMap<>();
	private final int deepest;
	private int narrow;
	private int deep;

	private IcicleSvg(MergedCalls calls, Weight weight) {
		this.weight = weight;
		all = weight.of(calls);
		calls.all().stream().skip(1).forEach(one -> fills.put(CallPart.PACKAGE.of(one.operation()), ""));
		deepest = calls.all().stream().mapToInt(MergedCalls::depth).max().orElse(0);
		int next = 0;
		for (Map.Entry<String, String> fill : fills.entrySet()) {
			fill.setValue(FILLS[next++ % FILLS.length]);
		}
	}

	/** The whole file as text. */
	public static String of(MergedCalls calls, Weight weight, String title) {
		return new IcicleSvg(calls, weight).draw(calls, title);
	}

	private String draw(MergedCalls calls, String title) {
		row(calls, 0, WIDTH, 0);
		int height = TOP + ROW * Math.min(DEEPEST, deepest + 1) + PADDING;
		String left = (narrow == 0 ? "" : " Left out as too narrow: " + narrow + ".") + (deep == 0 ? "" : " Left out as too deep: " + deep + ".");
		return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%s\" height=\"%s\" viewBox=\"0 0 %s %s\" role=\"img\" font-family=\"sans-serif\" font-size=\"%s\">\n"
				.formatted(WIDTH, height, WIDTH, height, FONT) + "<!-- Generator: Sonde -->\n<title>" + XmlText.escaped(title) + "</title>\n<desc>Callers above what they called; the width is the share of "
				+ (weight == Weight.TIME ? "time" : "calls") + ", the colour the package." + left + "</desc>\n<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n<text x=\""
				+ PADDING + "\" y=\"" + (FONT + PADDING) + "\" fill=\"" + INK + "\">" + XmlText.escaped(title + (left.isEmpty() ? "" : "." + left)) + "</text>\n" + rows + "</svg>\n";
	}

	private void row(MergedCalls calls, double x, double width, int depth) {
		if (width < NARROWEST) {
			narrow++;
			return;
		}
		if (depth >= DEEPEST) {
			deep++;
			return;
		}
		String name = calls.operation().isEmpty() ? "all traces" : OperationNames.brief(calls.operation());
		String shown = name.length() * LETTER <= width - 2 * PADDING ? name : cut(name, width);
		int y = TOP + depth * ROW;
		rows.append("<g><title>").append(XmlText.escaped(words(calls))).append("</title><rect x=\"").append(n(x)).append("\" y=\"").append(y).append("\" width=\"")
				.append(n(width)).append("\" height=\"").append(ROW).append("\" fill=\"").append(fill(calls)).append("\" stroke=\"#ffffff\"/>");
		if (!shown.isEmpty()) {
			rows.append("<text x=\"").append(n(x + PADDING)).append("\" y=\"").append(y + FONT + 2).append("\" fill=\"").append(INK).append("\">")
					.append(XmlText.escaped(shown)).append("</text>");
		}
		rows.append("</g>\n");
		double within = calls.callees().stream().mapToDouble(weight::of).sum();
		// What ran on other hosts at the same time may take longer together than the call that waited for it.
		double whole = Math.max(weight.of(calls), within);
		double at = x;
		for (MergedCalls callee : calls.callees()) {
			double share = whole == 0 ? 0 : weight.of(callee) / whole * width;
			row(callee, at, share, depth + 1);
			at += share;
		}
	}

	private String words(MergedCalls calls) {
		String share = all == 0 ? "" : ", " + Digits.fixed(PERCENT * weight.of(calls) / all, 1) + " %";
		String count = Counted.of(Math.round(calls.calls()), calls.operation().isEmpty() ? "trace" : "call");
		return (calls.operation().isEmpty() ? "all traces" : calls.operation()) + ": " + count + ", " + DurationFormat.text(Math.round(calls.totalNanos()))
				+ (calls.operation().isEmpty() ? "" : ", own time " + DurationFormat.text(Math.round(calls.selfNanos()))) + share;
	}

	private static String cut(String name, double width) {
		int letters = (int) ((width - 2 * PADDING) / LETTER) - 1;
		return letters < 2 ? "" : name.substring(0, letters) + "…";
	}

	private String fill(MergedCalls calls) {
		return calls.operation().isEmpty() ? ALL : fills.get(CallPart.PACKAGE.of(calls.operation()));
	}

	private static String n(double pixel) {
		return Digits.fixed(pixel, 2);
	}
}
