/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reduction;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

import org.sonde.traces.operations.Durations;
import org.sonde.traces.reconstruction.TraceKind;

/**
 * All valid traces with the same call tree: the same operations in the same order and nesting, failed in the same places.
 *
 * @param kind      how they were recorded; traces of executions and of events are never in one class
 * @param traces    how many there are; 1 or more
 * @param durations of the traces, from the start of the first call to the end of the last; traces in which a call ends before it starts are
 *                  not in it
 * @param nodes     the call tree, each node before those below it
 * @param kept      some of the traces as they were, the fastest first; none if there was no room for them, or nobody asked
 */
public record TraceClass(TraceKind kind, long traces, Durations durations, List<CallNode> nodes, List<KeptTrace> kept) {
	public TraceClass {
		nodes = List.copyOf(nodes);
		kept = List.copyOf(kept);
	}

	/** The trace kept of this rank, or the nearest to the median or a similar figure; empty if none is kept. */
	public Optional<KeptTrace> of(TraceRank rank) {
		return switch (rank) {
			case FASTEST -> kept.stream().findFirst().filter(one -> one.nanos() == durations.minNanos());
			case SLOWEST -> kept.reversed().stream().findFirst();
			default -> nearest(durations.quantileNanos(rank.share()));
		};
	}

	/** @param nanos NaN if the class has no quantiles */
	private Optional<KeptTrace> nearest(double nanos) {
		return kept.stream().filter(one -> !Double.isNaN(nanos)).min(Comparator.comparingDouble(one -> Math.abs(one.nanos() - nanos)));
	}

	/** The traces kept by their ranks; each has one. */
	public SortedMap<TraceRank, KeptTrace> ranked() {
		SortedMap<TraceRank, KeptTrace> ranked = new TreeMap<>();
		for (TraceRank rank : List.of(TraceRank.FASTEST, TraceRank.SLOWEST, TraceRank.MEDIAN, TraceRank.P90, TraceRank.P99)) {
			of(rank).filter(one -> !ranked.containsValue(one)).ifPresent(one -> ranked.put(rank, one));
		}
		return ranked;
	}

	/** Time in all traces of the class together, in nanoseconds. */
	public long totalNanos() {
		return durations.sumNanos();
	}

	/** Calls in each trace. */
	public long calls() {
		return nodes.stream().mapToLong(CallNode::calls).sum();
	}
}
