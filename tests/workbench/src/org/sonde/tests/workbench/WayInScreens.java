/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.nio.file.Path;
import java.util.OptionalDouble;

import org.eclipse.jdt.core.IType;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.sonde.overhead.budget.Budget;
import org.sonde.overhead.budget.Worth;
import org.sonde.overhead.ui.estimates.EstimatesView;
import org.sonde.overhead.ui.estimates.costs.EstimateSettings;
import org.sonde.overhead.ui.perspective.SondePerspective;
import org.sonde.overhead.ui.perspective.WelcomePage;
import org.sonde.overhead.ui.plans.editor.PlanEditor;

/** How users begin: the welcome page of the product, a first plan, its editor, and the perspective. */
final class WayInScreens extends Screens {

	@Override
	void take(Camera camera, Path folder) throws Exception {
		welcome(camera);
		SampleProject sample = new SampleProject(folder);
		suggest(camera, sample);
		planEditor(camera, sample);
		perspective(camera, sample);
	}

	private static void welcome(Camera camera) throws Exception {
		Shell shell = Workbench.openShell(1100, 460);
		try {
			Workbench.ui(() -> {
				WelcomePage page = new WelcomePage(shell, Workbench.page().getWorkbenchWindow(), () -> { });
				shell.layout(true, true);
				return page;
			});
			camera.picture("welcome", () -> shell);
		} finally {
			Workbench.ui(() -> {
				shell.close();
				return null;
			});
		}
	}

	private static void suggest(Camera camera, SampleProject sample) throws Exception {
		IWorkbenchPart explorer = (IWorkbenchPart) Workbench.selectInPackageExplorer(sample.java());
		Workbench.chooseLater(Workbench.menuOn(explorer, sample.java()), "Sonde", "Suggest Probes…");
		Shell dialog = Workbench.dialog("Suggest Probes");
		Workbench.waitFor("the suggestions", () -> Workbench.ui(() -> Workbench.all(dialog, Table.class).getFirst().getItemCount() > 3));
		camera.dialog("suggest-probes");
		Camera.closeDialogs();
	}

	private static void planEditor(Camera camera, SampleProject sample) throws Exception {
		new EstimateSettings(new Budget(OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.of(2), OptionalDouble.empty()),
				Worth.WISH, EstimateSettings.of(sample.project()).scenarios()).save(sample.project());
		PlanEditor editor = Workbench.ui(() -> (PlanEditor) IDE.openEditor(Workbench.page(), sample.plan()));
		Composite form = Workbench.ui(() -> (Composite) editor.getActivePageInstance().getPartControl());
		Table probes = Workbench.ui(() -> Workbench.all(form, Table.class).getFirst());
		Workbench.waitFor("the probes", () -> Workbench.ui(() -> probes.getItemCount() > 3));
		Workbench.ui(() -> {
			Workbench.page().setPartState(Workbench.page().getReference(editor), IWorkbenchPage.STATE_MAXIMIZED);
			probes.setSelection(1);
			probes.notifyListeners(SWT.Selection, new Event());
			return null;
		});
		camera.window("plan-editor");
		Workbench.ui(() -> {
			Workbench.page().setPartState(Workbench.page().getReference(editor), IWorkbenchPage.STATE_RESTORED);
			return null;
		});
		Workbench.closeEditors();
	}

	private static void perspective(Camera camera, SampleProject sample) throws Exception {
		IType depot = sample.java().findType("depot.Depot");
		Workbench.ui(() -> {
			PlatformUI.getWorkbench().showPerspective(SondePerspective.ID, Workbench.page().getWorkbenchWindow());
			Workbench.page().resetPerspective();
			return null;
		});
		try {
			SampleScreens.resize(SampleScreens.LARGE);
			Workbench.openEditor(depot.getMethods()[2]);
			EstimatesView view = Workbench.ui(() -> (EstimatesView) Workbench.page().showView(EstimatesView.ID));
			Workbench.ui(() -> {
				view.show(sample.project());
				return null;
			});
			Workbench.waitFor("the probes", () -> Workbench.ui(() -> view.findings().isPresent()));
			Workbench.selectInPackageExplorer(depot.getMethods()[2]);
			camera.window("perspective");
		} finally {
			SampleScreens.resize(WINDOW);
			Workbench.ui(() -> {
				// While it is open, other screens would get its views instead of new ones.
				Workbench.page().closePerspective(
						PlatformUI.getWorkbench().getPerspectiveRegistry().findPerspectiveWithId(SondePerspective.ID), false, false);
				return null;
			});
			Workbench.showJavaPerspective();
		}
	}
}
