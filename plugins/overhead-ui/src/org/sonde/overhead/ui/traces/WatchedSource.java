/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.util.Optional;
import java.util.function.Consumer;

/** What is watched at the moment as it is recorded, if anything is: a port, a log that grows, or a JVM. */
final class WatchedSource {

	private final Consumer<Runnable> later;
	private final Consumer<LiveJob.State> listener;
	private final Consumer<LiveJob.State> unseen;
	private Optional<LiveJob> job = Optional.empty();
	private Optional<RunOfLog> run = Optional.empty();

	/**
	 * @param later    runs something in the user interface's thread
	 * @param listener receives there what was seen, as long as nothing else is watched or shown
	 * @param unseen   receives there how the recording of a JVM ended that went on while something else was watched or shown
	 */
	WatchedSource(Consumer<Runnable> later, Consumer<LiveJob.State> listener, Consumer<LiveJob.State> unseen) {
		this.later = later;
		this.listener = listener;
		this.unseen = unseen;
	}

	/** Watches this from now on, and nothing else. */
	void begin(LiveSource source) {
		end();
		LiveJob[] own = new LiveJob[1];
		own[0] = new LiveJob(source, state -> later.accept(() -> tell(own[0], state)));
		job = Optional.of(own[0]);
		own[0].schedule();
	}

	private void tell(LiveJob of, LiveJob.State state) {
		if (job.filter(now -> now == of).isEmpty()) {
			if (of.goesOnUnseen() && (state instanceof LiveJob.State.Stored || state instanceof LiveJob.State.Failed)) {
				unseen.accept(state);
			}
			return; // something else is watched or shown meanwhile
		}
		switch (state) {
			case LiveJob.State.Begun begun -> run = begun.run();
			case LiveJob.State.Recording recording -> { }
			case LiveJob.State.Counted counted -> { }
			case LiveJob.State.Seen seen -> { }
			case LiveJob.State.Stored stored -> job = Optional.empty();
			case LiveJob.State.Ended ended -> job = Optional.empty();
			case LiveJob.State.Failed failed -> job = Optional.empty();
		}
		listener.accept(state);
	}

	boolean isOn() {
		return job.isPresent();
	}

	/** The run with probes that is watched; empty if it is another program. */
	Optional<RunOfLog> run() {
		return run;
	}

	/** No more is recorded; what was follows. */
	void stop() {
		job.ifPresent(LiveJob::cancel);
	}

	/** Something else is shown instead. A JVM is recorded to its end all the same. */
	void end() {
		job.filter(one -> !one.goesOnUnseen()).ifPresent(LiveJob::cancel);
		job = Optional.empty();
		run = Optional.empty();
	}
}
