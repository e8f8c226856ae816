/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.core.resources.IFile;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Spinner;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.ui.estimates.costs.PlanCosts;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.GridSpace;

/**
 * The line above the table: which plan, which result set and writer the costs come from, and how many threads the program
 * has.
 */
public final class EstimatesHeader {

	/** Of the combo: enough to tell the result sets apart. */
	private static final int LEAST_WIDTH_OF_RESULTS = 200;
	private static final int MAX_THREADS = 100_000;
	/** Typing and clicking on through numbers is one change, not many. */
	private static final int THREADS_SETTLE_MILLIS = 400;

	/** Whoever carries out what the user chooses. */
	interface Choices {

		void plan(IFile file);

		void edit(String label, Consumer<Plan> edit);

		/** Has costs come from another result set. Whether the user stays with that. */
		boolean results(ResultSet set);

		/** Shows where the costs come from. */
		void source(ResultSet results);
	}

	private final Composite bar;
	/** Writer and threads, which stand below the others where both find no room beside each other. */
	private final Composite load;
	private final Combo plan;
	private final ResultsCombo results;
	private final Link details;
	private final Label writerLabel;
	private final Combo writer;
	private final Spinner threads;
	private final Choices choices;
	private boolean compact;
	private Optional<PlanCosts> shown = Optional.empty();
	/** A number of threads was typed and is not in the plan yet. */
	private boolean threadsTyped;
	private List<IFile> plans = List.of();
	private List<Configuration> writers = List.of();

	EstimatesHeader(Composite parent, Choices choices) {
		this.choices = choices;
		bar = new Composite(parent, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(bar);
		GridLayoutFactory.swtDefaults().numColumns(2).margins(5, 3).spacing(5, 2).applyTo(bar);
		Composite sources = part(5, true);
		load = part(4, false);
		plan = combo(sources, Messages.EstimatesHeader_plan, Messages.EstimatesHeader_planName, 168, false);
		results = new ResultsCombo(combo(sources, Messages.EstimatesHeader_results, Messages.EstimatesHeader_resultsName, LEAST_WIDTH_OF_RESULTS,
				true), choices::results);
		details = new Link(sources, SWT.NONE);
		details.setText(Messages.EstimatesHeader_source);
		details.setToolTipText(Messages.EstimatesHeader_sourceToolTip);
		AccessibleName.set(details, Messages.EstimatesHeader_sourceName);
		writerLabel = new Label(load, SWT.NONE);
		writerLabel.setText(Messages.EstimatesHeader_writer);
		writer = new Combo(load, SWT.READ_ONLY | SWT.DROP_DOWN);
		GridDataFactory.fillDefaults().hint(108, SWT.DEFAULT).applyTo(writer);
		AccessibleName.set(writer, Messages.EstimatesHeader_writerName);
		new Label(load, SWT.NONE).setText(Messages.EstimatesHeader_threads);
		threads = new Spinner(load, SWT.BORDER);
		AccessibleName.set(threads, Messages.EstimatesHeader_threadsName);
		threads.setMinimum(1);
		threads.setMaximum(MAX_THREADS);
		threads.setToolTipText(Messages.EstimatesHeader_threadsToolTip);
		plan.addSelectionListener(
				SelectionListener.widgetSelectedAdapter(event -> choices.plan(plans.get(plan.getSelectionIndex()))));
		details.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> showDetails()));
		writer.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> chooseWriter()));
		bar.addListener(SWT.Resize, event -> arrange());
		Runnable settled = this::chooseThreads;
		threads.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> {
			threadsTyped = true;
			threads.getDisplay().timerExec(THREADS_SETTLE_MILLIS, settled);
		}));
	}

	/** The combo of the result sets. */
	public Combo results() {
		return results.control();
	}

	/** The number of application threads. */
	public Spinner threads() {
		return threads;
	}

	void show(PlanCosts costs, List<IFile> newPlans) {
		shown = Optional.of(costs);
		plans = newPlans.contains(costs.plan().file()) ? newPlans : List.of(costs.plan().file());
		set(plan, plans.stream().map(file -> file.getProjectRelativePath().toString()).toList(),
				plans.indexOf(costs.plan().file()));
		plan.setToolTipText(costs.plan().file().getFullPath().makeRelative().toString());
		results.show(costs);
		details.setEnabled(costs.results().isPresent());
		writers = costs.results().map(CostModel::writers).orElse(List.of());
		int writing = costs.estimate().flatMap(estimate -> estimate.model().writer()).map(writers::indexOf).orElse(-1);
		set(writer, writers.stream().map(Configuration::label).toList(), writing);
		if (writer.getVisible() != writers.size() > 1) {
			GridSpace.show(writerLabel, writers.size() > 1);
			GridSpace.show(writer, writers.size() > 1);
			arrange();
		}
		if (!threadsTyped && threads.getSelection() != costs.plan().plan().getThreads()) {
			threads.setSelection(costs.plan().plan().getThreads());
		}
	}

	private void chooseWriter() {
		String id = writers.get(writer.getSelectionIndex()).id();
		choices.edit(Messages.EstimatesHeader_chooseWriter, plan -> plan.setWriter(id));
	}

	private void chooseThreads() {
		threadsTyped = false;
		if (!threads.isDisposed()) {
			int number = threads.getSelection();
			choices.edit(Messages.EstimatesHeader_setThreads, plan -> plan.setThreads(number));
		}
	}

	private void showDetails() {
		shown.flatMap(PlanCosts::results).ifPresent(choices::source);
	}

	/** Leaves a combo alone that shows the same already: it may be open. */
	static void set(Combo combo, List<String> items, int index) {
		if (!List.of(combo.getItems()).equals(items)) {
			combo.setItems(items.toArray(String[]::new));
		}
		if (index < 0) {
			combo.deselectAll();
		} else if (combo.getSelectionIndex() != index) {
			combo.select(index);
		}
	}

	private Composite part(int columns, boolean grab) {
		Composite part = new Composite(bar, SWT.NONE);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(grab, false).applyTo(part);
		GridLayoutFactory.swtDefaults().numColumns(columns).margins(0, 0).applyTo(part);
		return part;
	}

	/** Stays one line where there is no room for two, whatever is cut. */
	void setCompact(boolean newCompact) {
		if (compact != newCompact) {
			compact = newCompact;
			arrange();
		}
	}

	/** One line, or two where one is too short. */
	private void arrange() {
		GridLayout grid = (GridLayout) bar.getLayout();
		int width = 2 * grid.marginWidth + grid.horizontalSpacing;
		for (Control part : bar.getChildren()) {
			width += part.computeSize(SWT.DEFAULT, SWT.DEFAULT, true).x;
		}
		int columns = compact || bar.getSize().x == 0 || width <= bar.getSize().x ? 2 : 1;
		if (grid.numColumns != columns) {
			grid.numColumns = columns;
			bar.requestLayout();
		} else {
			bar.layout(true, true);
		}
	}

	private static Combo combo(Composite bar, String label, String name, int width, boolean grab) {
		new Label(bar, SWT.NONE).setText(label);
		Combo combo = new Combo(bar, SWT.READ_ONLY | SWT.DROP_DOWN);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(grab, false).hint(width, SWT.DEFAULT).applyTo(combo);
		AccessibleName.set(combo, name);
		return combo;
	}
}
