/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.edit;

import java.util.Optional;
import java.util.function.Supplier;

import org.eclipse.jface.viewers.CellEditor;
import org.eclipse.jface.viewers.EditingSupport;
import org.eclipse.jface.viewers.TableViewer;
import org.sonde.overhead.ui.estimates.table.EstimateRow;

/** Edits a column's cell in every row with one editor. */
public abstract class RowEditing<E extends CellEditor> extends EditingSupport {

	private final Supplier<E> make;
	private Optional<E> editor = Optional.empty();

	/** @param make makes the editor, when it is first needed */
	RowEditing(TableViewer viewer, Supplier<E> make) {
		super(viewer);
		this.make = make;
	}

	public final E editor() {
		if (editor.isEmpty()) {
			editor = Optional.of(make.get());
		}
		return editor.get();
	}

	@Override
	protected final CellEditor getCellEditor(Object row) {
		return editor();
	}

	@Override
	protected boolean canEdit(Object row) {
		return row instanceof EstimateRow probe && !probe.dropped();
	}
}
