/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

import org.sonde.overhead.imports.format.PreviewItem;
import org.sonde.overhead.imports.summary.Cell;
import org.sonde.overhead.imports.summary.ImportedHistory;
import org.sonde.overhead.imports.summary.ImportedHistory.Entry;
import org.sonde.overhead.results.Statistic;

/** Previews a file of figures over time: what it says, and what it leaves open. */
final class HistoryPreview {
	private HistoryPreview() {
	}

	static ImportSource of(String file, ImportedHistory table, List<PreviewItem.File> files) {
		Map<String, Integer> suites = new LinkedHashMap<>();
		Map<String, Set<String>> labels = new HashMap<>();
		table.entries().forEach(entry -> {
			suites.merge(entry.suite(), 1, Integer::sum);
			labels.computeIfAbsent(entry.suite(), any -> new HashSet<>()).add(entry.label());
		});
		TreeSet<String> days = new TreeSet<>();
		table.entries().forEach(entry -> days.add(entry.time().toString().substring(0, 10)));
		List<PreviewItem.Fact> facts = new ArrayList<>();
		suites.forEach(
				(suite, number) -> facts.add(new PreviewItem.Fact("Suite " + suite, number + " figures of " + labels.get(suite).size()
						+ " configurations",
						"the file")));
		facts.add(new PreviewItem.Fact("Time", days.first() + " … " + days.last(), "the file"));
		List<Question> questions = table.unitsKnown() ? List.of()
				: List.of(Questions.unit());
		String name = file.replaceFirst("\\.[A-Za-z]+$", "");
		return new ImportSource.OfHistory(new ImportSource.Shown(files, List.of(), facts, questions, table.warnings(),
				Cell.slug(name, "history"),
				"Benchmark history from " + file), file, table);
	}

	/** The last year in it. */
	static int year(ImportedHistory table) {
		return Integer.parseInt(table.entries().stream().map(Entry::time).max(Instant::compareTo).orElseThrow().toString()
				.substring(0, 4));
	}

	/** The experiments of a log as figures over time. */
	static ImportedHistory ofExperiments(ImportSource.Named source) {
		String suite = source.summary().framework().orElse(source.file());
		List<Entry> entries = new ArrayList<>();
		source.summary().experiments().forEach(experiment -> experiment.rows().forEach(row -> {
			var values = row.figures().getFirst().values();
			// The deviation in it is that of calls inside a JVM: no deviation of the mean.
			entries.add(new Entry(suite, SummaryPreview.name(row), row.figures().getFirst().unit(), experiment.time()
					.orElseThrow(),
					Optional.empty(), values.get(Statistic.MEAN), Optional.empty()));
		}));
		return new ImportedHistory(source.summary().format(), entries, source.summary().warnings());
	}
}
