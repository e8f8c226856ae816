/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

import org.sonde.traces.record.StringPool;

/**
 * The names of all logs, found by their bytes in UTF-8 without a String for each: an open-addressed table of what was asked for
 * before.
 */
final class ByteNames {
	/** Bound of the memory, in bytes of all different names: far beyond the names of any program. */
	static final long MAX_BYTES = 64L << 20;
	/** Bound of the memory for sessions; a long log has any number of them. */
	static final long MAX_SESSION_BYTES = 16L << 20;
	/** The size of an entry without its bytes. */
	static final int ENTRY_OVERHEAD = 96;
	private static final long SPREAD = 0x9E3779B97F4A7C15L;
	private static final long SEMICOLONS = 0x3B3B3B3B3B3B3B3BL;
	private static final long LOW_BITS = 0x0101010101010101L;
	private static final long HIGH_BITS = 0x8080808080808080L;

	private final StringPool names;
	private final long maxBytes;
	private long bytesHeld;
	private int size;
	private CachedName[] table = new CachedName[1 << 10];
	/** The end of the last field that was looked up. */
	private int end;
	/** Its hash. */
	private long hash;
	/** Whether the text that was looked up last is new and has bytes that are no UTF-8. */
	private boolean garbled;

	/** @param maxBytes bound of the memory */
	ByteNames(StringPool names, long maxBytes) {
		this.names = names;
		this.maxBytes = maxBytes;
	}

	/**
	 * The number of the name that starts here and ends before the next semicolon, or the limit.
	 *
	 * @return {@link StringPool#NONE} if it is new and there is no room for more
	 */
	int of(byte[] bytes, int from, int limit) {
		CachedName name = known(bytes, from, limit);
		garbled = false;
		return name == null ? add(bytes, from, end) : name.number;
	}

	/** The name that starts here and ends before the next semicolon, or the limit; null if it is new. */
	CachedName known(byte[] bytes, int from, int limit) {
		end(bytes, from, limit);
		int mask = table.length - 1;
		int slot = slot(hash);
		while (table[slot] != null) {
			CachedName name = table[slot];
			if (name.hash == hash && name.length == end - from && name.isAt(bytes, from)) {
				return name;
			}
			slot = slot + 1 & mask;
		}
		return null;
	}

	/** Returns the end of the last field that was looked up: at a semicolon or the limit. */
	int end() {
		return end;
	}

	/** Whether the text that was looked up last was met for the first time, and has bytes that are no UTF-8. */
	boolean garbled() {
		return garbled;
	}

	/** Finds the end of the field and the hash of its bytes on the way. */
	private void end(byte[] bytes, int from, int limit) {
		long sum = SPREAD;
		int at = from;
		while (true) {
			long word = (long) ReadBuffer.WORD.get(bytes, at);
			long differing = word ^ SEMICOLONS;
			long found = (differing - LOW_BITS) & ~differing & HIGH_BITS;
			int left = limit - at;
			if (found == 0 && left >= Long.BYTES) {
				sum = mix(sum, word);
				at += Long.BYTES;
			} else {
				int count = Math.min(Long.numberOfTrailingZeros(found) >>> 3, left);
				end = at + count;
				sum = mix(sum, word & (1L << 8 * count) - 1);
				hash = (sum ^ sum >>> 32) * SPREAD;
				return;
			}
		}
	}

	/** Takes two cycles of a processor, as one word waits for the other. The result is spread over all bits at the end. */
	private static long mix(long sum, long word) {
		return Long.rotateLeft(sum, 23) * 5 + word;
	}

	private int slot(long hashed) {
		return (int) (hashed >>> 32) & table.length - 1;
	}

	private int add(byte[] bytes, int from, int to) {
		int length = to - from;
		if (bytesHeld + length + ENTRY_OVERHEAD > maxBytes) {
			return StringPool.NONE;
		}
		bytesHeld += length + ENTRY_OVERHEAD;
		String text = new String(bytes, from, length, StandardCharsets.UTF_8);
		garbled = text.indexOf('\uFFFD') >= 0;
		if (++size > table.length / 2) {
			grow();
		}
		int number = names.of(text);
		// Several names that are no UTF-8 may be one text.
		put(new CachedName(garbled ? Arrays.copyOf(Arrays.copyOfRange(bytes, from, to), length + StringPool.PADDING) : names.padded(number),
				hash, number));
		return number;
	}

	private void put(CachedName name) {
		int slot = slot(name.hash);
		while (table[slot] != null) {
			slot = slot + 1 & table.length - 1;
		}
		table[slot] = name;
	}

	private void grow() {
		CachedName[] old = table;
		table = new CachedName[2 * old.length];
		for (CachedName name : old) {
			if (name != null) {
				put(name);
			}
		}
	}
}
