/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.core.resources.IFile;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.ActionFactory;
import org.sonde.overhead.ui.results.ResultsView;
import org.sonde.overhead.ui.view.CommandAction;
import org.sonde.overhead.ui.view.ContextMenu;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.MessagePage;
import org.sonde.overhead.ui.view.Pages;
import org.sonde.overhead.ui.view.RestoredView;
import org.sonde.overhead.ui.view.RunAction;
import org.sonde.overhead.ui.view.layout.AdaptiveSash;
import org.sonde.overhead.ui.view.layout.GridSpace;
import org.sonde.overhead.ui.view.layout.PriorityLayout;
import org.sonde.overhead.ui.view.table.ColumnTable;
import org.sonde.overhead.ui.view.table.SortMenu;

/** The benchmark that runs on this machine, or ran last: what runs now, what was measured until now, and where it was stored. */
public final class BenchmarkView extends RestoredView {

	/** The id in plugin.xml. */
	public static final String ID = "org.sonde.overhead.ui.benchmark";

	private static final String RUNS = "runs";
	private static final String TAB = "tab";
	private static final int[] WEIGHTS = { 40, 60 };
	private static final double SIDE_BY_SIDE = 2.2;
	/** In pixels: a table, or a chart, and what stands around it. */
	private static final int LEAST_TABS = 240;
	private static final int TICK_MILLIS = 1_000;

	private final IPropertyChangeListener themeChange = event -> PlatformUI.getWorkbench().getDisplay().asyncExec(this::recolor);
	private final Consumer<BenchmarkState> listener = state -> this.pages.later(() -> show(state));
	private final Runnable tick = this::tick;
	private final Action checkSetUp = new RunAction(Messages.BenchmarkView_check, "icons/check-set-up.svg",
			() -> new CheckWizard(getSite().getPage()).open());
	private final Action newBenchmark = new RunAction(Messages.BenchmarkView_newBenchmark, "icons/new-benchmark.svg",
			() -> NewBenchmark.open(getSite().getPage()));
	private Optional<BenchmarkState> shown = Optional.empty();
	private Pages pages;
	private BenchmarkHeader header;
	private AdaptiveSash sash;
	private ColumnTable<RunRow> table;
	private BenchmarkTabs tabs;
	private Action calibrate;

	@Override
	protected void createControls(Composite parent) {
		pages = pages(parent, HelpContext.BENCHMARK);
		header = new BenchmarkHeader(pages.content(), this::openResults);
		sash = new AdaptiveSash(pages.content(), SIDE_BY_SIDE);
		table = new ColumnTable<>(sash.parts(), Messages.BenchmarkView_table, RunRow.class, RunRow::key, RunColumns.all());
		table.viewer().addSelectionChangedListener(event -> showSelected());
		tabs = new BenchmarkTabs(sash.parts());
		sash.secondScrolls().needs(table::leastHeight, () -> LEAST_TABS).setWeights(WEIGHTS);
		PriorityLayout.of(pages.content()).main(sash.control(), sash::leastHeight).thenTighten(header.control()).thenHide(header.control());
		createActions();
		memento().map(saved -> saved.getChild(RUNS)).ifPresent(table::restore);
		memento().map(saved -> saved.getString(TAB)).ifPresent(tabs::startWith);
		PlatformUI.getWorkbench().getThemeManager().addPropertyChangeListener(themeChange);
		Benchmarks.here().addListener(listener);
		Benchmarks.here().state().ifPresentOrElse(this::show, this::empty);
		parent.getDisplay().timerExec(TICK_MILLIS, tick);
		// The theme colours the widgets after this method returns.
		parent.getDisplay().asyncExec(this::recolor);
	}

	private void createActions() {
		calibrate = new CommandAction(Messages.BenchmarkView_calibrate, "icons/calibrate.svg", CommandAction.CALIBRATE, getSite());
		calibrate.setToolTipText(Messages.BenchmarkView_calibrateToolTip);
		checkSetUp.setToolTipText(Messages.BenchmarkView_checkToolTip);
		newBenchmark.setToolTipText(Messages.BenchmarkView_newBenchmarkToolTip);
		IAction copy = table.copyAction();
		IActionBars bars = getViewSite().getActionBars();
		bars.setGlobalActionHandler(ActionFactory.COPY.getId(), copy);
		for (IAction action : List.of(calibrate, newBenchmark, checkSetUp)) {
			bars.getToolBarManager().add(action);
			bars.getMenuManager().add(action);
		}
		MenuManager menu = new MenuManager();
		menu.add(copy);
		menu.add(SortMenu.of(() -> table));
		ContextMenu.set(table.viewer().getControl(), menu, getSite(), table.viewer());
		getSite().setSelectionProvider(table.viewer());
	}

	private void empty() {
		pages.messagePage().show(Messages.BenchmarkView_question, Messages.BenchmarkView_answer, MessagePage.NOTHING,
				calibrate, newBenchmark, checkSetUp);
		pages.showMessage();
	}

	private void show(BenchmarkState state) {
		// The very same: to compare all that was measured would take long.
		boolean another = shown.filter(before -> before.request() == state.request()).isEmpty();
		boolean sameRows = shown.filter(before -> before.figures() == state.figures()).isPresent();
		shown = Optional.of(state);
		header.show(state);
		GridSpace.show(sash.control(), state.ofMethods().isPresent());
		pages.content().requestLayout();
		tabs.showCheck(state);
		if (!sameRows) {
			table.show(state.rows());
			if ((another || table.selected().isEmpty()) && !table.rows().isEmpty()) {
				table.viewer().setSelection(new StructuredSelection(table.rows().getFirst()), true);
			}
			showSelected();
		}
		pages.showContent();
	}

	private void tick() {
		if (!pages.isDisposed()) {
			shown.filter(state -> !state.isOver()).ifPresent(header::tick);
			getSite().getShell().getDisplay().timerExec(TICK_MILLIS, tick);
		}
	}

	private void showSelected() {
		shown.ifPresent(state -> tabs.show(state, table.selected().stream().findFirst()));
	}

	private void openResults() {
		shown.filter(state -> !state.files().isEmpty()).ifPresent(state -> {
			IFile file = state.files().getFirst();
			ResultsView.open(getSite().getPage(), file.getProject(), file.getFullPath().removeFileExtension().lastSegment());
		});
	}

	private void recolor() {
		if (!pages.isDisposed()) {
			tabs.setColorsOf(table.viewer().getTable());
			showSelected();
		}
	}

	@Override
	public void saveState(IMemento state) {
		table.save(state.createChild(RUNS));
		state.putString(TAB, tabs.selected());
	}

	@Override
	public void dispose() {
		Benchmarks.here().removeListener(listener);
		PlatformUI.getWorkbench().getThemeManager().removePropertyChangeListener(themeChange);
		super.dispose();
	}
}
