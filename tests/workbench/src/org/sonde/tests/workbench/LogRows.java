/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import org.sonde.overhead.ui.traces.MonitoringLogView;
import org.sonde.overhead.ui.traces.OperationRow;
import org.sonde.overhead.ui.traces.PlanLogRow;

/** The tables of <i>Monitoring Log</i>; each is there once its tab was seen. From any thread. */
final class LogRows {
	private LogRows() {
	}

	static ShownTable<OperationRow> operations(MonitoringLogView view) {
		return new ShownTable<>(view, "Operations of the log", OperationRow.class);
	}

	/** The plan compared with the log. */
	static ShownTable<PlanLogRow> planned(MonitoringLogView view) {
		return new ShownTable<>(view, "Planned and observed", PlanLogRow.class);
	}
}
