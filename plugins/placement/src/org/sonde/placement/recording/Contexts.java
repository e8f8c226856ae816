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
		long[] executions = new long[forest.trees()];
		long[] outermost = new long[forest.trees()];
		int[] nearest = new int[forest.trees()];
		Arrays.fill(nearest, NOBODY);
		for (int trace = 0; trace < forest.size(); trace++) {
			executions[forest.root(trace)] += forest.traces(trace);
			outermost[forest.root(trace)] += forest.traces(trace);
		}
		for (int tree = forest.trees() - 1; tree >= 0; tree--) {
			int candidate = forest.candidate(tree);
			if (candidate != TraceForest.NONE) {
				contexts.calls[candidate] += executions[tree];
				contexts.entries[candidate] += outermost[tree];
				contexts.callers[candidate] = both(contexts.callers[candidate], nearest[tree]);
			}
			boolean isProbed = candidate != TraceForest.NONE && probed.get(candidate);
			for (int branch = forest.first(tree); branch < forest.end(tree); branch++) {
				int called = forest.tree(branch);
				executions[called] += executions[tree] * forest.repetitions(branch);
				outermost[called] += isProbed ? 0 : outermost[tree] * forest.repetitions(branch);
				nearest[called] = both(nearest[called], isProbed ? candidate : nearest[tree]);
			}
		}
		return contexts;
	}

	private static int both(int one, int other) {
		return one == NOBODY || one == other ? other : other == NOBODY ? one : SEVERAL;
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
