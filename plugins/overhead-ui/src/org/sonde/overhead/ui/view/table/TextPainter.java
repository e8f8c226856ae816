/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.table;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;

/** Paints the text of a cell as GTK does, which paints what is muted in another colour and cuts what has no room: this ends in an ellipsis then. */
record TextPainter<R>(int alignment) implements CellPainter<R> {
	/** As GTK has them. */
	static final int LEFT_MARGIN = 2;
	static final int RIGHT_MARGIN = 5;

	@Override
	public void paint(Cell cell, R row) {
		GC gc = cell.gc();
		Rectangle bounds = cell.bounds();
		String text = ShortenedText.atEnd(gc, cell.text(), bounds.width - LEFT_MARGIN - RIGHT_MARGIN);
		Point size = gc.textExtent(text);
		int x = alignment == SWT.RIGHT ? bounds.x + bounds.width - RIGHT_MARGIN - size.x : 0;
		gc.setClipping(bounds);
		gc.drawText(text, Math.max(bounds.x + LEFT_MARGIN, x), bounds.y + (bounds.height - size.y) / 2, true);
		gc.setClipping((Rectangle) null);
	}
}
