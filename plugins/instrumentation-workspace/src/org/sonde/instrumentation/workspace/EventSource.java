/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

import org.eclipse.core.runtime.ISafeRunnable;
import org.eclipse.core.runtime.SafeRunner;

/** Tells listeners what happens, in whatever thread it happens. They must not block; one that fails does not keep the others from it. */
public abstract class EventSource<E> {

	private final List<Consumer<E>> listeners = new CopyOnWriteArrayList<>();

	/** The listener is notified from now on. */
	public final void addListener(Consumer<E> listener) {
		listeners.add(listener);
	}

	/** The listener is no longer notified. */
	public final void removeListener(Consumer<E> listener) {
		listeners.remove(listener);
	}

	protected final void tellListeners(E event) {
		listeners.forEach(listener -> SafeRunner.run((ISafeRunnable) () -> listener.accept(event)));
	}
}
