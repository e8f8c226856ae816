/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.record;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import java.util.concurrent.ThreadLocalRandom;

/**
 * The texts that occur in records, each with a number from 0 in the order they came first: equal texts of all logs read
 * together have one number. For one thread at a time.
 * <p>
 * They are kept in UTF-8, as there may be hundreds of thousands, and few are ever shown; half of a surrogate pair is a question
 * mark. The hash is seeded at random, so that no log can be made up to collide.
 */
public final class StringPool {
	/** The number that stands for no name. */
	public static final int NONE = -1;
	/** The number of zeros after the bytes of a name. */
	public static final int PADDING = Long.BYTES;

	private static final VarHandle WORD = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
	private static final int FIRST_CAPACITY = 64;

	private final long multiplier = ThreadLocalRandom.current().nextLong() | 1;
	private byte[][] padded = new byte[FIRST_CAPACITY][];
	/** The texts that were requested. */
	private String[] texts = new String[FIRST_CAPACITY];
	/** A hash table with open addressing, at most half full: numbers from 1. */
	private int[] table = new int[2 * FIRST_CAPACITY];
	private int size;

	/** The number of this text; {@link #NONE} if it did not occur before. */
	public int find(String text) {
		byte[] name = padded(text);
		return table[slot(name, name.length)] - 1;
	}

	/**
	 * The number of a text in UTF-8; {@link #NONE} if it did not occur before, or is no UTF-8.
	 *
	 * @param padded with {@value #PADDING} zeros behind the text
	 * @param length of the text, in bytes
	 */
	public int find(byte[] padded, int length) {
		return table[slot(padded, length + PADDING)] - 1;
	}

	/** The number of this text, a new one if it did not occur before. */
	public int of(String text) {
		byte[] name = padded(text);
		int slot = slot(name, name.length);
		if (table[slot] == 0) {
			if (size == padded.length) {
				grow();
				slot = slot(name, name.length);
			}
			padded[size++] = name;
			table[slot] = size;
		}
		return table[slot] - 1;
	}

	/** @throws IndexOutOfBoundsException if there is no such number */
	public String text(int number) {
		if (texts[Objects.checkIndex(number, size)] == null) {
			texts[number] = new String(padded[number], 0, padded[number].length - PADDING, StandardCharsets.UTF_8);
		}
		return texts[number];
	}

	/**
	 * A text in UTF-8, with {@value #PADDING} zeros behind it, so that eight bytes can be loaded at any of them.
	 *
	 * @return not to be changed
	 * @throws IndexOutOfBoundsException if there is no such number
	 */
	public byte[] padded(int number) {
		return padded[Objects.checkIndex(number, size)];
	}

	/** Returns the number of names. The number of each is below it. */
	public int size() {
		return size;
	}

	private static byte[] padded(String text) {
		byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
		return Arrays.copyOf(bytes, bytes.length + PADDING);
	}

	/** Returns the place of the name in the table, or where it would be. */
	private int slot(byte[] name, int length) {
		int mask = table.length - 1;
		int slot = (int) (hash(name, length) >>> 32) & mask;
		while (table[slot] != 0 && !isAt(table[slot] - 1, name, length)) {
			slot = slot + 1 & mask;
		}
		return slot;
	}

	private boolean isAt(int number, byte[] name, int length) {
		byte[] known = padded[number];
		return known.length == length && Arrays.equals(known, 0, length, name, 0, length);
	}

	private long hash(byte[] name, int length) {
		long hash = multiplier;
		for (int at = 0; at <= length - Long.BYTES; at += Long.BYTES) {
			hash = Long.rotateLeft((hash ^ (long) WORD.get(name, at)) * multiplier, 29);
		}
		return hash * multiplier;
	}

	private void grow() {
		padded = Arrays.copyOf(padded, 2 * size);
		texts = Arrays.copyOf(texts, 2 * size);
		table = new int[4 * size];
		for (int number = 0; number < size; number++) {
			table[slot(padded[number], padded[number].length)] = number + 1;
		}
	}
}
