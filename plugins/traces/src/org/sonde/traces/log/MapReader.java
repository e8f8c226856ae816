/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Reads {@code kieker.map}, a line {@code $number=text} for each text, into a table; also while it grows. */
final class MapReader {
	private static final int MAX_DIGITS = 9;
	/** Length of most maps, in bytes. */
	private static final int EXPECTED = 1 << 13;

	private final Path file;
	private final StringTable strings;
	private final LogProblems problems;
	private final ReadBuffer in = new ReadBuffer(EXPECTED);
	private long line;
	/** The number of the text that the next line may continue; −1 before the first. */
	private int last = -1;
	private boolean dropped;
	/** Empty lines since then, which belong to the text if another line does; else they are none of it, as Kieker ignores them. */
	private int blanks;
	/** Whether the rest is not read because there is no room for it. */
	private boolean full;

	MapReader(Path file, StringTable strings, LogProblems problems) {
		this.file = file;
		this.strings = strings;
		this.problems = problems;
	}

	/** Reads to the end of the stream, which is that of the file. */
	void read(InputStream stream) {
		try {
			while (!full && in.fill(stream) >= 0) {
				takeLines();
			}
		} catch (IOException e) {
			problems.add(file, "line " + (line + 1), LogProblems.unreadable(e));
			in.ended = true;
		}
		takeLines();
	}

	/** Reads what is there of a map that grows; what is not a whole line stays for the next time, or {@link #read}. */
	void readOn(InputStream stream) {
		try {
			while (!full && in.fill(stream) > 0) {
				takeLines();
			}
			in.ended = false;
		} catch (IOException e) {
			problems.add(file, "line " + (line + 1), LogProblems.unreadable(e));
			full = true;
		}
	}

	private void takeLines() {
		while (in.position < in.limit && !full) {
			int end = TextDecoder.lineEnd(in.bytes, in.position, in.limit);
			if (end == in.limit && !in.ended && in.remaining() <= ReadBuffer.MAX_LINE) {
				return;
			}
			if (dropped) {
				dropped = end == in.limit;
			} else {
				dropped = end == in.limit && !in.ended || end - in.position > ReadBuffer.MAX_LINE;
				line++;
				int length = Math.min(end - in.position, ReadBuffer.MAX_LINE);
				if (dropped) {
					problems.add(file, place(), "a string is cut off after %d bytes".formatted(ReadBuffer.MAX_LINE));
					dropped = end == in.limit;
				}
				take(new String(in.bytes, in.position, length, StandardCharsets.UTF_8));
			}
			in.position = Math.min(end + 1, in.limit);
		}
	}

	private String place() {
		return "line " + line;
	}

	private void take(String text) {
		int from = line == 1 && text.startsWith("\uFEFF") ? 1 : 0; // the mark that editors put in front of UTF-8
		String content = text.substring(from, text.endsWith("\r") ? text.length() - 1 : text.length());
		if (content.indexOf('\uFFFD') >= 0) {
			problems.add(file, place(), "bytes that are not UTF-8 were replaced");
		}
		int equals = content.indexOf('=');
		if (isEntry(content, equals)) {
			blanks = 0;
			last = Integer.parseInt(content, 1, equals, 10);
			if (!strings.isPossible(last)) {
				problems.add(file, place(), "number %d is ignored, because it is far above the others".formatted(last));
				last = -1;
				return;
			}
			if (strings.text(last) != null) {
				problems.add(file, place(), "number %d occurs again; the last string is kept".formatted(last));
			}
			put(content.substring(equals + 1));
		} else if (last >= 0 && content.isEmpty()) {
			blanks = Math.min(blanks + 1, ReadBuffer.MAX_LINE);
		} else if (last >= 0) {
			put(strings.text(last) + "\n".repeat(blanks + 1) + content); // Kieker does not escape line breaks within a string
			blanks = 0;
		} else if (!content.isBlank()) {
			problems.add(file, place(), "the line is not of the form $number=text");
		}
	}

	private static boolean isEntry(String line, int equals) {
		if (equals < 2 || equals > MAX_DIGITS + 1 || line.charAt(0) != '$') {
			return false;
		}
		for (int i = 1; i < equals; i++) {
			if (line.charAt(i) < '0' || line.charAt(i) > '9') {
				return false;
			}
		}
		return true;
	}

	private void put(String text) {
		if (!strings.put(last, text)) {
			problems.add(file, place(), "the rest of the file is not read, because it is too large for a map");
			full = true;
		}
	}
}
