/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces.drawing;

/** Names within the text that other tools draw: characters with a meaning there become numbers. */
public final class EscapedText {
	private static final String PLANT_UML = "\\\"<>*_~#&%$!'/|[]{}-";
	private static final String MERMAID = "#;<>\"\\%:{}[]|`&";

	private EscapedText() {
	}

	/** For PlantUML. */
	public static String plantUml(String text) {
		return escaped(text, PLANT_UML, "&#");
	}

	/** For Mermaid. */
	public static String mermaid(String text) {
		return escaped(text, MERMAID, "#");
	}

	private static String escaped(String text, String special, String before) {
		StringBuilder escaped = new StringBuilder();
		text.replaceAll("\\p{Cntrl}", " ").codePoints().forEach(point -> {
			if (special.indexOf(point) >= 0) {
				escaped.append(before).append(point).append(';');
			} else {
				escaped.appendCodePoint(point);
			}
		});
		return escaped.toString();
	}
}
