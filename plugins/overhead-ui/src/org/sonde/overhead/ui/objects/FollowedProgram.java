/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

import org.eclipse.core.runtime.jobs.Job;

/** The program that is followed at the moment, if any is. */
final class FollowedProgram {
	private static final long STEP_MILLIS = 100;

	private final Consumer<Runnable> later;
	private final Consumer<ProgramState> listener;
	/** Read by the job, too. */
	private volatile Optional<ProgramJob> job = Optional.empty();
	private Optional<ConnectedProgram> program = Optional.empty();
	/** The last connected program: it stays after its end, until another one is followed. */
	private Optional<ConnectedProgram> shown = Optional.empty();

	/**
	 * Follows none.
	 *
	 * @param later    runs something in the user interface's thread, or drops it if nobody looks any more
	 * @param listener receives there what is to be shown
	 */
	FollowedProgram(Consumer<Runnable> later, Consumer<ProgramState> listener) {
		this.later = later;
		this.listener = listener;
	}

	/** Follows this program instead of the one before. */
	void begin(ProgramAddress address, Optional<WatchSettings> settings) {
		end();
		shown = Optional.empty();
		ProgramJob[] own = new ProgramJob[1];
		own[0] = new ProgramJob(address, settings, state -> tell(own[0], state));
		job = Optional.of(own[0]);
		own[0].schedule();
	}

	/** Waits until the state is shown: so events that come too fast do not pile up here, but are dropped and counted in the program. */
	private void tell(ProgramJob of, ProgramState state) {
		CountDownLatch shown = new CountDownLatch(1);
		later.accept(() -> {
			try {
				show(of, state);
			} finally {
				shown.countDown();
			}
		});
		try {
			while (!shown.await(STEP_MILLIS, TimeUnit.MILLISECONDS) && of.getState() == Job.RUNNING && job.equals(Optional.of(of))) {
				// The user interface is busy.
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}

	private void show(ProgramJob of, ProgramState state) {
		if (!job.equals(Optional.of(of))) {
			return; // another one is followed meanwhile
		}
		switch (state) {
			case ProgramState.Connected(ConnectedProgram connected) -> {
				program = Optional.of(connected);
				shown = program;
			}
			case ProgramState.Ended ended -> forget();
			case ProgramState.Disconnected disconnected -> forget();
			case ProgramState.Update update -> { }
			case ProgramState.Late late -> { }
			case ProgramState.NotWatched not -> { }
		}
		listener.accept(state);
	}

	private void forget() {
		job = Optional.empty();
		program = Optional.empty();
	}

	/** Subscribes to something else, or to nothing. */
	void watch(Optional<WatchSettings> settings) {
		job.ifPresent(one -> one.watch(settings));
	}

	boolean isOn() {
		return job.isPresent();
	}

	/** The program that answers requests; empty while it is being connected, and after its end. */
	Optional<ConnectedProgram> program() {
		return program;
	}

	/** Whether the tree shows the objects of this program, even if it has ended. */
	boolean isShown(ConnectedProgram one) {
		return shown.equals(Optional.of(one));
	}

	/** The user ends it; the listener is notified when that is done. */
	void stop() {
		job.ifPresent(ProgramJob::cancel);
	}

	/** Stops, and reports nothing more. */
	void end() {
		stop();
		forget();
	}
}
