/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.userprogram;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.ILog;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;
import org.sonde.overhead.ui.estimates.EstimatesView;
import org.sonde.overhead.ui.view.StartingPoint;

/** Run ▸ Measure Overhead…, also in Overhead Estimates. */
public final class MeasureHandler extends AbstractHandler {

	@Override
	public Object execute(ExecutionEvent event) throws ExecutionException {
		IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindowChecked(event);
		List<ILaunchConfiguration> programs = Programs.all();
		List<IProject> projects = Arrays.stream(ResourcesPlugin.getWorkspace().getRoot().getProjects()).filter(IProject::isAccessible).toList();
		if (programs.isEmpty() || projects.isEmpty()) {
			MessageDialog.openInformation(window.getShell(), Messages.MeasureDialog_title,
					programs.isEmpty() ? Messages.MeasureHandler_noProgram : Messages.MeasureHandler_noProject);
			return null;
		}
		IWorkbenchPage page = window.getActivePage();
		Optional<IProject> project = StartingPoint.of(page).project()
				.or(() -> page.findView(EstimatesView.ID) instanceof EstimatesView view ? view.project() : Optional.empty())
				.filter(IProject::isAccessible);
		new MeasureDialog(window.getShell(), programs, projects, Programs.proposed(programs, project), project, () -> show(page)).open();
		return null;
	}

	private static void show(IWorkbenchPage page) {
		try {
			page.showView(MeasuredOverheadView.ID);
		} catch (PartInitException e) {
			ILog.of(MeasureHandler.class).log(e.getStatus());
		}
	}
}
