/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.nio.file.Path;
import java.util.concurrent.Callable;

import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.jdt.launching.IJavaLaunchConfigurationConstants;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.ui.IWorkbenchWizard;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.wizards.IWizardRegistry;
import org.sonde.overhead.ui.code.MaintainabilityView;

/** Dialogs and wizards that need nothing but their arguments. */
final class DialogScreens extends Screens {
	private static final String PREFIX = "org.sonde.overhead.ui.";

	@Override
	void take(Camera camera, Path folder) throws Exception {
		SampleProject sample = new SampleProject(folder);
		Workbench.selectInPackageExplorer(sample.java().findType("depot.Depot"));
		camera.dialog("calibrate", command("calibrate"));
		Workbench.selectInPackageExplorer(sample.java().findType("depot.Depot"));
		camera.dialog("pattern", command("instrumentByPattern"));
		camera.dialog("check", command("checkSetUp"));
		wizard(camera, "export-agent", PlatformUI.getWorkbench().getExportWizardRegistry(), "export.agent", sample);
		wizard(camera, "export-report", PlatformUI.getWorkbench().getExportWizardRegistry(), "export.report", sample);
		camera.dialog("run-with-probes", runConfiguration(sample));
		MaintainabilityView maintainability = (MaintainabilityView) show(MaintainabilityView.ID);
		Workbench.ui(() -> {
			maintainability.show(sample.project());
			return null;
		});
		Workbench.waitFor("the figures", () -> Workbench.ui(() -> maintainability.figures().isPresent()));
		camera.dialog("component", () -> ViewTools.run(maintainability, "New Component…"));
		camera.dialog("preferences", () -> PreferencesUtil.createPreferenceDialogOn(null, PREFIX + "preferences", null, null).open());
		camera.dialog("project", () -> PreferencesUtil.createPropertyDialogOn(null, sample.java(), PREFIX + "project", null, null).open());
	}

	/** That of the sample's program, as it is run with probes. */
	private static Callable<Object> runConfiguration(SampleProject sample) throws Exception {
		ILaunchConfigurationWorkingCopy run = DebugPlugin.getDefault().getLaunchManager()
				.getLaunchConfigurationType(IJavaLaunchConfigurationConstants.ID_JAVA_APPLICATION).newInstance(null, "Main");
		run.setAttribute(IJavaLaunchConfigurationConstants.ATTR_PROJECT_NAME, sample.project().getName());
		run.setAttribute(IJavaLaunchConfigurationConstants.ATTR_MAIN_TYPE_NAME, "depot.Main");
		StructuredSelection saved = new StructuredSelection(run.doSave());
		return () -> DebugUITools.openLaunchConfigurationDialogOnGroup(Workbench.page().getWorkbenchWindow().getShell(), saved,
				PREFIX + "launch.probes");
	}

	private static Callable<Object> command(String id) {
		return () -> PlatformUI.getWorkbench().getService(IHandlerService.class).executeCommand(PREFIX + id, null);
	}

	private static void wizard(Camera camera, String name, IWizardRegistry registry, String id, SampleProject sample) throws Exception {
		open(registry, PREFIX + id, IWorkbenchWizard.class, sample.plan());
		camera.dialog(name);
		Camera.closeDialogs();
	}
}
