/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.table;

import java.util.Arrays;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;

/** Paints the cells of a table: GTK would cut texts without an ellipsis, and ignore muted colours. */
public final class PaintedCells<R> {

	private final Table table;
	private final Class<R> rowType;

	private PaintedCells(Table table, Class<R> rowType) {
		this.table = table;
		this.rowType = rowType;
	}

	static <R> void install(Table table, Class<R> rowType) {
		PaintedCells<R> painting = new PaintedCells<>(table, rowType);
		table.addListener(SWT.MeasureItem, painting::measure);
		table.addListener(SWT.EraseItem, event -> event.detail &= ~SWT.FOREGROUND);
		table.addListener(SWT.PaintItem, painting::paint);
	}

	/**
	 * GTK makes a line as high as its highest cell, so only the first cell asks for the height: measuring a font takes much of a layout.
	 */
	private void measure(Event event) {
		if (event.index == 0) {
			event.height = Math.max(event.height, event.gc.getFontMetrics().getHeight() + extraHeight(table));
		}
	}

	/** The minimum height of a line, in pixels. */
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

	private void paint(Event event) {
		TableItem item = (TableItem) event.item;
		if (rowType.isInstance(item.getData())) {
			paint(event, item.getBounds(event.index), painter(column(table, event.index)), rowType.cast(item.getData()));
		}
	}

	/** @param cell across, what may be painted; if lines are made higher, an item's own bounds are lower than its line */
	static <R> void paint(Event event, Rectangle cell, CellPainter<R> painter, R row) {
		TableItem item = (TableItem) event.item;
		boolean selected = (event.detail & SWT.SELECTED) != 0;
		GC gc = event.gc;
		gc.setFont(item.getFont(event.index));
		if (!selected) {
			gc.setForeground(item.getForeground(event.index));
		}
		Rectangle across = seen(item.getParent(), cell);
		Rectangle bounds = new Rectangle(across.x, event.y, across.width, event.height);
		gc.setAntialias(SWT.ON);
		gc.setClipping(bounds);
		painter.paint(new CellPainter.Cell(gc, bounds, item.getText(event.index), item.getImage(event.index), selected, item.getParent()),
				row);
		gc.setClipping((Rectangle) null);
	}

	/**
	 * A cell that reaches beyond the right edge of the table only uses the room up to there; otherwise the end of its text would be missing
	 * without a sign.
	 */
	private static Rectangle seen(Table table, Rectangle cell) {
		int end = Math.min(cell.x + cell.width, table.getClientArea().width);
		return end <= cell.x ? cell : new Rectangle(cell.x, cell.y, end - cell.x, cell.height);
	}

	/** The text that is visible in a cell. The cell is painted once more, off-screen. */
	public static <R> CellPainter.Written written(Table table, int index, R row) {
		Column<R> column = column(table, index);
		TableColumn widget = table.getColumn(index);
		int x = table.getItemCount() == 0 ? 0 : table.getItem(table.getTopIndex()).getBounds(index).x;
		Rectangle bounds = seen(table, new Rectangle(x, 0, widget.getWidth(), table.getItemHeight()));
		Image nowhere = new Image(table.getDisplay(), 1, 1);
		GC gc = new GC(nowhere);
		try {
			gc.setFont(table.getFont());
			return painter(column).paint(new CellPainter.Cell(gc, bounds, column.shown(row), column.image().apply(row), false, table), row);
		} finally {
			gc.dispose();
			nowhere.dispose();
		}
	}

	@SuppressWarnings("unchecked")
	private static <R> Column<R> column(Table table, int index) {
		return (Column<R>) table.getColumn(index).getData();
	}

	private static <R> CellPainter<R> painter(Column<R> column) {
		return column.painter().orElseGet(() -> new TextPainter<>(column.alignment()));
	}
}
