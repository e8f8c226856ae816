/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.results;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.sonde.common.digits.Digits;
import org.sonde.common.table.Table;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.statistics.IntervalText;
import org.sonde.report.results.ResultComparison.Row;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A comparison of result sets in tables and words; the command line and the IDE say the same. */
public final class ResultComparisonTable {

	private static final double NANOS_PER_MICRO = 1_000;

	private ResultComparisonTable() {
	}

	/** Times in µs per trace. */
	public static Table of(ResultComparison comparison) {
		return new Table(List.of("run", "baseline [µs]", "other [µs]", "difference [µs]", "ratio", "verdict", "by"),
				comparison.rows().stream().map(row -> List.of(row.baseline().label(), micros(row.baselineNanos()),
						micros(row.otherNanos()), difference(row), ratio(row), verdict(row), row.basis())).toList());
	}

	/** For programs: every figure in a column of its own, in ns per trace. */
	public static Table csv(ResultComparison comparison) {
		return new Table(List.of("baselineRun", "otherRun", "baselineNanos", "otherNanos", "differenceNanos", "differenceLow",
				"differenceHigh", "ratio", "ratioLow", "ratioHigh", "verdict", "by"),
				comparison.rows().stream().map(row -> List.of(row.baseline().id(), row.other().id(), plain(row.baselineNanos()),
						plain(row.otherNanos()), plain(row.differenceNanos()), end(row.difference(), Interval::low),
						end(row.difference(), Interval::high), row.ratio().isPresent() ? plain(row.ratio().getAsDouble()) : "",
						end(row.ratioInterval(), Interval::low),
						end(row.ratioInterval(), Interval::high), keyword(row), row.basis())).toList());
	}

	public static ObjectNode json(ResultComparison comparison) {
		ObjectNode root = JsonNodeFactory.instance.objectNode();
		root.put("baseline", comparison.baseline().id()).put("other", comparison.other().id());
		ArrayNode rows = root.putArray("runs");
		for (Row row : comparison.rows()) {
			ObjectNode node = rows.addObject().put("baseline", row.baseline().id()).put("other", row.other().id())
					.put("baselineNanos", Digits.withoutNoise(row.baselineNanos()))
					.put("otherNanos", Digits.withoutNoise(row.otherNanos()))
					.put("differenceNanos", Digits.withoutNoise(row.differenceNanos()));
			interval(node, "differenceInterval", row.difference());
			row.ratio().ifPresentOrElse(ratio -> node.put("ratio", Digits.withoutNoise(ratio)), () -> node.putNull("ratio"));
			interval(node, "ratioInterval", row.ratioInterval());
			node.put("verdict", keyword(row)).put("by", row.basis());
		}
		comparison.onlyInBaseline().forEach(root.putArray("onlyInBaseline")::add);
		comparison.onlyInOther().forEach(root.putArray("onlyInOther")::add);
		ArrayNode conditions = root.putArray("differingConditions");
		comparison.conditions().forEach(name -> conditions.add(name.keyword()));
		return root;
	}

	/** Returns what the sets do not share, one sentence per line. Empty if they share everything. */
	public static List<String> notes(ResultComparison comparison) {
		List<String> notes = new ArrayList<>();
		if (!comparison.conditions().isEmpty()) {
			notes.add("Measured under different conditions, which may cause a difference: " + comparison.conditions().stream()
					.map(name -> name.label() + " (" + words(comparison.ofBaseline(name)) + " / " + words(comparison.ofOther(name)) + ")")
					.collect(Collectors.joining("; ")) + ".");
		}
		only(comparison.onlyInBaseline(), comparison.baseline()).ifPresent(notes::add);
		only(comparison.onlyInOther(), comparison.other()).ifPresent(notes::add);
		return notes;
	}

	private static Optional<String> only(List<String> labels, ResultSet set) {
		return labels.isEmpty() ? Optional.empty() : Optional.of("Only in " + set.id() + ": " + String.join(", ", labels) + ".");
	}

	private static String words(List<String> values) {
		return values.isEmpty() ? "not stated" : String.join(", ", values);
	}

	/** For people. */
	public static String verdict(Row row) {
		return row.verdict().ofTimes();
	}

	private static String keyword(Row row) {
		return verdict(row).replace(' ', '-');
	}

	/** Returns the difference in µs per trace, with its interval. */
	public static String difference(Row row) {
		return row.difference().map(interval -> IntervalText.of(interval.times(1 / NANOS_PER_MICRO), ""))
				.orElseGet(() -> micros(row.differenceNanos()));
	}

	/** Other ÷ baseline, with its interval; {@code none} where the baseline is 0. */
	public static String ratio(Row row) {
		if (row.ratio().isEmpty()) {
			return "none";
		}
		double ratio = row.ratio().getAsDouble();
		return row.ratioInterval().map(interval -> IntervalText.of(interval, ""))
				.orElseGet(() -> Digits.atLeast(ratio, 3));
	}

	/** Returns µs with four significant digits. */
	public static String micros(double nanos) {
		double micros = nanos / NANOS_PER_MICRO;
		return Digits.atLeast(micros, 4);
	}

	private static String plain(double number) {
		return Digits.plain(Digits.withoutNoise(number));
	}

	private static String end(Optional<Interval> interval, Function<Interval, Double> end) {
		return interval.map(known -> plain(end.apply(known))).orElse("");
	}

	private static void interval(ObjectNode node, String name, Optional<Interval> interval) {
		interval.ifPresentOrElse(known -> node.putObject(name).put("low", Digits.withoutNoise(known.low()))
				.put("high", Digits.withoutNoise(known.high())), () -> node.putNull(name));
	}
}
