/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import java.util.Optional;
import java.util.function.Supplier;

import org.eclipse.swt.widgets.Control;

/**
 * A part of a view that is made in an event of its own soon after the view was opened, so that nobody waits for all parts at once; or at
 * once, when somebody needs it before.
 */
public final class Deferred<T> {

	private final Supplier<T> make;
	private final Runnable then;
	private Optional<T> made = Optional.empty();

	/**
	 * @param view as long as it is there, the part is made
	 * @param then what follows when it was made, and may need it
	 */
	public Deferred(Control view, Supplier<T> make, Runnable then) {
		this.make = make;
		this.then = then;
		run(view, this::get);
	}

	/** Runs something in a separate event, after those that were scheduled before, unless the view is closed by then. */
	public static void run(Control view, Runnable step) {
		view.getDisplay().asyncExec(() -> {
			if (!view.isDisposed()) {
				step.run();
			}
		});
	}

	/** The part, made now if need be. */
	public T get() {
		if (made.isEmpty()) {
			made = Optional.of(make.get());
			then.run();
		}
		return made.get();
	}

	/** The part; empty until it is made. */
	public Optional<T> made() {
		return made;
	}
}
