/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.results;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.cli.shared.OutputOptions;
import org.sonde.common.digits.Digits;
import org.sonde.common.keyword.Keyword;
import org.sonde.common.table.Table;
import org.sonde.overhead.handover.SweepPrecision;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.Condition.Assumed;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.Measurement;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.Statistic;
import org.sonde.report.results.InProgramText;
import org.sonde.report.results.SweepPrecisionTable;

/** One result set in words and tables. */
public final class ResultSetText {
	private ResultSetText() {
	}

	static void print(ResultSet set, OutputOptions output) {
		output.print(set.title() + "\n" + set.source().citation() + "; " + set.source().place()
				+ set.source().doi().map(doi -> "; doi " + doi).orElse("") + "\n"
				+ (set.tags().isEmpty() ? "" : "Tags: " + String.join(", ", set.tags()) + "\n") + "\n");
		output.table(conditions(set));
		output.print("\nRuns:\n");
		output.table(runs(set));
		output.print("\n");
		output.table(figures(set));
		SweepPrecision.of(set).forEach(precision -> output.print("\n" + SweepPrecisionTable.text(precision)));
		if (set.configurations().stream().anyMatch(configuration -> !configuration.forks().isEmpty())) {
			output.print("\nForks (one JVM each), steady calls in ns per trace:\n");
			output.table(forks(set));
		}
		set.gapSweeps().forEach(sweep -> sweep.inProgram().ifPresent(kept -> output.print("\n" + InProgramText.text(kept))));
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

	/** A row a run: its id, as for --writer, and what holds for it alone. */
	private static Table runs(ResultSet set) {
		return new Table(List.of("id", "configuration", "phase", "adds to", "own conditions"), set.configurations().stream()
				.map(run -> List.of(run.id(), run.label(), run.phase().keyword(), run.predecessor().orElse(""), ownWords(run))).toList())
				.withoutEmptyColumns();
	}

	/** Conditions that differ from those of the set, and parameters. */
	private static String ownWords(Configuration run) {
		return Stream.concat(
				run.conditions().values().entrySet().stream().map(entry -> entry.getKey().keyword() + "=" + entry.getValue().value()),
				run.parameters().stream().map(parameter -> parameter.name() + "=" + parameter.value())).collect(Collectors.joining("; "));
	}

	/** For programs: a row a measurement; columns without content are left out. */
	static Table csv(ResultSet set) {
		List<String> headings = new ArrayList<>(List.of("configuration", "id", "phase", "predecessor", "ownConditions"));
		headings.addAll(figureHeadings());
		List<List<String>> rows = new ArrayList<>();
		for (Configuration run : set.configurations()) {
			for (Measurement measurement : run.measurements()) {
				List<String> row = new ArrayList<>(
						List.of(run.label(), run.id(), run.phase().keyword(), run.predecessor().orElse(""), ownWords(run)));
				row.addAll(figures(measurement));
				rows.add(row);
			}
		}
		return new Table(headings, rows).withoutEmptyColumns();
	}

	private static List<String> figureHeadings() {
		List<String> headings = new ArrayList<>(List.of("quantity", "unit", "per", "stated"));
		for (Statistic statistic : Statistic.values()) {
			headings.add(statistic.keyword());
		}
		headings.add("intervalOver");
		return headings;
	}

	private static List<String> figures(Measurement measurement) {
		List<String> row = new ArrayList<>(
				List.of(measurement.kind().keyword(), measurement.unit().keyword(), measurement.scope().keyword(),
						measurement.precision().keyword()));
		for (Statistic statistic : Statistic.values()) {
			row.add(measurement.find(statistic).map(value -> value.toPlainString()).orElse(""));
		}
		row.add(measurement.intervalOver().map(Keyword::keyword).orElse(""));
		return row;
	}

	/** A row a measurement, the digits as published. */
	static Table figures(ResultSet set) {
		List<String> headings = new ArrayList<>(List.of("configuration"));
		headings.addAll(figureHeadings());
		List<List<String>> rows = new ArrayList<>();
		for (Configuration configuration : set.configurations()) {
			for (Measurement measurement : configuration.measurements()) {
				List<String> row = new ArrayList<>(List.of(configuration.label()));
				row.addAll(figures(measurement));
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
					row.add(value == null ? "" : Digits.fixed(value, 1));
				}
				row.add(fork.flags().stream().map(Keyword::keyword).collect(Collectors.joining(", ")));
				rows.add(row);
			}
		}
		return new Table(headings, rows).withoutEmptyColumns();
	}
}
