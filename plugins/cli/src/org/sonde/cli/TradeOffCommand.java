/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;

import org.sonde.report.figure.Figure;
import org.sonde.report.tradeoff.PublishedTunings;
import org.sonde.report.tradeoff.TradeOffPoint;
import org.sonde.report.tradeoff.TuningSeries;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** {@code sonde tradeoff}: what tunings win in overhead against what they do to the code. */
@Command(name = "tradeoff", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Show the published tunings of monitoring frameworks: overhead against size and complexity of the code, with the "
				+ "authors' verdicts. What a paper gives no number for is unknown.")
final class TradeOffCommand implements Callable<Integer> {
	@Parameters(arity = "0..1", paramLabel = "SERIES", description = "The id of one series. Default: all of them.")
	private String id;

	@Mixin
	private Output output;

	@Override
	public Integer call() throws Failures.Failed {
		List<TuningSeries> series = id == null ? PublishedTunings.list() : List.of(PublishedTunings.find(id).orElseThrow(() -> unknown(id)));
		switch (output.format()) {
			case json -> output.json(json(series));
			case csv -> output.table(table(series, true));
			case table -> {
				for (TuningSeries one : series) {
					output.print(one.title() + " (" + one.id() + ")\n" + one.citation() + "\n\n");
					output.table(table(List.of(one), false));
					output.print(verdicts(one) + "\n");
				}
			}
		}
		return ExitCode.OK;
	}

	private static Failures.Failed unknown(String id) {
		return new Failures.Failed("there is no series '" + id + "'. There are: "
				+ PublishedTunings.list().stream().map(TuningSeries::id).collect(Collectors.joining(", ")) + ".");
	}

	private static Table table(List<TuningSeries> series, boolean withSeries) {
		List<String> headings = new ArrayList<>(List.of("tuning", "overhead", "throughput, writing", "lines of code",
				"average cyclomatic", "information complexity", "verdict"));
		List<List<String>> rows = new ArrayList<>();
		for (TuningSeries one : series) {
			for (TradeOffPoint point : one.points()) {
				List<String> row = new ArrayList<>(List.of(point.name(), text(point.overhead()),
						point.throughput().map(TradeOffCommand::text).orElse(""), text(point.linesOfCode()), text(point.cyclomatic()),
						text(point.informationComplexity()), point.verdict().map(verdict -> verdict.decision().word()).orElse("")));
				if (withSeries) {
					row.addFirst(one.id());
				}
				rows.add(row);
			}
		}
		if (withSeries) {
			headings.addFirst("series");
		}
		return new Table(headings, rows).withoutEmptyColumns();
	}

	/** The reason why a figure is unknown stands below the table, not in every cell. */
	private static String text(Figure figure) {
		return figure instanceof Figure.Known ? figure.text() : "unknown";
	}

	private static String verdicts(TuningSeries series) {
		StringBuilder text = new StringBuilder();
		for (TradeOffPoint point : series.points()) {
			point.verdict().ifPresent(verdict -> text.append('\n').append(point.name()).append(": ").append(verdict.decision().word())
					.append(". ").append(verdict.reasons()).append(" (").append(verdict.place()).append(")"));
			if (point.informationComplexity() instanceof Figure.Unknown unknown) {
				text.append("\n").append(point.name()).append(": complexity unknown: ").append(unknown.reason());
			}
			point.notes().forEach(note -> text.append("\n").append(point.name()).append(": ").append(note));
		}
		return text.append('\n').toString();
	}

	private static ArrayNode json(List<TuningSeries> series) {
		ArrayNode array = JsonNodeFactory.instance.arrayNode();
		for (TuningSeries one : series) {
			ObjectNode node = array.addObject().put("id", one.id()).put("title", one.title()).put("citation", one.citation());
			ArrayNode tunings = node.putArray("tunings");
			for (TradeOffPoint point : one.points()) {
				ObjectNode tuning = tunings.addObject().put("name", point.name()).put("change", point.change());
				tuning.set("overhead", json(point.overhead()));
				tuning.set("throughput", point.throughput().map(TradeOffCommand::json).orElse(null));
				tuning.set("linesOfCode", json(point.linesOfCode()));
				tuning.set("averageCyclomatic", json(point.cyclomatic()));
				tuning.set("informationComplexity", json(point.informationComplexity()));
				point.verdict().ifPresent(verdict -> tuning.putObject("verdict").put("decision", verdict.decision().word())
						.put("reasons", verdict.reasons()).put("place", verdict.place()));
				ArrayNode notes = tuning.putArray("notes");
				point.notes().forEach(notes::add);
			}
		}
		return array;
	}

	private static ObjectNode json(Figure figure) {
		ObjectNode node = JsonNodeFactory.instance.objectNode();
		switch (figure) {
			case Figure.Known known -> {
				node.put("value", known.value()).put("unit", known.unit());
				known.interval().ifPresent(interval -> node.put("low", interval.low()).put("high", interval.high()));
				node.put("basis", known.provenance().text());
			}
			case Figure.Unknown unknown -> node.put("unknown", unknown.reason());
		}
		return node;
	}
}
