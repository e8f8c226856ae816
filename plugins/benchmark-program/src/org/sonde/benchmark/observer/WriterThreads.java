/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.observer;

/** Distinguishes the threads of the monitoring from those of the application. */
public final class WriterThreads {

	private static final String KIEKERS_WRITER = "kieker.monitoring.writer.MonitoringWriterThread";

	private WriterThreads() {
	}

	/** The id of the thread that takes Kieker's records from the queue and writes them; −1 if there is none. */
	public static long id() {
		for (Thread thread : Thread.getAllStackTraces().keySet()) {
			if (thread.getClass().getName().equals(KIEKERS_WRITER)) {
				return thread.getId();
			}
		}
		return -1;
	}
}
