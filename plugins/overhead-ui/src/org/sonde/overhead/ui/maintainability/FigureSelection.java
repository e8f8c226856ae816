/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.maintainability;

import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.ListenerList;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.ISelectionChangedListener;
import org.eclipse.jface.viewers.ISelectionProvider;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.SelectionChangedEvent;
import org.eclipse.jface.viewers.StructuredSelection;
import org.sonde.overhead.ui.view.ColumnTable;

/** The view's selection for the rest of the workbench: the code of the selected rows, as Java elements. */
final class FigureSelection implements ISelectionProvider {

	/** Finding an element takes a look at its source; nobody shows more of them elsewhere, one by one. */
	private static final int MOST = 10;

	private final ColumnTable<FigureRow> table;
	private final ListenerList<ISelectionChangedListener> listeners = new ListenerList<>();
	private Optional<IProject> project = Optional.empty();

	FigureSelection(ColumnTable<FigureRow> table) {
		this.table = table;
		table.viewer().addSelectionChangedListener(event -> {
			if (!listeners.isEmpty()) {
				SelectionChangedEvent changed = new SelectionChangedEvent(this, getSelection());
				listeners.forEach(listener -> listener.selectionChanged(changed));
			}
		});
	}

	void of(IProject shown) {
		project = Optional.of(shown);
	}

	@Override
	public IStructuredSelection getSelection() {
		List<IJavaElement> elements = project.map(known -> table.selected().stream().limit(MOST)
				.flatMap(row -> CodePlace.element(known, row).stream()).toList()).orElse(List.of());
		return new StructuredSelection(elements);
	}

	/** Selects the rows of the elements that have one. */
	@Override
	public void setSelection(ISelection selection) {
		if (selection instanceof IStructuredSelection structured) {
			List<?> names = structured.toList().stream().filter(IJavaElement.class::isInstance)
					.map(element -> ((IJavaElement) element).getElementName()).toList();
			List<FigureRow> rows = table.rows().stream()
					.filter(row -> names.stream().anyMatch(name -> row.name().equals(name) || row.name().startsWith(name + "(")))
					.filter(row -> project.flatMap(known -> CodePlace.element(known, row)).filter(structured.toList()::contains).isPresent())
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
