/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reduction;

import java.nio.file.Path;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
import org.sonde.traces.part.PartException;
import org.sonde.traces.part.PartInput;
import org.sonde.traces.reconstruction.CallTree;
import org.sonde.traces.reconstruction.TraceCounts;
import org.sonde.traces.reconstruction.TraceKey;
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
	 * @param ofParts  whether logs and traces may go on in other parts: then they are kept as they are until {@link LogAnalysis#end}, so
	 *                 that the result depends neither on the order of the records nor on how they were split into parts
	 */
	public record Options(boolean byHost, TraceLimits limits, Optional<Predicate<String>> probed, Optional<TraceChoice> single, boolean sequence,
			boolean ofParts) {
		/** Whatever the host; no time-out. */
		public static final Options DEFAULT = new Options(false, TraceLimits.DEFAULT);

		public Options {
			Objects.requireNonNull(limits, "limits");
			Objects.requireNonNull(probed, "probed");
			Objects.requireNonNull(single, "single");
		}

		/** Among all operations. */
		public Options(boolean byHost, TraceLimits limits) {
			this(byHost, limits, Optional.empty(), Optional.empty(), false, false);
		}

		/** The same among these operations. */
		public Options among(Predicate<String> operations) {
			return new Options(byHost, limits, Optional.of(operations), single, sequence, ofParts);
		}

		/** The same, keeping this trace. */
		public Options keeping(TraceChoice choice) {
			return new Options(byHost, limits, probed, Optional.of(choice), sequence, ofParts);
		}

		/** The same, keeping the order of the records. */
		public Options keepingOrder() {
			return new Options(byHost, limits, probed, single, true, ofParts);
		}

		/** The same for logs of which others may have more. */
		public Options forParts() {
			return new Options(byHost, limits, probed, single, sequence, true);
		}
	}

	private final StringPool names;
	private final LogProblems problems;
	private final Options options;
	private final OperationAnalysis operations;
	private final TraceReconstruction reconstruction;
	private final TraceReduction reduction;
	private final Optional<TraceKeeper> keeper;
	private final Optional<RecordSequence> sequence;
	/** That, or nobody. */
	private final RecordSink order;
	private final Set<LogFormat> formats = EnumSet.noneOf(LogFormat.class);
	/** Of the traces since it was asked for last; null until it is asked for. */
	private TraceReduction window;
	/** Of the parts that were added. */
	private Tally added = new Tally(0, 0);

	/**
	 * @param names    of the records that will come
	 * @param problems where to note what makes no sense in them
	 */
	public LogAnalysis(StringPool names, LogProblems problems, Options options) {
		this.names = names;
		this.problems = problems;
		this.options = options;
		ProbedOperations probed = options.probed().map(these -> ProbedOperations.of(names, these)).orElseGet(ProbedOperations::all);
		this.operations = new OperationAnalysis(names, problems, probed, options.ofParts());
		this.reduction = new TraceReduction(names, options.byHost());
		this.keeper = options.single().map(choice -> new TraceKeeper(names, choice));
		this.sequence = options.sequence() ? Optional.of(new RecordSequence(names)) : Optional.empty();
		this.order = sequence.<RecordSink>map(kept -> kept).orElse(RecordSink.NOBODY);
		this.reconstruction = options.ofParts()
				? TraceReconstruction.ofParts(names, options.limits(), this::valid, operations, probed, operations::turnToLog)
				: new TraceReconstruction(names, options.limits(), this::valid, operations, probed);
	}

	@Override
	public void execution(int operation, int session, long traceId, long tinNanos, long toutNanos, int host, int eoi, int ess) {
		order.execution(operation, session, traceId, tinNanos, toutNanos, host, eoi, ess);
		operations.execution(operation, session, traceId, tinNanos, toutNanos, host, eoi, ess);
		reconstruction.execution(operation, session, traceId, tinNanos, toutNanos, host, eoi, ess);
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
		reconstruction.log(number);
	}

	/** Traces may go on in another log. */
	@Override
	public void endOfLog(Path log) {
		order.endOfLog(log);
		operations.endOfLog(log);
		reconstruction.endOfLog(log);
	}

	/** The last log has ended: what is open now is incomplete. */
	public void end() {
		reconstruction.end();
		operations.end();
	}

	/** What the logs that have ended say of each operation, sorted by signature. Complete after {@link #end}. */
	public List<OperationStatistics> operations() {
		return operations.statistics();
	}

	/** The counts alone, of the logs that have ended. */
	public OperationCounts counts(Tally tally) {
		return operations.counts(tally.plus(added));
	}

	/**
	 * What is known so far, to be added to what others know, with the records of traces that are not judged yet. Neither gaps nor a single
	 * trace are in it.
	 *
	 * @param tally how much of the logs was read
	 */
	public LogPart whole(Tally tally) {
		return part(tally, trace -> true);
	}

	/** The same without traces that are not judged yet; they are in {@link #waiting()}. */
	public LogPart figures(Tally tally) {
		return part(tally, trace -> false);
	}

	private LogPart part(Tally tally, Predicate<TraceKey> traces) {
		return LogPart.of(names, options.byHost(), out -> {
			out.flag(true);
			Tally all = tally.plus(added);
			out.count(all.read());
			out.count(all.skipped());
			for (LogFormat format : LogFormat.values()) {
				out.flag(formats.contains(format));
			}
			problems.write(out);
			reconstruction.writeOutcomes(out);
			reduction.write(out);
			operations.write(out);
			reconstruction.writeWaiting(out, traces);
		});
	}

	/** The records of each trace that is not judged yet, likewise: put those of the same trace together wherever they come from. */
	public Map<TraceKey, LogPart> waiting() {
		Map<TraceKey, LogPart> all = new LinkedHashMap<>();
		reconstruction.waiting().forEach(trace -> all.put(trace, LogPart.of(names, options.byHost(), out -> {
			out.flag(false);
			reconstruction.writeWaiting(out, trace::equals);
		})));
		return all;
	}

	/**
	 * Adds what others know.
	 *
	 * @throws PartException         if they distinguish hosts, and this one does not, or the other way round
	 * @throws IllegalStateException if this is not one of parts
	 */
	public void add(LogPart part) throws PartException {
		if (!options.ofParts()) {
			throw new IllegalStateException("parts are added to an analysis of parts");
		}
		PartInput in = new PartInput(part.bytes(), names);
		if (in.flag() != options.byHost()) {
			throw new PartException(PartException.Reason.OTHER_OPTIONS, "traces on different hosts are equal in one of them only");
		}
		if (in.flag()) {
			added = added.plus(new Tally(in.count(), in.count()));
			for (LogFormat format : LogFormat.values()) {
				if (in.flag()) {
					formats.add(format);
				}
			}
			problems.read(in);
			reconstruction.readOutcomes(in);
			reduction.read(in);
			operations.read(in);
		}
		reconstruction.readWaiting(in);
		in.end();
	}

	/** How the logs so far were written down. */
	public Set<LogFormat> formats() {
		return Set.copyOf(formats);
	}

	/** Calls of each operation so far, also in logs that have not ended, for live display; sorted by signature. */
	public SortedMap<String, Long> callsSoFar() {
		return operations.callsSoFar();
	}

	/** Who calls whom, sorted by caller and callee; calls from outside are there, too. Complete after {@link #end}. */
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

	/** How many traces there were so far; all of them are decided after {@link #end}. */
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
		ReducedTraces taken = (window == null ? reduction : window).classes();
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
