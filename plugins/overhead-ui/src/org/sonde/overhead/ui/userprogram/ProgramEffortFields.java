/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.userprogram;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.RowLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.sonde.benchmark.userprogram.PrecisionTarget;
import org.sonde.benchmark.userprogram.ProgramEffort;
import org.sonde.overhead.ui.view.AccessibleName;

/** Asks how much to measure. Rows of two columns. */
final class ProgramEffortFields {

	private static final int MOST_MINUTES = 600;
	private static final int MOST_FORKS = 100;
	private static final int WIDEST_PERCENT = 99;
	private static final int MOST_SECONDS = 600;
	private static final int PERCENT = 100;
	/** In the order of the list. */
	private static final List<PrecisionTarget> FIGURES = List.of(PrecisionTarget.ACTIVE, PrecisionTarget.TOTAL);

	private final Spinner minutes;
	private final Spinner least;
	private final Spinner most;
	private final Spinner precision;
	private final Combo precise;
	private final Spinner warmUp;
	private final Spinner seconds;
	private final Optional<Button> wholeRuns;
	private final Runnable changed;

	/**
	 * @param afterMinutes follows on the number of them
	 * @param wholeRuns    whether the program may also run to its own end
	 * @param changed      is called when the user changes something
	 */
	ProgramEffortFields(Composite parent, String afterMinutes, boolean wholeRuns, Runnable changed) {
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
		Composite each = row(parent, Messages.ProgramEffortFields_each);
		warmUp = number(each, Messages.ProgramEffortFields_warmUpName, 0, MOST_SECONDS);
		words(each, Messages.ProgramEffortFields_warmUp);
		seconds = number(each, Messages.ProgramEffortFields_secondsName, 1, MOST_SECONDS);
		words(each, Messages.ProgramEffortFields_seconds);
		this.wholeRuns = wholeRuns ? Optional.of(check(parent)) : Optional.empty();
	}

	private Button check(Composite parent) {
		Button check = new Button(parent, SWT.CHECK);
		check.setText(Messages.ProgramEffortFields_wholeRuns);
		check.setToolTipText(Messages.ProgramEffortFields_wholeRunsToolTip);
		GridDataFactory.fillDefaults().span(2, 1).applyTo(check);
		check.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> changed.run()));
		return check;
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

	void show(ProgramEffort effort) {
		minutes.setSelection((int) effort.timeBox().toMinutes());
		least.setSelection(effort.leastForks());
		most.setSelection(effort.mostForks());
		precision.setSelection((int) Math.round(effort.precision() * PERCENT));
		precise.select(FIGURES.indexOf(effort.precise()));
		warmUp.setSelection((int) effort.warmUp().toSeconds());
		seconds.setSelection((int) effort.steady().toSeconds());
		wholeRuns.ifPresent(check -> check.setSelection(effort.wholeRuns()));
	}

	/** Where the whole run is the unit of work, the program runs to its end anyway. */
	void unitChosen(UnitKind kind) {
		wholeRuns.ifPresent(check -> check.setEnabled(kind != UnitKind.RUN));
	}

	/** The field of the most JVMs, where a range is wrong. */
	Spinner range() {
		return most;
	}

	boolean isWrongRange() {
		return least.getSelection() > most.getSelection();
	}

	/**
	 * What is chosen; the rest as by default.
	 *
	 * @throws IllegalArgumentException saying what is wrong with it
	 */
	ProgramEffort effort() {
		return new ProgramEffort(least.getSelection(), most.getSelection(), (double) precision.getSelection() / PERCENT,
				Duration.ofMinutes(minutes.getSelection()),
				Duration.ofSeconds(warmUp.getSelection()), Duration.ofSeconds(seconds.getSelection()), ProgramEffort.DEFAULT.window(),
				wholeRuns.filter(Button::getSelection).isPresent(), FIGURES.get(precise.getSelectionIndex()));
	}
}
