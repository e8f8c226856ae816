/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.userprogram;

import java.util.Optional;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Status;
import org.sonde.instrumentation.workspace.EventSource;
import org.sonde.overhead.ui.benchmark.QuietMachine;

/** The program that is measured on this machine, or was last. One at a time: two would disturb each other. */
public final class Measurements extends EventSource<MeasureState> {

	private static final Measurements HERE = new Measurements();

	private Optional<MeasureJob> job = Optional.empty();
	private volatile Optional<MeasureState> state = Optional.empty();

	private Measurements() {
		QuietMachine.isNeededBy(() -> isRunning() ? Optional.of(Messages.Measurements_running) : Optional.empty());
	}

	/** Those of this machine. */
	public static Measurements here() {
		return HERE;
	}

	/** How far it is; empty if nothing was measured since the workbench was opened. */
	public Optional<MeasureState> state() {
		return state;
	}

	/** Whether a program is being measured. */
	public boolean isRunning() {
		return state.filter(known -> !known.isOver()).isPresent();
	}

	/**
	 * Starts in the background.
	 *
	 * @throws CoreException if something runs already; the message says what to do
	 */
	public synchronized void start(MeasureRequest request) throws CoreException {
		Optional<String> obstacle = QuietMachine.obstacle();
		if (obstacle.isPresent()) {
			throw new CoreException(Status.error(obstacle.get()));
		}
		MeasureJob started = new MeasureJob(request, this::tell);
		job = Optional.of(started);
		started.schedule();
	}

	/** Ends the measurement that runs, if any, with what was measured until now. */
	public synchronized void cancel() {
		if (isRunning()) {
			job.ifPresent(MeasureJob::cancel);
			state.filter(known -> !known.isOver()).ifPresent(known -> tell(known.cancelling()));
		}
	}

	/** One after the other: nothing is told after the end. */
	private synchronized void tell(MeasureState now) {
		state = Optional.of(now);
		tellListeners(now);
	}
}
