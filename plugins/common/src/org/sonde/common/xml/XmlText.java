/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.common.xml;

/** Text of ours within XML. */
public final class XmlText {

	private XmlText() {
	}

	/** Returns text for the content of an element. Characters that XML does not allow become blanks. */
	public static String escaped(String text) {
		return text.replaceAll("[\\p{Cntrl}\\p{Cs}\\uFFFE\\uFFFF]", " ").replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
	}
}
