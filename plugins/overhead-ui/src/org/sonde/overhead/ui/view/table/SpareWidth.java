/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.table;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;

/** Gives the width that a table has to spare to the columns that can use it: no text is cut beside an empty end of its table. */
public final class SpareWidth {
	/** What a column was told to be wide, before anything was given to it. */
	private static final String ASKED = "org.sonde.overhead.ui.asked";
	private static final String GIVEN = "org.sonde.overhead.ui.given";

	private final Table table;
	private final Predicate<TableColumn> takes;
	/** How wide the table was when its width was shared out last. */
	private int sharedFor;

	/** @param takes whether a column can use more than it was asked to have */
	public SpareWidth(Table table, Predicate<TableColumn> takes) {
		this.table = table;
		this.takes = takes;
		// Not while GTK gives the table its size: what is changed then may not be painted.
		table.addListener(SWT.Resize, event -> table.getDisplay().asyncExec(this::share));
		// A table that was hidden until now has its size only when it is seen.
		table.addListener(SWT.Paint, event -> {
			if (table.getSize().x != sharedFor) {
				table.getDisplay().asyncExec(this::share);
			}
		});
	}

	/** Makes the column as wide as asked for, until there is something to spare. */
	public static void ask(TableColumn widget, int width) {
		widget.setData(ASKED, width);
		widget.setData(GIVEN, null);
		widget.setWidth(width);
	}

	/** How wide the column is without what was given to it: as it was at first, or as the user made it. */
	int asked(TableColumn widget) {
		boolean overflowing = shown().stream().mapToInt(TableColumn::getWidth).sum() > room();
		return overflowing ? widget.getWidth() - given(widget) : unstretched(widget);
	}

	/** GTK makes the last column reach to the end of the table. */
	private int unstretched(TableColumn widget) {
		int width = widget.getWidth() - given(widget);
		return widget == last() ? Math.min(width, (Integer) widget.getData(ASKED)) : width;
	}

	/** Shares out what there is to spare now. */
	public void share() {
		if (table.isDisposed()) {
			return;
		}
		sharedFor = table.getSize().x;
		List<TableColumn> takers = shown().stream().filter(takes).toList();
		if (takers.isEmpty()) {
			return;
		}
		int asked = shown().stream().mapToInt(this::unstretched).sum();
		int spare = Math.max(0, room() - asked);
		for (int i = 0; i < takers.size(); i++) {
			give(takers.get(i), spare * (i + 1) / takers.size() - spare * i / takers.size());
		}
	}

	private int room() {
		boolean beside = (table.getScrollbarsMode() & SWT.SCROLLBAR_OVERLAY) == 0 && table.getVerticalBar().isVisible();
		return table.getSize().x - 2 * table.getBorderWidth() - (beside ? table.getVerticalBar().getSize().x : 0);
	}

	private void give(TableColumn widget, int width) {
		if (given(widget) != width) {
			int asked = unstretched(widget);
			widget.setData(GIVEN, width);
			widget.setWidth(asked + width);
		}
	}

	private static int given(TableColumn widget) {
		return widget.getData(GIVEN) == null ? 0 : (Integer) widget.getData(GIVEN);
	}

	private TableColumn last() {
		List<TableColumn> shown = shown();
		return shown.isEmpty() ? null : shown.getLast();
	}

	private List<TableColumn> shown() {
		return Arrays.stream(table.getColumnOrder()).mapToObj(table::getColumn).filter(TableColumn::getResizable).toList();
	}
}
