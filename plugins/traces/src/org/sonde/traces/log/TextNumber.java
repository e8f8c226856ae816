/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.nio.charset.StandardCharsets;

/** Reads whole numbers of 64 bits from text, eight digits at a time. */
final class TextNumber {
	static final String NONE = "a field that should be a whole number is none";

	private static final long ZEROS = 0x3030303030303030L;
	/** Carries what is above nine into the high bit of a byte. */
	private static final long ABOVE_NINE = 0x7676767676767676L;
	private static final long HIGH_BITS = 0x8080808080808080L;
	private static final int SAFE_DIGITS = 18;
	private static final long[] POWERS = { 1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000 };

	private int end;
	private String problem;

	/**
	 * The number that starts here, with a sign or without.
	 *
	 * @param bytes with a byte that is no digit behind it, and a word behind that
	 * @return what it means only if there is no {@link #problem()}
	 */
	long read(byte[] bytes, int from) {
		boolean negative = bytes[from] == '-';
		int first = negative || bytes[from] == '+' ? from + 1 : from;
		int at = first;
		long value = 0;
		while (true) {
			long word = (long) Window.WORD.get(bytes, at) ^ ZEROS;
			long stop = (word + ABOVE_NINE | word) & HIGH_BITS;
			if (stop == 0) {
				value = value * 100_000_000 + eightDigits(word);
				at += Long.BYTES;
			} else {
				int count = Long.numberOfTrailingZeros(stop) >>> 3;
				if (count > 0) {
					value = value * POWERS[count] + eightDigits(word << -8 * count);
					at += count;
				}
				break;
			}
		}
		end = at;
		problem = at == first ? NONE : null;
		// 19 digits fit into 64 bits without a sign, so that too large a number shows by its sign.
		if (at - first <= SAFE_DIGITS || at - first == SAFE_DIGITS + 1 && value >= 0) {
			return negative ? -value : value;
		}
		return parse(negative, bytes, first, at);
	}

	/** Behind the last digit of the number that was read last. */
	int end() {
		return end;
	}

	/** What is wrong with it; null if nothing. */
	String problem() {
		return problem;
	}

	/** Eight digits, each in a byte, the first lowest: sums of pairs, of pairs of pairs, and of those. */
	private static long eightDigits(long word) {
		long pairs = word * 10 + (word >>> 8);
		return (pairs & 0x000000FF000000FFL) * 0x000F424000000064L
				+ (pairs >>> 16 & 0x000000FF000000FFL) * 0x0000271000000001L >>> 32;
	}

	private long parse(boolean negative, byte[] bytes, int from, int to) {
		String digits = new String(bytes, from, to - from, StandardCharsets.ISO_8859_1);
		try {
			return Long.parseLong(negative ? "-" + digits : digits);
		} catch (NumberFormatException e) {
			problem = "a field that should be a whole number of 64 bits is larger";
			return 0;
		}
	}
}
