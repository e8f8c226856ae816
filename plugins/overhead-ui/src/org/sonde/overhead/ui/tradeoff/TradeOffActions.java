/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.GroupMarker;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.operations.UndoRedoActionGroup;
import org.sonde.overhead.ui.view.CommandAction;
import org.sonde.overhead.ui.view.ExportAction;
import org.sonde.overhead.ui.view.SaveFiguresAction;
import org.sonde.overhead.ui.view.UndoableChange;
import org.sonde.overhead.ui.view.table.ColumnTable;
import org.sonde.overhead.ui.view.table.SortMenu;
import org.sonde.report.tradeoff.CodeMeasure;
import org.sonde.report.tradeoff.OverheadMeasure;
import org.sonde.report.tradeoff.TradeOffJson;
import org.sonde.report.tradeoff.TradeOffTable;
import org.sonde.report.tradeoff.TuningSeries;
import org.sonde.report.versions.VersionHistory;
import org.sonde.report.versions.VersionHistoryJson;
import org.sonde.report.versions.VersionHistoryTable;

/** The tool bar and the menus of the view, and the keys of the platform that mean something in it. */
final class TradeOffActions {
	private final TradeOffView view;
	private final MenuManager ofTable = new MenuManager();
	private final MenuManager ofChart = new MenuManager();
	private final Action history;
	private final Action logarithmic;
	private final IAction picture;
	private final IAction add;
	private final IAction edit;
	private final IAction remove;

	/**
	 * @param asHistory     receives whether the versions are drawn as a history
	 * @param asLogarithmic receives whether the chart is drawn with logarithmic axes
	 */
	TradeOffActions(TradeOffView view, Consumer<Boolean> asHistory, Consumer<Boolean> asLogarithmic) {
		this.view = view;
		history = check(Messages.TradeOffActions_history, asHistory);
		history.setToolTipText(Messages.TradeOffActions_historyHint);
		history.setImageDescriptor(ResourceLocator.imageDescriptorFromBundle(getClass(), "icons/version-history.svg").orElseThrow());
		logarithmic = check(Messages.TradeOffActions_logarithmic, asLogarithmic);
		picture = new SavePictureAction(view);
		picture.setEnabled(false);
		TuningActions tunings = new TuningActions(view);
		add = tunings.add();
		edit = tunings.edit();
		remove = tunings.remove();
		fill(tunings.weigh());
	}

	private static Action check(String text, Consumer<Boolean> checked) {
		return new Action(text, IAction.AS_CHECK_BOX) {
			@Override
			public void run() {
				checked.accept(isChecked());
			}
		};
	}

	private void fill(IAction weighing) {
		IActionBars bars = view.getViewSite().getActionBars();
		IAction copy = ColumnTable.copyAction(view::table);
		IAction figures = new SaveFiguresAction(view, this::saved);
		bars.setGlobalActionHandler(ActionFactory.COPY.getId(), copy);
		bars.setGlobalActionHandler(ActionFactory.DELETE.getId(), remove);
		new UndoRedoActionGroup(view.getSite(), UndoableChange.undoContext(), true).fillActionBars(bars);
		List.of(history, add, picture).forEach(bars.getToolBarManager()::add);
		IMenuManager menu = bars.getMenuManager();
		List.of(add, edit, remove).forEach(menu::add);
		menu.add(new CommandAction(Messages.TradeOffActions_measure, CommandAction.MEASURE_VERSIONS, view.getSite()));
		menu.add(new Separator());
		List.of(history, logarithmic, weighing).forEach(menu::add);
		menu.add(new Separator());
		List.of(picture, figures).forEach(menu::add);
		menu.add(ExportAction.report(view, Optional::empty));
		List.of(copy, add, edit, remove, picture, figures).forEach(ofTable::add);
		ofTable.add(SortMenu.of(view::table));
		ofTable.add(new GroupMarker(IWorkbenchActionConstants.MB_ADDITIONS));
		List.of(history, logarithmic, weighing, picture, figures).forEach(ofChart::add);
	}

	/** Returns the figures as the command line prints them. */
	private Optional<SaveFiguresAction.Content> saved() {
		return view.model().shown().map(shown -> view.model().isHistory() ? history(shown.series()) : tunings(shown.series()));
	}

	private static SaveFiguresAction.Content history(TuningSeries series) {
		VersionHistory versions = VersionHistory.of(series);
		return new SaveFiguresAction.Content(series.id() + "-history", List.of(
				new SaveFiguresAction.Kind("csv", Messages.TradeOffActions_csv, () -> VersionHistoryTable.csv(versions).csv()),
				new SaveFiguresAction.Kind("json", Messages.TradeOffActions_json, () -> VersionHistoryJson.printed(versions))));
	}

	private SaveFiguresAction.Content tunings(TuningSeries series) {
		List<TuningSeries> one = List.of(series);
		OverheadMeasure upwards = view.model().overhead();
		CodeMeasure code = view.model().measure();
		return new SaveFiguresAction.Content(series.id(), List.of(
				new SaveFiguresAction.Kind("csv", Messages.TradeOffActions_csv, () -> TradeOffTable.csv(one, upwards, code).csv()),
				new SaveFiguresAction.Kind("json", Messages.TradeOffActions_json, () -> TradeOffJson.printed(one, upwards, code))));
	}

	/** Returns the context menu of the table. */
	MenuManager ofTable() {
		return ofTable;
	}

	MenuManager ofChart() {
		return ofChart;
	}

	/** Adds a tuning. */
	IAction add() {
		return add;
	}

	/** Edits the selected tuning, if it is one's own. */
	void editSelected() {
		if (edit.isEnabled()) {
			edit.run();
		}
	}

	/** Shows by check marks how the chart is drawn. */
	void show(ShownTradeOff model) {
		logarithmic.setChecked(model.isLogarithmic());
		history.setChecked(model.isHistory());
	}

	/** @param canBeLogarithmic whether logarithmic axes show all marks */
	void enable(boolean canBeLogarithmic, boolean hasPicture) {
		logarithmic.setEnabled(canBeLogarithmic);
		picture.setEnabled(hasPicture);
	}

	void enable(List<TuningRow> selected) {
		edit.setEnabled(view.model().canEdit(selected));
		remove.setEnabled(view.model().canRemove(selected));
	}
}
