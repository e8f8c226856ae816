/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.table;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;

/** Paints a text as a table would, in the colour of its cell: GTK ignores that colour in tables that have painters. */
record TextPainter<R>(int alignment) implements CellPainter<R> {
	/** As GTK has them. */
	private static final int LEFT_MARGIN = 2;
	private static final int RIGHT_MARGIN = 5;

	@Override
	public void paint(Cell cell, R row) {
		GC gc = cell.gc();
		Rectangle bounds = cell.bounds();
		Point size = gc.textExtent(cell.text());
		int x = alignment == SWT.RIGHT ? bounds.x + bounds.width - RIGHT_MARGIN - size.x : 0;
		gc.setClipping(bounds);
		gc.drawText(cell.text(), Math.max(bounds.x + LEFT_MARGIN, x), bounds.y + (bounds.height - size.y) / 2, true);
		gc.setClipping((Rectangle) null);
	}
}
