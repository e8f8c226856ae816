/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import org.sonde.traces.record.StringPool;

/** A name that came before, with its bytes in UTF-8. */
final class CachedName {
	final int number;
	final long hash;
	/** The number of bytes. */
	final int length;
	/** The bytes with room to load a word at their end. */
	private final byte[] padded;
	/** Whether it has no line break, so that it may be looked for before the end of the line is known. */
	private final boolean inOneLine;

	/**
	 * @param padded its bytes, and {@link StringPool#PADDING} zeros; is kept
	 * @param hash   as {@link ByteNames} computes it
	 * @param number among the names of all logs
	 */
	CachedName(byte[] padded, long hash, int number) {
		this.number = number;
		this.hash = hash;
		this.length = padded.length - StringPool.PADDING;
		this.padded = padded;
		boolean breaks = false;
		for (byte each : padded) {
			breaks |= each == '\n' || each == '\r';
		}
		this.inOneLine = !breaks;
	}

	/** Whether it has no line break. */
	boolean isInOneLine() {
		return inOneLine;
	}

	/** Whether its bytes stand here; as many, and a word more, must be in the array. */
	boolean isAt(byte[] bytes, int from) {
		int at = 0;
		while (at <= length - Long.BYTES) {
			if ((long) ReadBuffer.WORD.get(padded, at) != (long) ReadBuffer.WORD.get(bytes, from + at)) {
				return false;
			}
			at += Long.BYTES;
		}
		long differing = (long) ReadBuffer.WORD.get(padded, at) ^ (long) ReadBuffer.WORD.get(bytes, from + at);
		return (differing & (1L << 8 * (length - at)) - 1) == 0;
	}
}
