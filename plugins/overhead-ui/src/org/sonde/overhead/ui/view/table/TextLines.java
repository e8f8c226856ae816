/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.table;

import java.util.function.BiConsumer;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.sonde.overhead.ui.view.AccessibleName;

/**
 * The lines of a virtual table without a viewer. However many there are, only those in sight are made; screen readers read them, and
 * tooltips have their whole texts. Texts without room end in an ellipsis.
 */
public final class TextLines {
	private final Table table;
	private final LineCount count;
	private int shown;

	/**
	 * @param table with {@link SWT#VIRTUAL}
	 * @param name  for screen readers
	 * @param fill  sets the texts of the line with this number
	 */
	public TextLines(Table table, String name, BiConsumer<TableItem, Integer> fill) {
		this.table = table;
		count = new LineCount(table);
		table.setHeaderVisible(true);
		AccessibleName.set(table, name);
		table.addListener(SWT.SetData, event -> {
			if (has(event.index)) {
				fill.accept((TableItem) event.item, event.index);
			}
		});
		table.addListener(SWT.EraseItem, event -> event.detail &= ~SWT.FOREGROUND);
		table.addListener(SWT.PaintItem, TextLines::paint);
		ReadableLines.of(table);
		LineToolTip.of(table);
	}

	private static void paint(Event event) {
		TableItem item = (TableItem) event.item;
		Rectangle cell = item.getBounds(event.index);
		// Beside the item's check box.
		int x = item.getTextBounds(event.index).x;
		CellPainter<TableItem> painter = isQualifiedName(item.getText(event.index)) ? new QualifiedNamePainter<>()
				: new TextPainter<>(SWT.LEFT);
		PaintedCells.paint(event, new Rectangle(x, cell.y, cell.x + cell.width - x, cell.height), painter, item);
	}

	/** Of a type or package. It loses its beginning, which many share. */
	private static boolean isQualifiedName(String text) {
		return text.indexOf('.') >= 0 && text.chars().allMatch(character -> character == '.' || Character.isJavaIdentifierPart(character));
	}

	/** Whether the line has a row. Otherwise it will be removed soon. */
	public boolean has(int line) {
		return line >= 0 && line < shown;
	}

	/** Shows so many lines, with new texts. */
	public void show(int lines) {
		shown = lines;
		count.set(lines);
		update();
	}

	/** The same lines, with new texts. */
	public void update() {
		table.clearAll();
	}
}
