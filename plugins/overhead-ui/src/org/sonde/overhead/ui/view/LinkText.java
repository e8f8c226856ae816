/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

/** Texts of links, in which &lt;a&gt; is a link and &amp; a mnemonic. */
public final class LinkText {

	private LinkText() {
	}

	/** Takes from a text of others what would be read as a link. */
	public static String plain(String words) {
		return words.replace("<", "‹").replace(">", "›").replace("&", "&&");
	}
}
