/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.refinement;

import java.util.Comparator;
import java.util.List;

import org.sonde.overhead.ui.view.table.Column;
import org.sonde.overhead.ui.view.table.QualifiedNamePainter;
import org.sonde.report.refine.RefineText;

/** The columns of the rounds and of their changes. */
final class RefinementColumns {
	private RefinementColumns() {
	}

	/** The measured overhead comes first, so that it is visible in a narrow view. */
	static List<Column<RoundRow>> rounds() {
		return List.of(
				Column.number("number", Messages.RefinementColumns_round, 60, row -> Integer.toString(row.round().number()),
						Comparator.comparingInt(row -> row.round().number())),
				Column.<RoundRow>number("measured", Messages.RefinementColumns_measured, 150, RoundRow::measured,
						Comparator.comparingDouble(row -> row.round().measured().percent()))
						.withToolTip(row -> row.text().measured(row.round())),
				Column.text("verdict", Messages.RefinementColumns_verdict, 115, RoundRow::verdict)
						.withToolTip(row -> row.text().verdict(row.round())),
				Column.<RoundRow>number("probes", Messages.RefinementColumns_probes, 70, row -> Integer.toString(row.round().probes()),
						Comparator.comparingInt(row -> row.round().probes())).withToolTip(row -> RefineText.probes(row.round())),
				Column.<RoundRow>number("predicted", Messages.RefinementColumns_predicted, 150, RoundRow::predicted,
						Comparator.comparingDouble(RoundRow::predictedPercent))
						.withToolTip(row -> Messages.RefinementColumns_predictedToolTip)
						.withMuted(row -> row.round().predicted().isEmpty()),
				Column.<RoundRow>text("shows", Messages.RefinementColumns_shows, 170, row -> row.text().shows(row.round()))
						.withSpareWidth());
	}

	static List<Column<ChangeRow>> changes() {
		return List.of(
				Column.<ChangeRow>text("method", Messages.RefinementColumns_method, 210, ChangeRow::method)
						.withToolTip(row -> row.change().method().toString())
						.withPainter(new QualifiedNamePainter<>()),
				Column.text("change", Messages.RefinementColumns_change, 90, ChangeRow::kind),
				Column.<ChangeRow>number("cost", Messages.RefinementColumns_cost, 80, ChangeRow::cost,
						Comparator.comparingDouble(ChangeRow::percent))
						.withToolTip(row -> Messages.RefinementColumns_costToolTip),
				Column.<ChangeRow>text("reason", Messages.RefinementColumns_reason, 300, ChangeRow::why).withToolTip(ChangeRow::why)
						.withSpareWidth());
	}
}
