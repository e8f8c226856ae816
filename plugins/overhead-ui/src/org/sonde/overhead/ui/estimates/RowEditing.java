/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import org.eclipse.jface.viewers.CellEditor;
import org.eclipse.jface.viewers.EditingSupport;
import org.eclipse.jface.viewers.TableViewer;

/** Edits a column's cell in every row with one editor. */
abstract class RowEditing<E extends CellEditor> extends EditingSupport {

	private final E editor;

	RowEditing(TableViewer viewer, E editor) {
		super(viewer);
		this.editor = editor;
	}

	final E editor() {
		return editor;
	}

	@Override
	protected final CellEditor getCellEditor(Object row) {
		return editor;
	}

	@Override
	protected final boolean canEdit(Object row) {
		return row instanceof EstimateRow;
	}
}
