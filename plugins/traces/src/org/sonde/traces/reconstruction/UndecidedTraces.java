/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reconstruction;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.sonde.traces.part.PartException;
import org.sonde.traces.part.PartInput;
import org.sonde.traces.part.PartOutput;
import org.sonde.traces.primitive.LongMap;
import org.sonde.traces.reconstruction.TraceProblem.Reason;
import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.ProbedOperations;
import org.sonde.traces.record.StringPool;

/**
 * Traces that are judged at the end, when the records of all parts are together: so neither the order of the records matters, nor which part
 * had which. Each of them is then put together by its records in order. Beyond the limits those that were quiet longest are judged at once.
 */
final class UndecidedTraces {
	/** What Kieker records for executions outside of any trace. */
	private static final long NO_TRACE = -1;
	/** Bytes of a trace at least. */
	private static final int LEAST_BYTES = 3;

	private final StringPool names;
	private final TraceLimits limits;
	private final TraceOutcomes outcomes;
	private final ExecutionTraces executions;
	private final EventTraces events;
	private final RecordLogs logs;
	private final List<LongMap<TraceRecords>> byKind = List.of(new LongMap<>(), new LongMap<>());
	/** The latest time in the records of each kind. */
	private final long[] latestNanos = { Long.MIN_VALUE, Long.MIN_VALUE };
	private long kept;
	private long touches;

	/** @param executions and events judge one trace after the other; they close none by themselves */
	UndecidedTraces(StringPool names, TraceLimits limits, TraceOutcomes outcomes, ExecutionTraces executions, EventTraces events) {
		this.names = names;
		this.limits = limits;
		this.outcomes = outcomes;
		this.executions = executions;
		this.events = events;
		this.logs = new RecordLogs(names);
	}

	void log(int number) {
		logs.log(number);
	}

	void endOfLog(Path log) {
		logs.endOfLog(log);
	}

	void execution(int operation, long traceId, long tinNanos, long toutNanos, int host, int eoi, int ess) {
		outcomes.executionOn(host);
		latest(TraceKind.EXECUTIONS, toutNanos);
		TraceRecords trace = of(TraceKind.EXECUTIONS, traceId);
		if (traceId == NO_TRACE || eoi < 0 || ess < 0) {
			kept -= trace.count();
			trace.reject(Reason.NOT_RECORDED);
		} else if (hasRoom(trace)) {
			trace.execution(operation, tinNanos, toutNanos, host, eoi, ess, logs.current());
			keepWithinLimits(1);
		}
	}

	void event(EventKind kind, long timestampNanos, long traceId, int order, int operation) {
		latest(TraceKind.EVENTS, timestampNanos);
		TraceRecords trace = of(TraceKind.EVENTS, traceId);
		if (hasRoom(trace)) {
			trace.event(kind, timestampNanos, order, operation, logs.current());
			keepWithinLimits(1);
		}
	}

	void metadata(long traceId, long threadId, int host, long parentTraceId, int parentOrder) {
		TraceRecords trace = of(TraceKind.EVENTS, traceId);
		if (hasRoom(trace)) {
			trace.metadata(threadId, host, parentTraceId, parentOrder, logs.current());
			keepWithinLimits(1);
		}
	}

	void host(long traceId, int host) {
		of(TraceKind.EVENTS, traceId).tellHost(host);
	}

	/** Judges the traces of events that are finished, so that they need not be kept. A record of them that comes later is another trace. */
	void settleFinished(IntConsumer turnToLog) {
		int[] ranks = ranks();
		EventTrace trial = new EventTrace(null, names, ProbedOperations.all());
		for (TraceRecords trace : sorted().filter(one -> one.kind() == TraceKind.EVENTS && one.reason() == null).toList()) {
			trial.open(trace.id(), Integer.MAX_VALUE);
			for (int row : sorted(trace, ranks)) {
				if (trial.reason() == null && trace.isMetadata(row)) {
					trial.metadata(trace.first(row), trace.host(row));
				} else if (trial.reason() == null) {
					trial.event(trace.event(row), trace.first(row), trace.order(row), trace.operation(row));
				}
			}
			if (trial.isFinished()) {
				settle(trace, Reason.CUT_OFF, ranks, turnToLog);
			}
			trial.shrink();
		}
		turnToLog.accept(StringPool.NONE);
	}

	/**
	 * Judges all.
	 *
	 * @param unfinished the reason of those that are not finished, if they are in time
	 * @param turnToLog  is told the log of the records that come next, by its name
	 */
	void end(Reason unfinished, IntConsumer turnToLog) {
		int[] ranks = ranks();
		sorted().toList().forEach(trace -> settle(trace, isOverdue(trace) ? Reason.TIMED_OUT : unfinished, ranks, turnToLog));
		turnToLog.accept(StringPool.NONE);
	}

	/** The traces, those of executions first, by their ids. */
	Stream<TraceRecords> sorted() {
		return byKind.stream().flatMap(traces -> traces.values().stream().sorted(Comparator.comparingLong(TraceRecords::id)));
	}

	/** Writes these traces; the times, up to which they came, are written by {@link #writeTimes}. */
	void write(PartOutput out, Predicate<TraceKey> which) {
		for (TraceKind kind : TraceKind.values()) {
			List<TraceRecords> ofKind = sorted()
					.filter(trace -> trace.kind() == kind && trace.isAny() && which.test(trace.key())).toList();
			out.count(ofKind.size());
			ofKind.forEach(trace -> trace.write(out, logs::name));
		}
	}

