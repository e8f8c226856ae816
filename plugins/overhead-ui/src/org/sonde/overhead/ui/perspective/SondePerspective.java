/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.perspective;

import java.util.List;

import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.ui.IFolderLayout;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;
import org.eclipse.ui.IPlaceholderFolderLayout;
import org.eclipse.ui.console.IConsoleConstants;
import org.eclipse.ui.progress.IProgressConstants;
import org.sonde.overhead.ui.benchmark.BenchmarkView;
import org.sonde.overhead.ui.code.MaintainabilityView;
import org.sonde.overhead.ui.comparison.ComparisonView;
import org.sonde.overhead.ui.estimates.EstimatesView;
import org.sonde.overhead.ui.objects.LiveObjectsView;
import org.sonde.overhead.ui.placement.PlacementView;
import org.sonde.overhead.ui.refinement.RefinementView;
import org.sonde.overhead.ui.results.ResultsView;
import org.sonde.overhead.ui.traces.MonitoringLogView;
import org.sonde.overhead.ui.tradeoff.TradeOffView;
import org.sonde.overhead.ui.userprogram.MeasuredOverheadView;

/**
 * Code above, figures below in all of the width that the projects leave, and output below the projects: the console of a run takes no room
 * from figures.
 */
public final class SondePerspective implements IPerspectiveFactory {

	/** The id in plugin.xml. */
	public static final String ID = "org.sonde.overhead.ui.perspective";

	private static final List<String> SHOWN = List.of(EstimatesView.ID, MonitoringLogView.ID, MaintainabilityView.ID);
	private static final List<String> ON_DEMAND = List.of(LiveObjectsView.ID, MeasuredOverheadView.ID, PlacementView.ID, RefinementView.ID,
			TradeOffView.ID, ComparisonView.ID, ResultsView.ID, BenchmarkView.ID);
	private static final List<String> OUTPUT = List.of(IConsoleConstants.ID_CONSOLE_VIEW, IPageLayout.ID_PROBLEM_VIEW,
			IProgressConstants.PROGRESS_VIEW_ID);
	private static final String FIGURES = "figures";

	@Override
	public void createInitialLayout(IPageLayout layout) {
		IFolderLayout code = layout.createFolder("code", IPageLayout.LEFT, 0.22f, layout.getEditorArea());
		code.addView(JavaUI.ID_PACKAGES);
		code.addPlaceholder(JavaUI.ID_TYPE_HIERARCHY);
		IFolderLayout figures = layout.createFolder(FIGURES, IPageLayout.BOTTOM, 0.5f, layout.getEditorArea());
		SHOWN.forEach(figures::addView);
		ON_DEMAND.forEach(figures::addPlaceholder);
		IPlaceholderFolderLayout output = layout.createPlaceholderFolder("output", IPageLayout.BOTTOM, 0.55f, "code");
		OUTPUT.forEach(output::addPlaceholder);
		SHOWN.forEach(layout::addShowInPart);
		layout.addShowInPart(LiveObjectsView.ID);
		layout.addShowInPart(JavaUI.ID_PACKAGES);
		SHOWN.forEach(layout::addShowViewShortcut);
		ON_DEMAND.forEach(layout::addShowViewShortcut);
		OUTPUT.forEach(layout::addShowViewShortcut);
		layout.addActionSet(IDebugUIConstants.LAUNCH_ACTION_SET);
		layout.addActionSet(JavaUI.ID_ACTION_SET);
		layout.addActionSet(IPageLayout.ID_NAVIGATE_ACTION_SET);
		layout.addPerspectiveShortcut(JavaUI.ID_PERSPECTIVE);
	}
}
