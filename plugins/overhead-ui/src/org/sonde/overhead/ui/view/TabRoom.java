/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Listener;

/** Whether the tabs of a view's folder have room for whole titles. */
final class TabRoom {
	/** In pixels: of the tabs of four views, also in a folder with fewer; others may come. */
	private static final int LEAST_WIDTH = 740;
	/** Of several tabs, on average: those of the platform have shorter titles. */
	private static final int WIDTH_OF_A_TAB = 160;

	private final Composite view;
	private final Consumer<Boolean> changed;
	private final Listener look = event -> look();
	/** Null until the view is in one. */
	private CTabFolder folder;
	private boolean narrow;

	/** @param changed receives whether there is no room, when that changes */
	TabRoom(Composite view, Consumer<Boolean> changed) {
		this.view = view;
		this.changed = changed;
		view.addListener(SWT.Resize, look);
		view.addDisposeListener(event -> leave());
	}

	private void look() {
		CTabFolder now = (CTabFolder) Stream.<Control>iterate(view, Objects::nonNull, Control::getParent)
				.filter(CTabFolder.class::isInstance).findFirst().orElse(null);
		if (now != folder) {
			leave();
			folder = now;
			if (now != null) {
				// Tabs that come and go are painted.
				now.addListener(SWT.Paint, look);
			}
		}
		int tabs = now == null ? 0 : now.getItemCount();
		boolean isNarrow = view.getSize().x < Math.max(LEAST_WIDTH, WIDTH_OF_A_TAB * tabs);
		if (isNarrow != narrow) {
			narrow = isNarrow;
			// Not while the view is laid out.
			Deferred.run(view, () -> changed.accept(isNarrow));
		}
	}

	private void leave() {
		if (folder != null && !folder.isDisposed()) {
			folder.removeListener(SWT.Paint, look);
		}
	}
}
