/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces.drawing;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

import org.sonde.common.digits.Digits;
import org.sonde.common.xml.XmlText;
import org.sonde.report.traces.drawing.DrawnShape.Point;

/**
 * Drawings as SVG, light or dark as the reader wishes. Parts with a name have a number, {@code data-part}, the same for the same name;
 * those that link others have theirs, {@code data-from} and {@code data-to}. Parts that stand for others have the names of these, a line
 * each, as {@code data-members}.
 */
public final class DrawingSvg {
	private static final int FONT = 12;
	private static final int ARROW_LENGTH = 8;
	private static final int ARROW_HALF = 4;
	private static final int CORNER = 4;
	private static final List<String> LIGHT = List.of("#1b1f24", "#667080", "#f1f4f8", "#cfe3f3", "#b3261e", "#c77700", "#ffffff");
	private static final List<String> DARK = List.of("#e6e9ee", "#96a0ae", "#2b3138", "#2f4f6b", "#ff8a80", "#ffb74d", "#1e2227");

	private DrawingSvg() {
	}

	/** The whole file as text. */
	public static String of(Drawing drawing) {
		return of(drawing, Map.of());
	}

	/** @param members the names of what a part stands for, by the name of the part */
	public static String of(Drawing drawing, Map<String, List<String>> members) {
		StringBuilder svg = new StringBuilder(
				"<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"sonde-drawing\" width=\"%s\" height=\"%s\" viewBox=\"0 0 %s %s\" role=\"img\" font-family=\"sans-serif\" font-size=\"%s\">\n"
						.formatted(n(drawing.width()), n(drawing.height()), n(drawing.width()), n(drawing.height()), FONT));
		svg.append("<!-- Generator: Sonde -->\n<title>").append(XmlText.escaped(drawing.title())).append("</title>\n<desc>")
				.append(XmlText.escaped(drawing.description()))
				.append("</desc>\n<style>").append(style(LIGHT)).append("@media (prefers-color-scheme: dark) {").append(style(DARK))
				.append("}</style>\n")
				.append("<rect class=\"fill-paper\" width=\"100%\" height=\"100%\"/>\n");
		Map<String, Integer> numbers = new HashMap<>();
		drawing.parts().stream().map(Drawing.Part::name).filter(name -> !name.isEmpty())
				.forEach(name -> numbers.putIfAbsent(name, numbers.size()));
		drawing.parts().forEach(part -> part(svg, part, drawing.linesAt(part), members.getOrDefault(part.name(), List.of()), numbers));
		return svg.append("</svg>\n").toString();
	}

	private static String style(List<String> colours) {
		return Arrays.stream(ColorRole.values()).map(role -> {
			String colour = colours.get(role.ordinal());
			return ".sonde-drawing .fill-" + name(role) + "{fill:" + colour + "}.sonde-drawing .line-" + name(role) + "{stroke:" + colour
					+ "}";
		}).collect(Collectors.joining());
	}

	private static void part(StringBuilder svg, Drawing.Part part, List<String> lines, List<String> members,
			Map<String, Integer> numbers) {
		boolean named = !part.words().isEmpty();
		if (named) {
			svg.append("<g").append(number("part", part.name(), numbers));
			part.link().ifPresent(link -> svg.append(number("from", link.from(), numbers)).append(number("to", link.to(), numbers)));
			svg.append(members.isEmpty() ? "" : " data-members=\"" + XmlText.escaped(String.join("\n", members)) + '"');
			svg.append("><title>").append(XmlText.escaped(part.words())).append("</title>")
					.append(lines.isEmpty() ? "" : "<desc>" + XmlText.escaped(String.join(". ", lines)) + "</desc>");
		}
		part.shapes().forEach(shape -> {
			switch (shape) {
				case DrawnShape.Box box -> svg.append("<rect class=\"fill-%s line-%s\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\"%s/>"
						.formatted(name(box.fill()), name(box.border()), n(box.x()), n(box.y()), n(box.width()), n(box.height()),
								box.round() ? " rx=\"" + CORNER + "\"" : ""));
				case DrawnShape.Line line -> line(svg, line);
				case DrawnShape.Text text -> svg.append("<text class=\"fill-%s\" x=\"%s\" y=\"%s\"%s>%s</text>".formatted(name(text.role()),
						n(text.x()), n(text.y()), text.centred() ? " text-anchor=\"middle\"" : "", XmlText.escaped(text.words())));
			}
			svg.append(named ? "" : "\n");
		});
		svg.append(named ? "</g>\n" : "");
	}

	private static String number(String attribute, String name, Map<String, Integer> numbers) {
		return numbers.containsKey(name) ? " data-" + attribute + "=\"" + numbers.get(name) + "\"" : "";
	}

	private static void line(StringBuilder svg, DrawnShape.Line line) {
		String points = line.points().stream().map(point -> n(point.x()) + "," + n(point.y())).collect(Collectors.joining(" "));
		svg.append("<polyline class=\"line-%s\" fill=\"none\" stroke-width=\"%s\"%s points=\"%s\"/>".formatted(name(line.role()),
				n(line.thickness()), line.dashed() ? " stroke-dasharray=\"4 3\"" : "", points));
		if (line.arrow()) {
			svg.append("<polygon class=\"fill-%s\" points=\"%s\"/>".formatted(name(line.role()),
					arrow(line).stream().map(point -> n(point.x()) + "," + n(point.y())).collect(Collectors.joining(" "))));
		}
	}

	/** The corners of the arrow at the end of a line. */
	public static List<Point> arrow(DrawnShape.Line line) {
		Point end = line.points().getLast();
		Point before = line.points().get(line.points().size() - 2);
		double length = Math.max(1e-9, Math.hypot(end.x() - before.x(), end.y() - before.y()));
		double x = (end.x() - before.x()) / length;
		double y = (end.y() - before.y()) / length;
		double size = 1 + (line.thickness() - 1) / ARROW_HALF;
		double backX = end.x() - ARROW_LENGTH * size * x;
		double backY = end.y() - ARROW_LENGTH * size * y;
		return List.of(end, new Point(backX - ARROW_HALF * size * y, backY + ARROW_HALF * size * x),
				new Point(backX + ARROW_HALF * size * y, backY - ARROW_HALF * size * x));
	}

	private static String name(ColorRole role) {
		return role.name().toLowerCase(Locale.ROOT);
	}

	private static String n(double pixel) {
		return Digits.atMost(pixel, 2);
	}
}
