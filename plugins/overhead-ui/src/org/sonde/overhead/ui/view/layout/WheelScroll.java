/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.layout;

import java.util.Objects;
import java.util.stream.Stream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Scale;
import org.eclipse.swt.widgets.Spinner;

/**
 * Lets the mouse wheel scroll over a choice, a number or a slider. GTK changes the value instead, even without the focus, so scrolling a
 * view could change the plan.
 */
public final class WheelScroll {
	private static final int LINE_PIXELS = 16;

	private WheelScroll() {
	}

	/** Applies to all choices and numbers in it, also to later ones. */
	public static void over(ScrolledComposite scroller) {
		Display display = scroller.getDisplay();
		// A filter also sees the events of controls that are created later.
		Listener filter = event -> scroll(scroller, event);
		display.addFilter(SWT.MouseVerticalWheel, filter);
		scroller.addDisposeListener(disposed -> display.removeFilter(SWT.MouseVerticalWheel, filter));
	}

	private static void scroll(ScrolledComposite scroller, Event event) {
		if ((event.widget instanceof Combo || event.widget instanceof Spinner || event.widget instanceof Scale) && event.doit
				&& isIn(scroller, (Control) event.widget)) {
			event.doit = false;
			scroller.setOrigin(scroller.getOrigin().x, scroller.getOrigin().y - event.count * LINE_PIXELS);
		}
	}

	private static boolean isIn(ScrolledComposite scroller, Control control) {
		return Stream.<Control>iterate(control, Objects::nonNull, Control::getParent).anyMatch(scroller::equals);
	}
}
