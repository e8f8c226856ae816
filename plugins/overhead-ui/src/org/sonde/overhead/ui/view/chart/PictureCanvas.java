/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.chart;

import java.util.Optional;

import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;

/** A picture that scrolls, with parts that mouse and keyboard reach. Places are in pixels from its top left. */
public abstract class PictureCanvas {
	protected final ScrolledComposite scroll;
	protected final Canvas canvas;

	/** @param bars {@link SWT#H_SCROLL}, {@link SWT#V_SCROLL} or both */
	protected PictureCanvas(Composite parent, int bars) {
		scroll = new ScrolledComposite(parent, bars);
		scroll.setExpandHorizontal(true);
		scroll.setExpandVertical(true);
		canvas = new Canvas(scroll, SWT.DOUBLE_BUFFERED);
		scroll.setContent(canvas);
		canvas.addPaintListener(event -> paint(event.gc, new Rectangle(event.x, event.y, event.width, event.height)));
		canvas.addListener(SWT.MouseMove, event -> {
			String tip = words(event.x, event.y).orElse(null);
			if (tip == null || !tip.equals(canvas.getToolTipText())) {
				canvas.setToolTipText(tip);
			}
		});
		canvas.addListener(SWT.MouseDown, event -> canvas.setFocus());
	}

	/** Paints at least the visible part. */
	protected abstract void paint(GC gc, Rectangle seen);

	/** Everything known about what is at a place. */
	protected abstract Optional<String> words(int x, int y);

	/** The widget. */
	public final Control control() {
		return scroll;
	}

	/** Takes the colours of a widget that the theme has coloured. */
	public final void setColorsOf(Control control) {
		canvas.setBackground(control.getBackground());
		canvas.setForeground(control.getForeground());
		scroll.setBackground(control.getBackground());
		canvas.redraw();
	}

	/** Another part has the focus, and is scrolled into sight. */
	protected final void focused(Rectangle part) {
		reveal(part);
		canvas.redraw();
		canvas.getAccessible().sendEvent(ACC.EVENT_NAME_CHANGED, null);
	}

	/** Scrolls as far as needed. */
	protected final void reveal(Rectangle part) {
		Rectangle area = scroll.getClientArea();
		Point origin = scroll.getOrigin();
		scroll.setOrigin(near(origin.x, area.width, part.x, part.width), near(origin.y, area.height, part.y, part.height));
	}

	private static int near(int origin, int length, int start, int size) {
		int least = start + size - length;
		return origin < least ? Math.min(start, least) : Math.min(origin, start);
	}
}
