/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.util.List;

import org.sonde.overhead.ui.estimates.EstimatesView;
import org.sonde.overhead.ui.estimates.table.EstimateLine;
import org.sonde.overhead.ui.estimates.table.EstimateRow;

/** The probes in the table of <i>Overhead Estimates</i>. From any thread. */
final class ProbeRows {
	private ProbeRows() {
	}

	/** With the groups that they are in. */
	static ShownTable<EstimateLine> lines(EstimatesView view) {
		return new ShownTable<>(view, "Probes of the plan and their costs", EstimateLine.class);
	}

	/** From the top down, without groups. */
	static List<EstimateRow> of(EstimatesView view) {
		return new ShownTable<>(view, lines(view).name(), EstimateRow.class).rows();
	}

	/** Those that are selected themselves. */
	static List<EstimateRow> selected(EstimatesView view) {
		return lines(view).selected().stream().filter(EstimateRow.class::isInstance).map(EstimateRow.class::cast).toList();
	}
}
