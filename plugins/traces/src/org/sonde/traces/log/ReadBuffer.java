/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * The bytes of a stream that were read and not yet consumed, in a reused buffer. It grows when a record does not fit, to a
 * bound; behind the last byte there is always room for a word, so that eight bytes can be loaded at any of them.
 */
final class ReadBuffer {
	/** Eight bytes of an array as a number, the first byte lowest. */
	static final VarHandle WORD = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
	/** The bytes that are read at once. They stay in the processor's cache until they are decoded. */
	static final int BLOCK = 1 << 17;
	/** Longest line that is kept, in bytes; it holds a signature or two, and a name in a class file has up to 65,535 bytes. */
	static final int MAX_LINE = 1 << 18;

	private static final int PADDING = Long.BYTES;
	private static final int MIN_CAPACITY = 1 << 12;
	/** A line of the greatest length with its end, and room to read on. */
	private static final int MAX_CAPACITY = 2 * MAX_LINE;

	byte[] bytes;
	/** The place of the first byte that was not consumed. */
	int position;
	/** Behind the last byte that was read. */
	int limit;
	/** Whether no more bytes will come. */
	boolean ended;
	/** The place of bytes[0] in the stream. */
	private long start;

	/** Makes a buffer for a stream of any length. */
	ReadBuffer() {
		this(BLOCK);
	}

	/** @param expected how long the stream is, most likely, in bytes: a short one needs no large buffer */
	ReadBuffer(long expected) {
		bytes = new byte[(int) Math.clamp(expected, MIN_CAPACITY, BLOCK) + PADDING];
	}

	/** Returns the position in the stream, in bytes from its start. */
	long offset() {
		return start + position;
	}

	/** The bytes not consumed. */
	int remaining() {
		return limit - position;
	}

	/**
	 * Reads more bytes; at the end of the stream it notes that.
	 *
	 * @return how many; −1 at the end of the stream
	 */
	int fill(InputStream in) throws IOException {
		makeRoom();
		int count = in.read(bytes, limit, Math.min(BLOCK, capacity() - limit));
		if (count < 0) {
			ended = true;
		} else {
			limit += count;
		}
		return count;
	}

	/** Takes bytes from a buffer, as many as there is room for. */
	void take(ByteBuffer from) {
		makeRoom();
		int count = Math.min(from.remaining(), capacity() - limit);
		from.get(bytes, limit, count);
		limit += count;
	}

	private int capacity() {
		return bytes.length - PADDING;
	}

	private void makeRoom() {
		if (position > 0) {
			System.arraycopy(bytes, position, bytes, 0, limit - position);
			start += position;
			limit -= position;
			position = 0;
		}
		if (limit == capacity()) {
			if (capacity() >= MAX_CAPACITY) {
				throw new IllegalStateException("a decoder left " + limit + " bytes");
			}
			bytes = Arrays.copyOf(bytes, Math.min(2 * capacity(), MAX_CAPACITY) + PADDING);
		}
	}
}
