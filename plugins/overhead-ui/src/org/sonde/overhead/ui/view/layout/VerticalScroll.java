/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.layout;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.ScrollBar;

/** Composites that scroll if their content is higher, as on a small screen. */
public final class VerticalScroll {

	private VerticalScroll() {
	}

	/** @param border {@link SWT#BORDER}, or {@link SWT#NONE} */
	public static ScrolledComposite create(Composite parent, int border) {
		ScrolledComposite scroller = new ScrolledComposite(parent, SWT.V_SCROLL | border);
		scroller.setExpandHorizontal(true);
		scroller.setExpandVertical(true);
		scroller.setShowFocusedControl(true);
		WheelScroll.over(scroller);
		scroller.addListener(SWT.Resize, event -> fit(scroller));
		return scroller;
	}

	/** Adapts the scroll bars to the content; call this when it has changed. */
	public static void fit(ScrolledComposite scroller) {
		if (scroller.getContent() == null) {
			return;
		}
		ScrollBar bar = scroller.getVerticalBar();
		int room = scroller.getClientArea().width + (bar.isVisible() ? bar.getSize().x : 0);
		int height = heightIn(scroller, room);
		// Beside the bar, lines that wrap have less room.
		scroller.setMinHeight(height > scroller.getClientArea().height ? heightIn(scroller, room - bar.getSize().x) : height);
	}

	private static int heightIn(ScrolledComposite scroller, int width) {
		return scroller.getContent().computeSize(Math.max(0, width), SWT.DEFAULT).y;
	}
}
