/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.code;

import java.text.Normalizer;
import java.util.Map;

/** Text in LaTeX, so that it stands there as it is, with any engine and any encoding of fonts. */
final class Latex {

	/** The characters that LaTeX or its default fonts would misread. Braces stay balanced, because BibTeX counts them. */
	private static final Map<Integer, String> COMMANDS = Map.ofEntries(
			entry('\\', "\\textbackslash{}"), entry('{', "\\textbraceleft{}"),
			entry('}', "\\textbraceright{}"), entry('~', "\\textasciitilde{}"), entry('^', "\\textasciicircum{}"),
			entry('<', "\\textless{}"), entry('>', "\\textgreater{}"), entry('|', "\\textbar{}"), entry('"', "''"),
			entry('ß', "{\\ss}"), entry('ø', "{\\o}"), entry('Ø', "{\\O}"), entry('æ', "{\\ae}"), entry('Æ', "{\\AE}"),
			entry('œ', "{\\oe}"),
			entry('Œ', "{\\OE}"), entry('ł', "{\\l}"), entry('Ł', "{\\L}"), entry('ı', "{\\i}"), entry('–', "--"), entry('—', "---"),
			entry('…', "\\dots{}"));
	/** The marks that Unicode puts behind a letter, and LaTeX before it, in the encoding of fonts that it begins with (OT1). */
	private static final Map<Integer, String> ACCENTS = Map.ofEntries(
			entry('\u0300', "`"), entry('\u0301', "'"), entry('\u0302', "^"),
			entry('\u0303', "~"), entry('\u0304', "="), entry('\u0306', "u"), entry('\u0307', "."), entry('\u0308', "\""),
			entry('\u030a', "r"),
			entry('\u030b', "H"), entry('\u030c', "v"), entry('\u0327', "c"));

	private Latex() {
	}

	private static Map.Entry<Integer, String> entry(char character, String text) {
		return Map.entry((int) character, text);
	}

	/** Escapes text for LaTeX. Characters without a name in LaTeX's own fonts are given by their Unicode number. */
	static String text(String plain) {
		StringBuilder text = new StringBuilder();
		int[] letters = Normalizer.normalize(plain, Normalizer.Form.NFD).codePoints().toArray();
		for (int i = 0; i < letters.length; i++) {
			boolean plainLetter = Character.isLetter(letters[i]) && letters[i] < 128;
			String accent = plainLetter && i + 1 < letters.length ? ACCENTS.get(letters[i + 1]) : null;
			if (accent != null) {
				text.append("{\\").append(accent).append('{').appendCodePoint(letters[i]).append("}}");
				i++;
			} else {
				append(letters[i], text);
			}
		}
		return text.toString();
	}

	private static void append(int letter, StringBuilder text) {
		if (COMMANDS.containsKey(letter)) {
			text.append(COMMANDS.get(letter));
		} else if ("_&%$#".indexOf(letter) >= 0) {
			text.append('\\').appendCodePoint(letter);
		} else if (letter < ' ' || letter > '~') {
			text.append("[U+").append("%04X".formatted(letter)).append(']');
		} else {
			text.appendCodePoint(letter);
		}
	}
}
