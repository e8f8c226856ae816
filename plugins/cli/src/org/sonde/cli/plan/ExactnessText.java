/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.plan;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.sonde.common.digits.Counted;
import org.sonde.common.table.Table;
import org.sonde.instrumentation.export.AgentFiles;
import org.sonde.instrumentation.export.ExactnessNote;

/** Says how exactly an export matches the plan, as JSON, as a table and in lines for people. */
public final class ExactnessText {
	/** More lines than that nobody reads on a terminal; the other formats have all. */
	private static final int LINES = 20;

	private ExactnessText() {
	}

	/** A line for each probe that the agent takes exactly, and for each note. */
	static Table table(AgentFiles export) {
		List<List<String>> rows = new ArrayList<>();
		export.exactProbes().forEach(probe -> rows.add(List.of(probe, "exact", "", "")));
		export.notes()
				.forEach(note -> rows.add(List.of(note.probe(), note.kind().words(), note.reason(), String.join("; ", note.others()))));
		return new Table(List.of("probe", "exactness", "reason", "others"), rows);
	}

	/** Says what was exported, then the notes on it. Probes with the same note stand together. */
	static List<String> lines(AgentFiles export) {
		List<String> lines = new ArrayList<>();
		lines.add(
				Counted.of(export.collecting().size() + export.deactivated().size(), "method") + " selected, " + export.collecting().size()
						+ " of them collecting, " + export.deactivated().size() + " deactivated; "
						+ (export.watched().isEmpty() ? "" : Counted.of(export.watched().size(), "probe") + " of fields and types; ")
						+ (export.isExact() ? "all exactly as planned."
								: export.exactProbes().size() + " exactly as planned."));
		Map<String, List<ExactnessNote>> alike = export.notes().stream().collect(Collectors
				.groupingBy(note -> note.kind().words() + ": " + note.reason(), LinkedHashMap::new, Collectors.toList()));
		alike.forEach((words, notes) -> {
			lines.add(words + ":");
			notes.stream().limit(LINES).forEach(note -> lines.add("  " + note.probe()
					+ (note.others().isEmpty() ? "" : ", also: " + String.join(", ", note.others()))));
			if (notes.size() > LINES) {
				lines.add("  and " + (notes.size() - LINES) + " more; --format json or csv lists all");
			}
		});
		lines.addAll(export.remarks());
		return lines;
	}
}
