/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.ViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.actions.ActionFactory;
import org.sonde.overhead.ui.code.FigureRow;
import org.sonde.overhead.ui.code.MaintainabilityView;
import org.sonde.overhead.ui.tradeoff.TradeOffView;
import org.sonde.overhead.ui.tradeoff.TuningRow;
import org.sonde.overhead.ui.view.table.Column;

/**
 * A table of a view, looked for again each time. From any thread.
 *
 * @param name that screen readers read, up to the end of its first sentence
 * @param kind of its rows
 */
record ShownTable<R>(IViewPart view, String name, Class<R> kind) {
	/** Under which JFace keeps the column of a viewer. */
	private static final String VIEWER_COLUMN = "org.eclipse.jface.columnViewer";

	/** The tunings of a series. */
	static ShownTable<TuningRow> of(TradeOffView view) {
		return new ShownTable<>(view, "Tunings of the series", TuningRow.class);
	}

	/** Packages, types or methods. */
	static ShownTable<FigureRow> of(MaintainabilityView view) {
		return new ShownTable<>(view, "Size and complexity of the component's parts", FigureRow.class);
	}

	Table widget() {
		return Workbench.ui(() -> found().orElseThrow(() -> new AssertionError("no table '" + name + "'")));
	}

	private Optional<Table> found() {
		return Workbench.all(PartWidgets.widget(view), Table.class).stream().filter(table -> isNamed(ScreenReader.name(table))).findFirst();
	}

	private boolean isNamed(String text) {
		return text.equals(name) || text.startsWith(name + ". ");
	}

	TableViewer viewer() {
		return viewer(widget());
	}

	private static TableViewer viewer(Table table) {
		return Workbench.ui(() -> (TableViewer) ((ViewerColumn) table.getColumn(0).getData(VIEWER_COLUMN)).getViewer());
	}

	/** From the top down, those that are scrolled out of sight among them; none while the view has no such table. */
	List<R> rows() {
		return Workbench.ui(
				() -> found().map(table -> ((List<?>) viewer(table).getInput()).stream().filter(kind::isInstance).map(kind::cast).toList())
				.orElse(List.of()));
	}

	/** In their order. */
	List<R> selected() {
		return Workbench.ui(() -> {
			List<R> rows = rows();
			return Arrays.stream(found().map(Table::getSelectionIndices).orElse(new int[0])).sorted().filter(line -> line < rows.size())
					.mapToObj(rows::get)
					.toList();
		});
	}

	/** Selects these rows, and no other. */
	void select(List<R> rows) {
		Workbench.ui(() -> {
			viewer().setSelection(new StructuredSelection(rows));
			return null;
		});
	}

	void select(int row) {
		select(List.of(rows().get(row)));
	}

	/** @param id of the column */
	TableColumn column(String id) {
		return Workbench.ui(() -> Arrays.stream(widget().getColumns()).filter(column -> ((Column<?>) column.getData()).id().equals(id))
				.findFirst().orElseThrow());
	}

	/** The place of a column among those of the widget, whatever the user made of their order. */
	int index(String column) {
		return Workbench.ui(() -> widget().indexOf(column(column)));
	}

	/** What a column shows, from the top down. */
	List<String> cells(String column) {
		return Workbench.ui(() -> {
			int index = index(column);
			return Arrays.stream(widget().getItems()).limit(rows().size()).map(line -> line.getText(index)).toList();
		});
	}

	/** Clicks the column's header. */
	void sort(String column) {
		Workbench.ui(() -> {
			column(column).notifyListeners(SWT.Selection, new Event());
			return null;
		});
	}

	/** What Copy puts on the clipboard while no other table of the view has the focus. */
	String copied() {
		return Workbench.ui(() -> {
			view.getViewSite().getActionBars().getGlobalActionHandler(ActionFactory.COPY.getId()).runWithEvent(new Event());
			Clipboard clipboard = new Clipboard(Workbench.display());
			try {
				return (String) clipboard.getContents(TextTransfer.getInstance());
			} finally {
				clipboard.dispose();
			}
		});
	}
}
