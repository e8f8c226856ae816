/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.overhead.digits.Digits;
import org.sonde.report.code.Table;
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
			case csv -> output.table(csv(series));
			case table -> {
				for (TuningSeries one : series) {
					output.print(one.title() + " (" + one.id() + ")\n" + one.citation() + "\n\n");
					output.table(table(one));
					output.print(verdicts(one) + "\n");
				}
			}
		}
		return ExitCode.OK;
	}

	private static Failures.Failed unknown(String id) {
		return new Failures.Failed(CommandProblem.NO_SUCH_SERIES, id,
				PublishedTunings.list().stream().map(TuningSeries::id).collect(Collectors.joining(", ")));
	}

	/** The points of one series for people: each figure with its interval and unit. */
	private static Table table(TuningSeries series) {
		List<List<String>> rows = series.points().stream()
				.map(point -> List.of(point.name(), text(point.overhead()), point.throughput().map(TradeOffCommand::text).orElse(""),
						text(point.linesOfCode()), text(point.cyclomatic()), text(point.informationComplexity()),
						point.verdict().map(verdict -> verdict.decision().word()).orElse("")))
				.toList();
		return new Table(List.of("tuning", "overhead", "throughput, writing", "lines of code", "average cyclomatic",
				"information complexity", "verdict"), rows).withoutEmptyColumns();
	}

	/** All points for programs: the same columns whatever the series, one number a cell, nothing where it is unknown. */
	private static Table csv(List<TuningSeries> series) {
		List<List<String>> rows = new ArrayList<>();
		for (TuningSeries one : series) {
			for (TradeOffPoint point : one.points()) {
				List<String> row = new ArrayList<>(List.of(one.id(), point.name()));
				row.addAll(cells(Optional.of(point.overhead())));
				row.addAll(cells(point.throughput()));
				for (Figure figure : List.of(point.linesOfCode(), point.cyclomatic(), point.informationComplexity())) {
					row.add(cells(Optional.of(figure)).getFirst());
				}
				row.add(point.verdict().map(verdict -> verdict.decision().word()).orElse(""));
				row.add(Stream.of(point.overhead(), point.linesOfCode(), point.cyclomatic(), point.informationComplexity())
						.filter(Figure.Unknown.class::isInstance).map(figure -> ((Figure.Unknown) figure).reason()).distinct()
						.collect(Collectors.joining("; ")));
				rows.add(row);
			}
		}
		return new Table(List.of("series", "tuning", "overhead", "overheadLow", "overheadHigh", "overheadUnit", "throughput",
				"throughputLow", "throughputHigh", "throughputUnit", "linesOfCode", "averageCyclomatic", "informationComplexityBits", "verdict",
				"unknownBecause"), rows);
	}

	/** Value, low and high end of the interval, unit. */
	private static List<String> cells(Optional<Figure> figure) {
		if (!(figure.orElse(null) instanceof Figure.Known known)) {
			return List.of("", "", "", "");
		}
		return List.of(number(known.value()), known.interval().map(interval -> number(interval.low())).orElse(""),
				known.interval().map(interval -> number(interval.high())).orElse(""), known.unit());
	}

	private static String number(double value) {
		return Digits.plain(Digits.withoutNoise(value));
	}

	/** The reason why a figure is unknown stands below the table, not in every cell. */
	private static String text(Figure figure) {
		return figure instanceof Figure.Known ? figure.text() : "unknown";
	}

	private static String verdicts(TuningSeries series) {
		StringBuilder text = new StringBuilder();
		series.notes().forEach(note -> text.append('\n').append(note));
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
			ArrayNode ofSeries = node.putArray("notes");
			one.notes().forEach(ofSeries::add);
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
				node.put("value", Digits.withoutNoise(known.value())).put("unit", known.unit());
				known.interval().ifPresent(interval -> node.put("low", Digits.withoutNoise(interval.low()))
						.put("high", Digits.withoutNoise(interval.high())));
				node.put("basis", known.provenance().text());
			}
			case Figure.Unknown unknown -> node.put("unknown", unknown.reason());
		}
		return node;
	}
}
