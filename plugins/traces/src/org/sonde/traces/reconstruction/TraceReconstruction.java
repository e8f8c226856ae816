/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reconstruction;

import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.ProbedOperations;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

/**
 * Puts records together to traces and judges these, with the rules of Kieker's TraceReconstructionFilter,
 * EventRecordTraceReconstructionFilter and TraceEventRecords2ExecutionAndMessageTraceFilter (2.0.2).
 * <p>
 * A trace of <em>executions</em> is valid if eoi rises by one from 0, the first execution has ess 0, and ess rises by at most one. A trace
 * of
 * <em>events</em> is valid if its metadata is there, once; the order indices rise by one from 0; and each end of an operation is
 * that of the operation that started last, with none left open. The records may come in any order.
 * <p>
 * A trace of events is <em>closed</em> by the record that makes it valid, if its first event starts an operation; one of executions when it
 * is complete and some more executions have come ({@link TraceLimits#patience}). Any other is closed by the time-out, by the limits of what
 * is kept, or by the end. A record that comes later opens another trace of the same id, which as a rule is invalid; after a time-out it
 * is left out and counted. What is kept is bounded by the open traces, whatever the length of the log.
 */
public final class TraceReconstruction implements RecordSink {
	private final TraceOutcomes outcomes;
	private final ExecutionTraces executions;
	private final EventTraces events;

	/**
	 * @param names  of the records that will come
	 * @param traces hears of valid traces
	 * @param calls  hears of calls; null if nobody asks, which is faster
	 */
	public TraceReconstruction(StringPool names, TraceLimits limits, TraceListener traces, CallListener calls) {
		this(names, limits, traces, calls, ProbedOperations.all());
	}

	/** @param probed the operations among which the nearest caller of each call is searched */
	public TraceReconstruction(StringPool names, TraceLimits limits, TraceListener traces, CallListener calls, ProbedOperations probed) {
		outcomes = new TraceOutcomes(traces);
		executions = new ExecutionTraces(limits, outcomes, calls, probed);
		events = new EventTraces(names, limits, outcomes, calls, probed);
	}

	@Override
	public void execution(int operation, int session, long traceId, long tinNanos, long toutNanos, int host, int eoi, int ess) {
		executions.execution(operation, traceId, tinNanos, toutNanos, host, eoi, ess);
	}

	@Override
	public void thread(long id, int name) {
		executions.thread(id, name);
	}

	@Override
	public void event(EventKind kind, long timestampNanos, long traceId, int orderIndex, int operation, int type) {
		events.event(kind, timestampNanos, traceId, orderIndex, operation);
	}

	@Override
	public void joined(long traceId, int orderIndex, long joinedTraceId) {
		outcomes.link(new TraceLink(TraceLink.Kind.JOIN, traceId, joinedTraceId, orderIndex));
	}

	@Override
	public void traceMetadata(long traceId, long threadId, int session, int host, long parentTraceId, int parentOrder) {
		events.metadata(traceId, threadId, host, parentTraceId, parentOrder);
	}

	@Override
	public void host(long traceId, int host) {
		events.host(traceId, host);
	}

	@Override
	public void logMetadata(int host, int experimentId) {
		// belongs to no trace
	}

	/** Closes the traces that are complete without waiting for records that might still come. */
	public void closeComplete() {
		executions.closeComplete(0);
	}

	/** The last log has ended: closes all traces. */
	public void end() {
		executions.end();
		events.end();
	}

	/** Returns the counts of the closed traces. */
	public TraceCounts counts() {
		return outcomes.counts();
	}
}
