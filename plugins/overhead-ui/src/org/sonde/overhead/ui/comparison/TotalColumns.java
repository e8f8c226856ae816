/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.comparison;

import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;

import org.eclipse.osgi.util.NLS;
import org.sonde.common.digits.Digits;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.overhead.ui.view.table.Column;
import org.sonde.report.code.CodeFigure;

/** The columns of the table of whole versions: a row a figure. */
final class TotalColumns {

	/** A figure of both versions. */
	record Row(CodeFigure figure, Cell before, Cell after, Cell ratio) {

		/** All there are. Looks at every method: of many not for the thread of the user interface. */
		static List<Row> of(ComponentMeasurement before, ComponentMeasurement after) {
			return CodeFigure.of(before).stream().map(figure -> new Row(figure, Cell.of(figure, before), Cell.of(figure, after),
					Cell.percent(figure.ratio(before, after)))).toList();
		}
	}

	/**
	 * @param text  for people
	 * @param value for sorting; infinite where there is none
	 */
	record Cell(String text, double value) {

		private static Cell of(CodeFigure figure, ComponentMeasurement version) {
			OptionalDouble value = figure.value().apply(version);
			return new Cell(Digits.grouped(figure.text(value)), value.orElse(Double.NEGATIVE_INFINITY));
		}

		private static Cell percent(OptionalDouble ratio) {
			return new Cell(ratio.isEmpty() ? "" : Digits.fixed(100 * ratio.getAsDouble(), 1) + " %",
					ratio.orElse(Double.NEGATIVE_INFINITY));
		}
	}

	private TotalColumns() {
	}

	static List<Column<Row>> all() {
		return List.of(Column.<Row>text("figure", Messages.TotalColumns_figure, 330, row ->
				row.figure().nameAndUnit()).withToolTip(TotalColumns::rules),
				number("before", Messages.TotalColumns_before, Row::before), number("after", Messages.TotalColumns_after, Row::after),
				number("ratio", Messages.TotalColumns_ratio, Row::ratio),
				Column.text("rules", Messages.TotalColumns_rules, 80, row -> row.figure().profile()));
	}

	private static Column<Row> number(String id, String title, Function<Row, Cell> cell) {
		return Column.number(id, title, 75, row -> cell.apply(row).text(), Comparator.comparingDouble(row -> cell.apply(row).value()));
	}

	private static String rules(Row row) {
		return row.figure().profile().isEmpty() ? null : NLS.bind(Messages.TotalColumns_ruledBy, row.figure().profile());
	}
}
