/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.observer;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Counts the units of work that the observed program has done. The bootstrap loader has this class, so that every class of the program
 * finds it.
 */
public final class Units {

	private static final int STRIPES = 64;
	/** Counters of two threads must not share a cache line. */
	private static final int DISTANCE = 16;
	private static final AtomicLongArray COUNTS = new AtomicLongArray(STRIPES * DISTANCE);

	private Units() {
	}

	/** One more unit begins. */
	public static void begin() {
		COUNTS.getAndIncrement(((int) Thread.currentThread().getId() & (STRIPES - 1)) * DISTANCE);
	}

	/** How many have begun. */
	static long count() {
		long sum = 0;
		for (int i = 0; i < STRIPES; i++) {
			sum += COUNTS.get(i * DISTANCE);
		}
		return sum;
	}
}
