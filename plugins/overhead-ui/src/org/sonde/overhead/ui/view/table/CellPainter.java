/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.table;

import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Control;

/** Paints the content of a cell. The background is already painted, and the outside is clipped. */
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
		/** The space between an image and the text. */
		private static final int GAP = 4;

		/**
		 * Draws the image, if there is one.
		 *
		 * @param x where it begins
		 * @return where a text begins
		 */
		public int drawImage(int x) {
			if (image == null) {
				return x;
			}
			gc.drawImage(image, x, bounds.y + (bounds.height - image.getBounds().height) / 2);
			return x + image.getBounds().width + GAP;
		}

		/** Writes what there is room for and returns it. */
		public Written write(Written text, int x) {
			gc.drawText(text.shown(), x, bounds.y + (bounds.height - gc.textExtent(text.shown()).y) / 2, true);
			return text;
		}

		/** Writes as much of the text as there is room for, from the left. */
		public Written writeLeft(int x, int end) {
			return write(beginning(end - x), x);
		}

		/** The same on the right of it. */
		public Written writeRight(int x, int end) {
			Written written = beginning(end - x);
			return write(written, Math.max(x, end - gc.textExtent(written.shown()).x));
		}

		private Written beginning(int room) {
			return new Written(text, ShortenedText.atEnd(gc, text, room));
		}
	}

	/** The visible text: the whole text, or a part with an ellipsis. */
	record Written(String whole, String shown) {
		public boolean isCut() {
			return !whole.equals(shown);
		}
	}

	Written paint(Cell cell, R row);

	/** Returns by how much a line is at least higher than its text, in pixels. */
	default int extraHeight() {
		return 0;
	}
}
