/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.jdt;

import java.util.Arrays;

import org.sonde.metrics.figures.TokenFingerprint;

/** The tokens of a file as hash values, to compare parts of two files. Comments are not tokens. */
final class TokenHashes {

	private static final long PRIME = 0x9E3779B97F4A7C15L;

	private int[] starts = new int[256];
	private long[] hashes = new long[256];
	/** Whether a piece of code ends with this token. */
	private boolean[] ends = new boolean[256];
	private int count;

	/** Adds the token that stands in {@code source} from {@code start} to before {@code end}, behind those before. */
	void add(char[] source, int start, int end) {
		if (count == starts.length) {
			starts = Arrays.copyOf(starts, 2 * count);
			hashes = Arrays.copyOf(hashes, 2 * count);
			ends = Arrays.copyOf(ends, 2 * count);
		}
		long hash = end - start;
		for (int i = start; i < end; i++) {
			hash = hash * PRIME + source[i];
		}
		starts[count] = start;
		hashes[count] = hash;
		ends[count] = end - start == 1 && (source[start] == ';' || source[start] == '{' || source[start] == '}');
		count++;
	}

	/** The code of the tokens that start at {@code from} or later, but before {@code to}. */
	TokenFingerprint between(int from, int to) {
		int first = indexOf(from);
		int end = indexOf(to);
		long all = 0;
		long[] pieces = new long[Math.max(0, end - first)];
		int pieceCount = 0;
		long piece = 0;
		int tokens = 0;
		for (int i = first; i < end; i++) {
			all = mixed(all, hashes[i]);
			piece = mixed(piece, hashes[i]);
			tokens++;
			if (ends[i] || i == end - 1) {
				// Braces by themselves are the same in all code.
				if (tokens > 1 || !ends[i]) {
					pieces[pieceCount++] = TokenFingerprint.piece(piece, tokens);
				}
				piece = 0;
				tokens = 0;
			}
		}
		return TokenFingerprint.of(all, Arrays.copyOf(pieces, pieceCount));
	}

	/** The last step of SplitMix64, so that every bit depends on all. */
	private static long mixed(long hash, long next) {
		long z = (hash + PRIME) * 31 + next;
		z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
		z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
		return z ^ z >>> 31;
	}

	private int indexOf(int place) {
		int index = Arrays.binarySearch(starts, 0, count, place);
		return index >= 0 ? index : -index - 1;
	}
}
