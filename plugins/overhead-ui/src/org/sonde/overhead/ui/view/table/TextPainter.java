/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.table;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;

/** Paints image and text of a cell as GTK does, which paints what is muted in another colour and cuts what has no room: this ends in an ellipsis then. */
record TextPainter<R>(int alignment) implements CellPainter<R> {
	/** As GTK has them. */
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
