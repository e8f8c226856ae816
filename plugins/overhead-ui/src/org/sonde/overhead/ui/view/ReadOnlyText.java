/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;

/** Text of several lines that can be read, selected and copied. */
public final class ReadOnlyText {

	private ReadOnlyText() {
	}

	/** @param name for screen readers */
	public static Text create(Composite parent, String name) {
		return create(parent, name, SWT.NONE);
	}

	/** @param border {@link SWT#BORDER}, or {@link SWT#NONE} */
	public static Text create(Composite parent, String name, int border) {
		Text text = new Text(parent, SWT.MULTI | SWT.READ_ONLY | SWT.WRAP | SWT.V_SCROLL | border);
		AccessibleName.set(text, name);
		text.addListener(SWT.Resize, event -> Deferred.run(text, () -> wrapAgain(text)));
		return text;
	}

	/**
	 * Wraps the text by its width. GTK never gives it less width than its lines have, so lines that were wrapped in a wider view are cut in
	 * a narrower one, for example after it was maximised.
	 */
	private static void wrapAgain(Text text) {
		Point size = text.getSize();
		if (text.getClientArea().width <= size.x || text.getText().isEmpty()) {
			return;
		}
		String words = text.getText();
		text.setText("");
		// Without lines, it becomes as narrow as its room when it is resized.
		text.setSize(Math.max(0, size.x - 1), size.y);
		text.setSize(size);
		text.setText(words);
	}
}
