/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.observer;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.locks.LockSupport;

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
	private static final long NANOS_PER_MILLI = 1000000;
	/** The time for which new units wait for those under way. */
	private static final long HOLD_MILLIS = 900;
	private static final long SHORTEST_POLL_NANOS = 20000;
	/** The longest wait: whatever happens to the observer, the program goes on. */
	private static final long LONGEST_MILLIS = 1000;
	/** The longest wait at the program's end. It is limited, because the end itself may need a unit. */
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

	/** A unit whose end alone is seen. */
	static void count() {
		COUNTS.getAndIncrement(((int) Thread.currentThread().getId() & (STRIPES - 1)) * DISTANCE);
	}

	/** Waits until the gate opens, or until the observer has forgotten it. */
	private static void await() {
		long end = System.nanoTime() + longestMillis * NANOS_PER_MILLI;
		boolean interrupted = false;
		synchronized (GATE) {
			while (closed) {
				long millis = (end - System.nanoTime()) / NANOS_PER_MILLI;
				if (millis <= 0) {
					open();
				} else {
					try {
						GATE.wait(millis);
					} catch (InterruptedException e) {
						interrupted = true;
					}
				}
			}
		}
		if (interrupted) {
			Thread.currentThread().interrupt();
		}
	}

	/**
	 * Holds new units back, so that those under way can end.
	 *
	 * @return whether none is under way any more; if not, new ones may begin again
	 */
	static boolean hold() throws InterruptedException {
		closed = true;
		long begin = System.nanoTime();
		while (UNDER_WAY.get() != 0) {
			long waited = System.nanoTime() - begin;
			if (waited > HOLD_MILLIS * NANOS_PER_MILLI) {
				open();
				return false;
			}
			if (Thread.interrupted()) {
				open();
				throw new InterruptedException();
			}
			// Seldom during a long unit, which should have the machine to itself.
			LockSupport.parkNanos(Math.max(SHORTEST_POLL_NANOS, Math.min(NANOS_PER_MILLI, waited / 20)));
		}
		return true;
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

	/** Returns the number of units that have begun. */
	static long number() {
		long sum = 0;
		for (int i = 0; i < STRIPES; i++) {
			sum += COUNTS.get(i * DISTANCE);
		}
		return sum;
	}
}
