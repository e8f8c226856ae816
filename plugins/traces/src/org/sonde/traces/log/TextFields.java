/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

/** The fields of a line of the text format, from a place in the line. */
final class TextFields implements FieldReader {
	private static final char SEPARATOR = ';';

	private final String line;
	private int next;

	/** @param start where the first field starts; beyond the end of the line if there is none */
	TextFields(String line, int start) {
		this.line = line;
		next = start;
	}

	/** The number of fields left. */
	int count() {
		return hasNext() ? 1 + (int) line.substring(next).chars().filter(c -> c == SEPARATOR).count() : 0;
	}

	@Override
	public boolean hasNext() {
		return next <= line.length();
	}

	@Override
	public String string() {
		if (!hasNext()) {
			throw new IllegalArgumentException("the record has too few fields");
		}
		int end = line.indexOf(SEPARATOR, next);
		String field = end < 0 ? line.substring(next) : line.substring(next, end);
		next += field.length() + 1;
		return field;
	}

	@Override
	public long longNumber() {
		try {
			return Long.parseLong(string());
		} catch (NumberFormatException e) {
			throw new IllegalArgumentException("a field that should be a whole number is none", e);
		}
	}

	@Override
	public int intNumber() {
		try {
			return Math.toIntExact(longNumber());
		} catch (ArithmeticException e) {
			throw new IllegalArgumentException("a field that should be a whole number of 32 bits is larger", e);
		}
	}

	@Override
	public boolean bool() {
		return switch (string()) {
			case "true" -> true;
			case "false" -> false;
			default -> throw new IllegalArgumentException("a field that should be true or false is neither");
		};
	}

	/** Takes the rest of the line: the text may contain the separator. */
	@Override
	public boolean skipCause() {
		string();
		next = line.length() + 1;
		return false;
	}
}
