/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Keyword;
import org.sonde.overhead.results.Measurement;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.ui.view.Column;

/** The columns of the list of result sets, and of the figures of one. */
final class ResultColumns {
	private ResultColumns() {
	}

	static List<Column<ResultRow>> ofSets() {
		return List.of(
				Column.<ResultRow>text("title", "Result set", 300, row -> row.set().title()).withToolTip(row -> row.set().source().citation()),
				Column.text("framework", "Framework", 130, row -> row.condition(ConditionName.FRAMEWORK)),
				Column.text("probes", "Probes", 130, row -> row.condition(ConditionName.PROBE_KIND)),
				Column.text("jvm", "JVM", 130, row -> row.condition(ConditionName.VIRTUAL_MACHINE)),
				Column.number("year", "Year", 50, row -> Integer.toString(row.set().source().year()),
						Comparator.comparingInt(row -> row.set().source().year())),
				Column.<ResultRow>number("forks", "Forks", 50, row -> row.forks() == 0 ? "–" : Integer.toString(row.forks()),
						Comparator.comparingInt(ResultRow::forks))
						.withToolTip(row -> row.forks() == 0 ? "The single JVMs are not known: only what the source says of all together." : null),
				Column.text("tags", "Tags", 90, row -> String.join(", ", row.set().tags())),
				Column.<ResultRow>text("place", "Where", 140, ResultRow::place).withMuted(ResultRow::isBuiltIn));
	}

	/** A measurement of a configuration. */
	record Figure(Configuration configuration, Measurement measurement) {

		static List<Figure> of(ResultRow row) {
			return row.set().configurations().stream().flatMap(configuration -> configuration.measurements().stream()
					.map(measurement -> new Figure(configuration, measurement))).toList();
		}

		String key() {
			return configuration.id() + "/" + measurement.kind().keyword();
		}

		String statistic(Statistic statistic) {
			return measurement.find(statistic).map(value -> value.toPlainString()).orElse("");
		}
	}

	/** The digits are those of the source. */
	static List<Column<Figure>> ofFigures() {
		List<Column<Figure>> columns = new ArrayList<>(List.of(
				Column.text("configuration", "Run", 170, figure -> figure.configuration().label()),
				Column.text("phase", "Phase", 90, figure -> figure.configuration().phase().keyword()),
				Column.text("quantity", "Quantity", 100, figure -> figure.measurement().kind().keyword()),
				Column.text("unit", "Unit", 90, figure -> figure.measurement().unit().keyword() + " per "
						+ figure.measurement().scope().keyword())));
		columns.add(statistic(Statistic.MEAN, "Mean", 80));
		columns.add(statistic(Statistic.CI95_HALF_WIDTH, "± 95 %", 70).withToolTip(ResultColumns::over));
		columns.add(statistic(Statistic.STANDARD_DEVIATION, "SD", 70));
		columns.add(statistic(Statistic.MIN, "Min", 70));
		columns.add(statistic(Statistic.Q1, "25 %", 70));
		columns.add(statistic(Statistic.MEDIAN, "Median", 70));
		columns.add(statistic(Statistic.Q3, "75 %", 70));
		columns.add(statistic(Statistic.MAX, "Max", 80));
		columns.add(Column.<Figure>text("over", "Interval over", 90,
				figure -> figure.measurement().intervalOver().map(Keyword::keyword).orElse("")).withToolTip(ResultColumns::over));
		return columns;
	}

	private static String over(Figure figure) {
		return figure.measurement().intervalOver().map(unit -> switch (unit) {
			case FORKS -> "Computed over the means of forks (JVMs), which are independent.";
			case CALLS -> "Computed over calls as if they were independent. Calls inside one JVM are not: the interval is far too narrow.";
		}).orElse(figure.measurement().find(Statistic.CI95_HALF_WIDTH).map(half -> "The source does not say over what it was computed.")
				.orElse(null));
	}

	private static Column<Figure> statistic(Statistic statistic, String title, int width) {
		Function<Figure, String> text = figure -> figure.statistic(statistic);
		return Column.number(statistic.keyword(), title, width, text, Comparator.comparing(
				figure -> figure.measurement().find(statistic).map(value -> value.doubleValue() * figure.measurement().unit().factor())
						.orElse(-1.0)));
	}
}
