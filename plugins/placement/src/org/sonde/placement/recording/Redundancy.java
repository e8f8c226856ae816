/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.recording;

import java.util.Arrays;
import java.util.BitSet;
import java.util.OptionalLong;

/**
 * Counts that follow from others (Knuth and Stevenson 1973, "Optimal measurement points for program frequency counts"; Ball and Larus 1994,
 * "Optimally profiling and tracing programs"): a candidate is called so many times by each execution of the one probed candidate above it,
 * in every trace seen. Seen is not proven.
 */
public final class Redundancy {
	private static final long UNKNOWN = -1;
	private static final long DIFFERS = -2;

	private final Contexts contexts;
	private final long[] times;
	private final long[] traces;

	/** @param candidates how many there are */
	public Redundancy(TraceForest forest, int candidates, BitSet probed) {
		contexts = Contexts.of(forest, candidates, probed);
		times = new long[candidates];
		traces = new long[candidates];
		Arrays.fill(times, UNKNOWN);
		long[] called = new long[forest.trees()];
		for (int candidate = 0; candidate < candidates; candidate++) {
			if (hasOneCaller(candidate)) {
				count(forest, candidate, probed, called);
			}
		}
	}

	/** @param called by tree, how often it calls the candidate without a probe in between; all 0 before and after */
	private void count(TraceForest forest, int candidate, BitSet probed, long[] called) {
		int[] with = forest.with(candidate);
		int caller = contexts.caller(candidate);
		for (int tree : with) {
			for (int branch = forest.first(tree); branch < forest.end(tree); branch++) {
				int within = forest.tree(branch);
				int of = forest.candidate(within);
				called[tree] += forest.repetitions(branch)
						* ((of == candidate ? 1 : 0) + (of != TraceForest.NONE && probed.get(of) ? 0 : called[within]));
			}
			if (forest.candidate(tree) == caller) {
				found(candidate, called[tree]);
			}
		}
		for (int trace = 0; trace < forest.size(); trace++) {
			traces[candidate] += Arrays.binarySearch(with, forest.root(trace)) >= 0 ? forest.traces(trace) : 0;
		}
		// The caller may also not call it at all.
		for (int tree : forest.trees(caller)) {
			if (Arrays.binarySearch(with, tree) < 0) {
				found(candidate, 0);
			}
		}
		Arrays.stream(with).forEach(tree -> called[tree] = 0);
	}

	private void found(int candidate, long each) {
		times[candidate] = times[candidate] == UNKNOWN || times[candidate] == each ? each : DIFFERS;
	}

	private boolean hasOneCaller(int candidate) {
		return contexts.caller(candidate) >= 0 && contexts.entries(candidate) == 0;
	}

	/** Returns how often each execution of its caller calls it. Empty if that varies, or if there are other callers. */
	public OptionalLong times(int candidate) {
		return !hasOneCaller(candidate) || times[candidate] < 1 ? OptionalLong.empty()
				: OptionalLong.of(times[candidate]);
	}

	/** The one probed candidate above it, if {@link #times} is known. */
	public int caller(int candidate) {
		return contexts.caller(candidate);
	}

	/** Traces in which it is called. */
	public long traces(int candidate) {
		return traces[candidate];
	}
}