	void read(PartInput in) throws PartException {
		for (TraceKind kind : TraceKind.values()) {
			for (int left = in.size(LEAST_BYTES); left > 0; left--) {
				TraceRecords read = TraceRecords.read(in, kind, logs::number);
				TraceRecords known = of(kind, read.id());
				kept -= known.count();
				known.add(read);
				if (known.count() > most(kind)) {
					known.reject(Reason.TOO_LONG);
				}
				keepWithinLimits(known.count());
			}
		}
	}

	void writeTimes(PartOutput out) {
		for (long nanos : latestNanos) {
			out.number(nanos);
		}
	}

	void readTimes(PartInput in) throws PartException {
		for (TraceKind kind : TraceKind.values()) {
			latest(kind, in.number());
		}
	}

	private void latest(TraceKind kind, long nanos) {
		latestNanos[kind.ordinal()] = Math.max(latestNanos[kind.ordinal()], nanos);
	}

	private TraceRecords of(TraceKind kind, long traceId) {
		LongMap<TraceRecords> traces = byKind.get(kind.ordinal());
		TraceRecords trace = traces.get(traceId);
		if (trace == null) {
			if (traces.size() >= limits.maxOpen()) {
				giveUpHalf(traces.values());
			}
			trace = new TraceRecords(kind, traceId);
			traces.put(traceId, trace);
		}
		trace.touch(touches++);
		return trace;
	}

	/** Whether another record of the trace is kept. */
	private boolean hasRoom(TraceRecords trace) {
		if (trace.reason() != null) {
			return false;
		}
		if (trace.count() == most(trace.kind())) {
			kept -= trace.count();
			trace.reject(Reason.TOO_LONG);
			return false;
		}
		return true;
	}

	/** An execution is a record, a call of a trace of events two. */
	private int most(TraceKind kind) {
		return Math.max(1, kind == TraceKind.EXECUTIONS ? limits.maxKept() / 4 : limits.maxKept() / 2);
	}

	private void keepWithinLimits(int more) {
		kept += more;
		if (kept > limits.maxKept()) {
			giveUpHalf(sorted().toList());
		}
	}

	private void giveUpHalf(List<TraceRecords> traces) {
		int[] ranks = ranks();
		traces.stream().sorted(Comparator.comparingLong(TraceRecords::touched)).limit((traces.size() + 1) / 2)
				.forEach(trace -> settle(trace, Reason.TOO_MANY_OPEN, ranks, log -> {
					// What is judged too early counts for the log that is read now.
				}));
	}

	/** As Kieker's filters do. */
	private boolean isOverdue(TraceRecords trace) {
		long earliest = trace.earliestNanos();
		long latest = latestNanos[trace.kind().ordinal()];
		if (limits.maxTraceNanos() == Long.MAX_VALUE || earliest == Long.MAX_VALUE || latest == Long.MIN_VALUE) {
			return false;
		}
		long nanos = latest - earliest;
		return trace.kind() == TraceKind.EXECUTIONS ? nanos > limits.maxTraceNanos() : nanos >= limits.maxTraceNanos();
	}

	private void settle(TraceRecords trace, Reason unfinished, int[] ranks, IntConsumer turnToLog) {
		byKind.get(trace.kind().ordinal()).remove(trace.id());
		kept -= trace.count();
		if (trace.reason() != null) {
			outcomes.problem(trace.kind(), trace.id(), trace.reason(),
					trace.reason() == Reason.TOO_LONG ? "more than " + most(trace.kind()) + " records" : "");
			return;
		}
		int host = TraceRecords.UNTOLD;
		for (int row : sorted(trace, ranks)) {
			turnToLog.accept(logs.name(trace.log(row)));
			if (trace.kind() == TraceKind.EXECUTIONS) {
				executions.execution(trace.operation(row), trace.id(), trace.first(row), trace.second(row), trace.host(row), trace.order(row),
						trace.ess(row));
			} else if (trace.isMetadata(row)) {
				events.metadata(trace.id(), trace.first(row), trace.host(row), trace.second(row), trace.parentOrder(row));
			} else {
				if (trace.host(row) != host && trace.host(row) != TraceRecords.UNTOLD) {
					host = trace.host(row);
					events.host(trace.id(), host);
				}
				events.event(trace.event(row), trace.first(row), trace.id(), trace.order(row), trace.operation(row));
			}
		}
		if (trace.count() > 0) {
			(trace.kind() == TraceKind.EXECUTIONS ? executions : events).end(unfinished);
		}
	}

	private int[] sorted(TraceRecords trace, int[] ranks) {
		return trace.sorted(name -> rank(name, ranks), log -> rank(logs.name(log), ranks));
	}

	private static int rank(int name, int[] ranks) {
		return name == StringPool.NONE ? name : ranks[name];
	}

	/** The place of each name among all that are sorted: their numbers depend on the order in which they came. */
	private int[] ranks() {
		int[] ranks = new int[names.size()];
		List<Integer> sorted = IntStream.range(0, names.size()).boxed()
				.sorted((one, other) -> Arrays.compareUnsigned(names.padded(one), names.padded(other))).toList();
		for (int rank = 0; rank < ranks.length; rank++) {
			ranks[sorted.get(rank)] = rank;
		}
		return ranks;
	}
}
