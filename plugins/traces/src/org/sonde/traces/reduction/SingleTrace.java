/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reduction;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

import org.sonde.traces.reconstruction.TraceKind;

/**
 * One trace as it was.
 *
 * @param kind     how it was recorded
 * @param id       as recorded: a number, or hexadecimal digits of a tracing tool; of flight recordings, which have none, thread and time
 * @param thread   name or number of the thread that ran it; empty if the records do not tell
 * @param startNanos when it began, by the clock of the program
 * @param nanos    its duration; empty if a call ends before it starts
 * @param nodes    the call tree, each node before those below it, with hosts; neighbours with equal trees are one node
 */
public record SingleTrace(TraceKind kind, String id, Optional<String> thread, long startNanos, OptionalLong nanos, List<CallNode> nodes) {
	public SingleTrace {
		nodes = List.copyOf(nodes);
	}

	/** Whether the id says when it began. */
	public boolean idHasTime() {
		return kind == TraceKind.EXECUTIONS && thread.isPresent();
	}
}
