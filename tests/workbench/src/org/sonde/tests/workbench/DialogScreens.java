/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.nio.file.Path;
import java.util.concurrent.Callable;

import org.eclipse.ui.IWorkbenchWizard;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.wizards.IWizardRegistry;

/** Dialogs and wizards that open with what they show. */
final class DialogScreens extends Screens {
	private static final String PREFIX = "org.sonde.overhead.ui.";

	@Override
	void take(Camera camera, Path folder) throws Exception {
		SampleProject sample = new SampleProject(folder);
		Workbench.selectInPackageExplorer(sample.java().findType("depot.Depot"));
		camera.dialog("calibrate", command("calibrate"));
		camera.dialog("pattern", command("instrumentByPattern"));
		camera.dialog("check", command("checkSetUp"));
		wizard(camera, "export-agent", PlatformUI.getWorkbench().getExportWizardRegistry(), "export.agent", sample);
		wizard(camera, "export-report", PlatformUI.getWorkbench().getExportWizardRegistry(), "export.report", sample);
		camera.dialog("preferences", () -> PreferencesUtil.createPreferenceDialogOn(null, PREFIX + "preferences", null, null).open());
		camera.dialog("project", () -> PreferencesUtil.createPropertyDialogOn(null, sample.java(), PREFIX + "project", null, null).open());
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
