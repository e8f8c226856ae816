/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reconstruction;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * How many traces were reconstructed, and why others were not. Traces of executions and traces of events have ids of their own and
 * count together.
 *
 * @param valid            complete and in order
 * @param invalid          contradict themselves, or have a gap
 * @param incomplete       not invalid as far as they go, but the log ended before they did
 * @param abandoned        given up to bound the memory, undecided; see {@link TraceLimits}
 * @param distributed      valid ones with calls on several hosts
 * @param linked           traces that name the trace that started them
 * @param lateRecords      records that came for a trace after it had timed out, and were left out
 * @param reasons          invalid, incomplete and abandoned traces by reason; the sum of all is that of the three counts
 * @param problems         the first of them, in the order they were found
 * @param problemsUnlisted those that are not in the list, because it is bounded
 * @param links            the first links between traces, in the order they were met
 */
public record TraceCounts(long valid, long invalid, long incomplete, long abandoned, long distributed, long linked, long lateRecords,
		Map<TraceProblem.Reason, Long> reasons, List<TraceProblem> problems, long problemsUnlisted, List<TraceLink> links) {
	public TraceCounts {
		Map<TraceProblem.Reason, Long> inOrder = new EnumMap<>(TraceProblem.Reason.class);
		inOrder.putAll(reasons);
		reasons = Collections.unmodifiableMap(inOrder);
		problems = List.copyOf(problems);
		links = List.copyOf(links);
	}
}
