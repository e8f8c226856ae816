/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.objects;

import org.sonde.objects.jmx.AttributeValue;
import org.sonde.objects.jmx.ValueData;

/** Values of watched fields for people. */
public final class ValueText {
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
			case "text" -> '"' + text + '"' + (value.getLength() > text.length() ? "... (" + value.getLength() + " characters)" : "");
			case "character" -> "'" + text + "'";
			case "reference" -> value.getTypeName() + "@" + text;
			default -> text;
		};
	}
}
