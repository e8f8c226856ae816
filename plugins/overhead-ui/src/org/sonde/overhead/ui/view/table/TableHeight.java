/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.table;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Table;

/** The least useful height of a table: its header and three lines, in pixels. */
public final class TableHeight {

	private static final int LEAST_LINES = 3;

	private TableHeight() {
	}

	public static int least(Table table) {
		return least(table, 0);
	}

	/** @param painted height of a painted line, if that may be larger */
	static int least(Table table, int painted) {
		// The height of a line with the rule below it.
		int line = Math.max(table.getItemHeight() + 1, painted);
		boolean below = (table.getScrollbarsMode() & SWT.SCROLLBAR_OVERLAY) == 0 && table.getHorizontalBar().isVisible();
		return table.getHeaderHeight() + LEAST_LINES * line + 2 * table.getBorderWidth()
				+ (below ? table.getHorizontalBar().getSize().y : 0);
	}
}
