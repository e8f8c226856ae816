/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tunings;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

import org.sonde.common.digits.Digits;
import org.sonde.common.table.Table;
import org.sonde.overhead.statistics.Interval;
import org.sonde.report.results.ResultComparison;
import org.sonde.report.results.ResultComparisonTable;
import org.sonde.report.tradeoff.TuningSeries;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Ratios of two series next to each other, as tables and JSON. */
public final class SeriesComparisonTable {

	private SeriesComparisonTable() {
	}

	/** For people. */
	public static Table of(SeriesComparison comparison) {
		return new Table(List.of("tuning", "run", heading(comparison.one()), heading(comparison.other()), "agreement"),
				comparison.rows().stream().map(row -> List.of(row.tuning(), row.label(), ResultComparisonTable.ratio(row.one()),
						ResultComparisonTable.ratio(row.other()), row.agreement().words())).toList());
	}

	private static String heading(TuningSeries series) {
		return series.id() + " (" + series.origin().keyword() + ")";
	}

	/** For programs: a number a cell. */
	public static Table csv(SeriesComparison comparison) {
		return new Table(
				List.of("tuning", "base", "run", "series", "origin", "ratio", "ratioLow", "ratioHigh", "otherSeries", "otherOrigin",
				"otherRatio", "otherRatioLow", "otherRatioHigh", "agreement"), comparison.rows().stream().map(row -> {
					List<String> cells = new ArrayList<>(List.of(row.tuning(), comparison.base(), row.run()));
					cells.addAll(cells(comparison.one(), row.one()));
					cells.addAll(cells(comparison.other(), row.other()));
					cells.add(row.agreement().keyword());
					return cells;
				}).toList());
	}

	private static List<String> cells(TuningSeries series, ResultComparison.Row row) {
		return List.of(series.id(), series.origin().keyword(), row.ratio().isPresent() ? plain(row.ratio().getAsDouble()) : "",
				row.ratioInterval().map(interval -> plain(interval.low())).orElse(""),
				row.ratioInterval().map(interval -> plain(interval.high())).orElse(""));
	}

	private static String plain(double number) {
		return Digits.plain(Digits.withoutNoise(number));
	}

	/** Everything that is known of the ratios. */
	public static ObjectNode json(SeriesComparison comparison) {
		ObjectNode root = JsonNodeFactory.instance.objectNode();
		series(root.putObject("series"), comparison.one());
		series(root.putObject("other"), comparison.other());
		root.put("base", comparison.base());
		ArrayNode ratios = root.putArray("ratios");
		for (SeriesComparison.Row row : comparison.rows()) {
			ObjectNode node = ratios.addObject().put("tuning", row.tuning()).put("run", row.run());
			ratio(node.putObject("series"), row.one().ratio(), row.one().ratioInterval(), row.one().basis());
			ratio(node.putObject("other"), row.other().ratio(), row.other().ratioInterval(), row.other().basis());
			node.put("agreement", row.agreement().keyword());
		}
		comparison.onlyInOne().forEach(root.putArray("onlyInSeries")::add);
		comparison.onlyInOther().forEach(root.putArray("onlyInOther")::add);
		ArrayNode conditions = root.putArray("differingConditions");
		comparison.differences().forEach(difference -> conditions.addObject().put("condition", difference.name().keyword())
				.put("series", difference.one()).put("other", difference.other()));
		return root;
	}

	private static void series(ObjectNode node, TuningSeries series) {
		node.put("id", series.id()).put("title", series.title()).put("origin", series.origin().keyword()).put("source", series.source());
	}

	private static void ratio(ObjectNode node, OptionalDouble ratio, Optional<Interval> interval, String basis) {
		ratio.ifPresentOrElse(value -> node.put("ratio", Digits.withoutNoise(value)), () -> node.putNull("ratio"));
		interval.ifPresent(known -> node.put("low", Digits.withoutNoise(known.low())).put("high", Digits.withoutNoise(known.high())));
		node.put("by", basis);
	}

	/** Returns what readers must know about the comparison, one sentence per line. */
	public static List<String> notes(SeriesComparison comparison) {
		List<String> notes = new ArrayList<>();
		if (!comparison.differences().isEmpty()) {
			notes.add("Measured under different conditions, which may change a ratio: "
					+ comparison.differences().stream().map(one -> one.name().label() + " (" + one.one() + " / " + one.other() + ")")
							.collect(Collectors.joining("; ")) + ".");
		}
		only(comparison.onlyInOne(), comparison.one()).ifPresent(notes::add);
		only(comparison.onlyInOther(), comparison.other()).ifPresent(notes::add);
		return notes;
	}

	private static Optional<String> only(List<String> tunings, TuningSeries series) {
		return tunings.isEmpty() ? Optional.empty() : Optional.of("Only in " + series.id() + ": " + String.join(", ", tunings) + ".");
	}
}
