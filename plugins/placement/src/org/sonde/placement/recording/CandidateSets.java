/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.recording;

import java.util.BitSet;

/** Sets of candidates, by their places; none of the given ones is changed. */
public final class CandidateSets {
	private CandidateSets() {
	}

	/** All of so many. */
	public static BitSet all(int candidates) {
		BitSet all = new BitSet();
		all.set(0, candidates);
		return all;
	}

	/** The set and one more. */
	public static BitSet with(BitSet set, int candidate) {
		BitSet more = (BitSet) set.clone();
		more.set(candidate);
		return more;
	}

	/** The set but one. */
	public static BitSet without(BitSet set, int candidate) {
		BitSet fewer = (BitSet) set.clone();
		fewer.clear(candidate);
		return fewer;
	}

	/** Returns the candidates in at least one of the sets. */
	public static BitSet union(BitSet one, BitSet other) {
		BitSet both = (BitSet) one.clone();
		both.or(other);
		return both;
	}

	/** Returns the candidates in exactly one of the sets. */
	public static BitSet changes(BitSet one, BitSet other) {
		BitSet either = (BitSet) one.clone();
		either.xor(other);
		return either;
	}
}
