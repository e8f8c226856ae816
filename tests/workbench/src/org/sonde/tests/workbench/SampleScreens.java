/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.nio.file.Path;

import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.ui.IPackagesViewPart;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart;
import org.sonde.overhead.ui.estimates.EstimatesView;
import org.sonde.overhead.ui.results.ResultsView;
import org.sonde.overhead.ui.tradeoff.TradeOffView;

/** Probes in the code of the sample, the trade-off, published results, and what the code can be compared with. */
final class SampleScreens extends Screens {
	static final Rectangle LARGE = new Rectangle(0, 0, 1400, 1050);

	@Override
	void take(Camera camera, Path folder) throws Exception {
		SampleProject sample = new SampleProject(folder);
		code(camera, sample);
		TradeOffView tradeOff = (TradeOffView) show(TradeOffView.ID);
		Workbench.waitFor("the trade-off", () -> !ShownTable.of(tradeOff).rows().isEmpty());
		ShownTable.of(tradeOff).select(1);
		camera.view("trade-off", tradeOff);
		results(camera, sample);
		compareDialog(camera, sample);
	}

	/** Probes in the editor, and the estimates below: the picture of the README, with room for both. */
	private static void code(Camera camera, SampleProject sample) throws Exception {
		IType depot = sample.java().findType("depot.Depot");
		Workbench.openEditor(depot.getMethods()[2]);
		EstimatesView view = Workbench
				.ui(() -> (EstimatesView) Workbench.page().showView(EstimatesView.ID, null, IWorkbenchPage.VIEW_VISIBLE));
		Workbench.ui(() -> {
			view.show(sample.project());
			return null;
		});
		Workbench.waitFor("the probes", () -> Workbench.ui(() -> view.findings().isPresent()));
		Workbench.selectInPackageExplorer(depot.getMethods()[2]);
		resize(LARGE);
		camera.window("code");
		resize(WINDOW);
		Workbench.closeEditors();
	}

	static void resize(Rectangle size) {
		Workbench.ui(() -> {
			Workbench.page().getWorkbenchWindow().getShell().setBounds(size);
			return null;
		});
	}

	private static void results(Camera camera, SampleProject sample) throws Exception {
		ResultsView view = (ResultsView) show(ResultsView.ID);
		Workbench.ui(() -> {
			view.show(sample.project());
			return null;
		});
		Workbench.waitFor("the published result", () -> {
			ResultList.select(view,
					ResultList.rows(view).stream().map(row -> row.set().id()).filter(id -> id.startsWith("waller-2014-")).toList());
			return !ResultList.selected(view).isEmpty();
		});
		Workbench.ui(() -> {
			PartWidgets.tab(view, "Portions");
			return null;
		});
		camera.view("results", view);
	}

	private static void compareDialog(Camera camera, SampleProject sample) throws Exception {
		IPackagesViewPart explorer = Workbench.selectInPackageExplorer(sample.java());
		Workbench.chooseLater(Workbench.menuOn((IWorkbenchPart) explorer, sample.java()), "Compare With", "Sonde: Code of…");
		camera.dialog("compare-dialog");
		Camera.closeDialogs();
	}
}
