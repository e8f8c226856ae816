/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.cyclomatic;

import java.util.Set;

/** Counts the decisions of one method, each with the places it stands in, so that every profile can add them up. */
public final class DecisionTally {

	private static final int DECISIONS = Decision.values().length;
	private static final int PLACES = 1 << DecisionPlace.values().length;

	/** The counts by the set of places, as bits, and the decision. A row exists only if it has a count. */
	private final int[][] counts = new int[PLACES][];

	/** Adds so many decisions that stand in such places. */
	public void add(Decision decision, int number, int places) {
		if (counts[places] == null) {
			counts[places] = new int[DECISIONS];
		}
		counts[places][decision.ordinal()] += number;
	}

	/** A set of places as bits. */
	public static int bits(Set<DecisionPlace> places) {
		return places.stream().mapToInt(DecisionTally::bit).reduce(0, (a, b) -> a | b);
	}

	/** A place as a bit. */
	public static int bit(DecisionPlace place) {
		return 1 << place.ordinal();
	}

	/** Returns the number of decisions of some kinds, in all places. */
	int count(Set<Decision> decisions, int leftOut) {
		int count = 0;
		for (int places = 0; places < PLACES; places++) {
			if (counts[places] != null && (places & leftOut) == 0) {
				for (Decision decision : decisions) {
					count += counts[places][decision.ordinal()];
				}
			}
		}
		return count;
	}
}
