/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.plans;

import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.ui.IWorkbenchPart;

/** Merges the selected plan into the active one. */
public final class MergePlanHandler extends PlanFileHandler {
	@Override
	protected void run(IFile plan, Optional<IFile> active, IWorkbenchPart part) {
		active.ifPresent(into -> PlanFileJobs.merge(plan, into, part));
	}
}
