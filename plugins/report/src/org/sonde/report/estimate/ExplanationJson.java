/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.estimate;

import org.sonde.common.digits.Digits;
import org.sonde.overhead.cost.Explanation;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Writes how a figure came about, as JSON. */
public final class ExplanationJson {
	private ExplanationJson() {
	}

	public static ObjectNode of(Explanation explanation) {
		ObjectNode node = JsonNodeFactory.instance.objectNode();
		node.put("what", explanation.what()).put("unit", explanation.unit());
		explanation.value().ifPresentOrElse(value -> node.put("value", Digits.withoutNoise(value.value()))
				.put("low", Digits.withoutNoise(value.low())).put("high", Digits.withoutNoise(value.high())), () -> node.putNull("value"));
		explanation.measurement().ifPresentOrElse(measured -> node.putObject("measurement").put("low", Digits.withoutNoise(measured.low()))
				.put("high", Digits.withoutNoise(measured.high())), () -> node.putNull("measurement"));
		node.put("formula", explanation.formula()).put("source", explanation.source()).put("remark", explanation.remark());
		ArrayNode inputs = node.putArray("inputs");
		explanation.inputs().forEach(input -> inputs.add(of(input)));
		return node;
	}
}
