/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.Condition.Assumed;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.Keyword;
import org.sonde.overhead.results.Measurement;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.Statistic;
import org.sonde.report.code.Table;

/** One result set in words and tables. */
final class ResultSetView {
	private ResultSetView() {
	}

	static void print(ResultSet set, Output output) {
		output.print(set.title() + "\n" + set.source().citation() + "; " + set.source().place()
				+ set.source().doi().map(doi -> "; doi " + doi).orElse("") + "\n"
				+ (set.tags().isEmpty() ? "" : "Tags: " + String.join(", ", set.tags()) + "\n") + "\n");
		output.table(conditions(set));
		output.print("\n");
		output.table(figures(set));
		if (set.configurations().stream().anyMatch(configuration -> !configuration.forks().isEmpty())) {
			output.print("\nForks (one JVM each), the steady calls in ns per trace:\n");
			output.table(forks(set));
		}
		output.print(set.source().notes().stream().map(note -> "\nNote: " + note).collect(Collectors.joining())
				+ (set.source().notes().isEmpty() ? "" : "\n"));
	}

	private static Table conditions(ResultSet set) {
		List<List<String>> rows = new ArrayList<>();
		for (ConditionName name : ConditionName.values()) {
			set.conditions().find(name).ifPresent(condition -> rows.add(List.of(name.label(), inWords(condition))));
		}
		return new Table(List.of("condition", "value"), rows);
	}

	private static String inWords(Condition condition) {
		return condition instanceof Assumed assumed ? assumed.value() + " (assumed: " + assumed.reason() + ")" : condition.value();
	}

	/** A row a measurement, the digits as published. */
	static Table figures(ResultSet set) {
		List<String> headings = new ArrayList<>(List.of("configuration", "quantity", "unit", "per", "stated"));
		for (Statistic statistic : Statistic.values()) {
			headings.add(statistic.keyword());
		}
		headings.add("interval over");
		List<List<String>> rows = new ArrayList<>();
		for (Configuration configuration : set.configurations()) {
			for (Measurement measurement : configuration.measurements()) {
				List<String> row = new ArrayList<>(List.of(configuration.label(), measurement.kind().keyword(),
						measurement.unit().keyword(), measurement.scope().keyword(), measurement.precision().keyword()));
				for (Statistic statistic : Statistic.values()) {
					row.add(measurement.find(statistic).map(value -> value.toPlainString()).orElse(""));
				}
				row.add(measurement.intervalOver().map(Keyword::keyword).orElse(""));
				rows.add(row);
			}
		}
		return new Table(headings, rows).withoutEmptyColumns();
	}

	private static Table forks(ResultSet set) {
		List<String> headings = new ArrayList<>(List.of("configuration", "fork", "calls", "warm-up", "found by"));
		for (Statistic statistic : Statistic.values()) {
			headings.add(statistic.keyword());
		}
		headings.add("odd");
		List<List<String>> rows = new ArrayList<>();
		for (Configuration configuration : set.configurations()) {
			for (Fork fork : configuration.forks()) {
				List<String> row = new ArrayList<>(List.of(configuration.label(), Integer.toString(fork.number()),
						Long.toString(fork.calls()), Long.toString(fork.warmUp().calls()), fork.warmUp().rule().keyword()));
				for (Statistic statistic : Statistic.values()) {
					Double value = fork.nanos().get(statistic);
					row.add(value == null ? "" : String.format(Locale.ROOT, "%.1f", value));
				}
				row.add(fork.flags().stream().map(Keyword::keyword).collect(Collectors.joining(", ")));
				rows.add(row);
			}
		}
		return new Table(headings, rows).withoutEmptyColumns();
	}
}
