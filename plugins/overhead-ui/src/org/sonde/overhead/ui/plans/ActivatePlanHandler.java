/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.plans;

import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.ui.IWorkbenchPart;

/** Makes the selected plan the active one of its project. */
public final class ActivatePlanHandler extends PlanFileHandler {
	@Override
	protected void run(IFile plan, Optional<IFile> active, IWorkbenchPart part) {
		PlanFileJobs.activate(plan);
	}
}
