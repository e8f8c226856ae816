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

/** Gives a table's spare width to the columns that can use it, so that no text is cut while there is room beside the columns. */
public final class SpareWidth {
	/** The width of a column without spare width. */
	private static final String ASKED = "org.sonde.overhead.ui.asked";
	private static final String GIVEN = "org.sonde.overhead.ui.given";
	/** The error of a width that a scaled screen cannot show exactly, in pixels. */
	private static final int ROUNDING = 1;

	private final Table table;
	private final Predicate<TableColumn> takes;
	/** The table's width when spare width was last distributed. */
	private int sharedFor;

	/** @param takes whether a column takes spare width */
	public SpareWidth(Table table, Predicate<TableColumn> takes) {
		this.table = table;
		this.takes = takes;
		// Not while GTK gives the table its size: what is changed then may not be painted.
		table.addListener(SWT.Resize, event -> table.getDisplay().asyncExec(this::share));
		// A table that was hidden has its size only once it is visible.
		table.addListener(SWT.Paint, event -> {
			if (table.getSize().x != sharedFor) {
				table.getDisplay().asyncExec(this::share);
			}
		});
	}

	/** Sets the column's width, to which spare width may be added. */
	public static void ask(TableColumn widget, int width) {
		if (widget.getData(ASKED) == null) {
			widget.addListener(SWT.Resize, event -> resized(widget));
		}
		set(widget, width, 0);
	}

	/** The column's width without spare width: the initial one, or that of the user. */
	static int asked(TableColumn widget) {
		return (Integer) widget.getData(ASKED);
	}

	/**
	 * Whatever is neither asked nor given is the user's. GTK tells of it by an event only: a width that is read at any other time may be 0,
	 * because GTK has not laid out the column yet, and what was given to the others would push it out of the table.
	 */
	private static void resized(TableColumn widget) {
		int more = widget.getWidth() - asked(widget) - given(widget);
		boolean stretched = more > 0 && widget == last(widget.getParent()); // by GTK, to the end of the table
		if (Math.abs(more) > ROUNDING && widget.getWidth() > 0 && !stretched) {
			widget.setData(ASKED, widget.getWidth());
			widget.setData(GIVEN, 0);
		}
	}

	/** Distributes the present spare width. */
	public void share() {
		if (table.isDisposed()) {
			return;
		}
		sharedFor = table.getSize().x;
		List<TableColumn> takers = shown(table).stream().filter(takes).toList();
		int spare = Math.max(0, room() - shown(table).stream().mapToInt(SpareWidth::asked).sum());
		for (int i = 0; i < takers.size(); i++) {
			give(takers.get(i), spare * (i + 1) / takers.size() - spare * i / takers.size());
		}
	}

	private int room() {
		boolean beside = (table.getScrollbarsMode() & SWT.SCROLLBAR_OVERLAY) == 0 && table.getVerticalBar().isVisible();
		return table.getSize().x - 2 * table.getBorderWidth() - (beside ? table.getVerticalBar().getSize().x : 0);
	}

	private static void give(TableColumn widget, int width) {
		if (given(widget) != width) {
			set(widget, asked(widget), width);
		}
	}

	private static void set(TableColumn widget, int asked, int given) {
		widget.setData(ASKED, asked);
		widget.setData(GIVEN, given);
		widget.setWidth(asked + given);
	}

	private static int given(TableColumn widget) {
		return (Integer) widget.getData(GIVEN);
	}

	private static TableColumn last(Table table) {
		List<TableColumn> shown = shown(table);
		return shown.isEmpty() ? null : shown.getLast();
	}

	private static List<TableColumn> shown(Table table) {
		return Arrays.stream(table.getColumnOrder()).mapToObj(table::getColumn).filter(TableColumn::getResizable).toList();
	}
}
