/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics;

import org.sonde.common.progress.Progress;

/** The progress of work that is no longer wanted from the beginning. */
public final class Cancelled implements Progress {

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
		return true;
	}
}
