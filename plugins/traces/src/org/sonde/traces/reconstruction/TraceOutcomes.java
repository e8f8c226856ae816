/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reconstruction;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Counts what became of the traces, of both kinds, and keeps the first problems and links. */
final class TraceOutcomes {
	private static final int MAX_LISTED = 1_000;

	private final TraceListener listener;
	private long valid;
	private long distributed;
	private long linked;
	private long lateRecords;
	private long notValid;
	private final Map<TraceProblem.Reason, Long> reasons = new EnumMap<>(TraceProblem.Reason.class);
	private final List<TraceProblem> problems = new ArrayList<>();
	private final List<TraceLink> links = new ArrayList<>();

	TraceOutcomes(TraceListener listener) {
		this.listener = listener;
	}

	/** @param tree null if it was not kept */
	void valid(CallTree tree) {
		valid++;
		listener.valid(tree);
	}

	/** Counts a valid trace as distributed. */
	void distributed() {
		distributed++;
	}

	void problem(TraceKind kind, long traceId, TraceProblem.Reason reason, String detail) {
		notValid++;
		reasons.merge(reason, 1L, Long::sum);
		if (problems.size() < MAX_LISTED) {
			problems.add(new TraceProblem(kind, traceId, reason, detail));
		}
	}

	void link(TraceLink link) {
		if (link.kind() == TraceLink.Kind.PARENT) {
			linked++;
		}
		if (links.size() < MAX_LISTED) {
			links.add(link);
		}
	}

	/** A record came for a trace that had timed out before. */
	void late() {
		lateRecords++;
	}

	long notValid() {
		return notValid;
	}

	TraceCounts counts() {
		long[] ends = new long[TraceProblem.Outcome.values().length];
		reasons.forEach((reason, traces) -> ends[reason.outcome().ordinal()] += traces);
		return new TraceCounts(valid, ends[0], ends[1], ends[2], distributed, linked, lateRecords, reasons, problems,
				notValid - problems.size(), links);
	}
}
