/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

/** Words of somebody else in a label: names, files, output. */
public final class LabelText {

	private LabelText() {
	}

	/** The words for a label that shows them as they are: an ampersand is one, and marks no key. */
	public static String of(String words) {
		return words.replace("&", "&&");
	}
}
