/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IFile;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.sonde.overhead.ui.view.ControlText;
import org.sonde.overhead.ui.view.FewLines;
import org.sonde.overhead.ui.view.ReadOnlyText;
import org.sonde.overhead.ui.view.StartingPoint;
import org.sonde.overhead.ui.view.layout.FormPage;
import org.sonde.report.traces.LogResults;
import org.sonde.report.traces.LogTables;
import org.sonde.traces.operations.OperationStatistics;

/** What was read, what could not be, and into which plan the calls per second go. */
final class LogPreviewPage extends FormPage {

	private static final int WIDTH = 560;
	private static final int MOST_LINES = 200;

	private final StartingPoint start;
	private Label summary;
	private Text problems;
	private Combo plan;
	private Label planWords;
	private List<PlanChoice> choices = List.of();

	/** @param start whose plan is proposed */
	LogPreviewPage(StartingPoint start) {
		super("preview", Messages.LogPreviewPage_title, Messages.LogPreviewPage_description, 1);
		this.start = start;
		setPageComplete(false);
	}

	@Override
	protected void createFields(Composite page) {
		GridLayoutFactory.swtDefaults().spacing(5, 8).applyTo(page);
		summary = words(page);
		problems = ReadOnlyText.create(page, Messages.LogPreviewPage_problemsName, SWT.BORDER);
		GridDataFactory.fillDefaults().grab(true, true).hint(WIDTH, 180).applyTo(problems);
		Composite target = new Composite(page, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).applyTo(target);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(target);
		new Label(target, SWT.NONE).setText(Messages.LogPreviewPage_takeCalls);
		plan = new Combo(target, SWT.READ_ONLY);
		plan.addListener(SWT.Selection, event -> showPlan());
		GridDataFactory.fillDefaults().grab(true, false).applyTo(plan);
		planWords = words(page);
	}

	private static Label words(Composite parent) {
		Label label = new Label(parent, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, false).hint(WIDTH, SWT.DEFAULT).applyTo(label);
		return label;
	}

	void show(LogReading log, List<PlanChoice> plans) {
		LogResults results = log.results();
		summary.setText(ControlText.label(results.summary()));
		List<String> found = log.problems();
		problems.setText(found.isEmpty() ? NLS.bind(Messages.LogPreviewPage_noProblems, mostExpensive(results))
				: NLS.bind(Messages.LogPreviewPage_problems, FewLines.of(found, MOST_LINES)));
		choices = plans;
		plan.removeAll();
		plan.add(Messages.LogPreviewPage_noPlan);
		plans.forEach(choice -> plan.add(choice.label()));
		plan.select(1 + proposed());
		showPlan();
		setObstacles(results.counts().recordsRead() > 0 ? Optional.empty() : Optional.of(Messages.LogPreviewPage_noRecord),
				Optional.empty());
	}

	private static String mostExpensive(LogResults results) {
		return results.operations().stream().sorted(LogTables.MOST_EXPENSIVE).limit(MOST_LINES).map(OperationStatistics::signature)
				.collect(Collectors.joining("\n"));
	}

	/** The selected plan, else that of the selected project; of others none, unless the user says so. −1 for none. */
	private int proposed() {
		List<IFile> useful = choices.stream().filter(choice -> choice.rates() > 0).map(PlanChoice::file).toList();
		Optional<IFile> proposed = start.plan().isPresent() ? start.plan()
				: useful.stream().filter(file -> start.project().filter(file.getProject()::equals).isPresent()).findFirst();
		return proposed.filter(useful::contains).map(choices.stream().map(PlanChoice::file).toList()::indexOf).orElse(-1);
	}

	private void showPlan() {
		planWords.setText(ControlText.label(choice().map(PlanChoice::words).orElse("")));
		planWords.getParent().layout();
	}

	Optional<PlanChoice> choice() {
		int index = plan.getSelectionIndex() - 1;
		return index < 0 ? Optional.empty() : Optional.of(choices.get(index));
	}
}
