/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Splits a stream into lines of UTF-8, in bounded memory. */
final class LineReader {
	/** Longest line that is kept, in bytes; it holds a signature or two, and a name in a class file has up to 65,535 bytes. */
	static final int MAX_LINE = 1 << 18;

	private static final char REPLACEMENT = '\uFFFD';

	private final InputStream in;
	private final byte[] chunk = new byte[1 << 16];
	private int position;
	private int limit;
	private byte[] line = new byte[1 << 10];
	private long number;

	LineReader(InputStream in) {
		this.in = in;
	}

	/**
	 * A line without its end.
	 *
	 * @param text    the line; its beginning if it is too long
	 * @param tooLong whether it is longer than {@link #MAX_LINE}
	 */
	record Line(String text, boolean tooLong) {
		/** Whether bytes were replaced that are no UTF-8. */
		boolean isGarbled() {
			return text.indexOf(REPLACEMENT) >= 0;
		}
	}

	/** The next line, or null after the last one. */
	Line next() throws IOException {
		number++;
		if (!fill()) {
			return null;
		}
		int length = 0;
		boolean tooLong = false;
		boolean ended = false;
		do {
			int start = position;
			while (position < limit && chunk[position] != '\n') {
				position++;
			}
			int kept = Math.min(position - start, MAX_LINE - length);
			tooLong |= kept < position - start;
			append(start, kept, length);
			length += kept;
			if (position < limit) {
				position++;
				ended = true;
			}
		} while (!ended && fill());
		if (length > 0 && line[length - 1] == '\r') {
			length--;
		}
		return new Line(new String(line, 0, length, StandardCharsets.UTF_8), tooLong);
	}

	/** The number of the line that was read last, or whose reading failed, from 1. */
	long number() {
		return number;
	}

	private boolean fill() throws IOException {
		if (position == limit) {
			position = 0;
			limit = Math.max(0, in.read(chunk));
		}
		return position < limit;
	}

	private void append(int start, int count, int length) {
		if (length + count > line.length) {
			line = Arrays.copyOf(line, Math.max(length + count, 2 * line.length));
		}
		System.arraycopy(chunk, start, line, length, count);
	}
}
