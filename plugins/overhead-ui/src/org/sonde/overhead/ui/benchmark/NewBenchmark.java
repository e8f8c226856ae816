/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import java.util.Arrays;
import java.util.List;

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

/** New Benchmark…: the dialog of launch configurations, on one of type Sonde Benchmark. */
public final class NewBenchmark {

	/** The type's id in plugin.xml. */
	public static final String TYPE = "org.sonde.overhead.ui.benchmark.launch";

	private NewBenchmark() {
	}

	/** Opens the dialog; the first time with a configuration that has all defaults. */
	public static void open(Shell shell) {
		try {
			DebugUITools.openLaunchConfigurationDialogOnGroup(shell, new StructuredSelection(proposed()),
					IDebugUIConstants.ID_RUN_LAUNCH_GROUP);
		} catch (CoreException e) {
			ErrorDialog.openError(shell, Messages.NewBenchmark_title, null, e.getStatus());
		}
	}

	private static ILaunchConfiguration proposed() throws CoreException {
		ILaunchManager manager = DebugPlugin.getDefault().getLaunchManager();
		ILaunchConfigurationType type = manager.getLaunchConfigurationType(TYPE);
		List<ILaunchConfiguration> known = Arrays.stream(manager.getLaunchConfigurations(type)).toList();
		if (!known.isEmpty()) {
			return known.getLast();
		}
		ILaunchConfigurationWorkingCopy copy = type.newInstance(null, manager.generateLaunchConfigurationName(Messages.NewBenchmark_name));
		LaunchSetting.FOLDER.set(copy, FolderField.proposed());
		return copy.doSave();
	}
}
