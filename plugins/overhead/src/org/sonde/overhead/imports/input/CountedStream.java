/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.input;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Counts the bytes that were read. */
final class CountedStream extends FilterInputStream {

	private long count;

	CountedStream(InputStream in) {
		super(in);
	}

	long count() {
		return count;
	}

	@Override
	public int read() throws IOException {
		int value = in.read();
		count += value < 0 ? 0 : 1;
		return value;
	}

	@Override
	public int read(byte[] bytes, int offset, int length) throws IOException {
		int read = in.read(bytes, offset, length);
		count += Math.max(0, read);
		return read;
	}

	@Override
	public long skip(long n) throws IOException {
		long skipped = in.skip(n);
		count += skipped;
		return skipped;
	}

	@Override
	public boolean markSupported() {
		return false;
	}
}
