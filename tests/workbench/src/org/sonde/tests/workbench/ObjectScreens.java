/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.nio.file.Path;
import java.util.List;

import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.jdt.launching.IJavaLaunchConfigurationConstants;
import org.sonde.instrumentation.launch.ProbedRuns;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.objects.LiveObjectsView;

/** The watched shelves of the sample while it runs. */
final class ObjectScreens extends Screens {
	private static final Path PLAN = Path.of("../../samples/watched-shelf/watched-shelf.probes");

	@Override
	void take(Camera camera, Path folder) throws Exception {
		SampleProject sample = new SampleProject(folder);
		List<Probe> watched = List.copyOf(PlanFiles.load(PLAN).getProbes());
		PlanStore.ofWorkspace().edit(sample.plan(), plan -> {
			plan.getProbes().clear();
			plan.getProbes().addAll(watched);
		}, null);
		LiveObjectsView none = (LiveObjectsView) show(LiveObjectsView.ID);
		camera.view("live-objects-none", none);
		ILaunchConfigurationWorkingCopy run = DebugPlugin.getDefault().getLaunchManager()
				.getLaunchConfigurationType(IJavaLaunchConfigurationConstants.ID_JAVA_APPLICATION).newInstance(null, "Main");
		run.setAttribute(IJavaLaunchConfigurationConstants.ATTR_PROJECT_NAME, sample.project().getName());
		run.setAttribute(IJavaLaunchConfigurationConstants.ATTR_MAIN_TYPE_NAME, "depot.Main");
		run.setAttribute(IJavaLaunchConfigurationConstants.ATTR_PROGRAM_ARGUMENTS, "200 10");
		run.launch(ProbedRuns.MODE, null);
		WatchedShop.open(none, "filled");
		// The picture is steady when the program has ended.
		Workbench.waitPatiently("the end of the program", () -> PartWidgets.texts(none).contains("The last values stay."));
		camera.view("live-objects", none);
	}
}
