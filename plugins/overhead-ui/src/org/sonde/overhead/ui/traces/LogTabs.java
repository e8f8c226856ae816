/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.jdt.ui.JavaElementLabelProvider;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IMemento;
import org.sonde.common.digits.Digits;
import org.sonde.overhead.ui.traces.pictures.CallGraphPage;
import org.sonde.overhead.ui.traces.pictures.CallTreesPage;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.table.ColumnTable;
import org.sonde.overhead.ui.view.table.Tab;
import org.sonde.overhead.ui.view.table.Tabs;
import org.sonde.report.traces.LogResults;
import org.sonde.report.traces.graph.CallPart;
import org.sonde.report.traces.graph.GraphFilter;
import org.sonde.report.traces.pictures.CallPicture;
import org.sonde.report.traces.pictures.DrawnTrace;
import org.sonde.report.traces.pictures.Weight;
import org.sonde.traces.reduction.ReducedTraces;
import org.sonde.traces.reduction.TraceClass;

/** What was read, on four tabs: operations, traces, the call graph, and a plan compared with the log. */
final class LogTabs {

	/** The tabs by their titles. */
	static final String OPERATIONS = Messages.LogTabs_operations;
	static final String TRACES = Messages.LogTabs_traces;
	static final String CALL_TREES = Messages.LogTabs_callTrees;
	static final String CALL_GRAPH = Messages.LogTabs_callGraph;
	static final String PLAN = Messages.LogTabs_plan;

	private static final String SELECTED = "tab";

	private final Tabs tabs;
	private final Tab<ColumnTable<OperationRow>> operations;
	private final Tab<TracesPage> traces;
	private final Tab<CallTreesPage> trees;
	private final Tab<CallGraphPage> graph;
	private final Tab<PlanLogPage> plan;
	private final Consumer<String> open;
	/** The column of the operations that they are sorted by, unless the user chooses another one. */
	private String sortedBy = OperationColumns.SELF;

	/**
	 * @param open an operation's method is to be opened, by its recorded signature
	 * @param take calls per second are to be taken into the plan
	 */
	LogTabs(Composite parent, Consumer<String> open, Runnable take) {
		this.open = open;
		tabs = new Tabs(parent, Messages.LogTabs_name);
		operations = tabs.add(OPERATIONS, this::operations, table -> table.viewer().getControl()).remembered("operations", table -> table);
		traces = tabs.add(TRACES, folder -> new TracesPage(folder, open), TracesPage::control).remembered("classes", TracesPage::classes)
				.colored(TracesPage::setColorsOf);
		trees = tabs.add(CALL_TREES, folder -> new CallTreesPage(folder, open), CallTreesPage::control).colored(CallTreesPage::setColorsOf);
		graph = tabs.add(CALL_GRAPH, folder -> new CallGraphPage(folder, open), CallGraphPage::control).colored(CallGraphPage::setColorsOf);
		plan = tabs.add(PLAN, folder -> new PlanLogPage(folder, open, take), PlanLogPage::control).remembered("plan", PlanLogPage::table);
	}

	Control control() {
		return tabs.folder();
	}

	/** In pixels: for a table. */
	int leastHeight() {
		return tabs.folder().getTabHeight() + operations.made().map(ColumnTable::leastHeight).orElse(0);
	}

	private ColumnTable<OperationRow> operations(Composite parent) {
		JavaElementLabelProvider javaLabels = new JavaElementLabelProvider(JavaElementLabelProvider.SHOW_SMALL_ICONS);
		parent.addDisposeListener(event -> javaLabels.dispose());
		ColumnTable<OperationRow> table = new ColumnTable<>(parent, Messages.LogTabs_table, OperationRow.class,
				row -> row.operation().signature(),
				OperationColumns.all(javaLabels));
		table.viewer().addDoubleClickListener(event -> selectedOperation().ifPresent(open));
		table.sortDescending(OperationColumns.SELF);
		return table;
	}

	void restore(IMemento state) {
		tabs.restore(state, SELECTED);
	}

	void save(IMemento state) {
		tabs.save(state, SELECTED);
	}

	/** Shows what was read; the plan is another matter. */
	void show(LogReading log, SourceMatches matches) {
		LogResults results = log.results();
		showOperations(results, matches);
		traces.show(page -> page.show(results.classes().classes(), log.request()));
		trees.show(page -> page.show(results.classes()));
		graph.show(page -> page.show(Optional.of(results), log.name()));
	}

	void showOperations(LogResults results, SourceMatches matches) {
		operations.show(table -> {
			List<OperationRow> rows = OperationRow.of(results, matches);
			sortByWhatIsKnown(table, rows);
			table.show(rows);
			// The summary above cannot get the focus.
			AccessibleName.add(table.viewer().getControl(), Digits.grouped(results.summary()).replace('\n', ' '));
		});
	}

	/** Unless the user sorts by another column. */
	private void sortByWhatIsKnown(ColumnTable<OperationRow> table, List<OperationRow> rows) {
		String telling = OperationColumns.mostTelling(rows);
		if (!rows.isEmpty() && !telling.equals(sortedBy) && table.isSortedDescendingBy(sortedBy)) {
			table.sortDescending(telling);
			sortedBy = telling;
		}
	}

	/** Shows classes of traces alone: of operations and calls nothing is known yet. */
	void showTraces(List<TraceClass> classes) {
		operations.show(table -> table.show(List.of()));
		trees.show(page -> page.show(new ReducedTraces(classes, 0)));
		graph.show(page -> page.show(Optional.empty(), ""));
		traces.show(page -> page.show(classes, Optional.empty()));
	}

	/** Shows a tab by its title. */
	void select(String title) {
		tabs.select(title);
	}

	/** The recorded signature of the first selected operation. */
	Optional<String> selectedOperation() {
		return operations().selected().stream().findFirst().map(row -> row.operation().signature());
	}

	/** The table of the selected tab, for Copy; that of the operations where there is none. */
	ColumnTable<?> shownTable() {
		String shown = tabs.selected();
		return shown.equals(TRACES) ? traces.page().classes() : shown.equals(PLAN) ? plan.page().table() : operations();
	}

	/** The operations. */
	ColumnTable<OperationRow> operations() {
		return operations.page();
	}

	/** How pictures are saved: as they are shown. */
	CallPicture.Settings pictures() {
		return new CallPicture.Settings(trees.made().map(CallTreesPage::weight).orElse(Weight.TIME),
				graph.made().map(CallGraphPage::part).orElse(CallPart.OPERATION),
				graph.made().map(CallGraphPage::filter).orElse(GraphFilter.ALL),
				traces.made().map(TracesPage::drawn).orElse(new DrawnTrace.Mean(1)));
	}

	Tab<PlanLogPage> plan() {
		return plan;
	}

	void setFocus() {
		tabs.setFocus();
	}

	/** Another theme may have other colours. */
	void recolor() {
		tabs.setColorsOf(operations().viewer().getTable());
	}
}
