/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.table;

import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;

/** Shows the whole texts of the line under the pointer, however narrow its columns are. */
final class LineToolTip {
	private LineToolTip() {
	}

	/** Shows tooltips for all lines from now on. */
	static void of(Table table) {
		table.addListener(SWT.MouseMove, event -> {
			String whole = at(table, event);
			if (!Objects.equals(whole, table.getToolTipText())) {
				table.setToolTipText(whole);
			}
		});
	}

	private static String at(Table table, Event event) {
		TableItem item = table.getItem(new Point(event.x, event.y));
		return item == null ? null
				: IntStream.range(0, table.getColumnCount()).mapToObj(item::getText).filter(text -> !text.isEmpty())
						.collect(Collectors.joining("\n"));
	}
}
