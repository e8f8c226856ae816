/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics;

/** The progress of work that is no longer wanted from the beginning. */
public final class Cancelled implements Progress {

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
		return true;
	}
}
