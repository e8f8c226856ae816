/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reconstruction;

import org.sonde.traces.reconstruction.TraceProblem.Reason;
import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.ProbedOperations;
import org.sonde.traces.record.StringPool;

/** The open traces of events. A trace closes with the record that completes it, as in Kieker's EventRecordTraceReconstructionFilter. */
final class EventTraces extends OpenTraces<EventTrace> {
	/** The ids of traces may be any other number: half of all programs that Kieker monitors have negative ones. */
	private static final long NO_PARENT = -1;

	private final StringPool names;
	private final CallListener calls;
	private final ProbedOperations probed;

	/** @param calls may be null */
	EventTraces(StringPool names, TraceLimits limits, TraceOutcomes outcomes, CallListener calls, ProbedOperations probed) {
		super(limits, outcomes);
		this.names = names;
		this.calls = calls;
		this.probed = probed;
	}

	void event(EventKind kind, long timestampNanos, long traceId, int order, int operation) {
		EventTrace trace = of(traceId, timestampNanos, timestampNanos);
		if (trace != null && trace.reason() == null) {
			trace.event(kind, timestampNanos, order, operation);
			closeIfFinished(trace);
		}
	}

	void metadata(long traceId, long threadId, int host, long parentTraceId, int parentOrder) {
		EventTrace trace = of(traceId, Long.MAX_VALUE, Long.MIN_VALUE);
		if (trace != null && trace.reason() == null) {
			if (parentTraceId != NO_PARENT && parentTraceId != traceId) {
				outcomes.link(new TraceLink(TraceLink.Kind.PARENT, traceId, parentTraceId, parentOrder));
			}
			trace.metadata(threadId, host);
			closeIfFinished(trace);
		}
	}

	void host(long traceId, int host) {
		EventTrace trace = of(traceId, Long.MAX_VALUE, Long.MIN_VALUE);
		if (trace != null && trace.reason() == null) {
			trace.host(host);
		}
	}

	@Override
	EventTrace opened(EventTrace used, long traceId) {
		return (used == null ? new EventTrace(calls, names, probed) : used).open(traceId, limits.maxKept() / 4);
	}

	@Override
	void decide(EventTrace trace, Reason unfinished) {
		Reason reason = trace.judge(unfinished);
		if (reason == null) {
			valid(trace);
		} else {
			outcomes.problem(TraceKind.EVENTS, trace.traceId(), reason, trace.detail());
		}
	}

	/** Decides like Kieker's filter. */
	@Override
	boolean isOverdue(long nanos) {
		return nanos >= limits.maxTraceNanos();
	}

	private void closeIfFinished(EventTrace trace) {
		if (trace.isFinished()) {
			valid(trace);
			close(trace);
		}
	}

	private void valid(EventTrace trace) {
		if (trace.isDistributed()) {
			outcomes.distributed();
		}
		outcomes.valid(trace.finishedTree());
	}
}
