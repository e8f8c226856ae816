/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.placement;

import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.osgi.util.NLS;
import org.sonde.instrumentation.workspace.PlanState;

/** Why what was made for a plan cannot be applied to it. */
public final class PlanObstacle {
	private PlanObstacle() {
	}

	/**
	 * With what to do; empty if it can be applied, or the plan is being read.
	 *
	 * @param file  of the plan
	 * @param state of its project
	 */
	public static Optional<String> of(IFile file, PlanState state) {
		return switch (state) {
			case PlanState.Loaded loaded when loaded.file().equals(file) -> Optional.empty();
			case PlanState.Loaded loaded -> Optional.of(NLS.bind(Messages.PlanObstacle_otherPlan, name(file), name(loaded.file())));
			case PlanState.Broken broken -> Optional.of(NLS.bind(Messages.PlanObstacle_broken, broken.message()));
			case PlanState.NoPlan none -> Optional.of(NLS.bind(Messages.PlanObstacle_noPlan, name(file)));
			case PlanState.Loading loading -> Optional.empty();
		};
	}

	private static String name(IFile plan) {
		return plan.getProjectRelativePath().toString();
	}
}
