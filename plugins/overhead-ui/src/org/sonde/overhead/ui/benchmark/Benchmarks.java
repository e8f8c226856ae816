/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import java.util.List;
import java.util.Optional;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.sonde.benchmark.BenchmarkException;
import org.sonde.instrumentation.workspace.EventSource;
import org.sonde.overhead.ui.benchmark.BenchmarkState.Stage;

/** The benchmark that runs on this machine, or ran last: one at a time, as two would disturb each other. */
public final class Benchmarks extends EventSource<BenchmarkState> {

	private static final Benchmarks HERE = new Benchmarks();

	private Optional<Job> job = Optional.empty();
	private volatile Optional<BenchmarkState> state = Optional.empty();

	private Benchmarks() {
		QuietMachine.isNeededBy(() -> isRunning() ? Optional.of(Messages.Benchmarks_running) : Optional.empty());
	}

	/** Returns the benchmarks of this machine. */
	public static Benchmarks here() {
		return HERE;
	}

	/** How far the benchmark is; empty if there was none since the workbench was opened. */
	public Optional<BenchmarkState> state() {
		return state;
	}

	/** Whether one runs. */
	public boolean isRunning() {
		return state.filter(known -> !known.isOver()).isPresent();
	}

	/**
	 * Starts a benchmark in the background.
	 *
	 * @throws CoreException if something else is measured, or what is wanted cannot be measured; the message says what to do
	 */
	public synchronized void start(MeasurementRequest request) throws CoreException {
		Optional<String> obstacle = QuietMachine.obstacle();
		if (obstacle.isPresent()) {
			throw new CoreException(Status.error(obstacle.get()));
		}
		try {
			Job newJob = request.job(this::tell);
			job = Optional.of(newJob);
			newJob.schedule();
		} catch (BenchmarkException e) {
			throw new CoreException(Status.error(e.getMessage(), e));
		}
	}

	/** Ends the benchmark that runs, if any; what was measured is stored. */
	public synchronized void cancel() {
		if (isRunning()) {
			job.ifPresent(Job::cancel);
			state.filter(known -> !known.isOver()).ifPresent(known -> tell(new BenchmarkState(known.request(), Stage.CANCELLING,
					Messages.Benchmarks_ending, Optional.empty(), known.began(), System.nanoTime(), known.figures(), known.log(), "",
					List.of())));
		}
	}

	/** One after the other: nothing may be reported after the end. */
	private synchronized void tell(BenchmarkState newState) {
		state = Optional.of(newState);
		tellListeners(newState);
	}
}
