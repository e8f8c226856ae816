/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.jobs.IJobChangeListener;
import org.eclipse.core.runtime.jobs.Job;

/**
 * Asks the program that is followed in jobs, which users can cancel. Answers come in the user interface's thread, if the same program is
 * still shown.
 */
final class ProgramQuestions {
	/** What is to be read. */
	interface Question<T> {
		/** Asks, and waits. */
		T ask(PageReader reader) throws ProgramException;
	}

	private final FollowedProgram program;
	private final LiveObjects model;
	private final Consumer<Runnable> later;

	/** @param later runs something in the user interface's thread, or drops it if nobody looks any more */
	ProgramQuestions(FollowedProgram program, LiveObjects model, Consumer<Runnable> later) {
		this.program = program;
		this.model = model;
		this.later = later;
	}

	/**
	 * Asks in a job.
	 *
	 * @param answered receives the answer
	 * @param failed   receives why there is none
	 */
	<T> void ask(String name, Question<T> question, Consumer<T> answered, Consumer<String> failed) {
		start(name, question, answered, failed).ifPresent(Job::schedule);
	}

	/** Asks what the user did not ask for. */
	<T> void askUnseen(String name, Question<T> question, Consumer<T> answered, Consumer<String> failed, Runnable after) {
		Optional<Job> job = start(name, question, answered, failed);
		job.ifPresentOrElse(one -> {
			one.setSystem(true);
			one.addJobChangeListener(IJobChangeListener.onDone(event -> later.accept(after)));
			one.schedule();
		}, after);
	}

	private <T> Optional<Job> start(String name, Question<T> question, Consumer<T> answered, Consumer<String> failed) {
		Optional<ConnectedProgram> asked = program.program();
		if (asked.isEmpty()) {
			failed.accept(Messages.ProgramQuestions_over);
			return Optional.empty();
		}
		ConnectedProgram of = asked.get();
		long moment = model.nextMoment();
		ObjectFilter filter = model.filter();
		AtomicReference<Runnable> told = new AtomicReference<>();
		Job job = Job.create(name, (IProgressMonitor monitor) -> {
			try {
				T answer = question.ask(new PageReader(of, moment, filter, monitor::isCanceled));
				told.set(() -> answered.accept(answer));
			} catch (ProgramException e) {
				told.set(() -> failed.accept(e.getMessage()));
			} catch (CancellationException e) {
				throw new OperationCanceledException();
			}
		});
		// Also of a job that was cancelled before it ran, or that failed.
		job.addJobChangeListener(IJobChangeListener.onDone(event -> later(of, Optional.ofNullable(told.get()).orElse(() -> failed.accept(
				event.getResult().getSeverity() == IStatus.ERROR ? event.getResult().getMessage()
						: Messages.ProgramQuestions_cancelled)))));
		return Optional.of(job);
	}

	private void later(ConnectedProgram of, Runnable run) {
		later.accept(() -> {
			if (program.isShown(of)) {
				run.run();
			}
		});
	}
}
