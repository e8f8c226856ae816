/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.versions;

import java.time.Duration;
import java.util.Optional;

import org.eclipse.jface.dialogs.IDialogSettings;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Spinner;
import org.sonde.benchmark.experiment.Effort;
import org.sonde.benchmark.workload.RunLength;
import org.sonde.overhead.ui.view.AccessibleName;

/** How deep the traces are, and how much is measured. */
final class EffortFields {

	private static final String DEPTH = "depth";
	private static final String LEAST = "least";
	private static final String MOST = "most";
	private static final String SECONDS = "seconds";
	private static final String MINUTES = "minutes";
	private static final int MOST_CALLS = 2_000_000;
	private static final int MOST_DEPTH = 1_000;
	private static final int MOST_FORKS = 100;
	private static final int MOST_SECONDS = 600;
	private static final int MOST_MINUTES = 6_000;
	private static final int USUAL_DEPTH = 10;
	private static final int USUAL_SECONDS = 5;
	/** A JVM starts, and its records are counted. */
	private static final int SECONDS_BESIDE_THE_CALLS = 2;
	private static final int SECONDS_PER_MINUTE = 60;

	private final IDialogSettings last;
	private final Runnable changed;
	private final Spinner depth;
	private final Spinner least;
	private final Spinner most;
	private final Spinner seconds;
	private final Spinner minutes;

	/**
	 * @param last    what was chosen the last time
	 * @param changed is called when the user changes something
	 */
	EffortFields(Composite area, IDialogSettings last, Runnable changed) {
		this.last = last;
		this.changed = changed;
		Composite traces = FieldRows.line(area, Messages.EffortFields_depth);
		depth = number(traces, Messages.EffortFields_depth, DEPTH, USUAL_DEPTH, 1, MOST_DEPTH);
		FieldRows.label(traces, Messages.EffortFields_depthUnit);
		Composite forks = FieldRows.line(area, Messages.EffortFields_forks);
		least = number(forks, Messages.EffortFields_least, LEAST, Effort.DEFAULT.leastForks(), 1, MOST_FORKS);
		FieldRows.label(forks, Messages.EffortFields_to);
		most = number(forks, Messages.EffortFields_most, MOST, Effort.DEFAULT.mostForks(), 1, MOST_FORKS);
		FieldRows.label(forks, Messages.EffortFields_of);
		seconds = number(forks, Messages.EffortFields_seconds, SECONDS, USUAL_SECONDS, 1, MOST_SECONDS);
		FieldRows.label(forks, Messages.EffortFields_secondsUnit);
		Composite time = FieldRows.line(area, Messages.EffortFields_minutes);
		minutes = number(time, Messages.EffortFields_minutes, MINUTES, 0, 0, MOST_MINUTES);
		FieldRows.label(time, Messages.EffortFields_minutesUnit);
	}

	private Spinner number(Composite line, String name, String key, int usual, int from, int to) {
		Spinner spinner = new Spinner(line, SWT.BORDER);
		spinner.setValues(last.get(key) == null ? usual : last.getInt(key), from, to, 0, 1, 5);
		AccessibleName.set(spinner, name);
		spinner.addModifyListener(event -> changed.run());
		return spinner;
	}

	/** What is wrong; empty if nothing is. */
	Optional<String> problem() {
		return least.getSelection() > most.getSelection() ? Optional.of(Messages.EffortFields_range) : Optional.empty();
	}

	int depth() {
		return depth.getSelection();
	}

	int leastForks() {
		return least.getSelection();
	}

	int mostForks() {
		return most.getSelection();
	}

	/** About how long so many forks take, if nothing disturbs them. */
	int minutes(int forks) {
		int all = Math.ceilDiv(forks * (seconds.getSelection() + SECONDS_BESIDE_THE_CALLS), SECONDS_PER_MINUTE);
		return minutes.getSelection() == 0 ? all : Math.min(all, minutes.getSelection());
	}

	RunLength length() {
		return new RunLength(MOST_CALLS, Duration.ofSeconds(seconds.getSelection()));
	}

	/** Only without a problem. */
	Effort effort() {
		Optional<Duration> limit = Optional.of(minutes.getSelection()).filter(limited -> limited > 0).map(Duration::ofMinutes);
		return new Effort(leastForks(), mostForks(), Effort.DEFAULT.precision(), limit);
	}

	/** Keeps what is chosen for the next time. */
	void save(IDialogSettings settings) {
		settings.put(DEPTH, depth.getSelection());
		settings.put(LEAST, least.getSelection());
		settings.put(MOST, most.getSelection());
		settings.put(SECONDS, seconds.getSelection());
		settings.put(MINUTES, minutes.getSelection());
	}
}
