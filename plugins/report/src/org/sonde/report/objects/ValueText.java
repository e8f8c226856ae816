/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.objects;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.sonde.objects.jmx.AttributeValue;
import org.sonde.objects.jmx.ValueData;

/** Values of watched fields for people. */
public final class ValueText {
	/** Control characters and all line ends of Unicode. */
	private static final Pattern SPECIAL = Pattern.compile("[\\p{Cc}\\u2028\\u2029\"\\\\]");

	private ValueText() {
	}

	/** The value, or why it cannot be read. */
	public static String of(AttributeValue value) {
		return value.getProblem() != null ? value.getProblem() : of(value.getValue());
	}

	/** {@code 12}, {@code "text"}, {@code 'c'}, {@code p.Order@1f}, {@code ***} if it is masked. */
	public static String of(ValueData value) {
		String text = value.getText();
		return switch (value.getKind()) {
			case "null" -> "null";
			case "masked" -> "***";
			case "text" ->
				'"' + escaped(text) + '"' + (value.getLength() > text.length() ? "... (" + value.getLength() + " characters)" : "");
			case "character" -> "'" + escaped(text) + "'";
			case "reference" -> value.getTypeName() + "@" + text;
			default -> text;
		};
	}

	/** Escapes as Java does, so that a text of the program cannot look like a line of the output. */
	public static String escaped(String text) {
		return SPECIAL.matcher(text).replaceAll(found -> Matcher.quoteReplacement(switch (found.group()) {
			case "\n" -> "\\n";
			case "\r" -> "\\r";
			case "\t" -> "\\t";
			case "\"", "\\" -> "\\" + found.group();
			default -> String.format("\\u%04x", (int) found.group().charAt(0));
		}));
	}
}
