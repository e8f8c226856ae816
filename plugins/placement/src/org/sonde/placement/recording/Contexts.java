/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.recording;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Where the calls of each candidate come from if some candidates have probes: how many open a trace of the probed ones, and the only probed
 * caller of the others.
 */
public final class Contexts {
	/** No probed candidate calls it. */
	public static final int NOBODY = -1;
	/** Several probed candidates call it. */
	public static final int SEVERAL = -2;

	private final long[] calls;
	private final long[] entries;
	private final int[] callers;

	private Contexts(int candidates) {
		calls = new long[candidates];
		entries = new long[candidates];
		callers = new int[candidates];
		Arrays.fill(callers, NOBODY);
	}

	/** @param candidates how many there are */
	public static Contexts of(TraceForest forest, int candidates, BitSet probed) {
		Contexts contexts = new Contexts(candidates);
		int[] nearest = new int[forest.deepest() + 2];
		nearest[0] = NOBODY;
		for (int trace = 0; trace < forest.size(); trace++) {
			for (int node = forest.first(trace); node < forest.end(trace); node++) {
				int depth = forest.depth(node);
				int candidate = forest.candidate(node);
				if (candidate != TraceForest.NONE) {
					contexts.add(candidate, nearest[depth], forest.calls(node) * forest.traces(trace));
				}
				nearest[depth + 1] = candidate != TraceForest.NONE && probed.get(candidate) ? candidate : nearest[depth];
			}
		}
		return contexts;
	}

	private void add(int candidate, int caller, long count) {
		calls[candidate] += count;
		if (caller == NOBODY) {
			entries[candidate] += count;
		} else {
			callers[candidate] = callers[candidate] == NOBODY || callers[candidate] == caller ? caller : SEVERAL;
		}
	}

	/** Calls in the traces that are known. */
	public long calls(int candidate) {
		return calls[candidate];
	}

	/** Those of them that no probed candidate is above of. */
	public long entries(int candidate) {
		return entries[candidate];
	}

	/** The nearest probed candidate above all others; {@link #NOBODY}, or {@link #SEVERAL}. */
	public int caller(int candidate) {
		return callers[candidate];
	}
}
