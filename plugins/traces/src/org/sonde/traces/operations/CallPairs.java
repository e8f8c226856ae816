/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;

import org.sonde.traces.log.LogProblems;
import org.sonde.traces.primitive.LongMap;
import org.sonde.traces.reconstruction.TraceKind;
import org.sonde.traces.record.StringPool;

/** Counts how often an operation, or host, calls another, by the kind of probe that recorded it. */
final class CallPairs {
	/** The most pairs of each kind. */
	private static final int MAX_PAIRS = 500_000;

	private final List<LongMap<Pair>> byKind = List.of(new LongMap<>(), new LongMap<>());
	private long unlisted;

	private static final class Pair {
		private final int caller;
		private final int callee;
		private long calls;
		private long selfNanos;

		private Pair(int caller, int callee) {
			this.caller = caller;
			this.callee = callee;
		}
	}

	/** The pairs as edges: all, and those of each operation. */
	record Neighbours(List<CallEdge> all, Map<Integer, List<CallEdge>> callers, Map<Integer, List<CallEdge>> callees) {
		/** The most frequent first. */
		List<CallEdge> callersOf(int operation) {
			return callers.getOrDefault(operation, List.of());
		}

		/** The most frequent first. */
		List<CallEdge> calleesOf(int operation) {
			return callees.getOrDefault(operation, List.of());
		}
	}

	/** @param selfNanos of the call; below 0 if unknown */
	void add(TraceKind kind, int caller, int callee, long selfNanos) {
		LongMap<Pair> pairs = byKind.get(kind.ordinal());
		long key = key(caller, callee);
		Pair pair = pairs.get(key);
		if (pair == null) {
			if (pairs.size() >= MAX_PAIRS) {
				unlisted++;
				return;
			}
			pair = new Pair(caller, callee);
			pairs.put(key, pair);
		}
		pair.calls++;
		pair.selfNanos += Math.max(0, selfNanos);
	}

	private static long key(int caller, int callee) {
		return (long) caller << 32 | callee;
	}

	void report(Path log, LogProblems problems) {
		if (unlisted > 0) {
			problems.add(log, "", "calls between operations beyond the first %d pairs are not in the call graph (%d)"
					.formatted(MAX_PAIRS, unlisted));
			unlisted = 0;
		}
	}

	/** @param counts whether the calls of an operation count that this kind of probe saw */
	Neighbours neighbours(StringPool names, BiPredicate<Integer, TraceKind> counts) {
		List<CallEdge> all = new ArrayList<>();
		Map<Integer, List<CallEdge>> callers = new HashMap<>();
		Map<Integer, List<CallEdge>> callees = new HashMap<>();
		for (TraceKind kind : TraceKind.values()) {
			TraceKind otherKind = TraceKind.values()[1 - kind.ordinal()];
			for (Pair pair : byKind.get(kind.ordinal()).values()) {
				Pair other = counts.test(pair.callee, otherKind)
						? byKind.get(otherKind.ordinal()).get(key(pair.caller, pair.callee)) : null;
				// A pair recorded by both kinds of probe is one edge, made with the executions.
				if (counts.test(pair.callee, kind) && (other == null || kind == TraceKind.EXECUTIONS)) {
					CallEdge edge = new CallEdge(pair.caller == StringPool.NONE ? "" : names.text(pair.caller), names.text(pair.callee),
							pair.calls + (other == null ? 0 : other.calls), pair.selfNanos + (other == null ? 0 : other.selfNanos));
					all.add(edge);
					callers.computeIfAbsent(pair.callee, callee -> new ArrayList<>()).add(edge);
					callees.computeIfAbsent(pair.caller, caller -> new ArrayList<>()).add(edge);
				}
			}
		}
		Comparator<CallEdge> byName = Comparator.comparing(CallEdge::caller).thenComparing(CallEdge::callee);
		Comparator<CallEdge> byCalls = Comparator.comparingLong(CallEdge::calls).reversed().thenComparing(byName);
		all.sort(byName);
		callers.values().forEach(edges -> edges.sort(byCalls));
		callees.values().forEach(edges -> edges.sort(byCalls));
		return new Neighbours(all, callers, callees);
	}
}
