/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import java.util.Optional;

import org.eclipse.core.resources.IProject;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.StartingPoint;

/** Calibrate This Machine: asks what is in use here, and measures it in the background. */
public final class CalibrateWizard extends BenchmarkWizard<CalibratePage> {

	/** @param project proposed for the result set; empty if nothing is selected */
	public CalibrateWizard(IWorkbenchPage workbenchPage, Optional<IProject> project) {
		super(workbenchPage, new CalibratePage(project), HelpContext.CALIBRATE);
	}

	/** Opens it, with the project of the selection or editor proposed. */
	public static void open(IWorkbenchWindow window) {
		IWorkbenchPage workbenchPage = window.getActivePage();
		new CalibrateWizard(workbenchPage, StartingPoint.of(workbenchPage).project()).open();
	}
}
