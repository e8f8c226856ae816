/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reduction;

import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.function.Predicate;

import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.Tally;
import org.sonde.traces.operations.CallEdge;
import org.sonde.traces.operations.OperationAnalysis;
import org.sonde.traces.operations.OperationCounts;
import org.sonde.traces.operations.OperationStatistics;
import org.sonde.traces.operations.RecordSequence;
import org.sonde.traces.reconstruction.CallTree;
import org.sonde.traces.reconstruction.TraceCounts;
import org.sonde.traces.reconstruction.TraceLimits;
import org.sonde.traces.reconstruction.TraceReconstruction;
import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.LogFormat;
import org.sonde.traces.record.ProbedOperations;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

/**
 * Everything that one reading of logs gives: statistics of operations, the call graph, traces and their classes. Feed it the records of
 * logs, call {@link #end} after the last, and ask. For one thread at a time.
 */
public final class LogAnalysis implements RecordSink {
	/**
	 * @param byHost whether traces are only equal if the same hosts executed the same calls (Kieker calls it allocation equivalence;
	 *               without, assembly equivalence)
	 * @param limits of the reconstruction
	 * @param probed accepts the signatures, as recorded, of the operations among which gaps, entries of traces and nearest callers are
	 *               asked for; empty for all
	 * @param single the trace to keep as it was; empty for none
	 * @param sequence whether to keep the order of the records
	 */
	public record Options(boolean byHost, TraceLimits limits, Optional<Predicate<String>> probed, Optional<TraceChoice> single,
			boolean sequence) {
		/** Whatever the host; no time-out. */
		public static final Options DEFAULT = new Options(false, TraceLimits.DEFAULT);

		public Options {
			Objects.requireNonNull(limits, "limits");
			Objects.requireNonNull(probed, "probed");
			Objects.requireNonNull(single, "single");
		}

		/** Among all operations. */
		public Options(boolean byHost, TraceLimits limits) {
			this(byHost, limits, Optional.empty(), Optional.empty(), false);
		}

		/** The same for logs of several hosts. */
		public Options ofSeveralLogs() {
			return new Options(byHost, limits.ofSeveralLogs(), probed, single, sequence);
		}

		/** The same among these operations. */
		public Options among(Predicate<String> operations) {
			return new Options(byHost, limits, Optional.of(operations), single, sequence);
		}

		/** The same, keeping this trace. */
		public Options keeping(TraceChoice choice) {
			return new Options(byHost, limits, probed, Optional.of(choice), sequence);
		}

		/** The same, keeping the order of the records. */
		public Options keepingOrder() {
			return new Options(byHost, limits, probed, single, true);
		}
	}

	private final StringPool names;
	private final Options options;
	private final OperationAnalysis operations;
	private final TraceReconstruction reconstruction;
	private final TraceIds ids;
	private final TraceReduction reduction;
	private final Optional<TraceKeeper> keeper;
	private final Optional<RecordSequence> sequence;
	/** That, or nobody. */
	private final RecordSink order;
	private final Set<LogFormat> formats = EnumSet.noneOf(LogFormat.class);
	/** The reduction of the traces since the last request, or null before the first one. */
	private TraceReduction window;

	/**
	 * @param names    of the records that will come
	 * @param problems where to note what makes no sense in them
	 */
	public LogAnalysis(StringPool names, LogProblems problems, Options options) {
		this.names = names;
		this.options = options;
		this.ids = new TraceIds(names);
		ProbedOperations probed = options.probed().map(these -> ProbedOperations.of(names, these)).orElseGet(ProbedOperations::all);
		this.operations = new OperationAnalysis(names, problems, probed);
		this.reduction = new TraceReduction(names, options.byHost(), Optional.of(ids));
		this.keeper = options.single().map(choice -> new TraceKeeper(names, ids, choice));
		this.sequence = options.sequence() ? Optional.of(new RecordSequence(names)) : Optional.empty();
		this.order = sequence.<RecordSink>map(kept -> kept).orElse(RecordSink.NOBODY);
		this.reconstruction = new TraceReconstruction(names, options.limits(), this::valid, operations, probed);
	}

	@Override
	public void execution(int operation, int session, long traceId, long tinNanos, long toutNanos, int host, int eoi, int ess) {
		order.execution(operation, session, traceId, tinNanos, toutNanos, host, eoi, ess);
		operations.execution(operation, session, traceId, tinNanos, toutNanos, host, eoi, ess);
		reconstruction.execution(operation, session, traceId, tinNanos, toutNanos, host, eoi, ess);
	}

