/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

import org.eclipse.core.runtime.ISafeRunnable;
import org.eclipse.core.runtime.SafeRunner;

/** Delivers events one after the other in the order they were put in, while no lock is held. */
final class PlanEvents {
	private final List<Consumer<PlanEvent>> listeners = new CopyOnWriteArrayList<>();
	private final Queue<PlanEvent> waiting = new ConcurrentLinkedQueue<>();
	private final AtomicBoolean delivering = new AtomicBoolean();

	void add(Consumer<PlanEvent> listener) {
		listeners.add(listener);
	}

	void remove(Consumer<PlanEvent> listener) {
		listeners.remove(listener);
	}

	void enqueue(PlanEvent event) {
		waiting.add(event);
	}

	/** Delivers what waits, or leaves it to the thread that is at it already. */
	void deliver() {
		while (!waiting.isEmpty() && delivering.compareAndSet(false, true)) {
			try {
				for (PlanEvent event = waiting.poll(); event != null; event = waiting.poll()) {
					tell(event);
				}
			} finally {
				delivering.set(false);
			}
		}
	}

	private void tell(PlanEvent event) {
		for (Consumer<PlanEvent> listener : listeners) {
			SafeRunner.run((ISafeRunnable) () -> listener.accept(event));
		}
	}
}
