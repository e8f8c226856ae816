/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.spans;

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * The fields of messages in protobuf's wire format, from a stream of any length in a reused buffer.
 * <p>
 * Own code, because {@code CodedInputStream} of protobuf-java 4.35.1 counts bytes by an {@code int}, cannot go on behind a damaged message,
 * makes the JVM print warnings about {@code Unsafe} from Java 24 on, and took 1.2 times as long (spans of 215 bytes, November 2026). It
 * would be another 2 MB.
 */
final class ProtobufInput {
	/** Types of fields. */
	static final int VARINT = 0;
	static final int FIXED64 = 1;
	static final int LENGTH = 2;
	static final int FIXED32 = 5;
	/** The longest message that is kept as a whole, in bytes. */
	static final int MAX_LOADED = 1 << 22;
	private static final int TYPE_BITS = 3;
	private static final int BLOCK = 1 << 16;
	private static final int MAX_VARINT_BITS = 63;
	private static final int UNBOUND = -1;
	private static final VarHandle LITTLE = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
	private static final VarHandle BIG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);
	private static final VarHandle BIG_INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);

	private final InputStream in;
	private final Runnable goOn;
	private byte[] bytes = new byte[BLOCK];
	/** The place of the next byte. */
	private int position;
	/** Behind the last byte that was read. */
	private int limit;
	/** The place of bytes[0] in the stream. */
	private long start;
	/** Behind the last byte that was read, while {@link #limit} is where a message ends; else {@link #UNBOUND}. */
	private int unbound = UNBOUND;

	/** @param goOn called before each block is read */
	ProtobufInput(InputStream in, Runnable goOn) {
		this.in = in;
		this.goOn = goOn;
	}

	/** Returns the place of the next byte, from the start of the stream. */
	long offset() {
		return start + position;
	}

	/** Whether there is another byte. */
	boolean hasMore() throws IOException {
		return position < limit || fill();
	}

	/** Returns the place of the next byte in {@link #bytes}. Valid until more is read than was loaded. */
	int position() {
		return position;
	}

	/** Returns the loaded bytes. */
	byte[] bytes() {
		return bytes;
	}

	/** The number and type of the next field: the number times eight, and the type. */
	int tag() throws IOException {
		long at = offset();
		long tag = varint();
		if (tag >>> Integer.SIZE != 0 || tag >>> TYPE_BITS == 0) {
			throw DamagedSpans.at(at, "no field of OTLP starts here");
		}
		return (int) tag;
	}

	/** A number of up to 64 bits. */
	long varint() throws IOException {
		long value = 0;
		for (int shift = 0; shift <= MAX_VARINT_BITS; shift += 7) {
			byte next = next();
			value |= (long) (next & 0x7F) << shift;
			if (next >= 0) {
				return value;
			}
		}
		throw DamagedSpans.at(offset(), "a number of more than 10 bytes ends here");
	}

	/**
	 * Starts a field with a length.
	 *
	 * @param end of the message around it
	 * @return where the field ends
	 */
	long enter(long end) throws IOException {
		long at = offset();
		long length = varint();
		if (length < 0 || length > Integer.MAX_VALUE || length > end - offset()) {
			throw DamagedSpans.at(at, "a length of " + Long.toUnsignedString(length) + " bytes goes beyond what it is in");
		}
		return offset() + length;
	}

	/** Eight bytes as a number, the last one highest. */
	long fixed64() throws IOException {
		load(Long.BYTES);
		position += Long.BYTES;
		return (long) LITTLE.get(bytes, position - Long.BYTES);
	}

	/** Eight bytes as a number, the first one highest. */
	long bigEndian64() throws IOException {
		load(Long.BYTES);
		position += Long.BYTES;
		return (long) BIG.get(bytes, position - Long.BYTES);
	}

	/** Four bytes as a number, the first one highest. */
	int bigEndian32() throws IOException {
		load(Integer.BYTES);
		position += Integer.BYTES;
		return (int) BIG_INT.get(bytes, position - Integer.BYTES);
	}

	/**
	 * Skips the field whose tag was read.
	 *
	 * @param end of the message around it
	 */
	void skip(int tag, long end) throws IOException {
		switch (tag & (1 << TYPE_BITS) - 1) {
			case VARINT -> varint();
			case FIXED64 -> skipTo(offset() + Long.BYTES);
			case LENGTH -> skipTo(enter(end));
			case FIXED32 -> skipTo(offset() + Integer.BYTES);
			default -> throw DamagedSpans.at(offset(), "OTLP has no field of this type");
		}
	}

	/** Goes on at a later place. */
	void skipTo(long offset) throws IOException {
		long left = offset - offset();
		while (left > limit - position) {
			left -= limit - position;
			position = limit;
			if (!fill()) {
				throw DamagedSpans.cutOff(offset());
			}
		}
		position += (int) left;
	}

	/**
	 * Reads a message into {@link #bytes} as a whole. Until {@link #leave}, nothing can be read beyond it.
	 *
	 * @param count its length, at most {@value #MAX_LOADED}
	 */
	void loadAndEnter(int count) throws IOException {
		load(count);
		unbound = limit;
		limit = position + count;
	}

	/** Goes on behind the message that was loaded. */
	void leave() {
		position = limit;
		limit = unbound;
		unbound = UNBOUND;
	}

	/** Fails if more was read than a message has. */
	void checkEnd(long end) throws IOException {
		if (offset() != end) {
			throw DamagedSpans.at(end, "the last field goes beyond what it is in");
		}
	}

	private void load(int count) throws IOException {
		while (limit - position < count) {
			checkBound();
			if (position + count > bytes.length) {
				makeRoom(count);
			}
			if (!fill()) {
				throw DamagedSpans.cutOff(start + limit);
			}
		}
	}

	private byte next() throws IOException {
		if (position == limit && !fill()) {
			throw DamagedSpans.cutOff(offset());
		}
		return bytes[position++];
	}

	private void makeRoom(int count) {
		byte[] to = count <= bytes.length ? bytes : new byte[Math.max(count, Math.min(2 * bytes.length, MAX_LOADED))];
		System.arraycopy(bytes, position, to, 0, limit - position);
		bytes = to;
		start += position;
		limit -= position;
		position = 0;
	}

	private void checkBound() throws IOException {
		if (unbound != UNBOUND) {
			throw DamagedSpans.at(offset(), "the last field goes beyond what it is in");
		}
	}

	private boolean fill() throws IOException {
		checkBound();
		goOn.run();
		if (position == limit) {
			start += limit;
			position = 0;
			limit = 0;
		}
		int count = in.read(bytes, limit, bytes.length - limit);
		if (count < 0) {
			return false;
		}
		limit += count;
		return true;
	}

	/** Whether some of the loaded bytes are a text. */
	boolean isText(int from, int to, byte[] text) {
		return Arrays.equals(bytes, from, to, text, 0, text.length);
	}
}