	@Override
	public void thread(long id, int name) {
		reconstruction.thread(id, name);
	}

	@Override
	public void counted(int operation, long calls, long meanNanos, long minNanos, long maxNanos, long fromNanos, long toNanos) {
		operations.counted(operation, calls, meanNanos, minNanos, maxNanos, fromNanos, toNanos);
	}

	@Override
	public void event(EventKind kind, long timestampNanos, long traceId, int orderIndex, int operation, int type) {
		order.event(kind, timestampNanos, traceId, orderIndex, operation, type);
		operations.event(kind, timestampNanos, traceId, orderIndex, operation, type);
		reconstruction.event(kind, timestampNanos, traceId, orderIndex, operation, type);
	}

	@Override
	public void written(long nanos) {
		order.written(nanos);
		operations.written(nanos);
	}

	@Override
	public void format(LogFormat format) {
		formats.add(format);
	}

	@Override
	public void joined(long traceId, int orderIndex, long joinedTraceId) {
		reconstruction.joined(traceId, orderIndex, joinedTraceId);
	}

	@Override
	public void traceMetadata(long traceId, long threadId, int session, int host, long parentTraceId, int parentOrder) {
		order.traceMetadata(traceId, threadId, session, host, parentTraceId, parentOrder);
		operations.traceMetadata(traceId, threadId, session, host, parentTraceId, parentOrder);
		reconstruction.traceMetadata(traceId, threadId, session, host, parentTraceId, parentOrder);
	}

	@Override
	public void tracingId(long traceId, long high, long low) {
		ids.tracingId(traceId, high, low);
		keeper.ifPresent(one -> one.tracingId(traceId, high, low));
	}

	@Override
	public void host(long traceId, int host) {
		reconstruction.host(traceId, host);
	}

	@Override
	public void logMetadata(int host, int experimentId) {
		order.logMetadata(host, experimentId);
		operations.logMetadata(host, experimentId);
	}

	@Override
	public void log(int number) {
		order.log(number);
		operations.log(number);
	}

	/** Traces may go on in another log. */
	@Override
	public void endOfLog(Path log) {
		order.endOfLog(log);
		operations.endOfLog(log);
	}

	/** The last log has ended: what is open now is incomplete. */
	public void end() {
		reconstruction.end();
		operations.end();
	}

	/** Returns the statistics of each operation in the ended logs, sorted by signature. Complete after {@link #end}. */
	public List<OperationStatistics> operations() {
		return operations.statistics();
	}

	/** The counts alone, of the logs that have ended. */
	public OperationCounts counts(Tally tally) {
		return operations.counts(tally);
	}

	/** Returns the formats of the logs so far. */
	public Set<LogFormat> formats() {
		return Set.copyOf(formats);
	}

	/** Calls of each operation so far, also in logs that have not ended, for live display; sorted by signature. */
	public SortedMap<String, Long> callsSoFar() {
		return operations.callsSoFar();
	}

	/** Returns who calls whom, sorted by caller and callee, including calls from outside. Complete after {@link #end}. */
	public List<CallEdge> callGraph() {
		return operations.callGraph();
	}

	/** Which host calls which, likewise; also the calls within one host. */
	public List<CallEdge> hostGraph() {
		return operations.hostGraph();
	}

	/** The trace that the options choose, of those so far; empty if they choose none, or there is none such. */
	public Optional<SingleTrace> single() {
		return keeper.flatMap(TraceKeeper::kept);
	}

	/** The order of the records so far; empty if the options do not keep it. */
	public Optional<RecordSequence> sequence() {
		return sequence;
	}

	/** Returns the counts of traces so far. All traces are decided after {@link #end}. */
	public TraceCounts traces() {
		return reconstruction.counts();
	}

	/** The classes of all valid traces so far. */
	public ReducedTraces classes() {
		return reduction.classes();
	}

	/**
	 * The classes of the traces that became valid since this was asked last, for live display; they still count in {@link #classes()}.
	 * Traces that are complete are taken for ended, though a record might still come.
	 */
	public ReducedTraces takeWindow() {
		reconstruction.closeComplete();
		ReducedTraces taken = window == null ? reduction.classes().withoutKept() : window.classes();
		window = new TraceReduction(names, options.byHost());
		return taken;
	}

	private void valid(CallTree tree) {
		reduction.valid(tree);
		keeper.ifPresent(one -> one.valid(tree));
		if (window != null) {
			window.valid(tree);
		}
	}
}
