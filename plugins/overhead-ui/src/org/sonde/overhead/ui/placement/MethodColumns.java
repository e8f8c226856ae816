/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.placement;

import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

import org.eclipse.osgi.util.NLS;
import org.sonde.common.digits.Digits;
import org.sonde.overhead.ui.view.table.Column;
import org.sonde.overhead.ui.view.table.QualifiedNamePainter;
import org.sonde.report.placement.PlacementText;

/** The columns of the candidates. */
final class MethodColumns {
	static final String METHOD = "method";
	private static final int DIGITS = 3;

	private MethodColumns() {
	}

	static List<Column<MethodRow>> all() {
		return List.of(
				Column.<MethodRow>text(METHOD, Messages.MethodColumns_method, 200, MethodRow::label).withToolTip(MethodRow::method)
						.withPainter(new QualifiedNamePainter<>()).withMuted(row -> !row.choice().isChosen()).withSpareWidth(),
				Column.<MethodRow>text("reason", Messages.MethodColumns_reason, 100, row -> PlacementText.reason(row.choice()))
						.withMuted(row -> !row.choice().isChosen()),
				number("cost", Messages.MethodColumns_cost, 90, row -> Double.isNaN(row.percent()) ? Messages.MethodColumns_unknown : Digits.value(row.percent()), MethodRow::percent)
						.withToolTip(row -> row.choice().isChosen() ? Messages.MethodColumns_costs : Messages.MethodColumns_wouldCost)
						.withMuted(row -> Double.isNaN(row.percent())),
				number("value", Messages.MethodColumns_value, 80, row -> Digits.significant(row.choice().value(), DIGITS), row -> row.choice().value())
						.withToolTip(row -> NLS.bind(row.choice().isChosen() ? Messages.MethodColumns_lost : Messages.MethodColumns_wouldAdd,
								Digits.significant(row.choice().value(), DIGITS), row.objective().unit()))
						.withMuted(row -> row.choice().value() == 0),
				number("rate", Messages.MethodColumns_rate, 80, row -> Digits.rate(row.choice().candidate().callsPerSecond()), row -> row.choice().candidate().callsPerSecond()),
				Column.<MethodRow>text("evidence", Messages.MethodColumns_evidence, 320, row -> PlacementText.evidence(row.choice()))
						.withToolTip(row -> PlacementText.evidence(row.choice())));
	}

	/** What is not known comes after all that is, when the largest come first. */
	private static Column<MethodRow> number(String id, String title, int width, Function<MethodRow, String> text, ToDoubleFunction<MethodRow> value) {
		return Column.number(id, title, width, text, Comparator.comparingDouble(row -> {
			double number = value.applyAsDouble(row);
			return Double.isNaN(number) ? Double.NEGATIVE_INFINITY : number;
		}));
	}
}
