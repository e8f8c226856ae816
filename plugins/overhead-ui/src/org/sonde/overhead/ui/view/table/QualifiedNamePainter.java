/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.table;

import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;

/** Paints a name. Where it is too long, a package or type loses its beginning, which many have in common, and a method its parameters. */
public final class QualifiedNamePainter<R> implements CellPainter<R> {
	private static final int MARGIN = 5;
	private static final int GAP = 4;

	@Override
	public void paint(Cell cell, R row) {
		GC gc = cell.gc();
		Rectangle bounds = cell.bounds();
		gc.setClipping(bounds);
		int x = bounds.x + MARGIN;
		if (cell.image() != null) {
			Rectangle image = cell.image().getBounds();
			gc.drawImage(cell.image(), x, bounds.y + (bounds.height - image.height) / 2);
			x += image.width + GAP;
		}
		int room = bounds.x + bounds.width - MARGIN - x;
		boolean method = cell.text().indexOf('(') >= 0;
		String text = method ? ShortenedText.atEnd(gc, cell.text(), room) : ShortenedText.atStart(gc, cell.text(), room);
		Point size = gc.textExtent(text);
		gc.drawText(text, x, bounds.y + (bounds.height - size.y) / 2, true);
		gc.setClipping((Rectangle) null);
	}
}
