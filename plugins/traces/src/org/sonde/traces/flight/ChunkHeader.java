/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.flight;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;

/**
 * How a chunk of a recording begins.
 *
 * @param bytes               its length, with the header; anything if it is damaged
 * @param startNanos          when it begins, since 1970
 * @param isBegun             whether its writing has only begun
 * @param isNumbersCompressed whether the numbers in it have as many bytes as they need
 */
record ChunkHeader(long bytes, long startNanos, boolean isBegun, boolean isNumbersCompressed) {
	/** Its length in bytes. */
	static final int BYTES = 68;
	private static final int LENGTH = 8;
	private static final int METADATA = 24;
	private static final int START = 32;
	private static final int STATE = 64;
	private static final byte FINISHED = 0;
	private static final int FLAGS = 67;
	private static final int COMPRESSED_NUMBERS = 1;

	/** @throws EOFException if the stream ends before */
	static ChunkHeader read(InputStream in) throws IOException {
		byte[] bytes = in.readNBytes(BYTES);
		if (bytes.length < BYTES) {
			throw new EOFException();
		}
		ByteBuffer header = ByteBuffer.wrap(bytes);
		return new ChunkHeader(header.getLong(LENGTH), header.getLong(START),
				header.get(STATE) != FINISHED && header.getLong(METADATA) == 0, (header.get(FLAGS) & COMPRESSED_NUMBERS) != 0);
	}
}
