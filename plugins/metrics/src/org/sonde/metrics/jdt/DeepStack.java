/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * Runs work on a thread with a deep stack: parser and visitors recurse as deep as the source is nested, and generated sources are
 * nested deeply.
 */
public final class DeepStack {

	/** Room for some hundred thousand levels. Taken from the system only as far as it is used. */
	private static final long BYTES = 512L << 20;

	private DeepStack() {
	}

	/**
	 * Runs the work and waits for it.
	 *
	 * @return what it returned
	 * @throws RuntimeException or Error, as the work threw it
	 */
	public static <T> T run(Callable<T> work) {
		FutureTask<T> task = new FutureTask<>(work);
		Thread thread = new Thread(null, task, "sonde-metrics", BYTES);
		thread.setDaemon(true);
		thread.start();
		boolean interrupted = false;
		try {
			while (true) {
				try {
					return task.get();
				} catch (InterruptedException e) {
					// Cancelling is the progress's job; the interrupt is kept for the caller.
					interrupted = true;
				} catch (ExecutionException e) {
					throw rethrown(e.getCause());
				}
			}
		} finally {
			if (interrupted) {
				Thread.currentThread().interrupt();
			}
		}
	}

	private static RuntimeException rethrown(Throwable cause) {
		if (cause instanceof Error error) {
			throw error;
		}
		return cause instanceof RuntimeException exception ? exception : new IllegalStateException(cause);
	}
}
