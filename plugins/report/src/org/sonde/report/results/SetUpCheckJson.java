/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.results;

import java.util.List;

import org.sonde.benchmark.validity.SetUpCheck;
import org.sonde.common.table.Table;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** An A/A test for other programs. */
public final class SetUpCheckJson {

	private SetUpCheckJson() {
	}

	public static ObjectNode of(SetUpCheck check) {
		ObjectNode node = JsonNodeFactory.instance.objectNode();
		node.put("pairs", check.pairs()).put("forks", check.forks()).put("mostForks", check.mostForks())
				.put("falseAlarms", check.falseAlarms())
				.put("falseAlarmShare", check.falseAlarmShare().value()).put("falseAlarmShareLow", check.falseAlarmShare().low())
				.put("falseAlarmShareHigh", check.falseAlarmShare().high()).put("meanNanos", check.meanNanos())
				.put("betweenForks", check.betweenForks()).put("forksInFiveMinutes", check.forksInFiveMinutes())
				.put("detectableShare", check.detectable()).put("tried", check.tried()).put("found", check.found().value())
				.put("foundLow", check.found().low())
				.put("foundHigh", check.found().high()).put("timesNaiveInterval", check.naive());
		return node;
	}

	/** The same figures as a table with one row. */
	public static Table csv(SetUpCheck check) {
		ObjectNode figures = of(check);
		return new Table(List.copyOf(figures.propertyNames()), List.of(figures.values().stream().map(JsonNode::asString).toList()));
	}
}
