/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.table;

import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Control;

/** Paints what stands in a cell; its background is there already. */
@FunctionalInterface
public interface CellPainter<R> {

	/**
	 * What is to be painted.
	 *
	 * @param gc with font and foreground as the cell has them
	 * @param image null for none
	 * @param selected whether the ground has the colour of the selection
	 * @param table with the colours of cells that are not selected
	 */
	record Cell(GC gc, Rectangle bounds, String text, Image image, boolean selected, Control table) {
	}

	void paint(Cell cell, R row);

	/** So much higher than its text a line is at least, in pixels. */
	default int extraHeight() {
		return 0;
	}
}
