/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.userprogram;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.sonde.instrumentation.workspace.EventSource;
import org.sonde.overhead.ui.benchmark.QuietMachine;

/** The program that runs on this machine to be measured, or did last. One at a time: two would disturb each other. */
public abstract class ProgramRuns<S extends ProgramRuns.State<S>> extends EventSource<S> {

	/** How far it is, at one moment. */
	public interface State<S> {
		/** Whether nothing more will happen. */
		boolean isOver();

		/** The same once the user does not want more. */
		S cancelling();
	}

	private Optional<Job> job = Optional.empty();
	private volatile Optional<S> state = Optional.empty();

	/** @param running the message, meanwhile, to others that need the machine: a sentence that says what to do */
	protected ProgramRuns(String running) {
		QuietMachine.isNeededBy(() -> isRunning() ? Optional.of(running) : Optional.empty());
	}

	/** How far it is; empty if nothing has run since the workbench was opened. */
	public final Optional<S> state() {
		return state;
	}

	/** Whether a program runs now. */
	public final boolean isRunning() {
		return state.filter(known -> !known.isOver()).isPresent();
	}

	/**
	 * Starts in the background.
	 *
	 * @param newJob receives whom to tell how far it is
	 * @throws CoreException if something runs already; the message says what to do
	 */
	protected final synchronized void start(Function<Consumer<S>, Job> newJob) throws CoreException {
		Optional<String> obstacle = QuietMachine.obstacle();
		if (obstacle.isPresent()) {
			throw new CoreException(Status.error(obstacle.get()));
		}
		Job started = newJob.apply(this::tell);
		job = Optional.of(started);
		started.schedule();
	}

	/** Ends what runs, if anything, with what is known until now. */
	public final synchronized void cancel() {
		if (isRunning()) {
			job.ifPresent(Job::cancel);
			state.filter(known -> !known.isOver()).ifPresent(known -> tell(known.cancelling()));
		}
	}

	/** One after the other: nothing is reported after the end. */
	private synchronized void tell(S now) {
		state = Optional.of(now);
		tellListeners(now);
	}
}
