/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.spans;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** Ids of traces and spans that were written as text: hexadecimal, as all three tools do; leading zeros may be missing. */
final class SpanIds {
	private static final int DIGITS = 16;

	private SpanIds() {
	}

	/** The first half of an id of 128 bits; 0 if it has no more than 64. */
	static long high(String text) {
		if (text.length() <= DIGITS) {
			return 0;
		}
		return isHex(text) ? Long.parseUnsignedLong(text, 0, text.length() - DIGITS, DIGITS) : hash(text).getLong(0);
	}

	/** The second half, or an id of 64 bits; 0 of an empty text. */
	static long low(String text) {
		if (text.isEmpty()) {
			return 0;
		}
		return isHex(text) ? Long.parseUnsignedLong(text, Math.max(0, text.length() - DIGITS), text.length(), DIGITS)
				: hash(text).getLong(Long.BYTES);
	}

	private static boolean isHex(String text) {
		return text.length() <= 2 * DIGITS
				&& text.chars().allMatch(character -> Character.digit(character, DIGITS) >= 0 && character < 128);
	}

	/** Returns the hash of an id that no specification knows. Equal ids stay equal. */
	private static ByteBuffer hash(String text) {
		try {
			return ByteBuffer.wrap(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
		} catch (NoSuchAlgorithmException e) {
			throw new AssertionError("every JDK has it", e);
		}
	}
}
