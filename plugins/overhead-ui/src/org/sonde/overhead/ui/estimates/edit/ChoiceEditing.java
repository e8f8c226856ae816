/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.edit;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.ToIntFunction;

import org.eclipse.jface.viewers.ComboBoxCellEditor;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Table;
import org.sonde.overhead.ui.estimates.table.EstimateRow;

/** Chooses one of a few words in a cell. */
public final class ChoiceEditing extends RowEditing<ComboBoxCellEditor> {
	/** The index for a row without a choice. */
	public static final int NONE = -1;

	private final ToIntFunction<EstimateRow> chosen;
	private final BiConsumer<EstimateRow, Integer> edit;

	/**
	 * @param chosen the index of a row's word, or {@link #NONE}
	 * @param edit receives the index of the chosen word, if it changed
	 */
	public ChoiceEditing(TableViewer viewer, List<String> words, ToIntFunction<EstimateRow> chosen,
			BiConsumer<EstimateRow, Integer> edit) {
		super(viewer, () -> editor(viewer.getTable(), words));
		this.chosen = chosen;
		this.edit = edit;
	}

	/** Creating a drop-down list takes milliseconds. */
	private static ComboBoxCellEditor editor(Table table, List<String> words) {
		ComboBoxCellEditor editor = new ComboBoxCellEditor(table, words.toArray(String[]::new), SWT.READ_ONLY);
		editor.setActivationStyle(ComboBoxCellEditor.DROP_DOWN_ON_MOUSE_ACTIVATION | ComboBoxCellEditor.DROP_DOWN_ON_KEY_ACTIVATION);
		return editor;
	}

	@Override
	protected boolean canEdit(Object row) {
		return super.canEdit(row) && chosen.applyAsInt((EstimateRow) row) != NONE;
	}

	@Override
	protected Object getValue(Object row) {
		return chosen.applyAsInt((EstimateRow) row);
	}

	@Override
	protected void setValue(Object row, Object value) {
		int index = (Integer) value;
		if (index >= 0 && index != chosen.applyAsInt((EstimateRow) row)) {
			edit.accept((EstimateRow) row, index);
		}
	}
}
