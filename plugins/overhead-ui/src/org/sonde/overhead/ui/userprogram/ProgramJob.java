/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.userprogram;

import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.jobs.IJobChangeListener;
import org.eclipse.core.runtime.jobs.Job;
import org.sonde.overhead.ui.userprogram.MeasureState.Stage;

/**
 * Runs a program to measure it. It comes to an end in any case: also if it is cancelled before it begins, or fails in a way that nobody has
 * thought of.
 */
public abstract class ProgramJob extends Job {

	/** The message if it is cancelled before there is anything to show. */
	public static String nothing() {
		return Messages.ProgramJob_nothing;
	}

	protected ProgramJob(String name) {
		super(name);
		addJobChangeListener(IJobChangeListener.onDone(event -> {
			if (!isOver()) {
				boolean failed = event.getResult().matches(IStatus.ERROR);
				end(failed ? Stage.FAILED : Stage.CANCELLED, failed ? event.getResult().getMessage() : Messages.ProgramJob_nothing);
			}
		}));
	}

	/** Whether listeners know that it is over. */
	protected abstract boolean isOver();

	/** Notifies the listeners. */
	protected abstract void end(Stage stage, String message);
}
