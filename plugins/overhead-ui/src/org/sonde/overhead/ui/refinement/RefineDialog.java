/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.refinement;

import java.util.Optional;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.sonde.instrumentation.plan.RecordTo;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.overhead.ui.placement.BudgetChoice;
import org.sonde.overhead.ui.userprogram.MeasureRequest;
import org.sonde.overhead.ui.userprogram.MeasureSettings;
import org.sonde.overhead.ui.userprogram.ProgramDialog;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.placement.Objective;

/** Asks which plan is refined with which program, and what its probes may cost. */
public final class RefineDialog extends ProgramDialog {
	private static final int MOST_ROUNDS = 20;
	private static final int NUMBER_WIDTH = 50;
	private static final int SHARE_WIDTH = 175;

	private Text budget;
	private Combo shareOf;
	private Combo objective;
	private Spinner rounds;
	private Button deactivate;

	/** @param started is called when it refines */
	public RefineDialog(Shell parent, Offer offered, Runnable started) {
		super(parent, HelpContext.REFINEMENT, new Words(Messages.RefineDialog_title, Messages.RefineDialog_message, Messages.RefineDialog_resultSet, Messages.RefineDialog_minutes,
				Messages.RefineDialog_refine), offered, started);
	}

	@Override
	protected void addFields(Composite area) {
		Composite fields = group(area, Messages.RefineDialog_wanted);
		Composite money = row(fields, Messages.RefineDialog_budget, 4);
		budget = new Text(money, SWT.BORDER);
		GridDataFactory.swtDefaults().hint(NUMBER_WIDTH, SWT.DEFAULT).applyTo(budget);
		budget.setToolTipText(Messages.RefineDialog_budgetToolTip);
		AccessibleName.set(budget, Messages.RefineDialog_budgetName);
		budget.addModifyListener(event -> validate());
		shareOf = new Combo(money, SWT.READ_ONLY | SWT.DROP_DOWN);
		shareOf.setItems(BudgetChoice.SHARES.toArray(String[]::new));
		AccessibleName.set(shareOf, Messages.RefineDialog_shareName);
		// GTK cuts the last letter of a read-only combo that is as wide as it asks for.
		GridDataFactory.swtDefaults().hint(SHARE_WIDTH, SWT.DEFAULT).applyTo(shareOf);
		new Label(money, SWT.NONE).setText(Messages.RefineDialog_objective);
		objective = new Combo(money, SWT.READ_ONLY | SWT.DROP_DOWN);
		AccessibleName.set(objective, Messages.RefineDialog_objective);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).applyTo(objective);
		objective.setItems(BudgetChoice.OBJECTIVES.toArray(String[]::new));
		Composite often = row(fields, Messages.RefineDialog_rounds, 2);
		rounds = new Spinner(often, SWT.BORDER);
		rounds.setValues(1, 1, MOST_ROUNDS, 0, 1, 5);
		AccessibleName.set(rounds, Messages.RefineDialog_roundsName);
		deactivate = new Button(often, SWT.CHECK);
		deactivate.setText(Messages.RefineDialog_deactivate);
		deactivate.setToolTipText(Messages.RefineDialog_deactivateToolTip);
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
		RefineChoices kept = RefineChoices.of(configuration);
		budget.setText(kept.budget());
		shareOf.select(kept.ofProgram() ? 1 : 0);
		objective.select(kept.objective().ordinal());
		rounds.setSelection(kept.rounds());
		deactivate.setSelection(kept.deactivate());
		return kept.program();
	}

	@Override
	protected Optional<String> ownProblem(PlanState.Loaded plan, boolean hasResultSet) {
		if (plan.plan().getRecordTo() == RecordTo.DISCARD) {
			return at(planField(), Messages.RefineDialog_discarded);
		}
		return BudgetChoice.problem(budget.getText()).flatMap(problem -> at(budget, problem))
				.or(() -> hasResultSet ? Optional.empty() : at(resultSetField(), Messages.RefineDialog_noResultSet));
	}

	@Override
	protected void start(MeasureRequest request, MeasureSettings chosen) throws CoreException {
		RefineChoices choices = new RefineChoices(chosen, budget.getText().strip(), shareOf.getSelectionIndex() == 1, Objective.values()[objective.getSelectionIndex()],
				rounds.getSelection(), deactivate.getSelection());
		choices.save(request.program().getName());
		Refinements.here().start(new RefineRequest(request, choices));
	}
}
