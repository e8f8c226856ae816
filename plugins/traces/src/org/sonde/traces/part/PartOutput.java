/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.part;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.zip.CRC32C;

import org.sonde.traces.record.StringPool;

/**
 * Writes a part: what it is and its version, the names in it, sorted, its content with names as their places among these, and a check sum.
 * Equal content gives equal bytes, whatever numbers its names have in their pool.
 */
public final class PartOutput {
	static final int MAGIC = 0x536E6450; // SndP
	static final int VERSION = 1;
	/** Magic and version. */
	static final int HEADER = Integer.BYTES + 1;
	private static final int SEVEN_BITS = 7;
	private static final int LOW = 0x7F;
	private static final int MORE = 0x80;

	private final StringPool names;
	private final BitSet used = new BitSet();
	/** The place of each name; null until all of them are known. */
	private int[] ranks;
	private byte[] bytes = new byte[256];
	private int size;

	private PartOutput(StringPool names) {
		this.names = names;
	}

	/**
	 * The bytes of a part.
	 *
	 * @param names   of its content
	 * @param content writes it; is asked twice, first for its names
	 */
	public static byte[] of(StringPool names, Consumer<PartOutput> content) {
		PartOutput out = new PartOutput(names);
		content.accept(out);
		out.size = 0;
		out.writeHeader();
		content.accept(out);
		CRC32C sum = new CRC32C();
		sum.update(out.bytes, 0, out.size);
		out.fixed((int) sum.getValue());
		return Arrays.copyOf(out.bytes, out.size);
	}

	/** A number that is 0 or more, as a rule small. */
	public void count(long number) {
		long rest = number;
		while ((rest & ~LOW) != 0) {
			put((int) rest & LOW | MORE);
			rest >>>= SEVEN_BITS;
		}
		put((int) rest);
	}

	/** Any number, as a rule near 0. */
	public void number(long number) {
		count(number << 1 ^ number >> Long.SIZE - 1);
	}

	/** Yes or no. */
	public void flag(boolean flag) {
		put(flag ? 1 : 0);
	}

	/** A name of the pool, or {@link StringPool#NONE}. */
	public void name(int name) {
		if (name != StringPool.NONE) {
			used.set(name);
		}
		count(rank(name) + 1L);
	}

	/** A text that is no name. */
	public void text(String text) {
		byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
		count(utf8.length);
		put(utf8, utf8.length);
	}

	/** The place of a name among those of the part, by which its content is sorted; {@link StringPool#NONE} is before all. */
	public int rank(int name) {
		return ranks == null || name == StringPool.NONE ? name : ranks[name];
	}

	/** These in the order of their places. */
	public List<Integer> sorted(IntStream of) {
		return of.boxed().sorted(Comparator.comparingInt(this::rank)).toList();
	}

	private void writeHeader() {
		fixed(MAGIC);
		put(VERSION);
		List<Integer> sorted = used.stream().boxed()
				.sorted((one, other) -> Arrays.compareUnsigned(names.padded(one), names.padded(other))).toList();
		ranks = new int[names.size()];
		count(sorted.size());
		for (int rank = 0; rank < sorted.size(); rank++) {
			ranks[sorted.get(rank)] = rank;
			byte[] padded = names.padded(sorted.get(rank));
			count(padded.length - StringPool.PADDING);
			put(padded, padded.length - StringPool.PADDING);
		}
	}

	private void fixed(int number) {
		for (int shift = Integer.SIZE - Byte.SIZE; shift >= 0; shift -= Byte.SIZE) {
			put(number >>> shift);
		}
	}

	private void put(byte[] from, int length) {
		room(length);
		System.arraycopy(from, 0, bytes, size, length);
		size += length;
	}

	private void put(int one) {
		room(1);
		bytes[size++] = (byte) one;
	}

	private void room(int more) {
		if (size + more > bytes.length) {
			bytes = Arrays.copyOf(bytes, Math.max(size + more, 2 * bytes.length));
		}
	}
}
