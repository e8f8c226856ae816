/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.placement;

import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.osgi.util.NLS;
import org.sonde.common.digits.Digits;
import org.sonde.overhead.ui.view.MethodLabel;
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
				Column.<MethodRow>text(METHOD, Messages.MethodColumns_method, 106, MethodRow::label).withToolTip(MethodRow::method)
						.withPainter(new QualifiedNamePainter<>()).withMuted(row -> !row.choice().isChosen()).withSpareWidth(),
				Column.<MethodRow>text("reason", Messages.MethodColumns_reason, 95, MethodColumns::reason)
						.withToolTip(MethodColumns::reasonInWords).withMuted(row -> !row.choice().isChosen()),
				number("cost", Messages.MethodColumns_cost, 90,
						row -> Double.isNaN(row.percent()) ? Messages.MethodColumns_unknown : Digits.value(row.percent()),
						MethodRow::percent)
						.withToolTip(row -> row.choice().isChosen() ? Messages.MethodColumns_costs : Messages.MethodColumns_wouldCost)
						.withMuted(row -> Double.isNaN(row.percent())),
				number("value", Messages.MethodColumns_value, 95, MethodColumns::value, MethodRow::value)
						.withToolTip(
								row -> NLS.bind(row.choice().isChosen() ? Messages.MethodColumns_lost : Messages.MethodColumns_wouldAdd,
										Digits.significant(row.value(), DIGITS), row.objective().unit()))
						.withMuted(row -> row.value() == 0),
				number("rate", Messages.MethodColumns_rate, 70, row -> Digits.rate(row.choice().candidate().callsPerSecond()),
						row -> row.choice().candidate().callsPerSecond()),
				Column.<MethodRow>text("evidence", Messages.MethodColumns_evidence, 90, MethodColumns::evidence)
						.withToolTip(row -> PlacementText.evidence(row.choice())).withSpareWidth());
	}

	/** The user's own points need no unit. */
	private static String value(MethodRow row) {
		String number = Digits.significant(row.value(), DIGITS);
		return switch (row.objective()) {
			case DISTINGUISH -> NLS.bind(Messages.MethodColumns_bits, number);
			case TIME, CALLS -> NLS.bind(Messages.MethodColumns_percent, number);
			case WISH -> number;
		};
	}

	/** Shorter than in words, which are in the tool tip. */
	private static String evidence(MethodRow row) {
		return Stream.concat(
				row.choice().redundant().map(one -> NLS.bind(Messages.MethodColumns_redundant, one.times(), MethodLabel.of(one.caller())))
						.stream(),
				row.choice().evidence().map(pair -> NLS.bind(Messages.MethodColumns_distinguishes,
						new Object[] { pair.traces(), pair.one(), pair.tracesOfOther(), pair.other() })).stream())
				.collect(Collectors.joining("; "));
	}

	private static String reason(MethodRow row) {
		return switch (row.choice().reason()) {
			case PINNED -> Messages.MethodColumns_kept;
			case CHOSEN -> Messages.MethodColumns_chosen;
			case ADDS_NOTHING -> Messages.MethodColumns_addsNothing;
			case ALONE_TOO_COSTLY -> row.inBudget() ? Messages.MethodColumns_tooCostly : Messages.MethodColumns_costsMore;
			case NO_ROOM -> Messages.MethodColumns_noRoom;
		};
	}

	private static String reasonInWords(MethodRow row) {
		return switch (row.choice().reason()) {
			case PINNED -> Messages.MethodColumns_keptWords;
			case CHOSEN -> Messages.MethodColumns_chosenWords;
			case ADDS_NOTHING -> Messages.MethodColumns_addsNothingWords;
			case ALONE_TOO_COSTLY -> row.inBudget() ? Messages.MethodColumns_tooCostlyWords : Messages.MethodColumns_costsMoreWords;
			case NO_ROOM -> row.inBudget() ? Messages.MethodColumns_noRoomWords : Messages.MethodColumns_wouldCostMoreWords;
		};
	}

	/** Unknown figures come last if the largest come first. */
	private static Column<MethodRow> number(String id, String title, int width, Function<MethodRow, String> text,
			ToDoubleFunction<MethodRow> value) {
		return Column.number(id, title, width, text, Comparator.comparingDouble(row -> {
			double number = value.applyAsDouble(row);
			return Double.isNaN(number) ? Double.NEGATIVE_INFINITY : number;
		}));
	}
}
