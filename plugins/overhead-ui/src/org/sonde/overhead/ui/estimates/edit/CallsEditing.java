/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.edit;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;

import org.eclipse.jface.viewers.TableViewer;
import org.sonde.overhead.calls.CallRate;
import org.sonde.common.digits.Digits;
import org.sonde.overhead.ui.estimates.table.EstimateRow;

/** Edits calls per second in a cell, for all selected probes; an empty text clears them. A wrong text stays, with the reason. */
public final class CallsEditing extends RowEditing<RateCellEditor> {

	private final Function<EstimateRow, List<String>> together;
	private final BiConsumer<List<String>, Optional<CallRate>> edit;

	/**
	 * @param together the names of the probes that are edited with a row, its own among them
	 * @param edit receives these names and what was typed
	 */
	public CallsEditing(TableViewer viewer, Function<EstimateRow, List<String>> together,
			BiConsumer<List<String>, Optional<CallRate>> edit) {
		super(viewer, () -> new RateCellEditor(viewer.getTable()));
		this.together = together;
		this.edit = edit;
	}

	@Override
	protected Object getValue(Object row) {
		Double calls = ((EstimateRow) row).probe().getCallsPerSecond();
		return calls == null ? "" : Digits.plain(calls);
	}

	@Override
	protected void setValue(Object row, Object value) {
		// null: the text was no rate and is ignored
		List<String> names = together.apply((EstimateRow) row);
		if (value != null && (names.size() > 1 || !value.equals(getValue(row)))) {
			edit.accept(names, TypedRate.of((String) value));
		}
	}
}
