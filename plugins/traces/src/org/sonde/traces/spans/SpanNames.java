/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.spans;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

import org.sonde.traces.primitive.LongMap;
import org.sonde.traces.record.StringPool;

/** The names of spans and hosts, each decoded once, in bounded memory. */
final class SpanNames {
	/** Stands for the names for which there was no room. */
	static final String OTHERS = "<other spans>";
	/** Bound of the memory, in bytes: far beyond the names of any program. */
	private static final long ROOM = 64L << 20;
	/** The size of an entry without its bytes. */
	private static final int ENTRY_OVERHEAD = 96;

	private final StringPool names;
	/** Types and methods, before they are put together. */
	private final StringPool parts = new StringPool();
	/** The methods by the numbers of a type and a method, one in each half. */
	private final LongMap<Integer> methods = new LongMap<>();
	private long left;
	private byte[] padded = new byte[1 << 10];

	SpanNames(StringPool names) {
		this(names, ROOM);
	}

	/** @param room bound of the memory, in bytes */
	SpanNames(StringPool names, long room) {
		this.names = names;
		left = room;
	}

	/** The number of a name; {@link StringPool#NONE} of an empty one. */
	int of(String text) {
		return text.isEmpty() ? StringPool.NONE : number(names, text);
	}

	/** The number of a name in UTF-8; {@link StringPool#NONE} of an empty one. */
	int of(byte[] bytes, int from, int to) {
		return from == to ? StringPool.NONE : number(names, bytes, from, to);
	}

	/** The number of {@code type.method}, both in UTF-8, neither empty. */
	int method(byte[] bytes, int typeFrom, int typeTo, int methodFrom, int methodTo) {
		int type = number(parts, bytes, typeFrom, typeTo);
		int method = number(parts, bytes, methodFrom, methodTo);
		long both = (long) type << Integer.SIZE | method;
		Integer known = methods.get(both);
		if (known == null) {
			known = number(names, parts.text(type) + "." + parts.text(method));
			if (!areFull()) {
				methods.put(both, known);
			}
		}
		return known;
	}

	private int number(StringPool pool, byte[] bytes, int from, int to) {
		int length = to - from;
		if (length + StringPool.PADDING > padded.length) {
			padded = new byte[2 * (length + StringPool.PADDING)];
		}
		System.arraycopy(bytes, from, padded, 0, length);
		Arrays.fill(padded, length, length + StringPool.PADDING, (byte) 0);
		int known = pool.find(padded, length);
		return known == StringPool.NONE ? number(pool, new String(bytes, from, length, StandardCharsets.UTF_8)) : known;
	}

	private int number(StringPool pool, String text) {
		int known = pool.find(text);
		long size = text.length() + ENTRY_OVERHEAD;
		if (known != StringPool.NONE || size > left) {
			return known == StringPool.NONE ? pool.of(OTHERS) : known;
		}
		left -= size;
		return pool.of(text);
	}

	/** Whether names were left out for lack of room. */
	boolean areFull() {
		return names.find(OTHERS) != StringPool.NONE;
	}
}
