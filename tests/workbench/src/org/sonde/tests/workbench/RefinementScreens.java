/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.jdt.launching.IJavaLaunchConfigurationConstants;
import org.eclipse.swt.widgets.Button;
import org.sonde.benchmark.userprogram.ProgramEffort;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.refinement.RefineChoices;
import org.sonde.overhead.ui.refinement.RefineDialog;
import org.sonde.overhead.ui.refinement.RefinementView;
import org.sonde.overhead.ui.userprogram.MeasureSettings;
import org.sonde.overhead.ui.userprogram.ProgramDialog;
import org.sonde.overhead.ui.userprogram.UnitKind;
import org.sonde.placement.Objective;

/** Refine Plan…: what it asks for, and what the view shows during the second round and in the end. */
final class RefinementScreens extends Screens {
	@Override
	void take(Camera camera, Path folder) throws Exception {
		SampleProject sample = new SampleProject(folder);
		ILaunchConfigurationWorkingCopy copy = DebugPlugin.getDefault().getLaunchManager()
				.getLaunchConfigurationType(IJavaLaunchConfigurationConstants.ID_JAVA_APPLICATION).newInstance(null, "Depot");
		copy.setAttribute(IJavaLaunchConfigurationConstants.ATTR_PROJECT_NAME, sample.project().getName());
		ILaunchConfiguration depot = copy.doSave();
		new RefineChoices(new MeasureSettings("", UnitKind.METHOD, "depot.Customers.serveNext", "", ProgramEffort.DEFAULT, ""), "1", false,
				true, Objective.DISTINGUISH, 3, false, "", "").save(depot.getName());
		camera.dialog("refine-plan", () -> new RefineDialog(Workbench.page().getWorkbenchWindow().getShell(),
				new ProgramDialog.Offer(List.of(depot), List.of(sample.project()), depot, Optional.of(sample.project())), () -> {
				}).open());
		RefinementView view = (RefinementView) show(RefinementView.ID);
		MadeRefinement made = new MadeRefinement(depot, (PlanState.Loaded) PlanStore.ofWorkspace().load(sample.project()));
		camera.view("refinement-running", view, () -> view.show(made.running()));
		Workbench.ui(() -> {
			view.show(made.done());
			return null;
		});
		Workbench.waitFor("that it can be applied", () -> Workbench.ui(() -> PartWidgets.all(view, Button.class).stream()
				.anyMatch(button -> button.getText().equals("&Apply") && button.isEnabled())));
		camera.view("refinement", view);
	}
}
