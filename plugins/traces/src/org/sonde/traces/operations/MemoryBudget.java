/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

/** Bytes that distributions and series may take together; what gets none is left out and counted. */
public final class MemoryBudget {
	private final long total;
	private long left;
	private long refused;

	/** @param bytes of all together */
	public MemoryBudget(long bytes) {
		this.total = bytes;
		this.left = bytes;
	}

	/** Whether more than half is taken. */
	boolean isScarce() {
		return left < total / 2;
	}

	/**
	 * Asks for more, or gives back.
	 *
	 * @param bytes below 0 to give back
	 * @return false if there is not so much left
	 */
	boolean take(long bytes) {
		if (bytes > left) {
			refused++;
			return false;
		}
		left -= bytes;
		return true;
	}

	/** How often there was not enough left. */
	public long refused() {
		return refused;
	}
}
