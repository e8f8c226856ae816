/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IProject;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Scale;
import org.eclipse.ui.IViewPart;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.estimates.EstimatesView;
import org.sonde.overhead.ui.placement.PlacementView;

/** The slider of the view Placement in three positions, and the preview in Overhead Estimates. */
final class PlacementScreens extends Screens {
	private static final List<String> POSITIONS = List.of("little", "budget", "all");

	@Override
	void take(Camera camera, Path folder) throws Exception {
		SampleProject sample = new SampleProject(folder);
		PlacementView view = (PlacementView) show(PlacementView.ID);
		follow(view, sample.project());
		Workbench.waitFor("the plan", () -> PlanStore.ofWorkspace().active(sample.project()) instanceof PlanState.Loaded);
		Fields.type(Workbench.ui(() -> PartWidgets.widget(view)), "Budget in percent", "0.2");
		place(view, SampleRecording.write(folder.resolve("recording")));
		int budget = Workbench.ui(() -> slider(view).getSelection());
		int all = Workbench.ui(() -> slider(view).getMaximum());
		List<Integer> places = List.of(1, budget, all);
		for (int i = 0; i < places.size(); i++) {
			int place = places.get(i);
			camera.view("placement-" + POSITIONS.get(i), view, () -> move(view, place));
		}
		move(view, budget);
		EstimatesView estimates = (EstimatesView) show(EstimatesView.ID);
		Workbench.ui(() -> {
			estimates.show(sample.project());
			return null;
		});
		Workbench.waitFor("the preview", () -> PartWidgets.texts(estimates).contains("not in the plan"));
		SampleScreens.resize(SampleScreens.LARGE);
		camera.window("placement-preview");
		SampleScreens.resize(SampleScreens.WINDOW);
	}

	/** Makes the view show a project as users do: by selecting it elsewhere. */
	static void follow(PlacementView view, IProject project) throws Exception {
		Workbench.selectInPackageExplorer(JavaCore.create(project));
		Workbench.waitFor("the placement of " + project.getName(), () -> view.project().equals(Optional.of(project)));
		Workbench.ui(() -> {
			Workbench.page().activate(view);
			return null;
		});
	}

	/** Places probes for a recording in a file or folder. */
	static void place(PlacementView view, Path recording) throws Exception {
		Fields.type(Workbench.ui(() -> PartWidgets.widget(view)), "Recording", recording.toString());
		Workbench.ui(() -> {
			PartWidgets.all(view, Button.class).stream().filter(button -> button.getText().equals("&Place")).findFirst().orElseThrow()
					.notifyListeners(SWT.Selection, new Event());
			return null;
		});
		Workbench.waitFor("the curve", () -> Workbench.ui(() -> !PartWidgets.all(view, Scale.class).isEmpty()));
	}

	static Scale slider(IViewPart view) {
		return PartWidgets.all(view, Scale.class).getFirst();
	}

	static void move(IViewPart view, int place) {
		Workbench.ui(() -> {
			slider(view).setSelection(place);
			slider(view).notifyListeners(SWT.Selection, new Event());
			return null;
		});
	}
}
