/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.weaving.runtime;

/** Texts in JSON, for carriers. */
public final class JsonText {
	private static final char LAST_CONTROL = 0x1f;

	private JsonText() {
	}

	/** The text between quotes. */
	public static void append(String text, StringBuilder json) {
		json.append('"');
		for (int i = 0; i < text.length(); i++) {
			char c = text.charAt(i);
			// Half of a surrogate pair cannot be written in UTF-8.
			if (c <= LAST_CONTROL || Character.isSurrogate(c)) {
				json.append(String.format("\\u%04x", (int) c));
			} else if (c == '"' || c == '\\') {
				json.append('\\').append(c);
			} else {
				json.append(c);
			}
		}
		json.append('"');
	}
}
