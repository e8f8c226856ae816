/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Ctrl-C as "enough": the work is asked to stop, and the process ends when its result so far is printed. For commands whose result
 * grows; the others just end.
 */
public final class Interruption implements AutoCloseable {
	/** After this time, the command ends even if a disk or pipe is blocked. */
	private static final int PATIENCE_SECONDS = 60;

	private final CountDownLatch printed = new CountDownLatch(1);
	private final Thread hook = new Thread(this::interrupt, "interruption");
	private volatile boolean interrupted;

	public Interruption() {
		Runtime.getRuntime().addShutdownHook(hook);
	}

	/** Whether the result so far is wanted now. */
	public boolean isInterrupted() {
		return interrupted;
	}

	private void interrupt() {
		interrupted = true;
		try {
			printed.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}

	/** The result is printed. */
	@Override
	public void close() {
		printed.countDown();
		try {
			Runtime.getRuntime().removeShutdownHook(hook);
		} catch (IllegalStateException e) {
			// The process is ending, and waited for this.
		}
	}
}
