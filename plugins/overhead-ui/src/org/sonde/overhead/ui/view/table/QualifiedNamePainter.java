/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.table;

import java.util.Optional;
import java.util.function.Function;

import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;

/** Paints a name. Where it is too long, a package or type loses its beginning, which many have in common, and a method its parameters. */
public final class QualifiedNamePainter<R> implements CellPainter<R> {
	private static final int GAP = 4;

	private final Optional<Function<R, String>> label;

	/** Paints the text of the cell. */
	public QualifiedNamePainter() {
		label = Optional.empty();
	}

	/** @param label painted in place of the text, which is still read aloud and copied */
	public QualifiedNamePainter(Function<R, String> label) {
		this.label = Optional.of(label);
	}

	@Override
	public void paint(Cell cell, R row) {
		GC gc = cell.gc();
		Rectangle bounds = cell.bounds();
		gc.setClipping(bounds);
		int x = bounds.x + TextPainter.LEFT_MARGIN;
		if (cell.image() != null) {
			Rectangle image = cell.image().getBounds();
			gc.drawImage(cell.image(), x, bounds.y + (bounds.height - image.height) / 2);
			x += image.width + GAP;
		}
		int room = bounds.x + bounds.width - TextPainter.RIGHT_MARGIN - x;
		String whole = label.map(of -> of.apply(row)).orElse(cell.text());
		boolean method = whole.indexOf('(') >= 0;
		String text = method ? ShortenedText.atEnd(gc, whole, room) : ShortenedText.atStart(gc, whole, room);
		Point size = gc.textExtent(text);
		gc.drawText(text, x, bounds.y + (bounds.height - size.y) / 2, true);
		gc.setClipping((Rectangle) null);
	}
}
