/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.plan;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Ends a program, by force if need be: one whose monitoring failed may wait for it forever, also while it ends.
 *
 * @param program  by its handle, so that its last words come through
 * @param patience how long it may take to end by itself
 */
record ProgramEnd(ProcessHandle program, Duration patience, PrintWriter err) implements Runnable {
	/** Programs often take some seconds for their last requests. */
	static final Duration PATIENCE = Duration.ofSeconds(30);

	@Override
	public void run() {
		program.destroy();
		try {
			program.onExit().get(patience.toMillis(), TimeUnit.MILLISECONDS);
		} catch (TimeoutException e) {
			err.println("sonde: the program did not end within " + patience.toSeconds()
					+ " s, so it was killed. Its last records may be missing.");
			program.destroyForcibly();
		} catch (ExecutionException e) {
			throw new IllegalStateException(e);
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}
}
