/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.table;

import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.sonde.overhead.ui.view.table.CellPainter;

/** Paints the first cell of a line, indented by its groups. A group has an arrow that shows whether it is open, and its name in bold. */
public final class LinePainter implements CellPainter<EstimateLine> {

	/** The width of the painted arrows: a table has none, unlike a tree. */
	private static final int ARROW = 18;
	private static final int INDENT = 16;
	private static final int MARGIN = 3;
	private static final int GAP = 4;

	/** Whether the arrow of a group was hit. */
	static boolean isOnArrow(EstimateGroup group, Rectangle cell, int x) {
		int from = cell.x + MARGIN + group.depth() * INDENT;
		return x >= from && x < from + ARROW;
	}

	@Override
	public Written paint(Cell cell, EstimateLine line) {
		GC gc = cell.gc();
		Rectangle bounds = cell.bounds();
		int x = bounds.x + MARGIN + line.depth() * INDENT + (line.depth() > 0 && line instanceof EstimateRow ? GAP : 0);
		if (line instanceof EstimateGroup group) {
			arrow(gc, x + ARROW / 2 - 2, bounds.y + bounds.height / 2, group.open());
			gc.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
			x += ARROW;
		}
		x = cell.drawImage(x);
		Written written = cell.writeLeft(x, bounds.x + bounds.width - MARGIN);
		if (line instanceof EstimateRow row && row.dropped()) {
			int middle = bounds.y + bounds.height / 2;
			gc.drawLine(x, middle, x + gc.textExtent(written.shown()).x, middle);
		}
		return written;
	}

	private static void arrow(GC gc, int x, int y, boolean open) {
		gc.setLineWidth(2);
		gc.setLineCap(SWT.CAP_ROUND);
		gc.drawPolyline(open ? new int[] { x - 4, y - 2, x, y + 2, x + 4, y - 2 } : new int[] { x - 2, y - 4, x + 2, y, x - 2, y + 4 });
		gc.setLineWidth(1);
	}
}
