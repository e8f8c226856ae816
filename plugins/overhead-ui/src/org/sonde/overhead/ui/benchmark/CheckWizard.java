/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import org.eclipse.ui.IWorkbenchPage;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.StartingPoint;

/** Check This Set-up: measures one configuration against itself, in the background. */
public final class CheckWizard extends BenchmarkWizard<CheckPage> {

	public CheckWizard(IWorkbenchPage workbenchPage) {
		super(workbenchPage, new CheckPage(StartingPoint.of(workbenchPage).project()), HelpContext.BENCHMARK);
	}
}
