/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import java.util.Comparator;
import java.util.List;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Text;
import org.sonde.overhead.statistics.ForkComparison.Verdict;
import org.sonde.overhead.ui.view.MessagePage;
import org.sonde.overhead.ui.view.Pages;
import org.sonde.overhead.ui.view.ReadOnlyText;
import org.sonde.overhead.ui.view.WrappedText;
import org.sonde.overhead.ui.view.layout.FlowLayout;
import org.sonde.overhead.ui.view.layout.PriorityLayout;
import org.sonde.overhead.ui.view.table.Column;
import org.sonde.overhead.ui.view.table.ColumnTable;
import org.sonde.overhead.ui.view.table.Tabs;
import org.sonde.report.results.ResultComparison;
import org.sonde.report.results.ResultComparison.Row;
import org.sonde.report.results.ResultComparisonTable;

/** Two result sets, run by run. */
final class ComparisonPage {

	private static final int NOTES_HEIGHT = 70;

	private final Composite control;
	private final Pages pages;
	private final WrappedText heading;
	private final ColumnTable<Row> table;
	private final Text notes;

	ComparisonPage(Composite parent) {
		control = new Composite(parent, SWT.NONE);
		control.setLayout(new FillLayout());
		pages = new Pages(control);
		pages.messagePage().show(Messages.ComparisonPage_none, Messages.ComparisonPage_how, MessagePage.NOTHING);
		Composite content = pages.content();
		heading = FlowLayout.text(content);
		table = new ColumnTable<>(content, Messages.ComparisonPage_table, Row.class, row -> row.baseline().id(), columns());
		Composite below = new Composite(content, SWT.NONE);
		GridLayoutFactory.fillDefaults().extendedMargins(5, 0, 3, 0).applyTo(below);
		notes = ReadOnlyText.create(below, Messages.ComparisonPage_notes);
		GridDataFactory.fillDefaults().grab(true, true).hint(200, NOTES_HEIGHT).applyTo(notes);
		PriorityLayout.of(content).main(table.viewer().getControl(), table::leastHeight).thenHide(below).thenHide(heading.getParent());
		pages.showMessage();
	}

	private static List<Column<Row>> columns() {
		return List.of(Column.text("run", Messages.ComparisonPage_run, 130, row -> row.baseline().label()),
				Column.number("baseline", Messages.ComparisonPage_baseline, 105, row -> ResultComparisonTable.micros(row.baselineNanos()),
						Comparator.comparingDouble(Row::baselineNanos)),
				Column.number("other", Messages.ComparisonPage_other, 90, row -> ResultComparisonTable.micros(row.otherNanos()),
						Comparator.comparingDouble(Row::otherNanos)),
				Column.number("difference", Messages.ComparisonPage_difference, 190, ResultComparisonTable::difference,
						Comparator.comparingDouble(Row::differenceNanos)),
				Column.number("ratio", Messages.ComparisonPage_ratio, 205, ResultComparisonTable::ratio,
						Comparator.comparingDouble(row -> row.ratio().orElse(Double.NaN))),
				Column.<Row>text("verdict", Messages.ComparisonPage_verdict, 165, ResultComparisonTable::verdict).withToolTip(Row::basis)
						.withMuted(row -> row.verdict() == Verdict.UNDECIDED),
				Column.<Row>text("by", Messages.ComparisonPage_by, 260, Row::basis).withToolTip(Row::basis));
	}

	Control control() {
		return control;
	}

	void setColorsOf(Control other) {
		Tabs.color(notes, other);
	}

	/** @param rows two are compared, the first is the baseline; others are not */
	void show(List<ResultRow> rows) {
		if (rows.size() == 2) {
			show(ResultComparison.of(rows.get(0).set(), rows.get(1).set()));
		} else {
			pages.showMessage();
		}
	}

	private void show(ResultComparison comparison) {
		heading.setText(NLS.bind(Messages.ComparisonPage_heading, comparison.baseline().title(), comparison.other().title()));
		table.show(comparison.rows());
		notes.setText(String.join("\n", ResultComparisonTable.notes(comparison)));
		pages.showContent();
		control.layout(true, true);
	}
}
