/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.userprogram;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.ILog;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;
import org.sonde.overhead.ui.estimates.EstimatesView;
import org.sonde.overhead.ui.view.StartingPoint;

/** Opens a dialog that starts a program, and then the view that shows what comes of it. */
public abstract class ProgramHandler extends AbstractHandler {

	private final String title;
	private final String view;
	private final DialogMaker dialog;
	private final Supplier<Optional<ILaunchConfiguration>> last;

	/** Makes the dialog. */
	protected interface DialogMaker {
		/** @param started to be called when the program runs */
		ProgramDialog make(Shell parent, ProgramDialog.Offer offered, Runnable started);
	}

	/**
	 * Of a dialog.
	 *
	 * @param title of the dialog
	 * @param view  the id of the view
	 * @param last  the program that was run last; empty if none was
	 */
	protected ProgramHandler(String title, String view, DialogMaker dialog, Supplier<Optional<ILaunchConfiguration>> last) {
		this.title = title;
		this.view = view;
		this.dialog = dialog;
		this.last = last;
	}

	@Override
	public Object execute(ExecutionEvent event) throws ExecutionException {
		IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindowChecked(event);
		List<ILaunchConfiguration> programs = Programs.all();
		List<IProject> projects = Arrays.stream(ResourcesPlugin.getWorkspace().getRoot().getProjects()).filter(IProject::isAccessible)
				.toList();
		if (programs.isEmpty() || projects.isEmpty()) {
			MessageDialog.openInformation(window.getShell(), title,
					programs.isEmpty() ? Messages.ProgramHandler_noProgram : Messages.ProgramHandler_noProject);
			return null;
		}
		IWorkbenchPage page = window.getActivePage();
		Optional<IProject> project = StartingPoint.of(page).project()
				.or(() -> page.findView(EstimatesView.ID) instanceof EstimatesView view ? view.project() : Optional.empty())
				.filter(IProject::isAccessible);
		dialog.make(window.getShell(),
				new ProgramDialog.Offer(programs, projects, Programs.proposed(programs, project, last.get()), project), () -> show(page))
				.open();
		return null;
	}

	private void show(IWorkbenchPage page) {
		try {
			page.showView(view);
		} catch (PartInitException e) {
			ILog.of(ProgramHandler.class).log(e.getStatus());
		}
	}
}
