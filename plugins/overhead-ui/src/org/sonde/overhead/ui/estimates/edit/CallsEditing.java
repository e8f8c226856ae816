/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.edit;

import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

import org.eclipse.jface.viewers.ICellEditorListener;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TextCellEditor;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.ui.estimates.table.EstimateRow;
import org.sonde.overhead.ui.estimates.table.Quantities;

/** Types calls per second into a cell; an empty text unsets them. What is no rate is refused while it is typed, with the rule. */
public final class CallsEditing extends RowEditing<TextCellEditor> {

	private final BiConsumer<EstimateRow, Optional<CallRate>> edit;

	/**
	 * @param edit receives what was typed
	 * @param complain receives what is wrong with the text, and null when nothing is
	 */
	public CallsEditing(TableViewer viewer, BiConsumer<EstimateRow, Optional<CallRate>> edit, Consumer<String> complain) {
		super(viewer, () -> new TextCellEditor(viewer.getTable()));
		this.edit = edit;
		editor().setValidator(value -> TypedRate.problem((String) value).orElse(null));
		editor().addListener(new ICellEditorListener() {
			@Override
			public void editorValueChanged(boolean before, boolean valid) {
				complain.accept(valid ? null : editor().getErrorMessage());
			}

			@Override
			public void cancelEditor() {
				complain.accept(null);
			}

			@Override
			public void applyEditorValue() {
				complain.accept(null);
			}
		});
	}

	@Override
	protected Object getValue(Object row) {
		Double calls = ((EstimateRow) row).probe().getCallsPerSecond();
		return calls == null ? "" : Quantities.callsPerSecond(calls);
	}

	@Override
	protected void setValue(Object row, Object value) {
		// null: the text was no rate, and stays unused
		if (value != null && !value.equals(getValue(row))) {
			edit.accept((EstimateRow) row, TypedRate.of((String) value));
		}
	}
}
