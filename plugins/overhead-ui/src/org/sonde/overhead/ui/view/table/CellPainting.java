/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.table;

import java.util.Arrays;
import java.util.Optional;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;

/** Lets the columns of a table that have a painter be painted by it, and what is muted in the others. */
public final class CellPainting<R> {

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
		event.height = Math.max(event.height, event.gc.getFontMetrics().getHeight() + extraHeight(table));
	}

	/** So high a line is at least, in pixels. */
	static int lineHeight(Table table) {
		GC gc = new GC(table);
		try {
			return gc.getFontMetrics().getHeight() + extraHeight(table);
		} finally {
			gc.dispose();
		}
	}

	private static int extraHeight(Table table) {
		return Arrays.stream(table.getColumns()).flatMap(column -> ((Column<?>) column.getData()).painter().stream())
				.mapToInt(CellPainter::extraHeight).max().orElse(0);
	}

	private void erase(Event event) {
		if (painter(event).isPresent()) {
			event.detail &= ~SWT.FOREGROUND;
		}
	}

	private void paint(Event event) {
		TableItem item = (TableItem) event.item;
		Optional<CellPainter<R>> painter = painter(event);
		boolean selected = (event.detail & SWT.SELECTED) != 0;
		if (painter.isEmpty() && selected) {
			paintImage(event, item);
		} else if (painter.isPresent() && rowType.isInstance(item.getData())) {
			GC gc = event.gc;
			gc.setFont(item.getFont(event.index));
			if (!selected) {
				gc.setForeground(item.getForeground(event.index));
			}
			// The item's own bounds are lower than the line where lines are made higher.
			Rectangle across = item.getBounds(event.index);
			Rectangle bounds = new Rectangle(across.x, event.y, across.width, event.height);
			gc.setAntialias(SWT.ON);
			painter.get().paint(new CellPainter.Cell(gc, bounds, item.getText(event.index), item.getImage(event.index), selected, table),
					rowType.cast(item.getData()));
		}
	}

	/** GTK paints the image first and then, in tables with painters, the background of a selected line over it. */
	private static void paintImage(Event event, TableItem item) {
		Image image = item.getImage(event.index);
		if (image != null) {
			event.gc.drawImage(image, item.getImageBounds(event.index).x, event.y + (event.height - image.getBounds().height) / 2);
		}
	}

	@SuppressWarnings("unchecked")
	private Optional<CellPainter<R>> painter(Event event) {
		Column<R> column = (Column<R>) table.getColumn(event.index).getData();
		Object row = event.item.getData();
		return column.painter().or(() -> rowType.isInstance(row) && column.muted().apply(rowType.cast(row))
				&& column.image().apply(rowType.cast(row)) == null ? Optional.of(new TextPainter<>(column.alignment())) : Optional.empty());
	}
}
