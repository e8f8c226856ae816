/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.launch;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.core.IJavaProject;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;

/** The plan that a program is run with. */
final class ProgramPlan {
	private ProgramPlan() {
	}

	/**
	 * The active plan of the program's project; where it has none, as projects of tests have, that of the first project it requires
	 * that has one. Reads files.
	 *
	 * @throws CoreException if there is none, or it cannot be read; the message says what to do
	 */
	static PlanState.Loaded of(IJavaProject program) throws CoreException {
		if (program == null) {
			throw new CoreException(Status.error("The launch configuration has no project, so there is no plan to run with. "
					+ "Choose a project on its tab Main."));
		}
		PlanState state = PlanStore.ofWorkspace().load(program.getProject());
		for (String name : program.getRequiredProjectNames()) {
			IProject required = ResourcesPlugin.getWorkspace().getRoot().getProject(name);
			if (state instanceof PlanState.NoPlan && required.isAccessible()) {
				state = PlanStore.ofWorkspace().load(required);
			}
		}
		return switch (state) {
			case PlanState.Loaded loaded -> loaded;
			case PlanState.Broken broken -> throw new CoreException(Status.error("Cannot run with probes: the plan is broken. "
					+ broken.message()));
			case PlanState.NoPlan none -> throw noPlan(program);
			case PlanState.Loading loading -> throw noPlan(program);
		};
	}

	private static CoreException noPlan(IJavaProject program) {
		return new CoreException(Status.error("Project " + program.getElementName() + " has no plan. Mark methods for probes first: "
				+ "right-click them and choose Sonde ▸ Instrument."));
	}
}
