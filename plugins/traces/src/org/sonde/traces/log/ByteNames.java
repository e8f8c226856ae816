/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

import org.sonde.traces.record.Names;

/**
 * The names of all logs, found by their bytes in UTF-8 without a String for each: an open-addressed table of what was asked for
 * before.
 */
final class ByteNames {
	/** Bound of the memory, in bytes of all different names: far beyond the names of any program. */
	static final long MAX_BYTES = 64L << 20;
	/** Bound of the memory for sessions, of which a long log has any number. */
	static final long MAX_SESSION_BYTES = 16L << 20;
	/** What an entry takes beside its bytes. */
	private static final int ENTRY_OVERHEAD = 64;
	private static final long SPREAD = 0x9E3779B97F4A7C15L;
	private static final long SEMICOLONS = 0x3B3B3B3B3B3B3B3BL;
	private static final long LOW_BITS = 0x0101010101010101L;
	private static final long HIGH_BITS = 0x8080808080808080L;

	private final Names names;
	private final long maxBytes;
	private long bytesHeld;
	private int size;
	private byte[][] keys = new byte[1 << 10][];
	private long[] hashes = new long[1 << 10];
	private int[] numbers = new int[1 << 10];
	/** Where the field ended that was looked up last. */
	private int end;
	/** Whether the text that was looked up last is new and has bytes that are no UTF-8. */
	private boolean garbled;

	/** @param maxBytes bound of the memory */
	ByteNames(Names names, long maxBytes) {
		this.names = names;
		this.maxBytes = maxBytes;
	}

	/**
	 * The number of the name that starts here and ends before the next semicolon, or the limit.
	 *
	 * @return {@link Names#NONE} if it is new and there is no room for more
	 */
	int of(byte[] bytes, int from, int limit) {
		long hash = SPREAD;
		int at = from;
		while (true) {
			long word = (long) Window.WORD.get(bytes, at);
			long differing = word ^ SEMICOLONS;
			long found = (differing - LOW_BITS) & ~differing & HIGH_BITS;
			int left = limit - at;
			if (found == 0 && left >= Long.BYTES) {
				hash = mix(hash, word);
				at += Long.BYTES;
			} else {
				int count = Math.min(Long.numberOfTrailingZeros(found) >>> 3, left);
				if (count > 0) {
					hash = mix(hash, word & -1L >>> -8 * count);
				}
				end = at + count;
				return find(bytes, from, end, hash);
			}
		}
	}

	/** Where the field ended that was looked up last: at a semicolon or the limit. */
	int end() {
		return end;
	}

	/** Whether the text that was looked up last was met for the first time, and has bytes that are no UTF-8. */
	boolean garbled() {
		return garbled;
	}

	private static long mix(long hash, long word) {
		return (Long.rotateLeft(hash, 29) ^ word) * SPREAD;
	}

	private int find(byte[] bytes, int from, int to, long hash) {
		garbled = false;
		int mask = keys.length - 1;
		int slot = (int) (hash >>> 32) & mask;
		while (keys[slot] != null) {
			byte[] key = keys[slot];
			if (hashes[slot] == hash && Arrays.equals(key, 0, key.length, bytes, from, to)) {
				return numbers[slot];
			}
			slot = slot + 1 & mask;
		}
		return add(slot, Arrays.copyOfRange(bytes, from, to), hash);
	}

	private int add(int slot, byte[] key, long hash) {
		if (bytesHeld + key.length + ENTRY_OVERHEAD > maxBytes) {
			return Names.NONE;
		}
		bytesHeld += key.length + ENTRY_OVERHEAD;
		String text = new String(key, StandardCharsets.UTF_8);
		garbled = text.indexOf('\uFFFD') >= 0;
		int number = names.of(text);
		keys[slot] = key;
		hashes[slot] = hash;
		numbers[slot] = number;
		if (++size > keys.length / 2) {
			grow();
		}
		return number;
	}

	private void grow() {
		byte[][] oldKeys = keys;
		long[] oldHashes = hashes;
		int[] oldNumbers = numbers;
		keys = new byte[2 * oldKeys.length][];
		hashes = new long[keys.length];
		numbers = new int[keys.length];
		for (int i = 0; i < oldKeys.length; i++) {
			if (oldKeys[i] != null) {
				int slot = (int) (oldHashes[i] >>> 32) & keys.length - 1;
				while (keys[slot] != null) {
					slot = slot + 1 & keys.length - 1;
				}
				keys[slot] = oldKeys[i];
				hashes[slot] = oldHashes[i];
				numbers[slot] = oldNumbers[i];
			}
		}
	}
}
