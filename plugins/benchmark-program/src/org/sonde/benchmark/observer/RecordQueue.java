/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.observer;

import java.lang.reflect.Field;

/**
 * Counts the records that the program hands over to Kieker's writer. Kieker's usual queue numbers them in any case, so reading the number
 * costs the program nothing. By reflection, as {@link MonitoringSwitch}.
 */
public final class RecordQueue {

	/** Other queues do not number their elements one by one. */
	private static final String QUEUE = "org.jctools.queues.MpscArrayQueue";
	private static final String COUNTS = "org.jctools.queues.QueueProgressIndicators";
	private static final String CONTROLLER = "kieker.monitoring.core.controller.MonitoringController";
	private static final String BEHAVIORS = "kieker.monitoring.queue.behavior.";
	private static final String BLOCKS = BEHAVIORS + "BlockOnFailedInsertBehavior";
	private static final String COUNTS_REFUSED = BEHAVIORS + "CountOnFailedInsertBehavior";

	private final Thread writer;
	/** Null if it has no numbers. */
	private final Object queue;

	/** @param writer the thread that takes the records */
	RecordQueue(Thread writer) {
		this.writer = writer;
		queue = queue(writer);
	}

	private static Object queue(Thread writer) {
		try {
			Object queue = field(field(writer, "writerQueue"), "q");
			return queue.getClass().getName().equals(QUEUE) ? queue : null;
		} catch (ReflectiveOperationException | RuntimeException e) {
			return null; // another version of Kieker
		}
	}

	private static Object field(Object of, String name) throws ReflectiveOperationException {
		Field field = of.getClass().getDeclaredField(name);
		field.setAccessible(true);
		return field.get(of);
	}

	/** Returns the records that were handed over, including Kieker's own, or {@link JvmThreads#UNKNOWN} if the queue does not tell. */
	long handedOver() {
		if (queue == null) {
			return JvmThreads.UNKNOWN;
		}
		try {
			return (Long) Class.forName(COUNTS, false, queue.getClass().getClassLoader()).getMethod("currentProducerIndex").invoke(queue);
		} catch (ReflectiveOperationException e) {
			return JvmThreads.UNKNOWN;
		}
	}

	/** Returns the records that Kieker dropped because the queue was full, or {@link JvmThreads#UNKNOWN} if it does not count them. */
	long refused() {
		try {
			Object controller = Class.forName(CONTROLLER, true, writer.getClass().getClassLoader()).getMethod("getInstance").invoke(null);
			Object behavior = field(field(controller, "writerController"), "insertBehavior");
			String name = behavior.getClass().getName();
			return name.equals(BLOCKS) ? 0
					: name.equals(COUNTS_REFUSED) ? (Long) behavior.getClass().getMethod("getNumFailedInserts").invoke(behavior)
							: JvmThreads.UNKNOWN;
		} catch (ReflectiveOperationException | RuntimeException e) {
			return JvmThreads.UNKNOWN;
		}
	}

	/** Waits until the writer has stored all. */
	boolean awaitEnd(long millis) throws InterruptedException {
		writer.join(millis);
		return !writer.isAlive();
	}
}
