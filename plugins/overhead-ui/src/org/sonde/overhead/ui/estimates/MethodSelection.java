/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import java.util.List;

import org.eclipse.core.runtime.ListenerList;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.ISelectionChangedListener;
import org.eclipse.jface.viewers.ISelectionProvider;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.SelectionChangedEvent;
import org.eclipse.jface.viewers.StructuredSelection;
import org.sonde.overhead.ui.view.ColumnTable;

/** The view's selection for the rest of the workbench: the methods of the selected rows, as Java elements. */
final class MethodSelection implements ISelectionProvider {

	private final ColumnTable<EstimateRow> table;
	private final ListenerList<ISelectionChangedListener> listeners = new ListenerList<>();

	MethodSelection(ColumnTable<EstimateRow> table) {
		this.table = table;
		table.viewer().addSelectionChangedListener(event -> {
			SelectionChangedEvent changed = new SelectionChangedEvent(this, getSelection());
			listeners.forEach(listener -> listener.selectionChanged(changed));
		});
	}

	@Override
	public IStructuredSelection getSelection() {
		return new StructuredSelection(table.selected().stream().flatMap(row -> row.element().stream()).toList());
	}

	/** Selects the rows of the methods that have one. */
	@Override
	public void setSelection(ISelection selection) {
		if (selection instanceof IStructuredSelection structured) {
			List<?> wanted = structured.toList();
			List<EstimateRow> rows = table.rows().stream().filter(row -> row.element().filter(wanted::contains).isPresent())
					.toList();
			table.viewer().setSelection(new StructuredSelection(rows), true);
		}
	}

	@Override
	public void addSelectionChangedListener(ISelectionChangedListener listener) {
		listeners.add(listener);
	}

	@Override
	public void removeSelectionChangedListener(ISelectionChangedListener listener) {
		listeners.remove(listener);
	}
}
