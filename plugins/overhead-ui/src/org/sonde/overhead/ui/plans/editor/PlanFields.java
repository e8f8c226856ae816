/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.plans.editor;

import java.util.Arrays;
import java.util.Optional;

import org.eclipse.jface.action.LegacyActionTools;
import org.eclipse.jface.dialogs.IMessageProvider;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.forms.IMessageManager;
import org.eclipse.ui.forms.widgets.FormToolkit;
import org.sonde.instrumentation.plan.MaskedNames;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.RecordTo;
import org.sonde.objects.event.ValueCapture;
import org.sonde.overhead.ui.plans.RecordToLabel;
import org.sonde.overhead.ui.view.AccessibleName;

/** The fields of the whole plan. */
final class PlanFields {

	private static final int MOST_THREADS = 100_000;

	private static final int MOST_CHARACTERS = 65_535;

	private final PlanSource source;
	private final IMessageManager messages;
	private final Text name;
	private final Spinner threads;
	private final Combo recordTo;
	private final Text resultSet;
	private final Text writer;
	private final Text maskedNames;
	private final Spinner textLimit;
	private boolean showing;

	PlanFields(Composite parent, FormToolkit toolkit, PlanSource source, IMessageManager messages) {
		this.source = source;
		this.messages = messages;
		FormFields.layOut(parent, 4);
		toolkit.createLabel(parent, Messages.PlanFields_name);
		name = FormFields.text(parent, toolkit, this::nameTyped);
		toolkit.createLabel(parent, Messages.PlanFields_recordTo);
		recordTo = FormFields.combo(parent,
				RecordTo.VALUES.stream().map(RecordToLabel::of).map(LegacyActionTools::removeMnemonics).toList(),
				index -> source.change(plan -> plan.setRecordTo(RecordTo.VALUES.get(index))));
		toolkit.createLabel(parent, Messages.PlanFields_resultSet);
		resultSet = FormFields.shown(parent, toolkit, Messages.PlanFields_resultSetToolTip);
		toolkit.createLabel(parent, Messages.PlanFields_writer);
		writer = FormFields.shown(parent, toolkit, Messages.PlanFields_writerToolTip);
		toolkit.createLabel(parent, Messages.PlanFields_threads);
		threads = new Spinner(parent, SWT.BORDER);
		threads.setValues(1, 1, MOST_THREADS, 0, 1, 10);
		threads.setToolTipText(Messages.PlanFields_threadsToolTip);
		threads.addModifyListener(event -> threadsChosen());
		textLimit = textLimit(parent, toolkit);
		toolkit.createLabel(parent, Messages.PlanFields_maskedNames);
		maskedNames = FormFields.text(parent, toolkit, this::maskedNamesTyped);
		maskedNames.setToolTipText(Messages.PlanFields_maskedNamesToolTip);
		maskedNames.addModifyListener(event -> judgeMaskedNames());
		Arrays.asList(name, resultSet, writer, maskedNames).forEach(FormFields::fill);
	}

	private Spinner textLimit(Composite parent, FormToolkit toolkit) {
		toolkit.createLabel(parent, Messages.PlanFields_textLimit);
		Spinner spinner = new Spinner(parent, SWT.BORDER);
		spinner.setValues(ValueCapture.TEXT_LIMIT, 0, MOST_CHARACTERS, 0, 1, 100);
		spinner.setToolTipText(Messages.PlanFields_textLimitToolTip);
		spinner.addModifyListener(event -> textLimitChosen());
		return spinner;
	}

	private void nameTyped() {
		String typed = name.getText().strip();
		if (!showing) {
			source.change(plan -> plan.setName(typed.isEmpty() ? null : typed));
		}
	}

	private void threadsChosen() {
		int chosen = threads.getSelection();
		if (!showing) {
			source.change(plan -> plan.setThreads(chosen));
		}
	}

	private Optional<String> maskedNamesProblem() {
		try {
			MaskedNames.and(maskedNames.getText().strip());
			return Optional.empty();
		} catch (IllegalArgumentException e) {
			return Optional.of(NLS.bind(Messages.PlanFields_noRegularExpression, e.getMessage()));
		}
	}

	private void judgeMaskedNames() {
		Optional<String> wrong = maskedNamesProblem();
		AccessibleName.add(maskedNames, wrong.orElse(""));
		wrong.ifPresentOrElse(problem -> messages.addMessage(maskedNames, problem, null, IMessageProvider.ERROR, maskedNames),
				() -> messages.removeMessage(maskedNames, maskedNames));
	}

	private void maskedNamesTyped() {
		String typed = maskedNames.getText().strip();
		if (!showing && maskedNamesProblem().isEmpty()) {
			source.change(plan -> plan.setMaskedNames(typed.isEmpty() ? null : typed));
		}
	}

	private void textLimitChosen() {
		int chosen = textLimit.getSelection();
		if (!showing) {
			source.change(plan -> plan.setTextLimit(chosen == ValueCapture.TEXT_LIMIT ? null : chosen));
		}
	}

	void show(Plan plan) {
		showing = true;
		try {
			FormFields.set(name, Optional.ofNullable(plan.getName()).orElse(""));
			FormFields.set(resultSet, Optional.ofNullable(plan.getResultSet()).orElse(Messages.PlanFields_notChosen));
			FormFields.set(writer, Optional.ofNullable(plan.getWriter()).orElse(Messages.PlanFields_notChosen));
			FormFields.set(maskedNames, Optional.ofNullable(plan.getMaskedNames()).orElse(""));
			set(textLimit, Optional.ofNullable(plan.getTextLimit()).orElse(ValueCapture.TEXT_LIMIT));
			recordTo.select(RecordTo.VALUES.indexOf(plan.getRecordTo()));
			set(threads, plan.getThreads());
		} finally {
			showing = false;
		}
	}

	private static void set(Spinner field, int number) {
		if (field.getSelection() != number) {
			field.setSelection(number);
		}
	}

	void setEnabled(boolean enabled) {
		Arrays.asList(name, recordTo, threads, maskedNames, textLimit).forEach(field -> field.setEnabled(enabled));
	}
}
