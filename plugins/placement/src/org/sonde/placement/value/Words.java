/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.value;

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

	/** Numbers of trees, each with the base to the power of its length. */
	private record Numbers(long[] hashes, long[] powers) {
		private Numbers(int trees) {
			this(new long[trees], new long[trees]);
		}
	}

	private final TraceForest forest;
	private final BitSet probed;
	private final Numbers numbers;
	/** Those of the changed trees if the probe of one candidate is added or removed; made when they are needed first. */
	private Numbers others;
	/** By tree, the last change that changed it. */
	private final int[] changed;
	private int changes = 1;

	Words(TraceForest forest, BitSet probed) {
		this.forest = forest;
		this.probed = (BitSet) probed.clone();
		numbers = new Numbers(forest.trees());
		changed = new int[forest.trees()];
		for (int tree = 0; tree < forest.trees(); tree++) {
			compute(tree, numbers);
		}
	}

	/** Of a class. */
	long of(int trace) {
		return numbers.hashes[forest.root(trace)];
	}

	/**
	 * Tries what is recorded if a candidate that has no probe had one, or the other way round.
	 *
	 * @param among the trees of the classes that will be asked for, and all within these
	 */
	void change(int candidate, BitSet among) {
		others = others == null ? new Numbers(forest.trees()) : others;
		changes++;
		probed.flip(candidate);
		for (int tree : forest.with(candidate)) {
			if (among.get(tree)) {
				compute(tree, others);
				changed[tree] = changes;
			}
		}
		probed.flip(candidate);
	}

	/** Of a class, after the change. */
	long changed(int trace) {
		return now(forest.root(trace)).hashes[forest.root(trace)];
	}

	/** The change stays. It must have been made among all trees. */
	void keep(int candidate) {
		probed.flip(candidate);
		for (int tree : forest.with(candidate)) {
			numbers.hashes[tree] = others.hashes[tree];
			numbers.powers[tree] = others.powers[tree];
		}
		changes++;
	}

	private Numbers now(int tree) {
		return changed[tree] == changes ? others : numbers;
	}

	/** From its branches, which are known: the last first. */
	private void compute(int tree, Numbers into) {
		long hash = 0;
		long power = 1;
		for (int branch = forest.end(tree) - 1; branch >= forest.first(tree); branch--) {
			int called = forest.tree(branch);
			Numbers of = now(called);
			long word = of.hashes[called];
			long length = of.powers[called];
			// By squaring: the word after itself, and that after itself.
			for (long left = length == 1 ? 0 : forest.repetitions(branch); left > 0; left >>= 1) {
				if ((left & 1) != 0) {
					hash = add(multiply(word, power), hash);
					power = multiply(power, length);
				}
				if (left > 1) {
					word = add(multiply(word, length), word);
					length = multiply(length, length);
				}
			}
		}
		int candidate = forest.candidate(tree);
		if (candidate != TraceForest.NONE && probed.get(candidate)) {
			hash = add(multiply(add(multiply(open(candidate, forest.failed(tree)), power), hash), BASE), CLOSE);
			power = multiply(power, multiply(BASE, BASE));
		}
		into.hashes[tree] = hash;
		into.powers[tree] = power;
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
