/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.table;

import java.util.Optional;
import java.util.function.Function;

import org.eclipse.swt.graphics.Rectangle;

/** Paints a name. If it is too long, a package or type loses its beginning, which many share, and a method its parameters. */
public final class QualifiedNamePainter<R> implements CellPainter<R> {
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
	public Written paint(Cell cell, R row) {
		Rectangle bounds = cell.bounds();
		int x = cell.drawImage(bounds.x + TextPainter.LEFT_MARGIN);
		int room = bounds.x + bounds.width - TextPainter.RIGHT_MARGIN - x;
		String whole = label.map(of -> of.apply(row)).orElse(cell.text());
		boolean method = whole.indexOf('(') >= 0;
		return cell.write(
				new Written(whole, method ? ShortenedText.atEnd(cell.gc(), whole, room) : ShortenedText.atStart(cell.gc(), whole, room)),
				x);
	}
}
