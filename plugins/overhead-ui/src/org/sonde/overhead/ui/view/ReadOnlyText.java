/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;

/** Text of several lines that can be read, selected and copied. */
public final class ReadOnlyText {
	/** GTK needs a moment to give the empty text its room; it is given some moments more on a busy machine. */
	private static final int MOMENT_MILLIS = 30;
	private static final int MOMENTS = 30;

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
	 * Wraps the text by its width. GTK never gives it less width than its lines have, so lines that were wrapped in a wider view are cut in a
	 * narrower one, for example after it was maximised. Without lines, it becomes as narrow as its room.
	 */
	private static void wrapAgain(Text text) {
		String words = text.getText();
		if (isCut(text) && !words.isEmpty()) {
			text.setText("");
			whenNarrow(text, words, MOMENTS);
		}
	}

	private static boolean isCut(Text text) {
		return text.getClientArea().width > text.getSize().x;
	}

	private static void whenNarrow(Text text, String words, int moments) {
		text.getDisplay().timerExec(MOMENT_MILLIS, () -> {
			// Something else may be shown meanwhile.
			if (text.isDisposed() || !text.getText().isEmpty()) {
				return;
			}
			if (isCut(text) && moments > 0) {
				whenNarrow(text, words, moments - 1);
			} else {
				text.setText(words);
			}
		});
	}
}
