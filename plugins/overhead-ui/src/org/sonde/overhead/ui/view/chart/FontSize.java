/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.chart;

import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Control;
import org.sonde.report.traces.drawing.TextSize;

/**
 * The size of text in the font of a control, for threads that may not ask the control.
 *
 * @param widths of the first characters
 * @param wide   of any other
 */
public record FontSize(double[] widths, double wide, double height) implements TextSize {
	private static final int CHARACTERS = 256;
	/** Rounding, and letters that overlap. */
	private static final double SPARE = 1.04;

	/** In the thread of the user interface. */
	public static FontSize of(Control control) {
		GC gc = new GC(control);
		double[] widths = new double[CHARACTERS];
		for (char c = ' '; c < CHARACTERS; c++) {
			widths[c] = gc.textExtent(String.valueOf(c)).x;
		}
		FontSize size = new FontSize(widths, gc.textExtent("漢").x, gc.getFontMetrics().getHeight());
		gc.dispose();
		return size;
	}

	@Override
	public double width(String text) {
		return SPARE * text.chars().mapToDouble(c -> c < CHARACTERS ? widths[c] : wide).sum();
	}
}
