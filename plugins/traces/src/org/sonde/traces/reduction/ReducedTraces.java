/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reduction;

import java.util.List;

/**
 * The valid traces, reduced to classes of equal ones.
 *
 * @param classes   those with the most time in all their traces first
 * @param unreduced valid traces that are in none of the classes, because these, or a trace, would be too many or too large to keep
 */
public record ReducedTraces(List<TraceClass> classes, long unreduced) {
	public ReducedTraces {
		classes = List.copyOf(classes);
	}

	/** The same without traces that are kept as they were. */
	ReducedTraces withoutKept() {
		return new ReducedTraces(
				classes.stream().map(one -> new TraceClass(one.kind(), one.traces(), one.durations(), one.nodes(), List.of())).toList(),
				unreduced);
	}
}
