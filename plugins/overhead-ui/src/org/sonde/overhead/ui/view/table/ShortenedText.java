/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.table;

import java.util.function.IntFunction;

import org.eclipse.swt.graphics.GC;

/** Shortens texts to the available room, with an ellipsis for the rest. */
public final class ShortenedText {
	private static final String ELLIPSIS = "…";

	private ShortenedText() {
	}

	/** Returns the beginning of a text. */
	public static String atEnd(GC gc, String text, int room) {
		return shortened(gc, text, room, length -> text.substring(0, length) + ELLIPSIS);
	}

	/** Returns the end of a text, because names in packages begin alike. */
	public static String atStart(GC gc, String text, int room) {
		return shortened(gc, text, room, length -> ELLIPSIS + text.substring(text.length() - length));
	}

	/**
	 * With its beginning and its end.
	 *
	 * @param most characters, at least 2
	 */
	public static String inMiddle(String text, int most) {
		int end = most / 2;
		return text.length() <= most ? text : text.substring(0, most - 1 - end) + ELLIPSIS + text.substring(text.length() - end);
	}

	private static String shortened(GC gc, String text, int room, IntFunction<String> ofLength) {
		if (gc.textExtent(text).x <= room) {
			return text;
		}
		int fits = 0;
		int tooLong = text.length();
		while (tooLong - fits > 1) {
			int middle = (fits + tooLong) / 2;
			if (gc.textExtent(ofLength.apply(middle)).x <= room) {
				fits = middle;
			} else {
				tooLong = middle;
			}
		}
		return ofLength.apply(fits);
	}
}
