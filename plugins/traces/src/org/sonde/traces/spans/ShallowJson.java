/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.spans;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.LongConsumer;

/**
 * JSON in UTF-8 without what is nested too deeply for a parser: a list or an object there becomes the number 0, followed by blanks. Spans
 * need nothing that deep.
 */
final class ShallowJson extends FilterInputStream {
	/** Jackson refuses more than 500. */
	static final int DEEPEST = 200;

	private final LongConsumer leftOut;
	private long line = 1;
	private int depth;
	private boolean text;
	private boolean escaped;

	/** @param leftOut receives the line, from 1, of each list or object that is left out */
	ShallowJson(InputStream in, LongConsumer leftOut) {
		super(in);
		this.leftOut = leftOut;
	}

	@Override
	public int read() throws IOException {
		byte[] one = new byte[1];
		return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
	}

	@Override
	public int read(byte[] bytes, int offset, int length) throws IOException {
		int count = super.read(bytes, offset, length);
		for (int i = offset; i < offset + count; i++) {
			bytes[i] = shallow(bytes[i]);
		}
		return count;
	}

	private byte shallow(byte next) {
		boolean hidden = depth > DEEPEST;
		line += next == '\n' ? 1 : 0;
		if (text) {
			text = escaped || next != '"';
			escaped = !escaped && next == '\\';
		} else if (next == '"') {
			text = true;
			escaped = false;
		} else if (next == '[' || next == '{') {
			depth++;
			if (depth == DEEPEST + 1) {
				leftOut.accept(line);
				return '0';
			}
			return hidden ? (byte) ' ' : next;
		} else if ((next == ']' || next == '}') && depth > 0) {
			depth--;
		}
		return hidden && next != '\n' ? (byte) ' ' : next;
	}

	@Override
	public boolean markSupported() {
		return false; // what is read again would nest again
	}
}
