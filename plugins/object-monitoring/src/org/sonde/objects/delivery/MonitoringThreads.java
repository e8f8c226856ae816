/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.delivery;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Collectors;

/** The service's own threads: daemons, so that they never keep the program from ending. */
public final class MonitoringThreads {
	private final ReentrantLock lock = new ReentrantLock();
	private final boolean virtual;
	private final List<Thread> threads = new ArrayList<>();
	private int started;

	MonitoringThreads(boolean virtual) {
		this.virtual = virtual;
	}

	/** @param purpose part of the thread's name */
	Thread start(String purpose, Runnable task) {
		lock.lock();
		try {
			String name = "sonde-objects-" + purpose + "-" + ++started;
			Thread thread = virtual ? VirtualThreads.unstarted(name, task) : daemon(name, task);
			thread.start();
			threads.removeIf(former -> !former.isAlive());
			threads.add(thread);
			return thread;
		} finally {
			lock.unlock();
		}
	}

	/** Makes a thread that inherits nothing from the program's thread that happens to start it. */
	public static Thread daemon(String name, Runnable task) {
		Thread thread = new Thread(null, task, name, 0, false);
		thread.setDaemon(true);
		// With a lower priority, it would starve beside a busy program.
		thread.setPriority(Thread.NORM_PRIORITY);
		thread.setContextClassLoader(MonitoringThreads.class.getClassLoader());
		return thread;
	}

	/** Returns the threads that have not ended. */
	List<Thread> alive() {
		lock.lock();
		try {
			threads.removeIf(thread -> !thread.isAlive());
			return new ArrayList<>(threads);
		} finally {
			lock.unlock();
		}
	}

	List<String> names() {
		return alive().stream().map(Thread::getName).sorted().collect(Collectors.toList());
	}

	/** Waits until all have ended but the calling one. */
	void join(long nanos) throws InterruptedException {
		long end = System.nanoTime() + nanos;
		for (Thread thread : alive()) {
			if (thread != Thread.currentThread()) {
				// 0 would mean forever.
				thread.join(Math.max(1, (end - System.nanoTime()) / 1_000_000));
			}
		}
	}

	void interrupt() {
		alive().stream().filter(thread -> thread != Thread.currentThread()).forEach(Thread::interrupt);
	}
}
