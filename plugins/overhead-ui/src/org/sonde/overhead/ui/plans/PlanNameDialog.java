/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.plans;

import java.util.Optional;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.window.Window;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Shell;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.overhead.ui.view.HelpContext;

/** Asks for the name of a plan's file. */
final class PlanNameDialog {
	private static final String ENDING = "." + PlanFiles.EXTENSION;

	private PlanNameDialog() {
	}

	/**
	 * A file that does not exist yet, in the folder; empty if the dialog was cancelled.
	 *
	 * @param suggestion without the ending; if there is such a plan it can be typed on, and is not complained of
	 */
	static Optional<IFile> ask(Shell shell, String title, IContainer folder, String suggestion) {
		InputDialog dialog = new InputDialog(shell, title, NLS.bind(Messages.PlanNameDialog_name, folder.getFullPath().makeRelative()),
				suggestion,
				name -> name.strip().equals(suggestion) && file(folder, name).exists() ? "" : problem(folder, name));
		dialog.create();
		HelpContext.PLANS.on(dialog.getShell());
		return dialog.open() == Window.OK ? Optional.of(file(folder, dialog.getValue())) : Optional.empty();
	}

	/** A name that is still free: {@code plan}, {@code plan 2}, … */
	static String free(IContainer folder, String name) {
		String free = name;
		for (int i = 2; file(folder, free).exists(); i++) {
			free = name + " " + i;
		}
		return free;
	}

	/** The name of a plan's file, without its ending. */
	static String nameOf(IFile plan) {
		return plan.getName().substring(0, plan.getName().length() - ENDING.length());
	}

	private static IFile file(IContainer folder, String name) {
		String stripped = name.strip();
		return folder.getFile(IPath.fromOSString(stripped.endsWith(ENDING) ? stripped : stripped + ENDING));
	}

	/** Null if the name can be given. */
	private static String problem(IContainer folder, String name) {
		if (name.isBlank()) {
			return Messages.PlanNameDialog_noName;
		}
		IWorkspace workspace = folder.getWorkspace();
		IStatus valid = workspace.validateName(name.strip() + ENDING, IResource.FILE);
		if (!valid.isOK()) {
			return valid.getMessage();
		}
		return file(folder, name).exists() ? NLS.bind(Messages.PlanNameDialog_exists, file(folder, name).getName()) : null;
	}
}
