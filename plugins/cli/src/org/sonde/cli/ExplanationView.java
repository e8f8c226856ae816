/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.math.BigDecimal;
import java.math.MathContext;

import org.sonde.overhead.cost.Explanation;
import org.sonde.overhead.digits.Digits;
import org.sonde.overhead.statistics.Interval;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** How a figure came about, as an indented text and as JSON. */
final class ExplanationView {
	private ExplanationView() {
	}

	static String text(Explanation explanation) {
		StringBuilder text = new StringBuilder();
		append(explanation, "", text);
		return text.toString();
	}

	private static void append(Explanation explanation, String indent, StringBuilder text) {
		String unit = explanation.unit().isEmpty() ? "" : " " + explanation.unit();
		text.append(indent).append(explanation.what()).append(": ");
		if (explanation.value().isEmpty()) {
			text.append("unknown");
		} else {
			Interval value = explanation.value().get();
			Interval narrowest = explanation.measurement().map(measured -> new Interval(value.value(), Math.min(value.value(), measured.low()),
					Math.max(value.value(), measured.high()))).orElse(value);
			text.append(value.low() == value.high() ? plain(value.value()) : Digits.value(narrowest)).append(unit);
			if (value.low() != value.high()) {
				text.append(", estimate interval ").append(Digits.ends(value)).append(unit);
			}
			explanation.measurement().ifPresent(measured -> text.append(", measurement interval ").append(Digits.ends(measured)).append(unit));
		}
		text.append('\n');
		line(indent, "= ", explanation.formula(), text);
		line(indent, "source: ", explanation.source(), text);
		line(indent, explanation.value().isEmpty() ? "because: " : "note: ", explanation.remark(), text);
		explanation.inputs().forEach(input -> append(input, indent + "    ", text));
	}

	private static void line(String indent, String head, String content, StringBuilder text) {
		if (!content.isEmpty()) {
			text.append(indent).append("  ").append(head).append(content).append('\n');
		}
	}

	/** To six digits, which shows where a number comes from and hides binary noise. */
	private static String plain(double value) {
		return Digits.plain(new BigDecimal(value).round(new MathContext(6)).doubleValue());
	}

	static ObjectNode json(Explanation explanation) {
		ObjectNode node = JsonNodeFactory.instance.objectNode();
		node.put("what", explanation.what()).put("unit", explanation.unit());
		explanation.value().ifPresentOrElse(value -> node.put("value", Digits.withoutNoise(value.value()))
				.put("low", Digits.withoutNoise(value.low())).put("high", Digits.withoutNoise(value.high())), () -> node.putNull("value"));
		explanation.measurement().ifPresentOrElse(measured -> node.putObject("measurement").put("low", Digits.withoutNoise(measured.low()))
				.put("high", Digits.withoutNoise(measured.high())), () -> node.putNull("measurement"));
		node.put("formula", explanation.formula()).put("source", explanation.source()).put("remark", explanation.remark());
		ArrayNode inputs = node.putArray("inputs");
		explanation.inputs().forEach(input -> inputs.add(json(input)));
		return node;
	}
}
