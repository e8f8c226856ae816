/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.delivery;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A thread that removes end-points whose observers hang, and replaces the threads that hang in closed ones. It looks twice in the time that
 * an observer may take.
 */
final class Watchdog {
	private final ReentrantLock lock = new ReentrantLock();
	private final Condition changed = lock.newCondition();
	private final List<EndPoint> endPoints = new ArrayList<>();
	private boolean closed;

	void add(EndPoint endPoint) {
		lock.lock();
		try {
			endPoints.add(endPoint);
			changed.signalAll();
		} finally {
			lock.unlock();
		}
	}

	void remove(EndPoint endPoint) {
		lock.lock();
		try {
			endPoints.remove(endPoint);
		} finally {
			lock.unlock();
		}
	}

	void close() {
		lock.lock();
		try {
			closed = true;
			changed.signalAll();
		} finally {
			lock.unlock();
		}
	}

	/** The thread's work, until it is closed. */
	void run() {
		while (await()) {
			check(System.nanoTime());
		}
	}

	/** Removes without the lock, because that calls other code. */
	void check(long now) {
		List<EndPoint> watched;
		lock.lock();
		try {
			watched = new ArrayList<>(endPoints);
		} finally {
			lock.unlock();
		}
		for (EndPoint endPoint : watched) {
			endPoint.removeIfHanging(now);
			if (endPoint.isOver()) {
				remove(endPoint);
			}
		}
	}

	/** Waits until it is time to look again; false if closed. */
	private boolean await() {
		lock.lock();
		try {
			long shortest = endPoints.stream().mapToLong(endPoint -> endPoint.receiving().toNanos()).min().orElse(Long.MAX_VALUE);
			if (!closed) {
				changed.awaitNanos(Math.max(1, shortest / 2));
			}
			return !closed;
		} catch (InterruptedException e) {
			// Nobody interrupts it but to end it.
			return !closed;
		} finally {
			lock.unlock();
		}
	}
}
