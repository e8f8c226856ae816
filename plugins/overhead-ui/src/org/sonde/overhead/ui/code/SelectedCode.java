/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.code;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.swt.widgets.Control;
import org.sonde.overhead.ui.view.table.ColumnTable;
import org.sonde.overhead.ui.view.table.RowSelection;

/**
 * The code of rows in the project that is shown, and the rows of code. What is selected is known at once by its names; whether the source
 * has it so, and what is there that has no name, is found in a job, as it takes parsing.
 */
final class SelectedCode {

	/** Finding an element takes a look at its source; nobody shows more of them elsewhere, one by one. */
	private static final int MOST = 10;

	/** The Java elements of the rows, by their sources. */
	private record Found(List<FigureRow> rows, List<IJavaElement> elements) {
	}

	private Optional<IProject> project = Optional.empty();
	private Optional<Found> found = Optional.empty();

	void of(IProject shown) {
		project = Optional.of(shown);
	}

	/** The selection of the table for the rest of the workbench. */
	RowSelection<FigureRow> in(Supplier<ColumnTable<FigureRow>> table) {
		return new RowSelection<>(table, this::elements, elements -> rows(table.get().rows(), elements));
	}

	/** Looks for the sources of what is selected in the table. */
	void follow(ColumnTable<FigureRow> table, RowSelection<FigureRow> selection) {
		table.viewer().addSelectionChangedListener(event -> look(table, selection));
	}

	private List<IJavaElement> elements(List<FigureRow> rows) {
		return found.filter(known -> known.rows().equals(rows)).map(Found::elements).orElseGet(() -> named(rows));
	}

	private List<IJavaElement> named(List<FigureRow> rows) {
		return project.stream().flatMap(known -> rows.stream().limit(MOST).flatMap(row -> CodePlace.named(known, row).stream())).toList();
	}

	private void look(ColumnTable<FigureRow> table, RowSelection<FigureRow> selection) {
		List<FigureRow> rows = table.selected();
		if (project.isEmpty() || rows.stream().limit(MOST).noneMatch(row -> row.level() == FiguresLevel.METHODS)) {
			return;
		}
		IProject shown = project.get();
		Control control = table.viewer().getControl();
		Job.createSystem(Messages.SelectedCode_finding, (ICoreRunnable) monitor -> {
			Found now = new Found(rows, rows.stream().limit(MOST).flatMap(row -> CodePlace.element(shown, row).stream()).toList());
			if (!control.isDisposed()) {
				control.getDisplay().asyncExec(() -> found(now, control, table, selection));
			}
		}).schedule();
	}

	private void found(Found now, Control control, ColumnTable<FigureRow> table, RowSelection<FigureRow> selection) {
		if (!control.isDisposed() && table.selected().equals(now.rows())) {
			boolean other = !elements(now.rows()).equals(now.elements());
			found = Optional.of(now);
			if (other) {
				selection.changed();
			}
		}
	}

	/** The rows that elements are named as; else, for what has no name, the only one of a file that begins as the element does. */
	private List<FigureRow> rows(List<FigureRow> rows, List<?> elements) {
		return elements.stream().filter(IJavaElement.class::isInstance).map(IJavaElement.class::cast)
				.flatMap(element -> rows(rows, element).stream()).distinct().toList();
	}

	private List<FigureRow> rows(List<FigureRow> rows, IJavaElement element) {
		String name = element.getElementName();
		List<FigureRow> alike = rows.stream().filter(row -> row.name().equals(name) || row.name().startsWith(name + "(")
				|| row.level() == FiguresLevel.PACKAGES && name.isEmpty()).toList();
		List<FigureRow> same = alike.stream()
				.filter(row -> project.flatMap(known -> CodePlace.named(known, row)).filter(element::equals).isPresent()).toList();
		String file = element.getResource() == null ? "" : element.getResource().getProjectRelativePath().toString();
		List<FigureRow> near = alike.stream().filter(row -> row.file().equals(file)).toList();
		return same.isEmpty() && near.size() == 1 ? near : same;
	}
}
