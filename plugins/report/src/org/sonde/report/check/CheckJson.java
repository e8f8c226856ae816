/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.check;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What a check found, as JSON. */
public final class CheckJson {

	private CheckJson() {
	}

	public static ObjectNode of(CheckReport report, boolean strict) {
		ObjectNode root = JsonNodeFactory.instance.objectNode();
		root.put("passes", report.passes(strict)).put("kept", report.count(CheckOutcome.KEPT))
				.put("broken", report.count(CheckOutcome.BROKEN))
				.put("cannotBeDecided", report.count(CheckOutcome.CANNOT_BE_DECIDED));
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
