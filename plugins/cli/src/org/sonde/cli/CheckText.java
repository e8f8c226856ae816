/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.util.ArrayList;
import java.util.List;

import org.sonde.report.check.Answer;
import org.sonde.report.check.CheckReport;
import org.sonde.report.check.CheckResult;
import org.sonde.report.check.Finding;
import org.sonde.report.check.Place;
import org.sonde.report.code.Table;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What was checked, for people and for programs. */
final class CheckText {
	private CheckText() {
	}

	static String text(CheckReport report) {
		StringBuilder text = new StringBuilder();
		for (CheckResult result : report.results()) {
			text.append(result.ruleId()).append(": ").append(Table.printable(result.message())).append('\n');
			for (Finding finding : result.findings()) {
				text.append("    ").append(finding.place().map(place -> place.file() + ":" + place.line() + ": ").orElse(""))
						.append(Table.printable(finding.message())).append('\n');
			}
		}
		return text.append(report.summary()).append('\n').toString();
	}

	static Table csv(CheckReport report) {
		List<List<String>> rows = new ArrayList<>();
		for (CheckResult result : report.results()) {
			rows.add(List.of(result.ruleId(), result.subject(), result.answer().keyword(), result.message(),
					result.place().map(Place::file).orElse(""), result.place().map(place -> Integer.toString(place.line())).orElse("")));
		}
		return new Table(List.of("rule", "subject", "answer", "message", "file", "line"), rows);
	}

	static ObjectNode json(CheckReport report, boolean strict) {
		ObjectNode root = JsonNodeFactory.instance.objectNode();
		root.put("passes", report.passes(strict)).put("kept", report.count(Answer.KEPT)).put("broken", report.count(Answer.BROKEN))
				.put("cannotBeTold", report.count(Answer.CANNOT_BE_TOLD));
		ArrayNode results = root.putArray("results");
		for (CheckResult result : report.results()) {
			ObjectNode node = results.addObject().put("rule", result.ruleId()).put("subject", result.subject())
					.put("answer", result.answer().keyword()).put("message", result.message());
			result.place().ifPresent(place -> put(place, node));
			ArrayNode findings = node.putArray("findings");
			for (Finding finding : result.findings()) {
				ObjectNode one = findings.addObject().put("message", finding.message());
				finding.place().ifPresent(place -> put(place, one));
			}
		}
		return root;
	}

	private static void put(Place place, ObjectNode node) {
		node.put("file", place.file()).put("line", place.line());
	}
}
