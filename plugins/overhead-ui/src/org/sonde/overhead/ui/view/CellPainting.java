/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import java.util.Optional;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;

/** Lets the columns of a table that have a painter be painted by it. */
final class CellPainting<R> {

	private final Table table;
	private final Class<R> rowType;

	private CellPainting(Table table, Class<R> rowType) {
		this.table = table;
		this.rowType = rowType;
	}

	static <R> void install(Table table, Class<R> rowType) {
		CellPainting<R> painting = new CellPainting<>(table, rowType);
		table.addListener(SWT.MeasureItem, painting::measure);
		table.addListener(SWT.EraseItem, painting::erase);
		table.addListener(SWT.PaintItem, painting::paint);
	}

	private void measure(Event event) {
		event.height = Math.max(event.height, event.gc.getFontMetrics().getHeight() + CellPainter.EXTRA_HEIGHT);
	}

	private void erase(Event event) {
		if (painter(event).isPresent()) {
			event.detail &= ~SWT.FOREGROUND;
		}
	}

	private void paint(Event event) {
		painter(event).ifPresent(painter -> {
			TableItem item = (TableItem) event.item;
			if (rowType.isInstance(item.getData())) {
				GC gc = event.gc;
				gc.setFont(item.getFont(event.index));
				if ((event.detail & SWT.SELECTED) == 0) {
					gc.setForeground(item.getForeground(event.index));
				}
				// The item's own bounds are lower than the line where lines are made higher.
				Rectangle across = item.getBounds(event.index);
				Rectangle bounds = new Rectangle(across.x, event.y, across.width, event.height);
				gc.setAntialias(SWT.ON);
				painter.paint(new CellPainter.Cell(gc, bounds, item.getText(event.index), item.getImage(event.index)), rowType.cast(item.getData()));
			}
		});
	}

	@SuppressWarnings("unchecked")
	private Optional<CellPainter<R>> painter(Event event) {
		return ((Column<R>) table.getColumn(event.index).getData()).painter();
	}
}
