/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tunings;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.sonde.common.digits.Digits;
import org.sonde.common.table.Table;
import org.sonde.overhead.statistics.IntervalText;
import org.sonde.report.results.ResultComparisonTable;
import org.sonde.report.tunings.SeriesPortions.Portion;
import org.sonde.report.tunings.SeriesPortions.Row;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The portions of one series, or of two next to each other, as tables and JSON. */
public final class SeriesPortionsTable {

	private static final double MICRO = 1e-3;
	private static final String ABOVE = "above";
	private static final String BELOW = "below";
	private static final String OPEN = "not decided";

	private SeriesPortionsTable() {
	}

	/** For people, in µs: a row a tuning. An arrow marks what is above or below that of the tuning before. */
	public static Table of(SeriesPortions portions) {
		List<String> headings = new ArrayList<>(List.of("tuning"));
		portions.runs().values().forEach(run -> headings.add(letter(run) + run.label()));
		return new Table(headings, portions.rows().stream().map(row -> {
			List<String> cells = new ArrayList<>(List.of(row.tuning()));
			portions.runs().keySet().forEach(id -> cells.add(row.portion(id).map(portion -> text(portion)
					+ portions.before(row, id).map(before -> arrow(portion, before)).orElse("")).orElse("")));
			return cells;
		}).toList());
	}

	/** The letter of the portion in the papers. */
	private static String letter(SeriesPortions.Run run) {
		return switch (run.phase()) {
			case DEACTIVATED -> "I: ";
			case COLLECTING -> "C: ";
			case WRITING -> "W: ";
			case NONE, RECONSTRUCTION, REDUCTION, OTHER -> "";
		};
	}

	private static String text(Portion portion) {
		return portion.interval().map(interval -> IntervalText.of(interval.times(MICRO), ""))
				.orElseGet(() -> ResultComparisonTable.micros(portion.nanos()));
	}

	private static String arrow(Portion portion, Portion before) {
		return portion.isAbove(before) ? " ↑" : before.isAbove(portion) ? " ↓" : "";
	}

	/** For people: the portions that both series have, by tuning and run. */
	public static Table of(SeriesPortions one, SeriesPortions other) {
		List<List<String>> rows = new ArrayList<>();
		for (Row row : one.rows()) {
			same(row, one, other).ifPresent(same -> row.portions().forEach((id, portion) -> same.portion(id).ifPresent(second -> rows.add(
					List.of(TuningName.withRemark(row.tuning(), same.tuning()), letter(one.runs().get(id)) + one.runs().get(id).label(),
							text(portion), text(second), word(portion, second))))));
		}
		return new Table(List.of("tuning", "portion", one.series().id() + " [µs]", other.series().id() + " [µs]", "the other is"), rows);
	}

	/** Returns the row of the same tuning in the other series; each is that of the other. */
	private static Optional<Row> same(Row row, SeriesPortions one, SeriesPortions other) {
		return TuningName.find(row.tuning(), other.rows(), Row::tuning)
				.filter(same -> TuningName.find(same.tuning(), one.rows(), Row::tuning).equals(Optional.of(row)));
	}

	/** Says how the second portion compares with the first. */
	private static String word(Portion first, Portion second) {
		return second.isAbove(first) ? ABOVE : first.isAbove(second) ? BELOW : OPEN;
	}

	/** For programs: a portion a row, in ns per trace. */
	public static Table csv(SeriesPortions... series) {
		List<List<String>> rows = new ArrayList<>();
		for (SeriesPortions portions : series) {
			for (Row row : portions.rows()) {
				row.portions().forEach((id, portion) -> rows.add(List.of(portions.series().id(), row.tuning(), id,
						portions.runs().get(id).phase().keyword(), plain(portion.nanos()),
						portion.interval().map(interval -> plain(interval.low())).orElse(""),
						portion.interval().map(interval -> plain(interval.high())).orElse(""),
						portions.before(row, id).map(before -> word(before, portion)).orElse(""))));
			}
		}
		return new Table(List.of("series", "tuning", "run", "phase", "nanos", "low", "high", "sinceTuningBefore"), rows);
	}

	/** Everything that is known of the portions, in ns per trace. */
	public static ObjectNode json(SeriesPortions... series) {
		ObjectNode root = JsonNodeFactory.instance.objectNode();
		ArrayNode all = root.putArray("series");
		for (SeriesPortions portions : series) {
			ObjectNode node = all.addObject().put("id", portions.series().id()).put("source", portions.series().source());
			ArrayNode rows = node.putArray("portions");
			for (Row row : portions.rows()) {
				row.portions().forEach((id, portion) -> {
					ObjectNode one = rows.addObject().put("tuning", row.tuning()).put("run", id)
							.put("phase", portions.runs().get(id).phase().keyword()).put("nanos", Digits.withoutNoise(portion.nanos()));
					portion.interval().ifPresent(interval -> one.put("low", Digits.withoutNoise(interval.low()))
							.put("high", Digits.withoutNoise(interval.high())));
					portions.before(row, id).ifPresent(before -> one.put("sinceTuningBefore", word(before, portion)));
				});
			}
		}
		return root;
	}

	private static String plain(double number) {
		return Digits.plain(Digits.withoutNoise(number));
	}
}
