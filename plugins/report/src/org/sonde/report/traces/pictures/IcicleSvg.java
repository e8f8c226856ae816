/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces.pictures;

import java.util.List;
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
	/** The average width of a letter. The picture is made without a font. */
	private static final double LETTER = 6.6;
	private static final int PADDING = 4;
	/** Narrower ones would not be seen. */
	private static final double NARROWEST = 0.5;
	/** In narrower ones, the border would cover the fill. */
	private static final double LEAST_BORDERED = 3;
	private static final int DEEPEST = 250;
	private static final double PERCENT = 100;
	private static final String INK = "#1b1f24";
	/** Dark text on light calls, on the paper that the reader has. */
	private static final String STYLE = "<style>.sonde-icicle .paper{fill:#ffffff}.sonde-icicle .ink{fill:#1b1f24}.sonde-icicle .frame:not(.narrow){stroke:#ffffff}"
			+ "@media (prefers-color-scheme: dark){.sonde-icicle .paper{fill:#1e2227}.sonde-icicle .ink{fill:#e6e9ee}.sonde-icicle .frame:not(.narrow){stroke:#1e2227}}</style>\n";
	private static final String ALL = "#e4e7eb";
	/** Dark text is legible on all. */
	private static final String[] FILLS = { "#cfe3f3", "#fde0c2", "#cdebdc", "#f3d3e6", "#f6edb3", "#dcd8f0", "#d9e2c8", "#f7d0ca" };

	private final Weight weight;
	private final double all;
	private final StringBuilder rows = new StringBuilder();
	/** The fill of each package, in the order of their names. */
	private final Map<String, String> fills = new TreeMap<>();
	private final int deepest;

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

	/** The whole file as text. Where no call took any time, widths are shares of calls. */
	public static String of(MergedCalls calls, Weight weight, String title) {
		boolean timeless = weight == Weight.TIME && weight.of(calls) == 0;
		return new IcicleSvg(calls, timeless ? Weight.CALLS : weight).draw(calls, title,
				timeless ? " No time was recorded, so widths are shares of calls." : "");
	}

	/** @param note what users must know, after a blank; may be empty */
	private String draw(MergedCalls calls, String title, String note) {
		IcicleLayout layout = IcicleLayout.of(List.of(calls), weight, WIDTH, NARROWEST, DEEPEST);
		layout.frames().forEach(this::frame);
		String kind = weight == Weight.TIME ? "time" : "calls";
		int height = TOP + ROW * Math.min(DEEPEST, deepest + 1) + PADDING;
		String left = note + (layout.narrow() == 0 ? "" : " Left out as too narrow: " + Counted.of(layout.narrow(), "call") + ".")
				+ (layout.deep() == 0 ? "" : " Left out as too deep: " + Counted.of(layout.deep(), "call") + ".");
		return "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"sonde-icicle\" width=\"%s\" height=\"%s\" viewBox=\"0 0 %s %s\" role=\"img\" font-family=\"sans-serif\" font-size=\"%s\">\n"
				.formatted(WIDTH, height, WIDTH, height, FONT) + "<!-- Generator: Sonde -->\n<title>" + XmlText.escaped(title)
				+ "</title>\n<desc>Callers above what they called; the width is the share of "
				+ kind + ", the colour the package." + left + "</desc>\n" + STYLE
				+ "<rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n<text class=\"ink\" x=\""
				+ PADDING + "\" y=\"" + (FONT + PADDING) + "\">" + XmlText.escaped(title + ": call trees by " + kind + "." + left)
				+ "</text>\n" + rows + "</svg>\n";
	}

	private void frame(IcicleLayout.Frame frame) {
		MergedCalls calls = frame.calls();
		String name = label(calls);
		String shown = name.length() * LETTER <= frame.width() - 2 * PADDING ? name : cut(name, frame.width());
		int y = TOP + frame.row() * ROW;
		rows.append("<g data-level=\"").append(frame.row() + 1).append("\"><title>").append(XmlText.escaped(words(calls, weight, all)))
				.append("</title><desc>").append(XmlText.escaped(name)).append("</desc><rect class=\"")
				.append(frame.width() < LEAST_BORDERED ? "frame narrow" : "frame").append("\" x=\"").append(n(frame.x()))
				.append("\" y=\"").append(y).append("\" width=\"")
				.append(n(frame.width())).append("\" height=\"").append(ROW).append("\" fill=\"").append(fill(calls)).append("\"/>");
		rows.append("<text x=\"").append(n(frame.x() + PADDING)).append("\" y=\"").append(y + FONT + 2).append("\" fill=\"").append(INK)
				.append("\">")
				.append(XmlText.escaped(shown)).append("</text></g>\n");
	}

	/** The name of a call for people. */
	public static String label(MergedCalls calls) {
		return calls.depth() == 0 ? "all traces" : OperationNames.brief(calls.operation());
	}

	/**
	 * All that is known of a call.
	 *
	 * @param all what the width of the whole picture stands for
	 */
	public static String words(MergedCalls calls, Weight weight, double all) {
		boolean root = calls.depth() == 0;
		String share = all == 0 ? "" : ", " + Digits.fixed(PERCENT * weight.of(calls) / all, 1) + " %";
		String count = Counted.of(Math.round(calls.calls()), root ? "trace" : "call");
		return (root ? "all traces" : calls.operation()) + ": " + count + ", " + DurationFormat.text(Math.round(calls.totalNanos()))
				+ (root ? "" : ", self time " + DurationFormat.text(Math.round(calls.selfNanos()))) + share;
	}

	private static String cut(String name, double width) {
		int letters = (int) ((width - 2 * PADDING) / LETTER) - 1;
		return letters < 2 ? "" : name.substring(0, letters) + "…";
	}

	private String fill(MergedCalls calls) {
		return calls.depth() == 0 ? ALL : fills.get(CallPart.PACKAGE.of(calls.operation()));
	}

	private static String n(double pixel) {
		return Digits.fixed(pixel, 2);
	}
}
