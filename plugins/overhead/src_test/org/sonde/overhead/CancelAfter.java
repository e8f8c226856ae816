/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead;

import org.sonde.common.progress.Progress;

/** A user who cancels when the work has asked so many times whether to go on. */
public final class CancelAfter implements Progress {
	private final int times;
	private int asked;

	public CancelAfter(int times) {
		this.times = times;
	}

	@Override
	public void begin(String task, long total) {
		// not of interest
	}

	@Override
	public void worked(long units) {
		// not of interest
	}

	@Override
	public boolean isCancelled() {
		return asked++ >= times;
	}
}
