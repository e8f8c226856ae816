/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.refinement;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.sonde.instrumentation.pattern.MethodPattern;
import org.sonde.instrumentation.pattern.PatternException;
import org.sonde.instrumentation.plan.RecordTo;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.overhead.ui.placement.BudgetChoice;
import org.sonde.overhead.ui.placement.ProposedBudget;
import org.sonde.overhead.ui.userprogram.MeasureRequest;
import org.sonde.overhead.ui.userprogram.MeasureSettings;
import org.sonde.overhead.ui.userprogram.ProgramDialog;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.layout.ShortenedCombo;
import org.sonde.placement.Objective;

/** Asks which plan is refined with which program, and what its probes may cost. */
public final class RefineDialog extends ProgramDialog {
	private static final int MOST_ROUNDS = 20;
	private static final int NUMBER_WIDTH = 65;
	private static final int SHARE_WIDTH = 175;
	private static final List<String> BUDGET_AT = List.of(Messages.RefineDialog_atUpperEnd, Messages.RefineDialog_atValue);

	private Text budget;
	private Combo shareOf;
	private Combo objective;
	private Spinner rounds;
	private Button deactivate;
	private Combo budgetAt;
	private Combo kept;
	private Text candidates;
	private final List<String> projects;
	/** For the first time that the program's plan is refined. */
	private Optional<ProposedBudget> proposed = Optional.empty();

	/** @param started is called when it refines */
	public RefineDialog(Shell parent, Offer offered, Runnable started) {
		super(parent, HelpContext.REFINEMENT,
				new Words(Messages.RefineDialog_title, Messages.RefineDialog_message, Messages.RefineDialog_resultSet,
						Messages.RefineDialog_minutes,
				Messages.RefineDialog_refine), offered, started);
		projects = offered.projects().stream().map(IProject::getName).toList();
	}

	@Override
	protected void addFields(Composite area) {
		Composite fields = group(area, Messages.RefineDialog_wanted);
		Composite money = row(fields, Messages.RefineDialog_budget, 4);
		budget = new Text(money, SWT.BORDER);
		GridDataFactory.swtDefaults().hint(NUMBER_WIDTH, SWT.DEFAULT).applyTo(budget);
		AccessibleName.set(budget, Messages.RefineDialog_budgetName);
		budget.addModifyListener(event -> validate());
		shareOf = new Combo(money, SWT.READ_ONLY | SWT.DROP_DOWN);
		shareOf.setItems(BudgetChoice.SHARES.toArray(String[]::new));
		AccessibleName.set(shareOf, Messages.RefineDialog_shareName);
		// GTK cuts the last letter of a read-only combo that is as wide as it asks for.
		GridDataFactory.swtDefaults().hint(SHARE_WIDTH, SWT.DEFAULT).applyTo(shareOf);
		new Label(money, SWT.NONE).setText(Messages.RefineDialog_objective);
		objective = ShortenedCombo.create(money);
		AccessibleName.set(objective, Messages.RefineDialog_objective);
		objective.setItems(BudgetChoice.OBJECTIVES.toArray(String[]::new));
		budgetAt = combo(fields, Messages.RefineDialog_budgetAt, () -> { });
		budgetAt.setItems(BUDGET_AT.toArray(String[]::new));
		Composite often = row(fields, Messages.RefineDialog_rounds, 2);
		rounds = new Spinner(often, SWT.BORDER);
		rounds.setValues(1, 1, MOST_ROUNDS, 0, 1, 5);
		AccessibleName.set(rounds, Messages.RefineDialog_roundsName);
		deactivate = new Button(often, SWT.CHECK);
		deactivate.setText(Messages.RefineDialog_deactivate);
		deactivate.setToolTipText(Messages.RefineDialog_deactivateToolTip);
		kept = combo(fields, Messages.RefineDialog_kept, () -> { });
		kept.setToolTipText(Messages.RefineDialog_keptToolTip);
		kept.setItems(Stream.concat(Stream.of(Messages.RefineDialog_nothingKept), projects.stream()).toArray(String[]::new));
		new Label(fields, SWT.NONE).setText(Messages.RefineDialog_candidates);
		candidates = new Text(fields, SWT.BORDER);
		candidates.setMessage(Messages.RefineDialog_candidatesHint);
		candidates.setToolTipText(Messages.RefineDialog_candidatesToolTip);
		AccessibleName.set(candidates, Messages.RefineDialog_candidates);
		candidates.addModifyListener(event -> validate());
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).applyTo(candidates);
	}

	private static Composite row(Composite parent, String label, int columns) {
		new Label(parent, SWT.NONE).setText(label);
		Composite row = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(columns).spacing(10, 0).applyTo(row);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(row);
		return row;
	}

	@Override
	protected MeasureSettings remembered(String configuration) {
		Optional<RefineChoices> kept = RefineChoices.of(configuration);
		RefineChoices chosen = kept.orElse(RefineChoices.DEFAULT);
		proposed = kept.isPresent() ? Optional.empty() : Optional.of(new ProposedBudget());
		budget.setText(chosen.budget());
		shareOf.select(chosen.ofProgram() ? 1 : 0);
		objective.select(chosen.objective().ordinal());
		rounds.setSelection(chosen.rounds());
		deactivate.setSelection(chosen.deactivate());
		budgetAt.select(chosen.upperEnd() ? 0 : 1);
		// Index 0 is not a project, nor is one that is no longer open.
		this.kept.select(1 + projects.indexOf(chosen.kept()));
		candidates.setText(chosen.candidates());
		return chosen.program();
	}

	@Override
	protected void projectRead(OptionalDouble cpuPercent) {
		proposed.map(one -> one.propose(cpuPercent, budget.getText(), shareOf.getSelectionIndex() == 1))
				.filter(percent -> !percent.equals(budget.getText()))
				.ifPresent(budget::setText);
	}

	@Override
	protected Optional<String> ownProblem(PlanState.Loaded plan, boolean hasResultSet) {
		if (plan.plan().getRecordTo() == RecordTo.DISCARD) {
			return at(planField(), Messages.RefineDialog_discarded);
		}
		return BudgetChoice.problem(budget.getText()).flatMap(problem -> at(budget, problem))
				.or(() -> patternProblem().flatMap(problem -> at(candidates, problem)))
				.or(() -> hasResultSet ? Optional.empty() : at(resultSetField(), Messages.RefineDialog_noResultSet));
	}

	private Optional<String> patternProblem() {
		String typed = candidates.getText().strip();
		if (typed.indexOf('(') < 0) {
			return Optional.empty();
		}
		try {
			MethodPattern.parse(typed);
			return Optional.empty();
		} catch (PatternException e) {
			return Optional.of(NLS.bind(Messages.RefineDialog_noPattern, e.getMessage()));
		}
	}

	@Override
	protected void start(MeasureRequest request, MeasureSettings chosen) throws CoreException {
		RefineChoices choices = new RefineChoices(chosen, budget.getText().strip(), shareOf.getSelectionIndex() == 1,
				budgetAt.getSelectionIndex() == 0,
				Objective.values()[objective.getSelectionIndex()], rounds.getSelection(), deactivate.getSelection(),
				kept.getSelectionIndex() < 1 ? "" : kept.getText(), candidates.getText().strip());
		choices.save(request.program().getName());
		Refinements.here().start(new RefineRequest(request, choices));
	}
}
