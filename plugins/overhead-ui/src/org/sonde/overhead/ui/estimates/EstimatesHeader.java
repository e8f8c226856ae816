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
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Spinner;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.ui.estimates.costs.PlanCosts;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.layout.ChangingLabels;
import org.sonde.overhead.ui.view.layout.ComboItems;
import org.sonde.overhead.ui.view.layout.FlowData;
import org.sonde.overhead.ui.view.layout.FlowLayout;
import org.sonde.overhead.ui.view.layout.GridSpace;

/**
 * The line above the table: the plan, the result set and writer that the costs come from, and the number of threads of the program
 * has.
 */
public final class EstimatesHeader {

	private static final int MAX_THREADS = 100_000;
	/** Typing or clicking through numbers is one change, not many. */
	private static final int THREADS_SETTLE_MILLIS = 400;

	/** Carries out the user's choices. */
	interface Choices {

		void plan(IFile file);

		void edit(String label, Consumer<Plan> edit);

		/** Chooses another result set for the costs. Returns whether the user keeps the choice. */
		boolean results(ResultSet set);

		/** Shows where the costs come from. */
		void source(ResultSet results);
	}

	private final Composite bar;
	private final Combo plan;
	private final ResultsCombo results;
	private final Link details;
	private final Composite writerChoice;
	private final ChangingLabels widths;
	private final Combo writer;
	private final Spinner threads;
	private final Choices choices;
	private Optional<PlanCosts> shown = Optional.empty();
	/** A number of threads was typed and is not in the plan yet. */
	private boolean threadsTyped;
	private List<IFile> plans = List.of();
	private List<Configuration> writers = List.of();

	EstimatesHeader(Composite parent, Choices choices) {
		this.choices = choices;
		bar = FlowLayout.line(parent, 5, 3, 8);
		widths = new ChangingLabels(parent);
		plan = combo(FlowLayout.group(bar, Messages.EstimatesHeader_plan, 2, FlowData.choice(214, 420, false)),
				Messages.EstimatesHeader_planName);
		Composite source = FlowLayout.group(bar, Messages.EstimatesHeader_results, 2, FlowData.choice(160, 400, true));
		results = new ResultsCombo(combo(source, Messages.EstimatesHeader_resultsName), widths, choices::results);
		details = new Link(bar, SWT.NONE);
		details.setLayoutData(FlowData.fixed().optional());
		details.setText(Messages.EstimatesHeader_source);
		details.setToolTipText(Messages.EstimatesHeader_sourceToolTip);
		AccessibleName.set(details, Messages.EstimatesHeader_sourceName);
		writerChoice = FlowLayout.group(bar, Messages.EstimatesHeader_writer, 2, FlowData.choice(122, 200, false));
		writer = combo(writerChoice, Messages.EstimatesHeader_writerName);
		threads = new Spinner(FlowLayout.group(bar, Messages.EstimatesHeader_threads, 2, FlowData.fixed()), SWT.BORDER);
		AccessibleName.set(threads, Messages.EstimatesHeader_threadsName);
		threads.setMinimum(1);
		threads.setMaximum(MAX_THREADS);
		threads.setToolTipText(Messages.EstimatesHeader_threadsToolTip);
		plan.addSelectionListener(
				SelectionListener.widgetSelectedAdapter(event -> choices.plan(plans.get(plan.getSelectionIndex()))));
		details.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> showDetails()));
		writer.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> chooseWriter()));
		Runnable settled = this::chooseThreads;
		threads.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> {
			threadsTyped = true;
			threads.getDisplay().timerExec(THREADS_SETTLE_MILLIS, settled);
		}));
	}

	Composite control() {
		return bar;
	}

	void show(PlanCosts costs, List<IFile> newPlans) {
		shown = Optional.of(costs);
		plans = newPlans.contains(costs.plan().file()) ? newPlans : List.of(costs.plan().file());
		set(plan, widths, plans.stream().map(file -> file.getProjectRelativePath().toString()).toList(),
				plans.indexOf(costs.plan().file()));
		plan.setToolTipText(costs.plan().file().getFullPath().makeRelative().toString());
		results.show(costs);
		details.setEnabled(costs.results().isPresent());
		writers = costs.results().map(CostModel::writers).orElse(List.of());
		int writing = costs.estimate().flatMap(estimate -> estimate.model().writer()).map(writers::indexOf).orElse(-1);
		set(writer, widths, writers.stream().map(Configuration::label).toList(), writing);
		writer.setToolTipText(writer.getText());
		if (GridSpace.isShown(writerChoice) != writers.size() > 1) {
			GridSpace.show(writerChoice, writers.size() > 1);
			widths.changed(writerChoice);
		}
		widths.layOut();
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

	/** Shows items and selects one; none if the index is negative. */
	static void set(Combo combo, ChangingLabels widths, List<String> items, int index) {
		if (ComboItems.replace(combo, items)) {
			widths.changed(combo);
		}
		if (index < 0) {
			combo.deselectAll();
		} else if (combo.getSelectionIndex() != index) {
			combo.select(index);
		}
	}

	private static Combo combo(Composite choice, String name) {
		Combo combo = new Combo(choice, SWT.READ_ONLY | SWT.DROP_DOWN);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).applyTo(combo);
		AccessibleName.set(combo, name);
		return combo;
	}
}
