/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics;

/**
 * How long work tells how far it is, and learns that it is no longer wanted. The caller adapts it to what it has: a progress bar
 * on the terminal, a progress monitor in the IDE. Called from one thread at a time, which need not be the caller's.
 */
public interface Progress {

	/** Tells nobody and is never cancelled. */
	Progress NONE = new Progress() {
		@Override
		public void begin(String task, int total) {
			// nobody to tell
		}

		@Override
		public void worked(int units) {
			// nobody to tell
		}

		@Override
		public boolean isCancelled() {
			return false;
		}
	};

	/**
	 * A new piece of work starts; the one before, if any, is done.
	 *
	 * @param task  what is being done, for people: {@code "Parsing"}
	 * @param total the units of work in it, 0 or more; 0 where it is not known
	 */
	void begin(String task, int total);

	/** So many more units of the current piece of work are done. */
	void worked(int units);

	/** Whether the work is no longer wanted. */
	boolean isCancelled();

	/** @throws CancelledException if the work is no longer wanted */
	default void checkCancelled() {
		if (isCancelled()) {
			throw new CancelledException();
		}
	}
}
