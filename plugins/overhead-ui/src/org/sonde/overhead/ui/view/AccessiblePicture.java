/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import java.util.List;
import java.util.function.Supplier;

import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleControlAdapter;
import org.eclipse.swt.accessibility.AccessibleControlEvent;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;

/** A picture that can be focused by keyboard, and whose figures screen readers read. */
public final class AccessiblePicture {

	/** More would take too long to listen to; tables and saved figures have everything. */
	private static final int MOST_FIGURES = 100;

	private AccessiblePicture() {
	}

	/**
	 * @param picture has no controls in it
	 * @param name    what it shows; asked for each time
	 * @param figures likewise, one sentence each
	 */
	public static void describe(Control picture, Supplier<String> name, Supplier<List<String>> figures) {
		picture.getAccessible().addAccessibleListener(new AccessibleAdapter() {
			@Override
			public void getName(AccessibleEvent event) {
				event.result = name.get();
			}

			@Override
			public void getDescription(AccessibleEvent event) {
				event.result = text(figures.get());
			}
		});
		picture.getAccessible().addAccessibleControlListener(new AccessibleControlAdapter() {
			@Override
			public void getRole(AccessibleControlEvent event) {
				event.detail = ACC.ROLE_GRAPHIC;
			}
		});
		takeFocus(picture);
	}

	private static String text(List<String> figures) {
		String first = String.join("; ", figures.stream().limit(MOST_FIGURES).map(words -> words.replace('\n', ' ')).toList());
		return figures.size() <= MOST_FIGURES ? first : first + "; …";
	}

	/** SWT gives the focus to a canvas only if it listens to keys. */
	private static void takeFocus(Control picture) {
		picture.addKeyListener(KeyListener.keyPressedAdapter(event -> {
			// only to be reached
		}));
		picture.addTraverseListener(
				event -> event.doit |= event.detail == SWT.TRAVERSE_TAB_NEXT || event.detail == SWT.TRAVERSE_TAB_PREVIOUS);
		picture.addListener(SWT.FocusIn, event -> picture.redraw());
		picture.addListener(SWT.FocusOut, event -> picture.redraw());
		picture.addListener(SWT.Paint, event -> paintFocus(picture, event));
	}

	private static void paintFocus(Control picture, Event event) {
		if (picture.isFocusControl()) {
			Point size = picture.getSize();
			event.gc.drawFocus(0, 0, size.x, size.y);
		}
	}
}
