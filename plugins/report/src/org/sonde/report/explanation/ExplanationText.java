/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.explanation;

import org.sonde.common.digits.Digits;
import org.sonde.overhead.cost.Explanation;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.statistics.IntervalText;

/** Tells how a figure came about, in words. The command line prints it, and the IDE copies it. */
public final class ExplanationText {

	/** Shows where a number comes from and hides binary noise. */
	private static final int DIGITS = 6;

	private ExplanationText() {
	}

	/** The tree, indented; ends with a newline. A source that several figures have is spelled out once. */
	public static String of(Explanation explanation) {
		StringBuilder text = new StringBuilder();
		append(explanation, "", new NumberedSources(explanation), text);
		return text.toString();
	}

	/** The value with its unit: of what a source states all its digits, of what has an interval those that it bears. */
	public static String value(Explanation explanation) {
		return explanation.value().map(value -> {
			Interval narrowest = explanation.measurement().map(measured -> new Interval(value.value(),
					Math.min(value.value(), measured.low()), Math.max(value.value(), measured.high()))).orElse(value);
			return (value.low() == value.high() ? Digits.significant(value.value(), DIGITS) : IntervalText.value(narrowest))
					+ unit(explanation);
		}).orElse("unknown");
	}

	/** Returns the estimate interval for the user's program, {@code 120 … 410 ns}. Empty if the value has no interval. */
	public static String estimateInterval(Explanation explanation) {
		return explanation.value().filter(value -> value.low() != value.high()).map(value -> IntervalText.ends(value) + unit(explanation))
				.orElse("");
	}

	/** Returns the interval of the measurements behind the figure. Empty if they have none. */
	public static String measurementInterval(Explanation explanation) {
		return explanation.measurement().map(measured -> IntervalText.ends(measured) + unit(explanation)).orElse("");
	}

	private static void append(Explanation explanation, String indent, NumberedSources sources, StringBuilder text) {
		text.append(indent).append(explanation.what()).append(": ").append(value(explanation));
		part(", estimate interval ", estimateInterval(explanation), text);
		part(", measurement interval ", measurementInterval(explanation), text);
		text.append('\n');
		line(indent, "= ", explanation.formula(), text);
		line(indent, "source: ", sources.next(explanation.source()), text);
		line(indent, explanation.value().isEmpty() ? "because: " : "note: ", explanation.remark(), text);
		explanation.inputs().forEach(input -> append(input, indent + "    ", sources, text));
	}

	private static String unit(Explanation explanation) {
		return explanation.unit().isEmpty() ? "" : " " + explanation.unit();
	}

	private static void part(String head, String content, StringBuilder text) {
		if (!content.isEmpty()) {
			text.append(head).append(content);
		}
	}

	private static void line(String indent, String head, String content, StringBuilder text) {
		if (!content.isEmpty()) {
			text.append(indent).append("  ").append(head).append(content).append('\n');
		}
	}
}
