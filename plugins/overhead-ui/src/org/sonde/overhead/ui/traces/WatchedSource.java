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
	private Optional<LiveJob> job = Optional.empty();
	private Optional<RunOfLog> run = Optional.empty();

	/**
	 * @param later runs something in the user interface's thread, unless there is nobody any more to be told
	 * @param listener  receives there what was seen, as long as nothing else is watched or shown
	 */
	WatchedSource(Consumer<Runnable> later, Consumer<LiveJob.State> listener) {
		this.later = later;
		this.listener = listener;
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

	/** Something else is shown instead. */
	void end() {
		stop();
		job = Optional.empty();
		run = Optional.empty();
	}
}
