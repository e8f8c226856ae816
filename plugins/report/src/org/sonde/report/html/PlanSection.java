/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.html;

import java.util.List;

import org.sonde.instrumentation.export.ExactnessNote;
import org.sonde.overhead.cost.PlanEstimate;

/**
 * A plan and what it is estimated to cost.
 *
 * @param name of the plan
 * @param exportNotes where the exported configuration of the agent differs from the plan, or may differ
 */
public record PlanSection(String name, PlanEstimate estimate, List<ExactnessNote> exportNotes) {

	public PlanSection {
		exportNotes = List.copyOf(exportNotes);
	}

	/** Without an export. */
	public PlanSection(String name, PlanEstimate estimate) {
		this(name, estimate, List.of());
	}
}
