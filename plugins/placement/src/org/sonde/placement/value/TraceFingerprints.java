/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.value;

import java.util.Arrays;
import java.util.BitSet;

import org.sonde.placement.recording.CandidateSets;
import org.sonde.placement.recording.TraceForest;

/**
 * What a set of probes records of each class of traces, as a number: the calls of probed methods in their order and nesting, and which of
 * them failed. Calls of other methods are left out, and what they call belongs to the nearest probed caller. The number is a polynomial in
 * a prime field (Karp and Rabin 1987), so that equal recordings have equal numbers however repetitions are folded, and two different ones
 * of n calls the same with a chance of at most 2n in 2⁶¹. For one thread at a time.
 */
final class TraceFingerprints {
	private static final long PRIME = (1L << 61) - 1;
	private static final long BASE = 1_043_959_237_451_896_213L;
	private static final long CLOSE = 1_781_203_667_412_093_307L;

	private final TraceForest forest;
	private final BitSet probed = new BitSet();
	/** For each tree, its number and the base to the power of its length, or 1 if nothing of it is recorded. */
	private final long[] numbers;
	/** The trees of the last change, and what they had before it. */
	private int[] changed = new int[64];
	private long[] before = new long[2 * changed.length];
	private int changes;

	/** Without a probe. */
	TraceFingerprints(TraceForest forest) {
		this.forest = forest;
		numbers = new long[2 * forest.trees()];
		for (int tree = 0; tree < forest.trees(); tree++) {
			numbers[2 * tree + 1] = 1;
		}
	}

	/** Moves the probes to these candidates. */
	void moveTo(BitSet target) {
		undo();
		BitSet flipped = CandidateSets.changes(probed, target);
		if (flipped.isEmpty()) {
			return;
		}
		probed.xor(flipped);
		BitSet trees = new BitSet(forest.trees());
		flipped.stream().forEach(candidate -> {
			for (int tree : forest.with(candidate)) {
				trees.set(tree);
			}
		});
		for (int tree = trees.nextSetBit(0); tree >= 0; tree = trees.nextSetBit(tree + 1)) {
			compute(tree);
		}
	}

	/** Returns the word of a class. */
	long of(int trace) {
		return numbers[2 * forest.root(trace)];
	}

	/**
	 * Until {@link #undo}, a candidate that has no probe has one, or the other way round.
	 *
	 * @param among the trees of the classes that will be asked for, and all within these
	 */
	void change(int candidate, BitSet among) {
		undo();
		probed.flip(candidate);
		for (int tree : forest.with(candidate)) {
			if (among.get(tree)) {
				if (changes == changed.length) {
					changed = Arrays.copyOf(changed, 2 * changes);
					before = Arrays.copyOf(before, 4 * changes);
				}
				changed[changes] = tree;
				before[2 * changes] = numbers[2 * tree];
				before[2 * changes++ + 1] = numbers[2 * tree + 1];
				compute(tree);
			}
		}
		probed.flip(candidate);
	}

	/** After a change. */
	void undo() {
		while (changes > 0) {
			int tree = changed[--changes];
			numbers[2 * tree] = before[2 * changes];
			numbers[2 * tree + 1] = before[2 * changes + 1];
		}
	}

	/** The change stays. It must have been made among all trees. */
	void keep(int candidate) {
		probed.flip(candidate);
		changes = 0;
	}

	/** Computes a tree's number from its branches, which are known, starting with the last. */
	private void compute(int tree) {
		long hash = 0;
		long power = 1;
		for (int branch = forest.end(tree) - 1; branch >= forest.first(tree); branch--) {
			int called = forest.tree(branch);
			long length = numbers[2 * called + 1];
			if (length != 1) {
				long word = numbers[2 * called];
				// This squares: the word after itself, and the result after itself.
				for (long left = forest.repetitions(branch); left > 0; left >>= 1) {
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
		}
		int candidate = forest.candidate(tree);
		if (candidate != TraceForest.NONE && probed.get(candidate)) {
			hash = add(multiply(add(multiply(open(candidate, forest.failed(tree)), power), hash), BASE), CLOSE);
			power = multiply(power, multiply(BASE, BASE));
		}
		numbers[2 * tree] = hash;
		numbers[2 * tree + 1] = power;
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
