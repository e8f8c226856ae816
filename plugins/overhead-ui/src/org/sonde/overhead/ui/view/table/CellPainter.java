/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.table;

import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Rectangle;

/** Paints what stands in a cell; its background is there already. */
@FunctionalInterface
public interface CellPainter<R> {

	/** So much higher than its text a line is where a cell is painted, in pixels. */
	int EXTRA_HEIGHT = 12;

	/**
	 * What is to be painted.
	 *
	 * @param gc with font and foreground as the cell has them
	 * @param image null for none
	 */
	record Cell(GC gc, Rectangle bounds, String text, Image image) {
	}

	void paint(Cell cell, R row);
}
