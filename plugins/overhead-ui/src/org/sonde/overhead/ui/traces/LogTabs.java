/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.jdt.ui.JavaElementLabelProvider;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IMemento;
import org.sonde.overhead.ui.view.ColumnTable;
import org.sonde.report.traces.LogResults;
import org.sonde.traces.reduction.TraceClass;

/** What was read, on four tabs: operations, traces, the call graph, and a plan held against the log. */
final class LogTabs {

	/** The tabs by their titles. */
	static final String OPERATIONS = "Operations";
	static final String TRACES = "Traces";
	static final String CALL_GRAPH = "Call Graph";
	static final String PLAN = "Plan and Log";

	private static final String SELECTED = "tab";

	private final CTabFolder tabs;
	private final ColumnTable<OperationRow> operations;
	private final TracesPage traces;
	private final CallGraphPage graph;
	private final PlanPage plan;

	/**
	 * @param open an operation's method is to be opened, by its recorded signature
	 * @param take calls per second are to be taken into the plan
	 */
	LogTabs(Composite parent, Consumer<String> open, Runnable take) {
		tabs = new CTabFolder(parent, SWT.BOTTOM | SWT.FLAT);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(tabs);
		JavaElementLabelProvider javaLabels = new JavaElementLabelProvider(JavaElementLabelProvider.SHOW_SMALL_ICONS);
		tabs.addDisposeListener(event -> javaLabels.dispose());
		operations = new ColumnTable<>(tabs, "Operations of the log", OperationRow.class, row -> row.operation().signature(),
				OperationColumns.all(javaLabels));
		operations.viewer().addDoubleClickListener(event -> selectedOperation().ifPresent(open));
		add(OPERATIONS, operations.viewer().getControl());
		traces = new TracesPage(tabs, open);
		add(TRACES, traces.control());
		graph = new CallGraphPage(tabs, open);
		add(CALL_GRAPH, graph.control());
		plan = new PlanPage(tabs, open, take);
		add(PLAN, plan.control());
		tabs.setSelection(0);
		operations.sortDescending(OperationColumns.SELF);
	}

	private void add(String title, Control control) {
		CTabItem item = new CTabItem(tabs, SWT.NONE);
		item.setText(title);
		item.setControl(control);
	}

	void restore(IMemento state) {
		Optional.ofNullable(state.getChild("operations")).ifPresent(operations::restore);
		Optional.ofNullable(state.getChild("classes")).ifPresent(traces.classes()::restore);
		Optional.ofNullable(state.getChild("plan")).ifPresent(plan.table()::restore);
		Optional.ofNullable(state.getInteger(SELECTED)).filter(tab -> tab >= 0 && tab < tabs.getItemCount()).ifPresent(tabs::setSelection);
	}

	void save(IMemento state) {
		operations.save(state.createChild("operations"));
		traces.classes().save(state.createChild("classes"));
		plan.table().save(state.createChild("plan"));
		state.putInteger(SELECTED, tabs.getSelectionIndex());
	}

	/** Shows what was read; the plan is another matter. */
	void show(LogResults results, SourceMatches matches) {
		showOperations(results, matches);
		traces.show(results.classes().classes());
		graph.show(results.callGraph());
	}

	void showOperations(LogResults results, SourceMatches matches) {
		operations.show(OperationRow.of(results, matches));
	}

	/** Shows classes of traces alone: of operations and calls nothing is known yet. */
	void showTraces(List<TraceClass> classes) {
		operations.show(List.of());
		graph.show(List.of());
		traces.show(classes);
	}

	/** Shows a tab by its title. */
	void select(String title) {
		for (CTabItem item : tabs.getItems()) {
			if (item.getText().equals(title)) {
				tabs.setSelection(item);
			}
		}
	}

	/** The recorded signature of the first selected operation. */
	Optional<String> selectedOperation() {
		return operations.selected().stream().findFirst().map(row -> row.operation().signature());
	}

	/** The table of the selected tab, for Copy; that of the operations where there is none. */
	ColumnTable<?> shownTable() {
		return switch (tabs.getSelection().getText()) {
			case TRACES -> traces.classes();
			case PLAN -> plan.table();
			default -> operations;
		};
	}

	ColumnTable<OperationRow> operations() {
		return operations;
	}

	TracesPage traces() {
		return traces;
	}

	CallGraphPage graph() {
		return graph;
	}

	PlanPage plan() {
		return plan;
	}

	void setFocus() {
		tabs.getSelection().getControl().setFocus();
	}

	/** Another theme may have other colours. */
	void recolor() {
		Table table = operations.viewer().getTable();
		graph.setColorsOf(table);
		traces.setColorsOf(table);
	}
}
