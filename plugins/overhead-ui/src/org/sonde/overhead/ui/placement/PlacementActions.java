/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.placement;

import java.util.List;
import java.util.Optional;

import org.eclipse.core.runtime.ILog;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.GroupMarker;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.operations.UndoRedoActionGroup;
import org.sonde.overhead.ui.marking.PlanEdits;
import org.sonde.overhead.ui.view.CommandAction;
import org.sonde.overhead.ui.view.ContextMenu;
import org.sonde.overhead.ui.view.RunAction;
import org.sonde.overhead.ui.view.SaveFiguresAction;
import org.sonde.overhead.ui.view.table.ColumnTable;
import org.sonde.overhead.ui.view.table.RowSelection;
import org.sonde.overhead.ui.view.table.SortMenu;
import org.sonde.placement.Placement;
import org.sonde.report.code.CodeJson;
import org.sonde.report.html.PlacementPage;
import org.sonde.report.placement.CurveDrawing;
import org.sonde.report.placement.PlacementJson;
import org.sonde.report.placement.PlacementText;
import org.sonde.report.traces.drawing.DrawingSvg;

/** The actions of the view. */
final class PlacementActions {
	private final Action place;
	private final Action open;
	private final IAction copy;
	private final SaveFiguresAction save;
	private final ColumnTable<MethodRow> table;

	PlacementActions(PlacementView view, ShownPlacement model, ColumnTable<MethodRow> table, RowSelection<MethodRow> selection) {
		this.table = table;
		place = new RunAction(Messages.PlacementActions_place, "icons/placement.svg", view::place);
		place.setToolTipText(Messages.PlacementActions_placeToolTip);
		open = new RunAction(Messages.PlacementActions_open, this::openSelected);
		copy = table.copyAction();
		save = new SaveFiguresAction(view,
				() -> model.here().map(placement -> saved(placement, model.recording().orElseThrow().log().name())));
		IAction refine = new CommandAction(Messages.PlacementActions_refine, "icons/refinement.svg", CommandAction.REFINE, view.getSite());
		refine.setToolTipText(Messages.PlacementActions_refineToolTip);
		IActionBars bars = view.getViewSite().getActionBars();
		new UndoRedoActionGroup(view.getSite(), PlanEdits.undoContext(), true).fillActionBars(bars);
		bars.setGlobalActionHandler(ActionFactory.COPY.getId(), copy);
		bars.setGlobalActionHandler(ActionFactory.REFRESH.getId(), place);
		place.setActionDefinitionId(ActionFactory.REFRESH.getCommandId());
		for (IAction action : List.of(place, refine, save)) {
			bars.getToolBarManager().add(action);
			bars.getMenuManager().add(action);
		}
		MenuManager menu = new MenuManager();
		List.of(open, copy, save).forEach(menu::add);
		menu.add(SortMenu.of(() -> table));
		menu.add(new GroupMarker(IWorkbenchActionConstants.MB_ADDITIONS));
		ContextMenu.set(table.viewer().getControl(), menu, view.getSite(), selection);
		table.viewer().addSelectionChangedListener(event -> open.setEnabled(selected().isPresent()));
		table.viewer().addDoubleClickListener(event -> openSelected());
		open.setEnabled(false);
	}

	/** @param canPlace whether probes can be placed now */
	void update(boolean canPlace, boolean shown) {
		place.setEnabled(canPlace);
		save.setEnabled(shown);
		copy.setEnabled(shown);
	}

	/** Returns the figures as the command line prints them. */
	private static SaveFiguresAction.Content saved(Placement placement, String log) {
		return new SaveFiguresAction.Content(Messages.PlacementActions_file, List.of(
				new SaveFiguresAction.Kind("csv", Messages.PlacementActions_csv, () -> PlacementText.table(placement).csv()),
				new SaveFiguresAction.Kind("json", Messages.PlacementActions_json,
						() -> CodeJson.text(PlacementJson.of(placement, List.of()))),
				new SaveFiguresAction.Kind("svg", Messages.PlacementActions_svg, () -> DrawingSvg.of(CurveDrawing.of(placement))),
				new SaveFiguresAction.Kind("html", Messages.PlacementActions_html, () -> PlacementPage.render(placement, log))));
	}

	private Optional<IMethod> selected() {
		return table.selected().size() == 1 ? table.selected().getFirst().element() : Optional.empty();
	}

	private void openSelected() {
		selected().ifPresent(method -> {
			try {
				JavaUI.openInEditor(method);
			} catch (PartInitException | JavaModelException e) {
				ILog.of(PlacementActions.class).log(e.getStatus());
			}
		});
	}
}
