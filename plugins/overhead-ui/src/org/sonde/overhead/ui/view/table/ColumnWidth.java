/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.table;

import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Control;

/** The initial width of a column: for its contents, but not narrower than its title, which may be longer in other languages. */
public final class ColumnWidth {
	/** Around a title. */
	private static final int MARGIN = 10;

	private ColumnWidth() {
	}

	/** @param contents what the contents ask for, in pixels */
	public static int of(Control table, String title, int contents) {
		GC gc = new GC(table.getDisplay());
		try {
			// GTK writes titles in this font.
			gc.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
			return Math.max(contents, gc.stringExtent(title).x + MARGIN);
		} finally {
			gc.dispose();
		}
	}
}
