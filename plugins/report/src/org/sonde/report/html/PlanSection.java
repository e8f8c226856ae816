/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.html;

import java.util.List;
import java.util.Optional;

import org.sonde.instrumentation.export.ExactnessNote;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.report.observed.ObservedCalls;

/**
 * A plan and what it is estimated to cost.
 *
 * @param name of the plan
 * @param exportNotes where the exported configuration of the agent differs from the plan, or may differ
 * @param observed the plan compared with a monitoring log of a run; empty if there was none
 */
public record PlanSection(String name, PlanEstimate estimate, List<ExactnessNote> exportNotes, Optional<ObservedCalls> observed) {

	public PlanSection {
		exportNotes = List.copyOf(exportNotes);
	}

	/** Without a log. */
	public PlanSection(String name, PlanEstimate estimate, List<ExactnessNote> exportNotes) {
		this(name, estimate, exportNotes, Optional.empty());
	}
}
