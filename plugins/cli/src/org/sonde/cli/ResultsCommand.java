/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import org.sonde.overhead.OverheadException;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.Condition.Assumed;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Measurement;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.ResultSetWriter;
import org.sonde.overhead.results.Statistic;
import org.sonde.report.code.Table;

import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** {@code sonde results}: the stored benchmark results that estimates are made from. */
@Command(name = "results", mixinStandardHelpOptions = true, usageHelpAutoWidth = true, subcommands = HelpCommand.class,
		synopsisSubcommandLabel = "COMMAND", description = "Show the benchmark results that estimates are made from.")
final class ResultsCommand {
	@Command(name = "list", mixinStandardHelpOptions = true, usageHelpAutoWidth = true, description = "List the built-in result sets.")
	int list(@Mixin Output output) {
		List<ResultSet> sets = PublishedResults.list();
		if (output.format() == Format.json) {
			ArrayNode array = JsonNodeFactory.instance.arrayNode();
			for (ResultSet set : sets) {
				array.addObject().put("id", set.id()).put("title", set.title()).put("year", set.source().year())
						.put("probeKind", set.conditions().probeKind().map(kind -> kind.keyword()).orElse(null))
						.put("configurations", set.configurations().size()).put("source", set.source().citation());
			}
			output.json(array);
		} else {
			output.table(new Table(List.of("id", "year", "probes", "title"),
					sets.stream().map(set -> List.of(set.id(), Integer.toString(set.source().year()),
							set.conditions().probeKind().map(kind -> kind.keyword()).orElse("not stated"), set.title())).toList()));
		}
		return ExitCode.OK;
	}

	@Command(name = "show", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
			description = "Show one result set with its source, its conditions and its figures, as published.")
	int show(@Parameters(paramLabel = "ID|FILE", description = "The id of a built-in result set, or a result-set file.") String which,
			@Mixin Output output) throws OverheadException {
		ResultSet set = ResultSets.open(which, output.err());
		switch (output.format()) {
			case json -> output.print(ResultSetWriter.toJson(set));
			case csv -> output.table(figures(set));
			case table -> {
				output.print(set.title() + "\n" + set.source().citation() + "; " + set.source().place()
						+ set.source().doi().map(doi -> "; doi " + doi).orElse("") + "\n\n");
				output.table(conditions(set));
				output.print("\n");
				output.table(figures(set));
				output.print(set.source().notes().stream().map(note -> "\nNote: " + note).collect(Collectors.joining())
						+ (set.source().notes().isEmpty() ? "" : "\n"));
			}
		}
		return ExitCode.OK;
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
	private static Table figures(ResultSet set) {
		List<String> headings = new ArrayList<>(List.of("configuration", "quantity", "unit", "per", "stated"));
		for (Statistic statistic : Statistic.values()) {
			headings.add(statistic.keyword());
		}
		List<List<String>> rows = new ArrayList<>();
		for (Configuration configuration : set.configurations()) {
			for (Measurement measurement : configuration.measurements()) {
				List<String> row = new ArrayList<>(List.of(configuration.label(), measurement.kind().keyword(),
						measurement.unit().keyword(), measurement.scope().keyword(), measurement.precision().keyword()));
				for (Statistic statistic : Statistic.values()) {
					row.add(measurement.find(statistic).map(value -> value.toPlainString()).orElse(""));
				}
				rows.add(row);
			}
		}
		return new Table(headings, rows).withoutEmptyColumns();
	}
}
