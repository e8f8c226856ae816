/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.maintainability;

import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IProject;
import org.eclipse.jdt.core.IJavaElement;
import org.sonde.overhead.ui.view.ColumnTable;
import org.sonde.overhead.ui.view.RowSelection;

/** The code of rows in the project that is shown, and the rows of code. */
final class SelectedCode {

	/** Finding an element takes a look at its source; nobody shows more of them elsewhere, one by one. */
	private static final int MOST = 10;

	private Optional<IProject> project = Optional.empty();

	void of(IProject shown) {
		project = Optional.of(shown);
	}

	/** The selection of the table for the rest of the workbench. */
	RowSelection<FigureRow> in(ColumnTable<FigureRow> table) {
		return new RowSelection<>(table, rows -> rows.stream().limit(MOST).flatMap(row -> element(row).stream()).toList(),
				elements -> rows(table.rows(), elements));
	}

	private Optional<IJavaElement> element(FigureRow row) {
		return project.flatMap(known -> CodePlace.element(known, row));
	}

	/** Only of rows with the name of an element a look is taken at the source. */
	private List<FigureRow> rows(List<FigureRow> rows, List<?> elements) {
		List<String> names = elements.stream().filter(IJavaElement.class::isInstance)
				.map(element -> ((IJavaElement) element).getElementName()).toList();
		return rows.stream().filter(row -> names.stream().anyMatch(name -> row.name().equals(name) || row.name().startsWith(name + "(")))
				.filter(row -> element(row).filter(elements::contains).isPresent()).toList();
	}
}
