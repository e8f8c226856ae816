/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.jdt.launching.IJavaLaunchConfigurationConstants;
import org.eclipse.ui.PlatformUI;
import org.sonde.instrumentation.launch.ProbedRuns;
import org.sonde.overhead.ui.traces.ImportLogWizard;
import org.sonde.overhead.ui.traces.MonitoringLogView;

/** A run of the sample with probes, what it recorded, and the import of such a log. */
final class LogScreens extends Screens {
	private static final List<String> TABS = List.of("Operations", "Traces", "Call Trees", "Call Graph", "Plan and Log");

	@Override
	void take(Camera camera, Path folder) throws Exception {
		SampleProject sample = new SampleProject(folder);
		ILaunchConfigurationWorkingCopy run = DebugPlugin.getDefault().getLaunchManager()
				.getLaunchConfigurationType(IJavaLaunchConfigurationConstants.ID_JAVA_APPLICATION).newInstance(null, "Main");
		run.setAttribute(IJavaLaunchConfigurationConstants.ATTR_PROJECT_NAME, sample.project().getName());
		run.setAttribute(IJavaLaunchConfigurationConstants.ATTR_MAIN_TYPE_NAME, "depot.Main");
		run.setAttribute(IJavaLaunchConfigurationConstants.ATTR_PROGRAM_ARGUMENTS, "2000 1");
		var configuration = run.doSave();
		Workbench.display().asyncExec(() -> DebugUITools.launch(configuration, ProbedRuns.MODE));
		MonitoringLogView view = (MonitoringLogView) show(MonitoringLogView.ID);
		Workbench.waitPatiently("the log of the run", () -> Workbench.ui(() -> view.log().isPresent()
				&& !LogRows.planned(view).rows().isEmpty()));
		for (String tab : TABS) {
			Workbench.ui(() -> {
				PartWidgets.tab(view, tab);
				return null;
			});
			camera.view(tab.toLowerCase(Locale.ROOT).replace(' ', '-'), view);
		}
		Workbench.ui(() -> {
			PartWidgets.tab(view, "Traces");
			PartWidgets.tab(view, "Sequence Diagram");
			return null;
		});
		camera.view("sequence", view);
		Workbench.openEditor(sample.java().findType("depot.Depot").getMethods()[2]);
		PartWidgets.tab(view, "Plan and Log");
		SampleScreens.resize(SampleScreens.LARGE);
		camera.window("run-code");
		SampleScreens.resize(SampleScreens.WINDOW);
		Workbench.closeEditors();
		camera.dialog("watch", () -> ViewTools.run(view, "Watch a Running Program…"));
		importLog(camera, sample, folder);
	}

	private static void importLog(Camera camera, SampleProject sample, Path folder) throws Exception {
		var opened = open(PlatformUI.getWorkbench().getImportWizardRegistry(), "org.sonde.overhead.ui.import.log", ImportLogWizard.class,
				sample.project());
		Path log = KiekerLogFile.write(folder.resolve("kieker-log"));
		Fields.drop(opened.dialog().getShell(), log);
		shown("/data/shop-server/kieker-20261122-093000");
		camera.dialog("import-log-files");
		opened.next();
		Workbench.waitFor("what the log has", () -> Workbench.ui(opened.wizard()::canFinish));
		camera.dialog("import-log");
		Camera.closeDialogs();
	}
}
