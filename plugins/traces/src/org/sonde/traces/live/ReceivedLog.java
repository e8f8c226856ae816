/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.live;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;

import org.sonde.common.progress.UninterruptedJoin;
import org.sonde.traces.log.LogProblem;
import org.sonde.traces.log.LogProblems;

/**
 * Receives what programs on this machine send by Kieker's {@code SingleSocketTcpWriter}, by a thread of its own, and stores it as binary
 * logs, one for each program, which can be read or followed as if Kieker had written them.
 */
public final class ReceivedLog implements Closeable {
	private final LogReceiver receiver;
	private final int port;
	private final LogProblems problems = new LogProblems();
	private final Thread thread;
	private volatile boolean ended;
	/** Read after the thread has ended. */
	private IOException failure;

	private ReceivedLog(LogReceiver receiver, Path folder) {
		this.receiver = receiver;
		port = receiver.port();
		thread = Thread.ofPlatform().daemon().name("receiver of records").start(() -> {
			try {
				receiver.store(folder, problems, () -> !ended);
			} catch (IOException e) {
				failure = e;
			} catch (UncheckedIOException e) {
				failure = e.getCause();
			} finally {
				hangUp();
			}
		});
	}

	/**
	 * Listens at a free port of this machine.
	 *
	 * @param folder existing folder that the folders of the logs are made in
	 * @throws IOException if no port is free
	 */
	public static ReceivedLog below(Path folder) throws IOException {
		return new ReceivedLog(LogReceiver.onThisMachine(0), folder);
	}

	/** A program must not wait for a receiver that has failed. */
	private void hangUp() {
		try {
			receiver.close();
		} catch (IOException e) {
			// it was only read
		}
	}

	/** The port it listens to. */
	public int port() {
		return port;
	}

	/** Returns what was skipped, for people. Complete once the log is closed. */
	public List<LogProblem> problems() {
		return problems.list();
	}

	/**
	 * Stores what has arrived, and listens no more.
	 *
	 * @throws IOException if not all of it could be stored
	 */
	@Override
	public void close() throws IOException {
		ended = true;
		UninterruptedJoin.of(thread);
		if (failure != null) {
			throw failure;
		}
	}
}
