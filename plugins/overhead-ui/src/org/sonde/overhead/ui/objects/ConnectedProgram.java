/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;

import org.sonde.common.jvm.RunningJvm;
import org.sonde.objects.client.ObjectsConnection;
import org.sonde.objects.client.ObjectsException;
import org.sonde.objects.client.ObjectsProblem;

/** A program that answers questions about its objects. Nothing here is for the thread of the user interface. */
final class ConnectedProgram implements AutoCloseable {
	private static final long PATIENCE_SECONDS = 10;
	/** A program that was just started may take so long until its agent runs. */
	private static final long START_SECONDS = 30;
	private static final long RETRY_MILLIS = 250;
	private static final Set<ObjectsProblem> OF_START = Set.of(ObjectsProblem.NOT_CONNECTED, ObjectsProblem.NOT_WATCHED);

	/** Something to be asked. */
	interface Question<T> {
		/** Asks, and waits for the answer. */
		T ask(ObjectsConnection connection) throws ObjectsException;
	}

	private final ProgramAddress address;
	private final ProgramCalls calls;
	private final ObjectsConnection connection;

	private ConnectedProgram(ProgramAddress address, ProgramCalls calls, ObjectsConnection connection) {
		this.address = address;
		this.calls = calls;
		this.connection = connection;
	}

	/** Connects; to a program that was just started, as soon as it can be asked. */
	static ConnectedProgram open(ProgramAddress address, BooleanSupplier isCancelled) throws ProgramException {
		ProgramCalls calls = new ProgramCalls(address.name(), PATIENCE_SECONDS);
		try {
			ObjectsConnection connection = calls.await(() -> connect(address, isCancelled), isCancelled, seconds -> {
			});
			return new ConnectedProgram(address, calls, connection);
		} catch (ProgramException | RuntimeException e) {
			calls.close(() -> { });
			throw e;
		}
	}

	private static ObjectsConnection connect(ProgramAddress address, BooleanSupplier isCancelled) throws ObjectsException, InterruptedException {
		long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(address.isStarting() ? START_SECONDS : 0);
		while (true) {
			try {
				// Attaching to a JVM that has not yet set itself up would kill it.
				if (!address.isStarting() || isSetUp(address) || System.nanoTime() > end) {
					return opened(address, isCancelled);
				}
			} catch (ObjectsException e) {
				if (!OF_START.contains(e.problem()) || System.nanoTime() > end || !isRunning(address)) {
					throw e;
				}
			}
			Thread.sleep(RETRY_MILLIS);
			if (isCancelled.getAsBoolean()) {
				throw new InterruptedException();
			}
		}
	}

	/** Nobody wants it any more if it was cancelled meanwhile. */
	private static ObjectsConnection opened(ProgramAddress address, BooleanSupplier isCancelled) throws ObjectsException {
		ObjectsConnection opened = ObjectsConnection.open(address.address(), address.user());
		if (isCancelled.getAsBoolean()) {
			opened.close();
		}
		return opened;
	}

	private static boolean isSetUp(ProgramAddress address) {
		return !isRunning(address) || RunningJvm.onThisMachine().stream().anyMatch(jvm -> jvm.pid().equals(address.address()));
	}

	private static boolean isRunning(ProgramAddress address) {
		return ProcessHandle.of(Long.parseLong(address.address())).map(ProcessHandle::isAlive).orElse(false);
	}

	ProgramAddress address() {
		return address;
	}

	/** Process or address, for people. */
	String place() {
		return connection.program();
	}

	/** Asks, and waits for ten seconds at most. */
	<T> T ask(Question<T> question, BooleanSupplier isCancelled) throws ProgramException {
		return calls.ask(() -> question.ask(connection), isCancelled);
	}

	/**
	 * Asks, and waits as long as it takes.
	 *
	 * @param late receives the seconds of waiting
	 */
	<T> T await(Question<T> question, BooleanSupplier isCancelled, LongConsumer late) throws ProgramException {
		return calls.await(() -> question.ask(connection), isCancelled, late);
	}

	/** Ends the connection, without waiting for the program. */
	@Override
	public void close() {
		calls.close(connection::close);
	}
}
