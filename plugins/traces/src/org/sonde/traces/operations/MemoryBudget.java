/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

/** Bytes that distributions and series may take together; what gets none is left out and counted. */
public final class MemoryBudget {
	private long left;
	private long refused;

	/** @param bytes of all together */
	public MemoryBudget(long bytes) {
		this.left = bytes;
	}

	/**
	 * Asks for more, or gives back.
	 *
	 * @param bytes below 0 to give back
	 * @return false if there is not so much left
	 */
	public boolean take(long bytes) {
		if (bytes > left) {
			refused++;
			return false;
		}
		left -= bytes;
		return true;
	}

	/** Returns how often there was not enough left. */
	public long refused() {
		return refused;
	}
}
