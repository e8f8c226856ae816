/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reconstruction;

import java.nio.file.Path;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.Predicate;

import org.sonde.traces.part.PartException;
import org.sonde.traces.part.PartInput;
import org.sonde.traces.part.PartOutput;
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
 * is complete and {@value ExecutionTraces#PATIENCE} more executions have come. Any other is closed by the time-out, by the limits of what
 * is kept, or by the end. A record that comes later opens another trace of the same id, which as a rule is invalid; after a time-out it
 * is left out and counted. What is kept is bounded by the open traces, whatever the length of the log.
 */
public final class TraceReconstruction implements RecordSink {
	private final TraceOutcomes outcomes;
	private final ExecutionTraces executions;
	private final EventTraces events;
	private final UndecidedTraces undecided;
	/** Whether traces are judged as soon as possible; else they are undecided until the end. */
	private final boolean early;
	/** Is told the log of the records that are put together next. */
	private final IntConsumer turnToLog;

	/**
	 * @param names  of the records that will come
	 * @param traces hears of valid traces
	 * @param calls  hears of calls; null if nobody asks, which is faster
	 */
	public TraceReconstruction(StringPool names, TraceLimits limits, TraceListener traces, CallListener calls) {
		this(names, limits, traces, calls, ProbedOperations.all());
	}

	/** @param probed the operations among which the nearest caller of each call is told */
	public TraceReconstruction(StringPool names, TraceLimits limits, TraceListener traces, CallListener calls, ProbedOperations probed) {
		this(names, limits, limits, traces, calls, probed, true, log -> {
			// nothing is put together later
		});
	}

	/** @param ofOpen limits of the traces that are put together at the same time */
	private TraceReconstruction(StringPool names, TraceLimits limits, TraceLimits ofOpen, TraceListener traces, CallListener calls,
			ProbedOperations probed, boolean early, IntConsumer turnToLog) {
		outcomes = new TraceOutcomes(traces);
		executions = new ExecutionTraces(ofOpen, outcomes, calls, probed, early ? ExecutionTraces.PATIENCE : Integer.MAX_VALUE);
		events = new EventTraces(names, ofOpen, outcomes, calls, probed, !early);
		undecided = new UndecidedTraces(names, limits, outcomes, executions, events);
		this.early = early;
		this.turnToLog = turnToLog;
	}

	/**
	 * One that judges a trace only when all parts are together: no order of records, and no way to split logs into parts, changes the result.
	 *
	 * @param turnToLog is told the log of the records that are put together next, by its name
	 */
	public static TraceReconstruction ofParts(StringPool names, TraceLimits limits, TraceListener traces, CallListener calls,
			ProbedOperations probed, IntConsumer turnToLog) {
		TraceLimits ofOne = new TraceLimits(Long.MAX_VALUE, 1, Integer.MAX_VALUE);
		return new TraceReconstruction(names, limits, ofOne, traces, calls, probed, false, turnToLog);
	}

	@Override
	public void log(int number) {
		if (!early) {
			undecided.log(number);
		}
	}

	@Override
	public void endOfLog(Path log) {
		if (!early) {
			undecided.endOfLog(log);
		}
	}

	@Override
	public void execution(int operation, int session, long traceId, long tinNanos, long toutNanos, int host, int eoi, int ess) {
		if (early) {
			executions.execution(operation, traceId, tinNanos, toutNanos, host, eoi, ess);
		} else {
			undecided.execution(operation, traceId, tinNanos, toutNanos, host, eoi, ess);
		}
	}

	@Override
	public void event(EventKind kind, long timestampNanos, long traceId, int orderIndex, int operation, int type) {
		if (early) {
			events.event(kind, timestampNanos, traceId, orderIndex, operation);
		} else {
			undecided.event(kind, timestampNanos, traceId, orderIndex, operation);
		}
	}

	@Override
	public void joined(long traceId, int orderIndex, long joinedTraceId) {
		outcomes.link(new TraceLink(TraceLink.Kind.JOIN, traceId, joinedTraceId, orderIndex));
	}

	@Override
	public void traceMetadata(long traceId, long threadId, int session, int host, long parentTraceId, int parentOrder) {
		if (early) {
			events.metadata(traceId, threadId, host, parentTraceId, parentOrder);
		} else {
			undecided.metadata(traceId, threadId, host, parentTraceId, parentOrder);
		}
	}

	@Override
	public void host(long traceId, int host) {
		if (early) {
			events.host(traceId, host);
		} else {
			undecided.host(traceId, host);
		}
	}

	@Override
	public void logMetadata(int host, int experimentId) {
		// belongs to no trace
	}

	/** Closes the traces that are complete without waiting for records that might still come. */
	public void closeComplete() {
		if (early) {
			executions.closeComplete(0);
		} else {
			undecided.settleFinished(turnToLog);
		}
	}

	/** The last log has ended: closes all traces. */
	public void end() {
		if (early) {
			executions.end(TraceProblem.Reason.CUT_OFF);
			events.end(TraceProblem.Reason.CUT_OFF);
		} else {
			undecided.end(TraceProblem.Reason.CUT_OFF, turnToLog);
		}
	}

	/** How many traces were closed so far. */
	public TraceCounts counts() {
		return outcomes.counts();
	}

	/** The traces that are not judged yet, because they wait for other parts. */
	public List<TraceKey> waiting() {
		return undecided.sorted().filter(TraceRecords::isAny).map(TraceRecords::key).toList();
	}

	/** Writes what became of the traces that were judged. */
	public void writeOutcomes(PartOutput out) {
		outcomes.write(out);
		undecided.writeTimes(out);
	}

	/** Adds what was written. */
	public void readOutcomes(PartInput in) throws PartException {
		outcomes.read(in);
		undecided.readTimes(in);
	}

	/** Writes the records of traces that are not judged yet. */
	public void writeWaiting(PartOutput out, Predicate<TraceKey> which) {
		undecided.write(out, which);
	}

	/** Adds what was written. */
	public void readWaiting(PartInput in) throws PartException {
		undecided.read(in);
	}
}
