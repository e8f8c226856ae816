/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import java.util.function.Consumer;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;

/** Whether a part of a view is so narrow that long texts are shortened; their tooltips have the whole text. */
public final class NarrowMode {
	/** In pixels. */
	private static final int NARROW = 420;

	private boolean narrow;

	/** @param changed receives whether the part became narrow, or wide again */
	public NarrowMode(Control part, Consumer<Boolean> changed) {
		this(part, NARROW, changed);
	}

	/** @param enough the width in pixels from which it is not narrow */
	public NarrowMode(Control part, int enough, Consumer<Boolean> changed) {
		part.addListener(SWT.Resize, event -> {
			boolean now = part.getSize().x < enough;
			if (narrow != now) {
				narrow = now;
				// Not while the view is laid out.
				Deferred.run(part, () -> changed.accept(now));
			}
		});
	}

	public boolean isNarrow() {
		return narrow;
	}
}
