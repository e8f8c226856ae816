/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;

import org.sonde.objects.client.ObjectsConnection;
import org.sonde.objects.client.ObjectsException;
import org.sonde.objects.client.StartedProgram;

/** A program that answers questions about its objects. Nothing here is for the thread of the user interface. */
record ConnectedProgram(ProgramAddress address, ProgramCalls calls, ObjectsConnection connection) implements AutoCloseable {
	/** A busy machine takes its time; the line above the tree says after three that the program has not answered. */
	private static final long PATIENCE_SECONDS = 30;

	/** Something to be asked. */
	interface Question<T> {
		/** Asks, and waits for the answer. */
		T ask(ObjectsConnection connection) throws ObjectsException;
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

	/** Does nothing if it was cancelled meanwhile. */
	private static ObjectsConnection connect(ProgramAddress address, BooleanSupplier isCancelled)
			throws ObjectsException, InterruptedException {
		ObjectsConnection opened = address.isStarting() ? StartedProgram.connectPatiently(address.address(), isCancelled)
				: ObjectsConnection.openPatiently(address.address(), address.user());
		if (isCancelled.getAsBoolean()) {
			opened.close();
		}
		return opened;
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
