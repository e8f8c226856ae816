/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.userprogram;

import java.util.Optional;
import java.util.OptionalDouble;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.estimates.costs.ActivePlanCosts;
import org.sonde.overhead.ui.estimates.costs.EstimateSettings;
import org.sonde.overhead.ui.estimates.costs.PlanCosts;

/**
 * What a project has to be measured.
 *
 * @param plan   its active plan
 * @param costs  with the result sets that there are for it; empty without a plan
 * @param budget what it may cost, in percent of one processor; empty if nobody set it
 */
record MeasurablePlan(PlanState plan, Optional<PlanCosts> costs, OptionalDouble budget) {

	/** Reads files; not for the thread of the user interface. */
	static MeasurablePlan read(IProject project) {
		PlanState plan = PlanStore.ofWorkspace().load(project);
		return new MeasurablePlan(plan, plan instanceof PlanState.Loaded loaded
				? Optional.of(ActivePlanCosts.ofWorkspace().of(loaded, new NullProgressMonitor()))
				: Optional.empty(), EstimateSettings.of(project).budget().cpuPercent());
	}

	Optional<PlanState.Loaded> loaded() {
		return plan instanceof PlanState.Loaded loaded ? Optional.of(loaded) : Optional.empty();
	}
}
