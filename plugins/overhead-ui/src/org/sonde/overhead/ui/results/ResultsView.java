/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.sonde.overhead.history.BenchmarkHistory;
import org.sonde.overhead.ui.view.FollowedProject;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.RestoredView;
import org.sonde.overhead.ui.view.WrappedText;
import org.sonde.overhead.ui.view.layout.AdaptiveSash;
import org.sonde.overhead.ui.view.layout.FlowLayout;
import org.sonde.overhead.ui.view.layout.GridSpace;
import org.sonde.overhead.ui.view.layout.PriorityLayout;
import org.sonde.overhead.ui.view.table.ColumnTable;

/** Stored benchmark results: those of the project and those built in, with portions, forks and figures; two of them compared. */
public final class ResultsView extends RestoredView {

	/** The id in plugin.xml. */
	public static final String ID = "org.sonde.overhead.ui.results";

	private static final String SETS = "sets";
	private static final String SELECTED = "selected";
	private static final int[] WEIGHTS = { 45, 55 };
	private static final double SIDE_BY_SIDE = 2.2;
	/** In pixels: a table, or a chart, and what stands around it. */
	private static final int LEAST_TABS = 240;

	private final IPropertyChangeListener themeChange = event -> PlatformUI.getWorkbench().getDisplay().asyncExec(this::recolor);
	private FollowedProject followed;
	private ResultsJob job;
	private ColumnTable<ResultRow> sets;
	private WrappedText problems;
	private ResultTabs tabs;
	private ResultActions actions;
	private List<BenchmarkHistory> histories = List.of();
	/** The order of selection. The first set is the baseline of a comparison. */
	private List<String> selectionOrder = List.of();
	private String wanted = "";

	@Override
	protected void createControls(Composite parent) {
		shortenTitle(parent, Messages.ResultsView_shortTitle);
		HelpContext.RESULTS.on(parent);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(parent);
		AdaptiveSash sash = new AdaptiveSash(parent, SIDE_BY_SIDE);
		createList(sash.parts());
		tabs = new ResultTabs(sash.parts());
		// In a low view, the tabs stay in sight; and SWTChart paints the axes of a chart that is cut over what is below the view.
		sash.secondScrolls().needs(sets::leastHeight, () -> LEAST_TABS).setWeights(WEIGHTS);
		actions = new ResultActions(this, sets);
		actions.addTo(getViewSite());
		getSite().setSelectionProvider(sets.viewer());
		restore();
		PlatformUI.getWorkbench().getThemeManager().addPropertyChangeListener(themeChange);
		followed = new FollowedProject(this, this::read, AvailableResultSets::isCandidate);
		memento().ifPresent(followed::restore);
		job = new ResultsJob(read -> later(() -> show(read)));
		read();
		// The theme colours the widgets after this method returns.
		parent.getDisplay().asyncExec(this::recolor);
	}

	private void createList(Composite parent) {
		Composite list = new Composite(parent, SWT.NONE);
		sets = new ColumnTable<>(list, Messages.ResultsView_table, ResultRow.class, row -> row.set().id(), ResultColumns.ofSets());
		sets.viewer().addSelectionChangedListener(event -> showSelected());
		problems = FlowLayout.text(list);
		GridSpace.show(problems.getParent(), false);
		PriorityLayout.of(list).main(sets.viewer().getControl(), sets::leastHeight).thenHide(problems.getParent());
	}

	private void restore() {
		memento().map(state -> state.getChild(SETS)).ifPresent(sets::restore);
		memento().ifPresent(tabs::restore);
		wanted = memento().map(state -> state.getString(SELECTED)).orElse("");
	}

	@Override
	public void saveState(IMemento state) {
		sets.save(state.createChild(SETS));
		tabs.save(state);
		state.putString(SELECTED, sets.selected().isEmpty() ? wanted : sets.selected().getFirst().set().id());
		followed.save(state);
	}

	private void later(Runnable run) {
		PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
			if (!problems.isDisposed()) {
				run.run();
			}
		});
	}

	/** Reads them again, off the UI thread. */
	void read() {
		job.read(followed.project());
	}

	/** Opens the view of a window on the set of this id in a project. */
	public static void open(IWorkbenchPage page, IProject project, String id) {
		try {
			ResultsView view = (ResultsView) page.showView(ID);
			view.select(id);
			view.show(project);
		} catch (PartInitException e) {
			ILog.of(ResultsView.class).log(e.getStatus());
		}
	}

	/** Lists the result sets of this project, beside those built in. */
	public void show(IProject project) {
		followed.follow(project);
	}

	@Override
	public Optional<IProject> project() {
		return followed.project();
	}

	/** The project whose result sets are listed. */
	FollowedProject followed() {
		return followed;
	}

	private void show(AvailableResultSets read) {
		boolean first = sets.rows().isEmpty();
		List<ResultRow> rows = new ArrayList<>(ResultRow.of(read));
		// A user's own sets first: there are few of them, and they are why the view is open.
		rows.sort((one, other) -> Boolean.compare(one.isBuiltIn(), other.isBuiltIn()));
		histories = read.histories();
		sets.show(rows);
		problems.setText(String.join("\n", read.problems()));
		GridSpace.show(problems.getParent(), !read.problems().isEmpty());
		problems.getParent().getParent().layout();
		if (first || !wanted.isEmpty()) {
			select(wanted);
		}
		showSelected();
	}

	/** Selects the set of this id, now or as soon as it is read; the first one if there is none. */
	public void select(String id) {
		Optional<ResultRow> row = sets.rows().stream().filter(one -> one.set().id().equals(id)).findFirst();
		wanted = row.isPresent() ? "" : id;
		row.or(() -> sets.selected().isEmpty() ? sets.rows().stream().findFirst() : Optional.empty())
				.ifPresent(one -> sets.viewer().setSelection(new StructuredSelection(one), true));
	}

	private void showSelected() {
		tabs.show(selected(), sets.rows(), histories);
	}

	/** The table tells the rows in their own order; a comparison's baseline is the one that was selected first. */
	List<ResultRow> selected() {
		List<ResultRow> selected = new ArrayList<>(sets.selected());
		List<String> before = selectionOrder;
		selected.sort((one, other) -> Integer.compare(position(before, one), position(before, other)));
		selectionOrder = selected.stream().map(row -> row.set().id()).toList();
		return selected;
	}

	private static int position(List<String> order, ResultRow row) {
		int index = order.indexOf(row.set().id());
		return index < 0 ? order.size() : index;
	}

	private void recolor() {
		if (!problems.isDisposed()) {
			tabs.setColorsOf(sets.viewer().getTable());
			showSelected();
		}
	}

	@Override
	public void setFocus() {
		sets.viewer().getControl().setFocus();
	}

	@Override
	public void dispose() {
		PlatformUI.getWorkbench().getThemeManager().removePropertyChangeListener(themeChange);
		followed.dispose();
		job.cancel();
		super.dispose();
	}
}
