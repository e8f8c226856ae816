/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.table;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

import org.eclipse.core.runtime.ListenerList;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.ISelectionChangedListener;
import org.eclipse.jface.viewers.ISelectionProvider;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.SelectionChangedEvent;
import org.eclipse.jface.viewers.StructuredSelection;

/** A view's selection for the rest of the workbench: the Java elements of the selected rows. */
public final class RowSelection<R> implements ISelectionProvider {

	private final Supplier<ColumnTable<R>> table;
	private final Function<List<R>, List<?>> elements;
	private final Function<List<?>, List<R>> rows;
	private final ListenerList<ISelectionChangedListener> listeners = new ListenerList<>();
	/** What the listeners were told last. */
	private IStructuredSelection told = StructuredSelection.EMPTY;
	private boolean made;

	/**
	 * @param elements of selected rows
	 * @param rows     of elements that are to be selected
	 */
	public RowSelection(ColumnTable<R> table, Function<List<R>, List<?>> elements, Function<List<?>, List<R>> rows) {
		this(() -> table, elements, rows);
		tableMade();
	}

	/**
	 * Of a table that is made later; {@link #tableMade} is to be called then.
	 *
	 * @param table makes the table if need be
	 */
	public RowSelection(Supplier<ColumnTable<R>> table, Function<List<R>, List<?>> elements, Function<List<?>, List<R>> rows) {
		this.table = table;
		this.elements = elements;
		this.rows = rows;
	}

	/** The table exists now. */
	public void tableMade() {
		made = true;
		table.get().viewer().addSelectionChangedListener(event -> changed());
	}

	/** Other rows are selected, or they now stand for something else. */
	public void changed() {
		IStructuredSelection selection = getSelection();
		// A table that is filled again reports the same selection; the whole workbench would follow.
		if (!selection.equals(told)) {
			told = selection;
			SelectionChangedEvent changed = new SelectionChangedEvent(this, selection);
			listeners.forEach(listener -> listener.selectionChanged(changed));
		}
	}

	@Override
	public IStructuredSelection getSelection() {
		return made ? new StructuredSelection(elements.apply(table.get().selected())) : StructuredSelection.EMPTY;
	}

	/** Selects the rows of the elements that have one. */
	@Override
	public void setSelection(ISelection selection) {
		if (selection instanceof IStructuredSelection structured) {
			table.get().viewer().setSelection(new StructuredSelection(rows.apply(structured.toList())), true);
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
