/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.table;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;

/** Paints image and text of a cell as GTK does, but with muted colours, and with an ellipsis if there is no room. */
record TextPainter<R>(int alignment) implements CellPainter<R> {
	/** The margins of GTK. */
	static final int LEFT_MARGIN = 2;
	static final int RIGHT_MARGIN = 5;

	@Override
	public Written paint(Cell cell, R row) {
		Rectangle bounds = cell.bounds();
		int x = cell.drawImage(bounds.x + LEFT_MARGIN);
		int end = bounds.x + bounds.width - RIGHT_MARGIN;
		return alignment == SWT.RIGHT ? cell.writeRight(x, end) : cell.writeLeft(x, end);
	}
}
