/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import java.util.List;

import org.eclipse.jface.viewers.TableViewer;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.ui.estimates.edit.CallsEditing;
import org.sonde.overhead.ui.estimates.edit.ChoiceEditing;
import org.sonde.overhead.ui.estimates.edit.ProbeEdits;
import org.sonde.overhead.ui.estimates.table.EstimateColumns;
import org.sonde.overhead.ui.estimates.table.EstimateLine;
import org.sonde.overhead.ui.estimates.table.EstimateRow;
import org.sonde.overhead.ui.view.table.ColumnTable;

/** Edits probes in the cells of the table. */
final class ProbeEditing {

	private ProbeEditing() {
	}

	/** Makes the cells of the view's table editable; returns the editor of the calls per second. */
	static CallsEditing install(EstimatesView view) {
		ColumnTable<EstimateLine> table = view.table();
		TableViewer viewer = table.viewer();
		CallsEditing calls = new CallsEditing(viewer, row -> together(view, row),
				(names, rate) -> view.edit(Messages.ProbeEditing_calls, ProbeEdits.calls(names, rate)));
		table.column(EstimateColumns.CALLS).setEditingSupport(calls);
		table.column(EstimateColumns.STATE).setEditingSupport(new ChoiceEditing(viewer, EstimateColumns.STATES,
				row -> row.probe().isActive() ? 0 : 1,
				(row, index) -> view.edit(index == 0 ? Messages.ProbeEdits_activate : Messages.ProbeEdits_deactivate,
						ProbeEdits.active(List.of(row.name()), index == 0))));
		table.column(EstimateColumns.KIND).setEditingSupport(new ChoiceEditing(viewer, EstimateColumns.KINDS,
				row -> !Probes.isOfOperations(row.probe()) ? ChoiceEditing.NONE
						: row.probe().getKind() == ProbeKind.OPERATION_EXECUTION ? 0 : 1,
				(row, index) -> view.edit(Messages.ProbeEdits_kind, ProbeEdits.kind(List.of(row.name()),
						index == 0 ? ProbeKind.OPERATION_EXECUTION : ProbeKind.OPERATION_EVENTS))));
		table.column(EstimateColumns.VALUE).setEditingSupport(new ChoiceEditing(viewer, EstimateColumns.VALUES,
				row -> row.probe().getValue() - 1,
				(row, index) -> view.edit(Messages.ProbeEdits_value, ProbeEdits.value(List.of(row.name()), index + 1))));
		return calls;
	}

	/** The selected probes, if the row is one of them. */
	private static List<String> together(EstimatesView view, EstimateRow row) {
		List<String> selected = view.selected().stream().map(EstimateRow::name).toList();
		return selected.contains(row.name()) ? selected : List.of(row.name());
	}
}
