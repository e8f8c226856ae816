/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.menus.CommandContributionItem;
import org.eclipse.ui.menus.CommandContributionItemParameter;
import org.eclipse.ui.operations.UndoRedoActionGroup;
import org.eclipse.ui.part.CellEditorActionHandler;
import org.sonde.instrumentation.plan.RecordTo;
import org.sonde.overhead.ui.estimates.costs.PlanCosts;
import org.sonde.overhead.ui.estimates.edit.CallsEditing;
import org.sonde.overhead.ui.estimates.table.Grouping;
import org.sonde.overhead.ui.marking.PlanEdits;
import org.sonde.overhead.ui.plans.PlanMenu;
import org.sonde.overhead.ui.plans.RecordToLabel;
import org.sonde.overhead.ui.view.CommandAction;
import org.sonde.overhead.ui.view.ExportAction;
import org.sonde.overhead.ui.view.RunAction;
import org.sonde.overhead.ui.view.SaveFiguresAction;
import org.sonde.overhead.ui.view.table.ConfigureColumnsDialog;
import org.sonde.overhead.ui.view.table.SortMenu;

/** The tool bar and the menu of the view, and the keys of the platform that mean something in it. */
final class ViewActions {

	private static final String BUNDLE = "org.sonde.overhead.ui";

	private final EstimatesView view;
	final Action details = new Action(Messages.ViewActions_details, IAction.AS_CHECK_BOX) {
		@Override
		public void run() {
			view().content().tabs().setShown(isChecked());
			if (isChecked()) {
				view().content().tabs().reveal();
			}
		}
	};
	private final SaveFiguresAction export;
	private final Action find;
	private final Action addScenario;
	private final Action explainTotal;
	private final IAction measure;
	private CellEditorActionHandler keys;

	ViewActions(EstimatesView view, EstimateCommands commands) {
		this.view = view;
		details.setToolTipText(Messages.ViewActions_detailsToolTip);
		details.setImageDescriptor(ResourceLocator.imageDescriptorFromBundle(BUNDLE, "icons/details.svg").orElse(null));
		export = new SaveFiguresAction(view, view::figures);
		export.setText(Messages.ViewActions_export);
		export.setToolTipText(Messages.ViewActions_exportToolTip);
		measure = new CommandAction(Messages.ViewActions_measure, "icons/program-overhead.svg", CommandAction.MEASURE_OVERHEAD,
				view.getSite());
		measure.setToolTipText(Messages.ViewActions_measureToolTip);
		addScenario = new RunAction(Messages.ViewActions_addScenario, commands::addScenario);
		explainTotal = new RunAction(Messages.ViewActions_explainTotal, commands::explainTotal);
		find = new RunAction(Messages.ViewActions_find, () -> view.content().filter().setFocus());
		find.setActionDefinitionId(ActionFactory.FIND.getCommandId());
	}

	void fill(EstimateActions actions, IAction link, IAction calibrate) {
		IActionBars bars = view.getViewSite().getActionBars();
		new UndoRedoActionGroup(view.getSite(), PlanEdits.undoContext(), true).fillActionBars(bars);
		IAction undo = bars.getGlobalActionHandler(ActionFactory.UNDO.getId());
		IAction redo = bars.getGlobalActionHandler(ActionFactory.REDO.getId());
		keys = new CellEditorActionHandler(bars);
		keys.setCopyAction(actions.copy);
		keys.setDeleteAction(actions.delete);
		keys.setUndoAction(undo);
		keys.setRedoAction(redo);
		bars.setGlobalActionHandler(ActionFactory.FIND.getId(), find);
		IToolBarManager tools = bars.getToolBarManager();
		tools.add(new PlanMenu(view, view::project));
		tools.add(new Separator());
		tools.add(whatIf());
		tools.add(details);
		tools.add(new Separator());
		tools.add(actions.explain);
		tools.add(actions.importRates);
		tools.add(actions.clearRates);
		tools.add(new Separator());
		tools.add(measure);
		tools.add(link);
		IMenuManager menu = bars.getMenuManager();
		menu.add(whatIf());
		menu.add(details);
		menu.add(addScenario);
		menu.add(explainTotal);
		menu.add(actions.byPattern);
		menu.add(calibrate);
		menu.add(measure);
		menu.add(new CommandAction(Messages.ViewActions_refine, "icons/refinement.svg", CommandAction.REFINE, view.getSite()));
		menu.add(new Separator());
		menu.add(groups());
		menu.add(SortMenu.of(view::table));
		menu.add(new RunAction(Messages.ViewActions_expandAll, () -> view.content().probes().openAll(true)));
		menu.add(new RunAction(Messages.ViewActions_collapseAll, () -> view.content().probes().openAll(false)));
		menu.add(ConfigureColumnsDialog.action(view.getSite(), () -> view.table().layout()));
		menu.add(new Separator());
		menu.add(recordTo());
		menu.add(new Separator());
		menu.add(export);
		menu.add(ExportAction.agent(view, view::planFile));
		menu.add(ExportAction.report(view, view::planFile));
	}

	/** Makes Delete, Copy and Undo apply to a cell's text while it is edited. */
	void edits(CallsEditing editing) {
		keys.addCellEditor(editing.editor());
	}

	/** Updates the check marks and what is enabled. */
	void update() {
		details.setChecked(view.made().filter(content -> content.tabs().isShown()).isPresent());
		addScenario.setEnabled(view.planned().isPresent());
		boolean estimated = view.costs().flatMap(PlanCosts::estimate).isPresent();
		explainTotal.setEnabled(estimated);
		export.setEnabled(estimated);
	}

	private EstimatesView view() {
		return view;
	}

	/** The command, to which users can assign a key; each place has its own item. */
	private IContributionItem whatIf() {
		CommandContributionItemParameter item = new CommandContributionItemParameter(view.getSite(), null, WhatIfHandler.COMMAND,
				CommandContributionItem.STYLE_CHECK);
		item.mnemonic = "W";
		item.tooltip = Messages.ViewActions_whatIfToolTip;
		return new CommandContributionItem(item);
	}

	/** Where the agent writes the records: a choice of the plan's, rarely changed. */
	private MenuManager recordTo() {
		MenuManager writers = new MenuManager(Messages.ViewActions_recordTo);
		writers.setRemoveAllWhenShown(true);
		writers.addMenuListener(shown -> {
			for (RecordTo recordTo : RecordTo.VALUES) {
				Action choice = new Action(RecordToLabel.of(recordTo), IAction.AS_RADIO_BUTTON) {
					@Override
					public void run() {
						if (isChecked()) {
							view.edit(Messages.ViewActions_setRecordTo, plan -> plan.setRecordTo(recordTo));
						}
					}
				};
				choice.setEnabled(view.plan().isPresent());
				choice.setChecked(view.plan().filter(loaded -> loaded.plan().getRecordTo() == recordTo).isPresent());
				shown.add(choice);
			}
		});
		return writers;
	}

	private MenuManager groups() {
		MenuManager groups = new MenuManager(Messages.ViewActions_groupBy);
		groups.setRemoveAllWhenShown(true);
		groups.addMenuListener(shown -> {
			for (Grouping grouping : Grouping.values()) {
				Action choice = new Action(grouping.label(), IAction.AS_RADIO_BUTTON) {
					@Override
					public void run() {
						if (isChecked()) {
							view.content().probes().group(grouping);
						}
					}
				};
				choice.setChecked(view.content().probes().grouping() == grouping);
				shown.add(choice);
			}
		});
		return groups;
	}
}
