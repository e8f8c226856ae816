/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.recording;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;

/**
 * Counts that follow from others (Knuth and Stevenson 1973, "Optimal measurement points for program frequency counts"; Ball and Larus 1994,
 * "Optimally profiling and tracing programs"): a candidate is called so many times by each execution of the one probed candidate above it, in
 * every trace seen. Seen is not proven.
 */
public final class Redundancy {
	private static final long UNKNOWN = -1;
	private static final long DIFFERS = -2;

	private static final int NOBODY = -1;

	/** Calls of a candidate by a node. */
	private record Call(int node, int candidate) {
	}

	private final Contexts contexts;
	/** By caller, the candidates that only it calls. */
	private final Map<Integer, List<Integer>> callees = new HashMap<>();
	private final long[] times;
	private final long[] traces;

	private Redundancy(Contexts contexts, int candidates) {
		this.contexts = contexts;
		times = new long[candidates];
		traces = new long[candidates];
		Arrays.fill(times, UNKNOWN);
		for (int candidate = 0; candidate < candidates; candidate++) {
			if (contexts.caller(candidate) >= 0 && contexts.entries(candidate) == 0) {
				callees.computeIfAbsent(contexts.caller(candidate), none -> new ArrayList<>()).add(candidate);
			}
		}
	}

	/** @param candidates how many there are */
	public static Redundancy of(TraceForest forest, int candidates, BitSet probed) {
		Redundancy redundancy = new Redundancy(Contexts.of(forest, candidates, probed), candidates);
		for (int trace = 0; trace < forest.size(); trace++) {
			redundancy.count(forest, trace, probed);
		}
		return redundancy;
	}

	private void count(TraceForest forest, int trace, BitSet probed) {
		int[] nearest = new int[forest.deepest() + 2];
		nearest[0] = NOBODY;
		Map<Call, Long> called = new HashMap<>();
		Set<Integer> seen = new HashSet<>();
		for (int node = forest.first(trace); node < forest.end(trace); node++) {
			int depth = forest.depth(node);
			int candidate = forest.candidate(node);
			if (candidate != TraceForest.NONE && callees.containsKey(contexts.caller(candidate)) && nearest[depth] != NOBODY) {
				called.merge(new Call(nearest[depth], candidate), forest.calls(node), Long::sum);
			}
			if (candidate != TraceForest.NONE) {
				seen.add(candidate);
			}
			nearest[depth + 1] = candidate != TraceForest.NONE && probed.get(candidate) ? node : nearest[depth];
		}
		for (int node = forest.first(trace); node < forest.end(trace); node++) {
			for (int callee : callees.getOrDefault(forest.candidate(node), List.of())) {
				long each = called.getOrDefault(new Call(node, callee), 0L) / forest.calls(node);
				times[callee] = times[callee] == UNKNOWN || times[callee] == each ? each : DIFFERS;
			}
		}
		seen.forEach(candidate -> traces[candidate] += forest.traces(trace));
	}

	/** How often each execution of its caller calls it; empty if that differs, or calls come from elsewhere, too. */
	public OptionalLong times(int candidate) {
		return contexts.caller(candidate) < 0 || contexts.entries(candidate) > 0 || times[candidate] < 1 ? OptionalLong.empty()
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
