/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.util.ArrayList;
import java.util.List;

import org.sonde.common.table.Table;
import org.sonde.report.check.CheckReport;
import org.sonde.report.check.CheckResult;
import org.sonde.report.check.Finding;
import org.sonde.report.check.Place;

/** Tells people and programs what was checked. */
final class CheckText {
	private CheckText() {
	}

	static String text(CheckReport report) {
		StringBuilder text = new StringBuilder();
		for (CheckResult result : report.results()) {
			text.append(result.ruleId()).append(": ").append(result.message()).append('\n');
			for (Finding finding : result.findings()) {
				text.append("    ").append(finding.place().map(place -> place.file() + ":" + place.line() + ": ").orElse(""))
						.append(finding.message()).append('\n');
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
}
