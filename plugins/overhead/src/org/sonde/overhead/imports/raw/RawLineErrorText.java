/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.raw;

/** Words for what is wrong with a line of a raw file. */
final class RawLineErrorText {

	private static final int SHOWN = 40;

	private RawLineErrorText() {
	}

	/** @param columns those of the lines before; 0 for a first line */
	static String of(String line, int columns) {
		String shown = line.length() > SHOWN ? line.substring(0, SHOWN) + "…" : line;
		if (line.startsWith("\u00ff\u00fe") || line.startsWith("\u00fe\u00ff") || line.indexOf('\0') >= 0) {
			return "the file seems to be in UTF-16. Save it as UTF-8";
		}
		if (line.isEmpty()) {
			return "the line is empty. Remove it";
		}
		if (!line.contains(";")) {
			String separator = line.contains(",") ? "commas" : line.contains("\t") ? "tabs" : "";
			return separator.isEmpty() ? "expected thread;nanoseconds, found \"" + shown + "\""
					: "its fields are separated by " + separator + ", but raw files use semicolons. Replace the separators";
		}
		String[] fields = line.split(";", -1);
		if (fields.length != 2 && fields.length != 4 || columns != 0 && fields.length != columns) {
			return "expected " + (columns == 2 || columns == 4 ? columns : "2 or 4") + " fields, found " + fields.length;
		}
		if (!fields[0].matches("\\d{1,9}")) {
			return "the thread must be a number, found \"" + fields[0] + "\"";
		}
		if (!fields[1].matches("\\d{1,15}")) {
			return "the duration " + durationTrouble(fields[1]);
		}
		return fields.length == 2 ? "the line has invisible characters. Remove them"
				: "memory and collections must be whole numbers, found \"" + fields[2] + "\" and \"" + fields[3] + "\"";
	}

	private static String durationTrouble(String duration) {
		if (duration.matches("-\\d+")) {
			return duration + " ns is negative: the clock of the measurement was set back. Measure again, or remove the line";
		}
		if (duration.matches("(?i)\\.?nan?|-?inf(inity)?")) {
			return "is " + duration + ". Remove the line if the call was not measured";
		}
		if (duration.matches("\\d{16,}")) {
			return duration + " ns is longer than eleven days";
		}
		return "must be a whole number of nanoseconds, found \"" + duration + "\"";
	}
}
