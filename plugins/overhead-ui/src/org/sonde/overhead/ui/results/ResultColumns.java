/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

import org.eclipse.osgi.util.NLS;
import org.sonde.common.keyword.Keyword;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Measurement;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.ui.view.table.Column;

/** The columns of the list of result sets, and of the figures of one. */
final class ResultColumns {
	private ResultColumns() {
	}

	static List<Column<ResultRow>> ofSets() {
		return List.of(
				Column.<ResultRow>text("title", Messages.ResultColumns_set, 375, row -> row.set().title())
						.withToolTip(row -> row.set().title() + "\n" + row.set().source().citation()).withSpareWidth(),
				condition("framework", Messages.ResultColumns_framework, 174, ConditionName.FRAMEWORK).withSpareWidth(),
				condition("probes", Messages.ResultColumns_probes, 135, ConditionName.PROBE_KIND).hidden(),
				Column.<ResultRow>text("jvm", Messages.ResultColumns_jvm, 196, row -> machine(row.condition(ConditionName.VIRTUAL_MACHINE)))
						.withToolTip(row -> row.condition(ConditionName.VIRTUAL_MACHINE)),
				Column.number("year", Messages.ResultColumns_year, 46, row -> Integer.toString(row.set().source().year()),
						Comparator.comparingInt(row -> row.set().source().year())),
				Column.<ResultRow>number("forks", Messages.ResultColumns_forks, 50,
						row -> row.forks() == 0 ? "–" : Integer.toString(row.forks()),
						Comparator.comparingInt(ResultRow::forks))
						.withToolTip(row -> row.forks() == 0 ? Messages.ResultColumns_noForks : null),
				Column.text("tags", Messages.ResultColumns_tags, 66, row -> String.join(", ", row.set().tags())),
				Column.<ResultRow>text("place", Messages.ResultColumns_place, 175, ResultRow::place).withToolTip(ResultRow::place)
						.withMuted(ResultRow::isBuiltIn));
	}

	private static Column<ResultRow> condition(String id, String title, int width, ConditionName name) {
		return Column.<ResultRow>text(id, title, width, row -> row.condition(name)).withToolTip(row -> row.condition(name));
	}

	/** Vendor and version: what nearly every machine has in its name would push them out of sight. */
	static String machine(String name) {
		return name.replaceFirst("(?i) 64-bit Server VM,?", "");
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
				Column.<Figure>text("configuration", Messages.ResultColumns_run, 150, figure -> figure.configuration().label())
						.withSpareWidth(),
				Column.text("phase", Messages.ResultColumns_phase, 90, figure -> figure.configuration().phase().keyword()),
				Column.text("quantity", Messages.ResultColumns_quantity, 105, figure -> figure.measurement().kind().keyword()),
				Column.text("unit", Messages.ResultColumns_unit, 95, figure -> NLS.bind(Messages.ResultColumns_unitPer,
						figure.measurement().unit().keyword(), figure.measurement().scope().keyword()))));
		columns.add(statistic(Statistic.MEAN, Messages.ResultColumns_mean, 80));
		columns.add(statistic(Statistic.CI95_HALF_WIDTH, "± 95 %", 70).withToolTip(ResultColumns::over));
		columns.add(statistic(Statistic.STANDARD_DEVIATION, Messages.ResultColumns_deviation, 65));
		columns.add(statistic(Statistic.MIN, Messages.ResultColumns_least, 65));
		columns.add(statistic(Statistic.Q1, "25 %", 65));
		columns.add(statistic(Statistic.MEDIAN, Messages.ResultColumns_median, 65));
		columns.add(statistic(Statistic.Q3, "75 %", 65));
		columns.add(statistic(Statistic.MAX, Messages.ResultColumns_most, 65));
		columns.add(Column.<Figure>text("over", Messages.ResultColumns_over, 90,
				figure -> figure.measurement().intervalOver().map(Keyword::keyword).orElse("")).withToolTip(ResultColumns::over));
		return columns;
	}

	private static String over(Figure figure) {
		return figure.measurement().intervalOver().map(unit -> switch (unit) {
			case FORKS -> Messages.ResultColumns_overForks;
			case CALLS -> Messages.ResultColumns_overCalls;
		}).orElse(figure.measurement().find(Statistic.CI95_HALF_WIDTH).map(half -> Messages.ResultColumns_overUnknown)
				.orElse(null));
	}

	private static Column<Figure> statistic(Statistic statistic, String title, int width) {
		Function<Figure, String> text = figure -> figure.statistic(statistic);
		return Column.number(statistic.keyword(), title, width, text, Comparator.comparing(
				figure -> figure.measurement().find(statistic).map(value -> value.doubleValue() * figure.measurement().unit().factor())
						.orElse(-1.0)));
	}
}
