/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.observer;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Counts the units of work that the observed program does, and can hold new ones back until those under way have ended: Kieker's probes
 * must not be switched in the middle of a call, as some then leave a call that they never saw begin and fail. The bootstrap loader has this
 * class, so that every class of the program finds it.
 */
public final class Units {

	private static final int STRIPES = 64;
	/** Counters of two threads must not share a cache line. */
	private static final int DISTANCE = 16;
	private static final AtomicLongArray COUNTS = new AtomicLongArray(STRIPES * DISTANCE);
	private static final AtomicInteger UNDER_WAY = new AtomicInteger();
	/** Units under way in a thread: one within another must not wait for the other's end. */
	private static final ThreadLocal<int[]> DEPTH = new ThreadLocal<int[]>();
	private static final Object GATE = new Object();
	/** How long the observer holds units back at most: whatever happens to it, the program goes on. */
	private static final long LONGEST_MILLIS = 1000;

	/** Until the program has ended; not for ever, as its own end may need a unit. */
	private static final long UNTIL_THE_END_MILLIS = 10000;

	private static volatile boolean closed;
	private static volatile long longestMillis = LONGEST_MILLIS;

	private Units() {
	}

	/** A unit begins. */
	public static void begin() {
		if (depth()[0]++ == 0) {
			UNDER_WAY.getAndIncrement();
			while (closed) {
				UNDER_WAY.getAndDecrement();
				await();
				UNDER_WAY.getAndIncrement();
			}
		}
		count();
	}

	/** It has ended, with an exception or without. */
	public static void end() {
		if (--depth()[0] == 0) {
			UNDER_WAY.getAndDecrement();
		}
	}

	private static int[] depth() {
		int[] depth = DEPTH.get();
		if (depth == null) {
			depth = new int[1];
			DEPTH.set(depth);
		}
		return depth;
	}

	/** A unit of which only the end is seen. */
	static void count() {
		COUNTS.getAndIncrement(((int) Thread.currentThread().getId() & (STRIPES - 1)) * DISTANCE);
	}

	private static void await() {
		synchronized (GATE) {
			if (closed) {
				try {
					GATE.wait(longestMillis);
				} catch (InterruptedException e) {
					Thread.currentThread().interrupt();
				}
				closed = false;
			}
		}
	}

	/** Holds new units back. */
	static void close() {
		closed = true;
	}

	/** Holds new units back while the program ends: what is recorded then would belong to no unit that was counted. */
	static void closeForGood() {
		longestMillis = UNTIL_THE_END_MILLIS;
		closed = true;
	}

	/** Lets them begin. */
	static void open() {
		synchronized (GATE) {
			closed = false;
			GATE.notifyAll();
		}
	}

	/** Whether no unit is under way. */
	static boolean isQuiet() {
		return UNDER_WAY.get() == 0;
	}

	/** How many have begun. */
	static long number() {
		long sum = 0;
		for (int i = 0; i < STRIPES; i++) {
			sum += COUNTS.get(i * DISTANCE);
		}
		return sum;
	}
}
