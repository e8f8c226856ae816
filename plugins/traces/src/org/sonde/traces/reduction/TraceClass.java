/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reduction;

import java.util.List;

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
 */
public record TraceClass(TraceKind kind, long traces, Durations durations, List<CallNode> nodes) {
	public TraceClass {
		nodes = List.copyOf(nodes);
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
