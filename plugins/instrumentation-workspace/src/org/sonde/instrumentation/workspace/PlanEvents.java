/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;

/** Delivers events one after the other in the order they were put in, while no lock is held. */
final class PlanEvents extends EventSource<PlanEvent> {
	private final Queue<PlanEvent> waiting = new ConcurrentLinkedQueue<>();
	private final AtomicBoolean delivering = new AtomicBoolean();

	void enqueue(PlanEvent event) {
		waiting.add(event);
	}

	/** Delivers what waits, or leaves it to the thread that is at it already. */
	void deliver() {
		while (!waiting.isEmpty() && delivering.compareAndSet(false, true)) {
			try {
				for (PlanEvent event = waiting.poll(); event != null; event = waiting.poll()) {
					tellListeners(event);
				}
			} finally {
				delivering.set(false);
			}
		}
	}
}
