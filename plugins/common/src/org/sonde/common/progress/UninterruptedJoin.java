/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.common.progress;

/** Waits for a thread that will end soon, and whose work counts in any case. */
public final class UninterruptedJoin {
	private UninterruptedJoin() {
	}

	/** Waits until a thread has ended. If the waiting thread is interrupted meanwhile, it waits on and is interrupted afterwards. */
	public static void of(Thread thread) {
		boolean interrupted = false;
		while (thread.isAlive()) {
			try {
				thread.join();
			} catch (InterruptedException e) {
				interrupted = true;
			}
		}
		if (interrupted) {
			Thread.currentThread().interrupt();
		}
	}
}
