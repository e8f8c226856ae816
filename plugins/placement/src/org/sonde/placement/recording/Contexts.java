/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.recording;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Where the calls of each candidate come from if some candidates have probes: how many open a trace of the probed ones, and the only probed
 * caller of the others. From one set of probes to another, only the trees are looked at whose callers change. For one thread at a time.
 */
public final class Contexts {
	/** No probed candidate calls it. */
	public static final int NOBODY = -1;
	/** Several probed candidates call it. */
	public static final int SEVERAL = -2;

	private final TraceForest forest;
	private final BitSet probed = new BitSet();
	/** Calls in the traces that are known, by candidate. */
	private final long[] calls;
	/** For each tree, the traces that it is the root of. */
	private final long[] traces;
	/** For each tree, its calls without a probed candidate above. */
	private final long[] outermost;
	/** For each tree, the nearest probed candidate above, or {@link #NOBODY} or {@link #SEVERAL}. */
	private final int[] nearest;

	/**
	 * Without a probe.
	 *
	 * @param candidates how many there are
	 */
	public Contexts(TraceForest forest, int candidates) {
		this.forest = forest;
		calls = new long[candidates];
		traces = new long[forest.trees()];
		outermost = new long[forest.trees()];
		nearest = new int[forest.trees()];
		for (int trace = 0; trace < forest.size(); trace++) {
			traces[forest.root(trace)] += forest.traces(trace);
		}
		Arrays.fill(nearest, NOBODY);
		for (int tree = forest.trees() - 1; tree >= 0; tree--) {
			update(tree);
		}
		for (int candidate = 0; candidate < candidates; candidate++) {
			calls[candidate] = entries(candidate);
		}
	}

	/** @param candidates how many there are */
	public static Contexts of(TraceForest forest, int candidates, BitSet probed) {
		Contexts contexts = new Contexts(forest, candidates);
		contexts.moveTo(probed);
		return contexts;
	}

	/** Moves the probes to these candidates. */
	public void moveTo(BitSet target) {
		BitSet changed = CandidateSets.changes(probed, target);
		if (changed.isEmpty()) {
			return;
		}
		probed.xor(changed);
		BitSet pending = new BitSet(forest.trees());
		changed.stream().forEach(candidate -> {
			for (int tree : forest.trees(candidate)) {
				addBranches(tree, pending);
			}
		});
		// Callers come later, so those of a tree are up to date when it comes.
		for (int tree = pending.length() - 1; tree >= 0; tree = pending.previousSetBit(tree - 1)) {
			if (update(tree) && !isProbed(forest.candidate(tree))) {
				addBranches(tree, pending);
			}
		}
	}

	private void addBranches(int tree, BitSet set) {
		for (int branch = forest.first(tree); branch < forest.end(tree); branch++) {
			set.set(forest.tree(branch));
		}
	}

	private boolean isProbed(int candidate) {
		return candidate != TraceForest.NONE && probed.get(candidate);
	}

	/** Updates a tree from its callers. Returns whether anything changed. */
	private boolean update(int tree) {
		long entries = traces[tree];
		int above = NOBODY;
		for (int place = forest.firstCaller(tree); place < forest.endCaller(tree); place++) {
			int caller = forest.caller(place);
			int candidate = forest.candidate(caller);
			if (isProbed(candidate)) {
				above = both(above, candidate);
			} else {
				entries += outermost[caller] * forest.repetitionsOfCaller(place);
				above = both(above, nearest[caller]);
			}
		}
		boolean changes = entries != outermost[tree] || above != nearest[tree];
		outermost[tree] = entries;
		nearest[tree] = above;
		return changes;
	}

	private static int both(int one, int other) {
		return one == NOBODY || one == other ? other : other == NOBODY ? one : SEVERAL;
	}

	/** Calls in the traces that are known. */
	public long calls(int candidate) {
		return calls[candidate];
	}

	/** Returns the calls of the candidate that have no probed candidate above. */
	public long entries(int candidate) {
		long entries = 0;
		for (int tree : forest.trees(candidate)) {
			entries += outermost[tree];
		}
		return entries;
	}

	/** The nearest probed candidate above all others; {@link #NOBODY}, or {@link #SEVERAL}. */
	public int caller(int candidate) {
		int caller = NOBODY;
		for (int tree : forest.trees(candidate)) {
			caller = both(caller, nearest[tree]);
		}
		return caller;
	}
}
