/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reduction;

import java.nio.file.Path;
import java.util.List;

import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.Tally;
import org.sonde.traces.operations.CallEdge;
import org.sonde.traces.operations.OperationCounts;
import org.sonde.traces.operations.OperationStatistics;
import org.sonde.traces.reconstruction.TraceCounts;
import org.sonde.traces.reconstruction.TraceLimits;
import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.Names;
import org.sonde.traces.record.RecordSink;

/**
 * Everything that one reading of logs gives: statistics of operations, the call graph, traces and their classes. Feed it the records of
 * each log, call {@link #endOfLog} after each, {@link #end} after the last, and ask. For one thread at a time.
 */
public final class LogAnalysis implements RecordSink {
	/**
	 * @param byHost whether traces are only equal if the same hosts executed the same calls (Kieker calls it allocation equivalence; without,
	 *               assembly equivalence)
	 * @param limits of the reconstruction
	 */
	public record Options(boolean byHost, TraceLimits limits) {
		/** Whatever the host; no time-out. */
		public static final Options DEFAULT = new Options(false, TraceLimits.DEFAULT);
	}

	/** @param names of the records that will come */
	public LogAnalysis(Names names, Options options) {
	}

	@Override
	public void execution(int operation, int session, long traceId, long tinNanos, long toutNanos, int host, int eoi, int ess) {
		throw new UnsupportedOperationException();
	}

	@Override
	public void event(EventKind kind, long timestampNanos, long traceId, int orderIndex, int operation, int type) {
		throw new UnsupportedOperationException();
	}

	@Override
	public void traceMetadata(long traceId, long threadId, int session, int host, long parentTraceId, int parentOrder) {
		throw new UnsupportedOperationException();
	}

	@Override
	public void logMetadata(int host, int experimentId) {
		throw new UnsupportedOperationException();
	}

	/**
	 * The records of a log have come, what follows is of another one; traces may go on in it.
	 *
	 * @param log      its folder or file, or whatever stands for it
	 * @param problems where to note what made no sense in it
	 */
	public void endOfLog(Path log, LogProblems problems) {
		throw new UnsupportedOperationException();
	}

	/** The last log has ended: what is open now is incomplete. */
	public void end() {
		throw new UnsupportedOperationException();
	}

	/** What the logs that have ended say of each operation, sorted by signature. */
	public List<OperationStatistics> operations() {
		throw new UnsupportedOperationException();
	}

	/** The counts alone, of the logs that have ended. */
	public OperationCounts counts(Tally tally, LogProblems problems) {
		throw new UnsupportedOperationException();
	}

	/** Who calls whom in valid traces, sorted by caller and callee; calls from outside are there, too. */
	public List<CallEdge> callGraph() {
		throw new UnsupportedOperationException();
	}

	/** How many traces there were so far; all of them are decided after {@link #end}. */
	public TraceCounts traces() {
		throw new UnsupportedOperationException();
	}

	/** The classes of all valid traces so far. */
	public ReducedTraces classes() {
		throw new UnsupportedOperationException();
	}

	/**
	 * The classes of the traces that became valid since this was asked last, for live display; they still count in {@link #classes()}.
	 * Traces that are complete are taken for ended, though a record might still come.
	 */
	public ReducedTraces takeWindow() {
		throw new UnsupportedOperationException();
	}
}
