/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.plans.editor;

import java.util.Arrays;
import java.util.Optional;

import org.eclipse.jface.action.LegacyActionTools;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.FocusListener;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.forms.widgets.FormToolkit;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.RecordTo;
import org.sonde.overhead.ui.plans.RecordToLabel;

/** What holds for the whole plan. */
final class PlanFields {

	private static final int MOST_THREADS = 100_000;

	private final PlanSource source;
	private final Text name;
	private final Spinner threads;
	private final Combo recordTo;
	private final Text resultSet;
	private boolean showing;

	PlanFields(Composite parent, FormToolkit toolkit, PlanSource source) {
		this.source = source;
		GridLayoutFactory.fillDefaults().numColumns(4).margins(4, 4).spacing(8, 6).applyTo(parent);
		toolkit.createLabel(parent, Messages.PlanFields_name);
		name = toolkit.createText(parent, "", SWT.BORDER | SWT.SINGLE);
		name.addSelectionListener(SelectionListener.widgetDefaultSelectedAdapter(event -> nameTyped()));
		name.addFocusListener(FocusListener.focusLostAdapter(event -> nameTyped()));
		toolkit.createLabel(parent, Messages.PlanFields_recordTo);
		recordTo = new Combo(parent, SWT.READ_ONLY | SWT.DROP_DOWN);
		recordTo.setItems(RecordTo.VALUES.stream().map(RecordToLabel::of).map(LegacyActionTools::removeMnemonics).toArray(String[]::new));
		recordTo.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> {
			RecordTo chosen = RecordTo.VALUES.get(recordTo.getSelectionIndex());
			source.change(plan -> plan.setRecordTo(chosen));
		}));
		toolkit.createLabel(parent, Messages.PlanFields_resultSet);
		resultSet = toolkit.createText(parent, "", SWT.BORDER | SWT.SINGLE | SWT.READ_ONLY);
		resultSet.setToolTipText(Messages.PlanFields_resultSetToolTip);
		toolkit.createLabel(parent, Messages.PlanFields_threads);
		threads = new Spinner(parent, SWT.BORDER);
		threads.setValues(1, 1, MOST_THREADS, 0, 1, 10);
		threads.setToolTipText(Messages.PlanFields_threadsToolTip);
		threads.addModifyListener(event -> threadsChosen());
		Arrays.asList(name, resultSet).forEach(field -> GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false)
				.hint(120, SWT.DEFAULT).applyTo(field));
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

	void show(Plan plan) {
		showing = true;
		try {
			set(name, Optional.ofNullable(plan.getName()).orElse(""));
			set(resultSet, Optional.ofNullable(plan.getResultSet()).orElse(Messages.PlanFields_noResultSet));
			recordTo.select(RecordTo.VALUES.indexOf(plan.getRecordTo()));
			if (threads.getSelection() != plan.getThreads()) {
				threads.setSelection(plan.getThreads());
			}
		} finally {
			showing = false;
		}
	}

	/** The caret stays where nothing changes. */
	private static void set(Text field, String text) {
		if (!field.getText().equals(text)) {
			field.setText(text);
		}
	}

	void setEnabled(boolean enabled) {
		Arrays.asList(name, recordTo, threads).forEach(field -> field.setEnabled(enabled));
	}
}
