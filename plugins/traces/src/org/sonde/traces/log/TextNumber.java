/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.nio.charset.StandardCharsets;

/**
 * Reads whole numbers of 64 bits from text, eight digits at a time. One for each column of a log is quicker: the first digits of times and
 * of traces are those of the line before, and are not worked out again.
 */
final class TextNumber {
	static final String NONE = "a field that should be a whole number is not one";

	private static final long ZEROS = 0x3030303030303030L;
	/** Carries what is above nine into the high bit of a byte. */
	private static final long ABOVE_NINE = 0x7676767676767676L;
	private static final long HIGH_BITS = 0x8080808080808080L;
	/** 19 digits fit into 64 bits without a sign, so that too large a number shows by its sign. */
	private static final int MAX_DIGITS = 19;
	private static final long[] POWERS = { 1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000 };

	/** The first eight digits that were met last, each in a byte, and what they make. */
	private long firstDigits;
	private long firstValue;
	private int end;
	private String problem;

	/**
	 * The number that starts here, with a sign or without.
	 *
	 * @param bytes with a byte that is not a digit behind it, and a word behind that
	 * @return what it means only if there is no {@link #problem()}
	 */
	long read(byte[] bytes, int from) {
		problem = null;
		long value = 0;
		int at = from;
		long word = digits(bytes, at);
		if (word == firstDigits) {
			value = firstValue;
			at += Long.BYTES;
			word = digits(bytes, at);
		}
		long stop = others(word);
		while (stop == 0) {
			long eight = eightDigits(word);
			if (at == from) {
				firstDigits = word;
				firstValue = eight;
			}
			value = value * 100_000_000 + eight;
			at += Long.BYTES;
			word = digits(bytes, at);
			stop = others(word);
		}
		int count = Long.numberOfTrailingZeros(stop) >>> 3;
		if (count > 0) {
			value = value * POWERS[count] + eightDigits(word << -8 * count);
		}
		end = at + count;
		if (end == from) {
			return signed(bytes, from);
		}
		return value >= 0 && end - from <= MAX_DIGITS ? value : parse(bytes, from, end);
	}

	/** Behind the last digit of the number that was read last. */
	int end() {
		return end;
	}

	/** Returns what is wrong with the number, or null. */
	String problem() {
		return problem;
	}

	/** Eight bytes whose digits have become their values. */
	private static long digits(byte[] bytes, int at) {
		return (long) ReadBuffer.WORD.get(bytes, at) ^ ZEROS;
	}

	/** The high bits of those that are not digits, up to the first at least. */
	private static long others(long word) {
		return (word + ABOVE_NINE | word) & HIGH_BITS;
	}

	/** Eight digits, each in a byte, the first lowest: sums of pairs, of pairs of pairs, and of those. */
	private static long eightDigits(long word) {
		long pairs = word * 10 + (word >>> 8);
		return (pairs & 0x000000FF000000FFL) * 0x000F424000000064L
				+ (pairs >>> 16 & 0x000000FF000000FFL) * 0x0000271000000001L >>> 32;
	}

	/** A number that does not start with a digit. */
	private long signed(byte[] bytes, int from) {
		boolean negative = bytes[from] == '-';
		int at = negative || bytes[from] == '+' ? from + 1 : from;
		if (bytes[at] < '0' || bytes[at] > '9') {
			end = at;
			problem = NONE;
			return 0;
		}
		long value = read(bytes, at);
		if (negative && problem != null) {
			return parse(bytes, from, end);
		}
		return negative ? -value : value;
	}

	private long parse(byte[] bytes, int from, int to) {
		problem = null;
		try {
			return Long.parseLong(new String(bytes, from, to - from, StandardCharsets.ISO_8859_1));
		} catch (NumberFormatException e) {
			problem = "a field that should be a whole number of 64 bits is larger";
			return 0;
		}
	}
}
