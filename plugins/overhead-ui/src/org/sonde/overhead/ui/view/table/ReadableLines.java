/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.table;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.sonde.overhead.ui.view.Deferred;

/**
 * Lets screen readers read the lines of a virtual table. GTK tells them what stands in a line when the line changes, and SWT keeps changes
 * from it while the texts of a cleared line are filled in: the line would stay blank for them. So it is changed once more, to the
 * background that it has.
 */
final class ReadableLines {
	private ReadableLines() {
	}

	/** Makes all lines readable from now on. */
	static void of(Table table) {
		table.addListener(SWT.SetData, event -> tell(table, event.index));
	}

	/**
	 * By its number, not by its item: a screen reader may ask for a line while SWT removes it; then SWT makes an item that it forgets and
	 * never disposes, and whose texts are freed memory.
	 */
	private static void tell(Table table, int line) {
		Deferred.run(table, () -> {
			if (line >= 0 && line < table.getItemCount()) {
				TableItem item = table.getItem(line);
				// If it was cleared meanwhile, asking fills it in; any change to a cleared line makes SWT take it for filled in, and it
				// would stay blank.
				item.getText(0);
				item.setBackground(0, null);
			}
		});
	}
}
