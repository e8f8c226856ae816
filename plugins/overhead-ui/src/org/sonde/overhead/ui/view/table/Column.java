/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.table;

import java.util.Comparator;
import java.util.Optional;
import java.util.function.Function;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.sonde.common.digits.Digits;
import org.sonde.common.digits.NaturalOrder;

/**
 * A column of a {@link ColumnTable}.
 *
 * @param id under which width and sorting are remembered
 * @param title with the unit, where the cells have none
 * @param width at first, in pixels
 * @param alignment {@link SWT#LEFT} or {@link SWT#RIGHT}
 * @param text of a cell, also when copied
 * @param toolTip of a cell; may give null
 * @param image of a cell; may give null
 * @param muted whether a cell shows why there is no number
 * @param order in which the column sorts
 * @param painter of a cell, where text and image are not enough
 * @param shown at first
 * @param takesSpareWidth becomes wider where the table has room for it
 */
public record Column<R>(String id, String title, int width, int alignment, Function<R, String> text, Function<R, String> toolTip,
		Function<R, Image> image, Function<R, Boolean> muted, Comparator<R> order, Optional<CellPainter<R>> painter, boolean shown,
		boolean takesSpareWidth) {

	/** A column that its texts fill, shown from the beginning. */
	private Column(String id, String title, int width, int alignment, Function<R, String> text, Comparator<R> order) {
		this(id, title, width, alignment, text, row -> null, row -> null, row -> false, order, Optional.empty(), true, false);
	}

	/** A column of texts in their natural order. */
	public static <R> Column<R> text(String id, String title, int width, Function<R, String> text) {
		return text(id, title, width, text, Comparator.comparing(text, NaturalOrder.OF_NAMES));
	}

	/** A column of texts in another order. */
	public static <R> Column<R> text(String id, String title, int width, Function<R, String> text, Comparator<R> order) {
		return new Column<>(id, title, width, SWT.LEFT, text, order);
	}

	/** A column of numbers with intervals and units, aligned to the right. */
	public static <R> Column<R> number(String id, String title, int width, Function<R, String> text, Comparator<R> order) {
		return new Column<>(id, title, width, SWT.RIGHT, text, order);
	}

	/** The text in the cell. Copies have no digit groups, which other programs do not read as numbers. */
	String shown(R row) {
		return isNumeric() ? Digits.grouped(text.apply(row)) : text.apply(row);
	}

	/** Whether its cells are numbers. */
	boolean isNumeric() {
		return alignment == SWT.RIGHT;
	}

	public Column<R> withToolTip(Function<R, String> newToolTip) {
		return new Column<>(id, title, width, alignment, text, newToolTip, image, muted, order, painter, shown, takesSpareWidth);
	}

	public Column<R> withImage(Function<R, Image> newImage) {
		return new Column<>(id, title, width, alignment, text, toolTip, newImage, muted, order, painter, shown, takesSpareWidth);
	}

	public Column<R> withMuted(Function<R, Boolean> newMuted) {
		return new Column<>(id, title, width, alignment, text, toolTip, image, newMuted, order, painter, shown, takesSpareWidth);
	}

	/** Painted by us; screen readers, copying and sorting use the text. */
	public Column<R> withPainter(CellPainter<R> newPainter) {
		return new Column<>(id, title, width, alignment, text, toolTip, image, muted, order, Optional.of(newPainter), shown,
				takesSpareWidth);
	}

	/** Hidden until the user asks for it. */
	public Column<R> hidden() {
		return new Column<>(id, title, width, alignment, text, toolTip, image, muted, order, painter, false, takesSpareWidth);
	}

	/** Takes a part of the table's spare width. */
	public Column<R> withSpareWidth() {
		return new Column<>(id, title, width, alignment, text, toolTip, image, muted, order, painter, shown, true);
	}
}
