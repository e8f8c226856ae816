/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/**
 * Decompresses gzip to the end of the file: the JDK's stream takes whatever follows a member and is none for the end, without a word, so
 * that what a damaged header hides would be dropped. Zeros may follow, with which tapes and some copying fill up.
 */
final class StrictGzip extends GZIPInputStream {
	static final String DAMAGED = "what follows the compressed data is damaged";
	/** The trailer of a member: its check sum and its length. */
	private static final int TRAILER = 2 * Integer.BYTES;
	/** The JDK's stream calls itself for each member without content. */
	private static final int MAX_EMPTY = 1_000;

	private final Source source;
	private int depth;

	StrictGzip(InputStream in, int buffer) throws IOException {
		this(new Source(in), buffer);
	}

	private StrictGzip(Source source, int buffer) throws IOException {
		super(source, buffer);
		this.source = source;
	}

	@Override
	protected void fill() throws IOException {
		super.fill();
		source.start();
	}

	@Override
	public int read(byte[] bytes, int offset, int length) throws IOException {
		if (depth > MAX_EMPTY) {
			throw new ZipException("it has more than " + MAX_EMPTY + " parts without content in a row");
		}
		depth++;
		try {
			int count = super.read(bytes, offset, length);
			if (count < 0 && depth == 1 && (isDataBehind() || isDataLeft(in))) {
				throw new ZipException(DAMAGED);
			}
			return count;
		} finally {
			depth--;
		}
	}

	/** Whether something other than zeros stands behind the trailer of the last member, in what was read of the file so far. */
	private boolean isDataBehind() {
		int inBuffer = inf.getRemaining();
		for (int i = TRAILER; i < inBuffer; i++) {
			if (buf[len - inBuffer + i] != 0) {
				return true;
			}
		}
		return source.isDataSince(Math.max(0, TRAILER - inBuffer));
	}

	/** Whether something other than zeros comes yet. */
	static boolean isDataLeft(InputStream in) throws IOException {
		int next = in.read();
		while (next == 0) {
			next = in.read();
		}
		return next > 0;
	}

	/** Keeps what was read last, beside what the buffer has: a part of a trailer and what was taken for a header. */
	private static final class Source extends FilterInputStream {
		private final byte[] recent = new byte[4 * TRAILER];
		private int count;

		Source(InputStream in) {
			super(in);
		}

		void start() {
			count = 0;
		}

		boolean isDataSince(int from) {
			for (int i = from; i < Math.min(count, recent.length); i++) {
				if (recent[i] != 0) {
					return true;
				}
			}
			return false;
		}

		@Override
		public int read() throws IOException {
			int next = super.read();
			if (next >= 0 && count < recent.length) {
				recent[count++] = (byte) next;
			}
			return next;
		}

		@Override
		public int read(byte[] bytes, int offset, int length) throws IOException {
			int read = super.read(bytes, offset, length);
			for (int i = 0; i < read && count < recent.length; i++) {
				recent[count++] = bytes[offset + i];
			}
			return read;
		}
	}
}
