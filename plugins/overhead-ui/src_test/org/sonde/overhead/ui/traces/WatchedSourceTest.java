/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.overhead.ui.traces.LiveJob.State;

/** The test's thread is that of the user interface: it takes what jobs hand over to it. */
@Timeout(60)
class WatchedSourceTest {

	@TempDir
	Path parent;
	private final BlockingQueue<Runnable> events = new LinkedBlockingQueue<>();
	private final List<State> told = new ArrayList<>();
	private final WatchedSource watching = new WatchedSource(events::add, told::add);

	@AfterEach
	void stop() {
		watching.end();
	}

	/** @return the state of this kind, as soon as one more is told */
	private <S extends State> S next(Class<S> kind) throws InterruptedException {
		for (int seen = told.size();; seen = told.size()) {
			events.take().run();
			if (told.size() > seen && kind.isInstance(told.getLast())) {
				return kind.cast(told.getLast());
			}
		}
	}

	@Test
	void aPortIsWatchedUntilItIsStopped() throws Exception {
		assertThat(watching.isOn()).isFalse();
		watching.begin(new LiveSource.Port(0, LiveSource.Protocol.KIEKER));
		assertThat(watching.isOn()).isTrue();
		assertThat(next(State.Begun.class).run()).isEmpty();
		watching.stop();
		assertThat(watching.isOn()).as("what was recorded follows").isTrue();
		assertThat(next(State.Ended.class).whole().name()).isEqualTo("from port 0");
		assertThat(watching.isOn()).isFalse();
	}

	@Test
	void whatALogHasIsShownWhenItIsStopped() throws Exception {
		watching.begin(new LiveSource.GrowingLog(SampleLog.in(parent, "log", SampleLog.CALL).request()));
		next(State.Begun.class);
		assertThat(next(State.Seen.class).window().all().valid()).isEqualTo(1);
		watching.stop();
		assertThat(next(State.Ended.class).whole().results().counts().recordsRead()).isEqualTo(1);
	}

	@Test
	void aPortThatIsTakenFails() throws Exception {
		try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
			watching.begin(new LiveSource.Port(taken.getLocalPort(), LiveSource.Protocol.KIEKER));
			assertThat(next(State.Failed.class).reason()).isNotBlank();
		}
		assertThat(watching.isOn()).isFalse();
	}

	@Test
	void nothingIsToldOfWhatSomethingElseReplaced() throws Exception {
		watching.begin(new LiveSource.Port(0, LiveSource.Protocol.KIEKER));
		next(State.Begun.class);
		watching.begin(new LiveSource.GrowingLog(SampleLog.in(parent, "log", SampleLog.CALL).request()));
		next(State.Begun.class);
		watching.stop();
		assertThat(next(State.Ended.class).whole().name()).isEqualTo("log");
		int before = told.size();
		watching.begin(new LiveSource.Port(0, LiveSource.Protocol.KIEKER));
		next(State.Begun.class);
		watching.end();
		assertThat(watching.isOn()).isFalse();
		events.take().run();
		assertThat(told).as("its end is not told").hasSize(before + 1);
	}
}
