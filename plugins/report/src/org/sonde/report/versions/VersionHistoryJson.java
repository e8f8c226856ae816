/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.versions;

import java.util.Optional;

import org.sonde.common.digits.Digits;
import org.sonde.overhead.statistics.Interval;
import org.sonde.report.code.CodeJson;
import org.sonde.report.figure.Figure;
import org.sonde.report.versions.VersionHistory.Change;
import org.sonde.report.versions.VersionHistory.Step;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A history of versions as JSON. */
public final class VersionHistoryJson {

	private VersionHistoryJson() {
	}

	/** An array of versions; each figure has its value or why it is unknown, and its change if it changed. */
	public static ArrayNode of(VersionHistory history) {
		ArrayNode versions = JsonNodeFactory.instance.arrayNode();
		for (Step step : history.steps()) {
			ObjectNode node = versions.addObject().put("name", step.version().name()).put("madeOf", step.version().change());
			for (VersionFigure figure : VersionFigure.values()) {
				ObjectNode one = node.putObject(figure.key());
				switch (figure.of(step.version())) {
					case Figure.Known known -> put(one.put("unit", known.unit()),
							known.interval().orElseGet(() -> Interval.exactly(known.value())), known.interval().isPresent());
					case Figure.Unknown unknown -> one.put("unknown", unknown.reason());
				}
				step.change(figure).ifPresent(change -> change(one.putObject("change"), change));
			}
		}
		return versions;
	}

	/** What the command line prints with {@code tradeoff history --format json}. */
	public static String printed(VersionHistory history) {
		return CodeJson.text(of(history));
	}

	private static void change(ObjectNode node, Change change) {
		node.put("since", change.since()).put("difference", Digits.withoutNoise(change.difference()));
		Optional<Interval> ratio = change.ratio();
		ratio.ifPresent(interval -> put(node.putObject("ratio"), interval,
				change.before().interval().isPresent() || change.after().interval().isPresent()));
	}

	private static void put(ObjectNode node, Interval interval, boolean hasWidth) {
		node.put("value", Digits.withoutNoise(interval.value()));
		if (hasWidth) {
			node.put("low", Digits.withoutNoise(interval.low())).put("high", Digits.withoutNoise(interval.high()));
		}
	}
}
