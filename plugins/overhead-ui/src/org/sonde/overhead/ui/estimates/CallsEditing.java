/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.regex.Pattern;

import org.eclipse.jface.viewers.ICellEditorListener;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TextCellEditor;
import org.eclipse.osgi.util.NLS;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.ui.estimates.table.EstimateRow;
import org.sonde.overhead.ui.estimates.table.Quantities;

/** Types calls per second into a cell; an empty text unsets them. What is no rate is refused while it is typed, with the rule. */
public final class CallsEditing extends RowEditing<TextCellEditor> {

	private static final Pattern NUMBER = Pattern.compile("\\d+(\\.\\d+)?([eE][+-]?\\d+)?");

	private final BiConsumer<EstimateRow, Optional<CallRate>> edit;

	/**
	 * @param edit is told what was typed
	 * @param complain is told what is wrong with the text, and null when nothing is
	 */
	CallsEditing(TableViewer viewer, BiConsumer<EstimateRow, Optional<CallRate>> edit, Consumer<String> complain) {
		super(viewer, () -> new TextCellEditor(viewer.getTable()));
		this.edit = edit;
		editor().setValidator(value -> problem((String) value).orElse(null));
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

	/** What is wrong with the text of a rate; empty if it is one, or empty. */
	public static Optional<String> problem(String text) {
		String number = text.strip();
		if (number.isEmpty()) {
			return Optional.empty();
		}
		if (!NUMBER.matcher(number).matches() || Double.parseDouble(number) > CallRate.MOST_PER_SECOND) {
			return Optional.of(NLS.bind(Messages.CallsEditing_noRate, number));
		}
		return Optional.empty();
	}

	/** The rate in a text without problem. */
	public static Optional<CallRate> rate(String text) {
		return text.isBlank() ? Optional.empty() : Optional.of(new CallRate(Double.parseDouble(text.strip()), ProbeEdits.TYPED));
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
			edit.accept((EstimateRow) row, rate((String) value));
		}
	}
}
