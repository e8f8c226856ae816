/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.budget;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.UnaryOperator;

import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.IMessageProvider;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.sonde.common.digits.Digits;
import org.sonde.overhead.budget.Budget;
import org.sonde.overhead.budget.Worth;
import org.sonde.overhead.ui.estimates.costs.EstimateSettings;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.PlainDialog;
import org.sonde.overhead.ui.view.TitledDialog;

/** Asks what a plan may cost. An empty field is not a limit. */
public final class BudgetDialog extends TitledDialog {

	private EstimateSettings settings;
	private Text cpu;
	private Text request;
	private Text requests;
	private Text volume;
	private Combo worth;

	public BudgetDialog(Shell parent, EstimateSettings settings) {
		super(parent, Messages.BudgetDialog_title, HelpContext.BUDGET);
		this.settings = settings;
	}

	/** Stores the chosen budget in the settings, which may have changed meanwhile; empty if none was chosen. */
	public static Optional<UnaryOperator<EstimateSettings>> ask(Shell parent, EstimateSettings settings) {
		return PlainDialog.ask(new BudgetDialog(parent, settings),
				dialog -> now -> now.with(dialog.settings.budget(), dialog.settings.worth()));
	}

	@Override
	protected Control createDialogArea(Composite parent) {
		setMessage(Messages.BudgetDialog_message);
		Composite area = fields((Composite) super.createDialogArea(parent), 3);
		Budget budget = settings.budget();
		cpu = number(area, Messages.BudgetDialog_cpu, budget.cpuPercent(), Messages.BudgetDialog_cpuUnit);
		request = number(area, Messages.BudgetDialog_request, budget.microsPerRequest(), Messages.BudgetDialog_requestUnit);
		requests = number(area, Messages.BudgetDialog_requests, budget.requestsPerSecond(), Messages.BudgetDialog_requestsUnit);
		volume = number(area, Messages.BudgetDialog_volume, budget.megabytesPerSecond(), Messages.BudgetDialog_volumeUnit);
		new Label(area, SWT.NONE).setText(Messages.BudgetDialog_worth);
		worth = new Combo(area, SWT.READ_ONLY | SWT.DROP_DOWN);
		worth.setItems(Messages.BudgetDialog_worthByWish, Messages.BudgetDialog_worthByInformation);
		worth.select(settings.worth().ordinal());
		AccessibleName.set(worth, Messages.BudgetDialog_worthName);
		GridDataFactory.fillDefaults().span(2, 1).applyTo(worth);
		return area;
	}

	private Text number(Composite area, String label, OptionalDouble value, String unit) {
		new Label(area, SWT.NONE).setText(label);
		Text text = new Text(area, SWT.BORDER | SWT.RIGHT);
		text.setText(value.isEmpty() ? "" : Digits.plain(value.getAsDouble()));
		AccessibleName.set(text, label + " " + unit);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).hint(90, SWT.DEFAULT).applyTo(text);
		new Label(area, SWT.NONE).setText(unit);
		text.addModifyListener(event -> validate());
		return text;
	}

	private void validate() {
		String problem = null;
		try {
			chosen();
		} catch (IllegalArgumentException e) {
			problem = Character.toUpperCase(e.getMessage().charAt(0)) + e.getMessage().substring(1) + ".";
		}
		setMessage(problem == null ? Messages.BudgetDialog_message : problem,
				problem == null ? IMessageProvider.NONE : IMessageProvider.ERROR);
		Button ok = getButton(IDialogConstants.OK_ID);
		if (ok != null) {
			ok.setEnabled(problem == null);
		}
	}

	private EstimateSettings chosen() {
		Budget budget = new Budget(number(request), number(requests), number(cpu), number(volume));
		return settings.with(budget, Worth.values()[Math.max(0, worth.getSelectionIndex())]);
	}

	private static OptionalDouble number(Text field) {
		if (field == null || field.getText().isBlank()) {
			return OptionalDouble.empty();
		}
		try {
			return OptionalDouble.of(Double.parseDouble(field.getText().strip()));
		} catch (NumberFormatException e) {
			throw new IllegalArgumentException(NLS.bind(Messages.BudgetDialog_noNumber, field.getText().strip()), e);
		}
	}

	@Override
	protected void okPressed() {
		settings = chosen();
		super.okPressed();
	}
}
