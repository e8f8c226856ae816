/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.userprogram;

import java.time.Duration;
import java.util.List;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.RowLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.sonde.benchmark.userprogram.PrecisionTarget;
import org.sonde.benchmark.userprogram.ProgramEffort;
import org.sonde.overhead.ui.view.AccessibleName;

/** Asks how much to measure. Three rows of two columns. */
final class ProgramEffortFields {

	private static final int MOST_MINUTES = 600;
	private static final int MOST_FORKS = 100;
	private static final int WIDEST_PERCENT = 99;
	private static final int PERCENT = 100;
	/** In the order of the list. */
	private static final List<PrecisionTarget> FIGURES = List.of(PrecisionTarget.ACTIVE, PrecisionTarget.TOTAL);

	private final Spinner minutes;
	private final Spinner least;
	private final Spinner most;
	private final Spinner precision;
	private final Combo precise;
	private final Runnable changed;

	/**
	 * @param afterMinutes follows on the number of them
	 * @param changed      is called when the user changes something
	 */
	ProgramEffortFields(Composite parent, String afterMinutes, Runnable changed) {
		this.changed = changed;
		Composite time = row(parent, Messages.ProgramEffortFields_minutes);
		minutes = number(time, Messages.ProgramEffortFields_minutesName, 1, MOST_MINUTES);
		words(time, afterMinutes);
		Composite jvms = row(parent, Messages.ProgramEffortFields_forks);
		least = number(jvms, Messages.ProgramEffortFields_least, 1, MOST_FORKS);
		words(jvms, Messages.ProgramEffortFields_to);
		most = number(jvms, Messages.ProgramEffortFields_most, 1, MOST_FORKS);
		words(jvms, Messages.ProgramEffortFields_forksUnit);
		Composite width = row(parent, Messages.ProgramEffortFields_precision);
		precision = number(width, Messages.ProgramEffortFields_precisionName, 1, WIDEST_PERCENT);
		words(width, Messages.ProgramEffortFields_precisionUnit);
		precise = new Combo(width, SWT.READ_ONLY | SWT.DROP_DOWN);
		precise.setItems(Messages.ProgramEffortFields_active, Messages.ProgramEffortFields_total);
		precise.setToolTipText(Messages.ProgramEffortFields_preciseToolTip);
		AccessibleName.set(precise, Messages.ProgramEffortFields_precise);
		precise.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> changed.run()));
	}

	private static Composite row(Composite parent, String label) {
		words(parent, label);
		Composite row = new Composite(parent, SWT.NONE);
		RowLayoutFactory.fillDefaults().center(true).spacing(6).applyTo(row);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(row);
		return row;
	}

	private static void words(Composite parent, String text) {
		new Label(parent, SWT.NONE).setText(text);
	}

	private Spinner number(Composite parent, String name, int from, int to) {
		Spinner spinner = new Spinner(parent, SWT.BORDER);
		spinner.setValues(from, from, to, 0, 1, 5);
		AccessibleName.set(spinner, name);
		spinner.addModifyListener(event -> changed.run());
		return spinner;
	}

	void show(MeasureSettings settings) {
		minutes.setSelection(settings.minutes());
		least.setSelection(settings.least());
		most.setSelection(settings.most());
		precision.setSelection(settings.precision());
		precise.select(FIGURES.indexOf(settings.precise()));
	}

	int minutes() {
		return minutes.getSelection();
	}

	int least() {
		return least.getSelection();
	}

	int most() {
		return most.getSelection();
	}

	int precision() {
		return precision.getSelection();
	}

	PrecisionTarget precise() {
		return FIGURES.get(precise.getSelectionIndex());
	}

	/** The field of the most JVMs, where a range is wrong. */
	Spinner range() {
		return most;
	}

	/**
	 * What is chosen; the rest as by default.
	 *
	 * @throws IllegalArgumentException saying what is wrong with it
	 */
	ProgramEffort effort() {
		ProgramEffort usual = ProgramEffort.DEFAULT;
		return new ProgramEffort(least(), most(), (double) precision() / PERCENT, Duration.ofMinutes(minutes()), usual.warmUp(),
				usual.steady(), usual.window(), usual.wholeRuns(), precise());
	}
}
