/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.observer;

/** Distinguishes the threads of the monitoring from those of the application. */
public final class WriterThreads {

	/** The beginning of the names of the object monitoring's threads. */
	static final String OF_OBJECTS = "sonde-objects-";
	private static final String KIEKERS_WRITER = "kieker.monitoring.writer.MonitoringWriterThread";
	/** Room for threads that start meanwhile. */
	private static final int ROOM = 16;

	private WriterThreads() {
	}

	/** The id of the thread that takes Kieker's records from the queue and writes them; −1 if there is none. */
	public static long id() {
		Thread writer = find();
		return writer == null ? -1 : writer.getId();
	}

	/** The thread itself, or null. */
	static Thread find() {
		ThreadGroup all = Thread.currentThread().getThreadGroup();
		while (all.getParent() != null) {
			all = all.getParent();
		}
		Thread[] threads = new Thread[2 * all.activeCount() + ROOM];
		int number = all.enumerate(threads);
		for (int i = 0; i < number; i++) {
			if (threads[i].getClass().getName().equals(KIEKERS_WRITER)) {
				return threads[i];
			}
		}
		return null;
	}
}
