/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

/** Texts from outside in a control, such as names, files and output, shown as they are. */
public final class ControlText {

	private ControlText() {
	}

	/** For a label: an ampersand marks no key. */
	public static String label(String words) {
		return words.replace("&", "&&");
	}

	/** For a link: also, an angle bracket begins no link. */
	public static String link(String words) {
		return label(words.replace("<", "‹").replace(">", "›"));
	}
}
