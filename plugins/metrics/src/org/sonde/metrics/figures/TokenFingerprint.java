/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.figures;

import java.nio.LongBuffer;
import java.util.Arrays;

/**
 * The code of a type without comments and layout, as far as it shows whether two types are the same or alike: hash values of
 * all tokens in their order, and of its <em>pieces</em>, the tokens up to the next {@code ;}, <code>{</code> or <code>}</code>.
 */
public final class TokenFingerprint {

	/** The fingerprint of a type without a token. */
	public static final TokenFingerprint NONE = new TokenFingerprint(0, new long[0]);

	/** The number of bits for a piece's length in tokens. A longer piece counts as having the largest length. */
	private static final int LENGTH_BITS = 12;
	private static final long LENGTH = (1L << LENGTH_BITS) - 1;

	private final long all;
	/** Hash values with the lengths in the last bits, in ascending order. */
	private final long[] pieces;
	/** The lengths of all pieces. */
	private final long length;

	private TokenFingerprint(long all, long[] pieces) {
		this.all = all;
		this.pieces = pieces;
		length = Arrays.stream(pieces).map(piece -> piece & LENGTH).sum();
	}

	/**
	 * Code of these pieces.
	 *
	 * @param all    the hash value of all tokens in their order
	 * @param pieces as {@link #piece}, in any order
	 */
	public static TokenFingerprint of(long all, long[] pieces) {
		long[] sorted = pieces.clone();
		Arrays.sort(sorted);
		return new TokenFingerprint(all, sorted);
	}

	/** A piece of so many tokens, 1 or more. */
	public static long piece(long hash, int tokens) {
		return hash & ~LENGTH | Math.min(tokens, LENGTH);
	}

	/**
	 * How alike two types are: twice the tokens in pieces that both have ÷ the tokens in the pieces of both; a piece counts as
	 * often as both have it. From 0 to 1; where it stands in the type does not matter. 0 where one has no piece.
	 */
	public double similarity(TokenFingerprint other) {
		if (pieces.length == 0 || other.pieces.length == 0) {
			return 0;
		}
		long common = 0;
		for (int i = 0, j = 0; i < pieces.length && j < other.pieces.length;) {
			if (pieces[i] == other.pieces[j]) {
				common += pieces[i] & LENGTH;
				i++;
				j++;
			} else if (pieces[i] < other.pieces[j]) {
				i++;
			} else {
				j++;
			}
		}
		return 2.0 * common / (length + other.length);
	}

	/** Equal for code with the same pieces, wherever they stand; of such code with a piece the {@link #similarity} is 1. */
	public Object pieces() {
		return LongBuffer.wrap(pieces).asReadOnlyBuffer();
	}

	/** Whether there is anything in it to be alike. */
	public boolean hasPieces() {
		return pieces.length > 0;
	}

	/** Returns an upper bound of {@link #similarity} from the lengths alone. */
	public double similarityAtMost(TokenFingerprint other) {
		return length + other.length == 0 ? 0 : 2.0 * Math.min(length, other.length) / (length + other.length);
	}

	/** Whether all tokens are the same, in the same order. */
	@Override
	public boolean equals(Object other) {
		return other instanceof TokenFingerprint code && all == code.all && Arrays.equals(pieces, code.pieces);
	}

	@Override
	public int hashCode() {
		return Long.hashCode(all);
	}
}
