/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationType;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.jface.dialogs.ErrorDialog;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchPage;
import org.sonde.overhead.ui.view.StartingPoint;

/** New Benchmark…: the dialog of launch configurations, on one of type Sonde Benchmark. */
public final class NewBenchmark {

	/** The type's id in plugin.xml. */
	public static final String TYPE = "org.sonde.overhead.ui.benchmark.launch";

	private NewBenchmark() {
	}

	/** Opens the dialog; the first time with a configuration that has all defaults. */
	public static void open(IWorkbenchPage page) {
		Shell shell = page.getWorkbenchWindow().getShell();
		try {
			DebugUITools.openLaunchConfigurationDialogOnGroup(shell, new StructuredSelection(proposed(StartingPoint.of(page).project())),
					IDebugUIConstants.ID_RUN_LAUNCH_GROUP);
		} catch (CoreException e) {
			ErrorDialog.openError(shell, Messages.NewBenchmark_title, null, e.getStatus());
		}
	}

	private static ILaunchConfiguration proposed(Optional<IProject> project) throws CoreException {
		ILaunchManager manager = DebugPlugin.getDefault().getLaunchManager();
		ILaunchConfigurationType type = manager.getLaunchConfigurationType(TYPE);
		List<ILaunchConfiguration> known = Arrays.stream(manager.getLaunchConfigurations(type)).toList();
		for (ILaunchConfiguration one : known.reversed()) {
			if (project.isEmpty() || keepsIn(one, project.get())) {
				return one;
			}
		}
		ILaunchConfigurationWorkingCopy copy = type.newInstance(null, manager.generateLaunchConfigurationName(Messages.NewBenchmark_name));
		LaunchSetting.FOLDER.set(copy, FolderField.proposed(project));
		return copy.doSave();
	}

	private static boolean keepsIn(ILaunchConfiguration one, IProject project) throws CoreException {
		return FolderField.find(LaunchSetting.FOLDER.of(one)).filter(folder -> folder.getProject().equals(project)).isPresent();
	}
}
