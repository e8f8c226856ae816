/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.common.progress;

import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/**
 * How long work reports its progress, and learns that it is no longer wanted. The caller adapts it to what it has: a line on the
 * terminal, a progress monitor in the IDE. Called by the thread that does the work.
 */
public interface Progress {

	/** Tells nobody and is never cancelled. */
	Progress NONE = cancelledBy(() -> false);

	/**
	 * Tells nobody, but can be cancelled.
	 *
	 * @param isCancelled whether the work is no longer wanted
	 */
	static Progress cancelledBy(BooleanSupplier isCancelled) {
		return new Progress() {
			@Override
			public void begin(String task, long total) {
				// nobody to tell
			}

			@Override
			public void worked(long units) {
				// nobody to tell
			}

			@Override
			public boolean isCancelled() {
				return isCancelled.getAsBoolean();
			}
		};
	}

	/**
	 * A new piece of work starts; the one before, if any, is done.
	 *
	 * @param task what is being done, for people: {@code "Reading raw files"}
	 * @param total the units of work in it, such as bytes; 0 where that is not known
	 */
	void begin(String task, long total);

	/** Reports that more units of the current work are done. */
	void worked(long units);

	/** Whether the work is no longer wanted. */
	boolean isCancelled();

	/** @throws CancellationException if the work is no longer wanted */
	default void checkCancelled() {
		if (isCancelled()) {
			throw new CancellationException("cancelled");
		}
	}
}
