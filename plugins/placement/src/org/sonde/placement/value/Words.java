/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.value;

import java.util.Arrays;
import java.util.BitSet;

import org.sonde.placement.recording.TraceForest;

/**
 * What a set of probes records of each class of traces, as a number: the calls of probed methods in their order and nesting, and which of
 * them failed. Calls of other methods are left out, and what they call belongs to the nearest probed caller. The number is a polynomial in a
 * prime field (Karp and Rabin 1987), so that equal recordings have equal numbers however repetitions are folded, and two different ones of n
 * calls the same with a chance of at most 2n in 2⁶¹. For one thread at a time.
 */
final class Words {
	private static final long PRIME = (1L << 61) - 1;
	private static final long BASE = 1_043_959_237_451_896_213L;
	private static final long CLOSE = 1_781_203_667_412_093_307L;

	private final TraceForest forest;
	/** By depth, what follows there: a number, and the base to the power of its length. */
	private final long[] hashes;
	private final long[] powers;

	Words(TraceForest forest) {
		this.forest = forest;
		hashes = new long[forest.deepest() + 2];
		powers = new long[forest.deepest() + 2];
		Arrays.fill(powers, 1);
	}

	/** Of a class, if these candidates and the one beside them have probes. */
	long of(int trace, BitSet probed, int beside) {
		for (int node = forest.end(trace) - 1; node >= forest.first(trace); node--) {
			int depth = forest.depth(node);
			int candidate = forest.candidate(node);
			long hash = hashes[depth + 1];
			long power = powers[depth + 1];
			hashes[depth + 1] = 0;
			powers[depth + 1] = 1;
			if (candidate != TraceForest.NONE && (candidate == beside || probed.get(candidate))) {
				hash = add(multiply(add(multiply(open(candidate, forest.failed(node)), power), hash), BASE), CLOSE);
				power = multiply(power, multiply(BASE, BASE));
			}
			if (power != 1) {
				prepend(depth, hash, power, forest.repetitions(node));
			}
		}
		long hash = hashes[0];
		hashes[0] = 0;
		powers[0] = 1;
		return hash;
	}

	private void prepend(int depth, long hash, long power, long times) {
		long word = hash;
		long length = power;
		long all = 0;
		long allLength = 1;
		// By squaring: the word after itself, and that after itself.
		for (long left = times; left > 0; left >>= 1) {
			if ((left & 1) != 0) {
				all = add(multiply(word, allLength), all);
				allLength = multiply(allLength, length);
			}
			word = add(multiply(word, length), word);
			length = multiply(length, length);
		}
		hashes[depth] = add(multiply(all, powers[depth]), hashes[depth]);
		powers[depth] = multiply(powers[depth], allLength);
	}

	/** Well mixed (Steele, Lea and Flood 2014, "Fast splittable pseudorandom number generators"). */
	private static long open(int candidate, boolean failed) {
		long mixed = (2L * candidate + (failed ? 2 : 1)) * 0x9E3779B97F4A7C15L;
		mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
		mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
		return ((mixed ^ mixed >>> 31) & PRIME) % PRIME;
	}

	private static long add(long one, long other) {
		long sum = one + other;
		return sum >= PRIME ? sum - PRIME : sum;
	}

	private static long multiply(long one, long other) {
		long high = Math.multiplyHigh(one, other);
		long low = one * other;
		return add(low & PRIME, low >>> 61 | high << 3);
	}
}
