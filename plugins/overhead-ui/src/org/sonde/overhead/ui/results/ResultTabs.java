/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import java.util.List;
import java.util.Optional;

import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IMemento;
import org.sonde.overhead.history.BenchmarkHistory;
import org.sonde.overhead.results.ComparisonMatrix;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.ui.view.BackgroundValue;
import org.sonde.overhead.ui.view.ReadOnlyText;
import org.sonde.overhead.ui.view.table.ColumnTable;
import org.sonde.overhead.ui.view.table.Tab;
import org.sonde.overhead.ui.view.table.Tabs;
import org.sonde.report.results.SetMatrix;

/** The selected result sets from all sides, a tab each. */
final class ResultTabs {

	private static final String FIGURES = "figures";
	private static final String TAB = "tab";
	/** Around a text that has a tab of its own. */
	private static final int MARGIN = 5;

	/** The names of the selected sets, with what distinguishes them. */
	private record Matrices(List<ComparisonMatrix> matrices, List<String> notes) {
	}

	private final Tabs tabs;
	private final Tab<PortionsPage> portions;
	private final Tab<ForksPage> forks;
	private final Tab<ColumnTable<ResultColumns.Figure>> figures;
	private final Tab<CurvesPage> curves;
	private final Tab<ComparisonPage> comparison;
	private final Tab<MatrixPage> matrix;
	private final BackgroundValue<Matrices> matrices;
	private final Tab<OverTimePage> overTime;
	private final Tab<Text> about;
	private final BackgroundValue<String> aboutText;

	ResultTabs(Composite parent) {
		tabs = new Tabs(parent, Messages.ResultTabs_name);
		portions = tabs.add(Messages.ResultTabs_portions, PortionsPage::new, PortionsPage::control).colored(PortionsPage::setColorsOf);
		forks = tabs.add(Messages.ResultTabs_forks, ForksPage::new, ForksPage::control).colored(ForksPage::setColorsOf);
		figures = tabs.add(Messages.ResultTabs_figures, ResultTabs::figures, table -> table.viewer().getControl())
				.remembered(FIGURES, table -> table);
		curves = tabs.add(Messages.ResultTabs_curves, CurvesPage::new, CurvesPage::control).colored(CurvesPage::setColorsOf);
		comparison = tabs.add(Messages.ResultTabs_comparison, ComparisonPage::new, ComparisonPage::control)
				.colored(ComparisonPage::setColorsOf);
		matrix = tabs.add(Messages.ResultTabs_matrix, MatrixPage::new, MatrixPage::control).colored(MatrixPage::setColorsOf);
		matrices = new BackgroundValue<>(Messages.ResultTabs_comparing, tabs.folder(),
				found -> matrix.made().ifPresent(page -> page.show(found.matrices(), found.notes(), Messages.ResultTabs_noMatrix)));
		overTime = tabs.add(Messages.ResultTabs_overTime, OverTimePage::new, OverTimePage::control).colored(OverTimePage::setColorsOf);
		about = tabs.add(Messages.ResultTabs_about, ResultTabs::about, Text::getParent).colored(ResultTabs::color);
		aboutText = new BackgroundValue<>(Messages.ResultTabs_fitting, tabs.folder(),
				found -> about.made().filter(text -> !text.getText().equals(found)).ifPresent(text -> text.setText(found)));
	}

	private static Text about(Composite parent) {
		Composite page = new Composite(parent, SWT.NONE);
		FillLayout margins = new FillLayout();
		margins.marginWidth = MARGIN;
		margins.marginHeight = MARGIN;
		page.setLayout(margins);
		return ReadOnlyText.create(page, Messages.ResultTabs_about);
	}

	private static void color(Text text, Control like) {
		Tabs.color(text.getParent(), like);
		Tabs.color(text, like);
	}

	private static ColumnTable<ResultColumns.Figure> figures(Composite parent) {
		return new ColumnTable<>(parent, Messages.ResultTabs_figuresTable, ResultColumns.Figure.class, ResultColumns.Figure::key,
				ResultColumns.ofFigures());
	}

	/**
	 * What is seen of it is shown at once, the rest when it is.
	 *
	 * @param selected in the order in which they were selected
	 * @param all of the list
	 * @param histories of the project
	 */
	void show(List<ResultRow> selected, List<ResultRow> all, List<BenchmarkHistory> histories) {
		Optional<ResultRow> first = selected.stream().findFirst();
		List<ResultSet> sets = selected.stream().map(ResultRow::set).toList();
		portions.show(page -> page.show(selected));
		forks.show(page -> page.show(first));
		figures.show(table -> table.show(first.map(ResultColumns.Figure::of).orElse(List.of())));
		curves.show(page -> page.show(selected));
		comparison.show(page -> page.show(selected));
		matrix.show(page -> matrices.ask(() -> new Matrices(SetMatrix.of(sets), SetMatrix.notes(sets))));
		overTime.show(page -> page.show(selected, all, histories));
		about.show(text -> {
			text.setText(first.map(row -> ResultSetText.describe(row.set())).orElse(""));
			aboutText.ask(() -> first.map(row -> ResultSetText.describe(row.set()) + ResultSetText.findings(row.set())).orElse(""));
		});
	}

	void setColorsOf(Control other) {
		tabs.setColorsOf(other);
	}

	void save(IMemento memento) {
		tabs.save(memento, TAB);
	}

	void restore(IMemento memento) {
		tabs.restore(memento, TAB);
	}
}
