/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jface.action.IAction;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.services.IServiceLocator;

/** The offers of a view without a project: ways to get one, and the guide to the first plan. */
public final class FirstSteps {
	private static final String IMPORT = "org.eclipse.ui.file.import(importWizardId=org.eclipse.ui.wizards.import.ExternalProject)";
	private static final String CREATE = "org.eclipse.ui.newWizard(newWizardId=org.eclipse.jdt.ui.wizards.JavaProjectWizard)";
	private static final String CHEAT_SHEET = "org.eclipse.ui.cheatsheets.openCheatSheet";
	private static final String FIRST_PLAN = CHEAT_SHEET + "(cheatSheetId=org.sonde.help.firstPlan)";

	private FirstSteps() {
	}

	/** @param more behind them */
	public static IAction[] of(IServiceLocator services, IAction... more) {
		List<IAction> steps = new ArrayList<>();
		if (!hasJavaProject()) {
			steps.add(wizard(Messages.FirstSteps_importProjects, IMPORT, services));
			steps.add(wizard(Messages.FirstSteps_newProject, CREATE, services));
		}
		if (services.getService(ICommandService.class).getCommand(CHEAT_SHEET).isDefined()) {
			steps.add(new CommandAction(Messages.FirstSteps_firstPlan, FIRST_PLAN, services));
		}
		steps.addAll(Arrays.asList(more));
		return steps.toArray(IAction[]::new);
	}

	/**
	 * When the first project appears, the Package Explorer hides the links that had the focus. Then nothing has the focus, and keys do
	 * nothing.
	 */
	private static IAction wizard(String text, String command, IServiceLocator services) {
		IAction wizard = new CommandAction(text, command, services);
		return new RunAction(text, () -> {
			wizard.run();
			returnLostFocus();
		});
	}

	/** Soon gives the focus to the active part if nothing has it: then no key would work. */
	public static void returnLostFocus() {
		Display.getCurrent().asyncExec(FirstSteps::focus);
	}

	private static void focus() {
		IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
		if (window != null && window.getShell().getDisplay().getFocusControl() == null && window.getActivePage().getActivePart() != null) {
			window.getActivePage().getActivePart().setFocus();
		}
	}

	private static boolean hasJavaProject() {
		return Arrays.stream(ResourcesPlugin.getWorkspace().getRoot().getProjects()).anyMatch(FirstSteps::isJava);
	}

	private static boolean isJava(IProject project) {
		try {
			return project.isAccessible() && project.hasNature(JavaCore.NATURE_ID);
		} catch (CoreException e) {
			return false; // closed meanwhile
		}
	}
}
