/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;

import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.Tally;
import org.sonde.traces.operations.Operations.Operation;
import org.sonde.traces.reconstruction.CallListener;
import org.sonde.traces.reconstruction.TraceKind;
import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.ProbedOperations;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

/**
 * Gathers what logs say of operations: calls, failures, hosts and times from the records, self times, callers and callees from the calls
 * that a {@link org.sonde.traces.reconstruction.TraceReconstruction} of the same records tells. Durations of executions are in the
 * records; those of events come with the calls.
 * <p>
 * Where a log holds both executions and events of an operation, two probes saw the same calls: the larger number counts, and a problem says
 * so. Histograms and series share {@value #BUDGET} bytes, gaps {@value #GAP_BUDGET}; where these do not suffice, there are none, and a
 * problem says so. Gaps, entries of traces and nearest callers are those among the probed operations; {@link GapClock} has the rules.
 */
public final class OperationAnalysis implements RecordSink, CallListener {
	private static final long BUDGET = 96_000_000;
	private static final long GAP_BUDGET = 32_000_000;
	private static final int NO_LOG = -1;
	private static final String UNKNOWN_HOST = "(unknown host)";
	private static final String BACKWARDS = "an execution cannot end before it starts, but tout is before tin";

	private final StringPool names;
	private final LogProblems problems;
	private final ProbedOperations probed;
	private final MemoryBudget budget = new MemoryBudget(BUDGET);
	private final MemoryBudget gapBudget = new MemoryBudget(GAP_BUDGET);
	private final SeriesClock clock = new SeriesClock();
	private final CallPairs pairs = new CallPairs();
	private final CallPairs hostPairs = new CallPairs();
	private int unknownHost = StringPool.NONE;
	private final Operations operations = new Operations();
	private final ObservedTime time = new ObservedTime();
	/** The tallies of the current log. */
	private LogTallies executions = new LogTallies(operations, budget, gapBudget);
	private LogTallies events = new LogTallies(operations, budget, gapBudget);
	private GapClock gaps;
	/** The number of that log. */
	private int currentLog = NO_LOG;
	/** The logs that are read at the same time. */
	private final Map<Integer, Paused> others = new HashMap<>();
	private boolean budgetReported;
	/** Null until one has ended. */
	private Path lastLog;

	/** A log whose records may still come, while those of another one do. */
	private record Paused(LogTallies executions, LogTallies events, GapClock gaps, Optional<TimeSpan> span) {
	}

	/**
	 * @param names    of the records that will come
	 * @param problems where to note what makes no sense in them
	 * @param probed   the operations among which gaps, entries of traces and nearest callers are those asked for
	 */
	public OperationAnalysis(StringPool names, LogProblems problems, ProbedOperations probed) {
		this.names = names;
		this.problems = problems;
		this.probed = probed;
		this.gaps = new GapClock(probed);
	}

	@Override
	public void written(long nanos) {
		gaps.written(nanos);
	}

	@Override
	public void execution(int operation, int session, long traceId, long tinNanos, long toutNanos, int host, int eoi, int ess) {
		OperationTally tally = executions.of(operation);
		if (tally != null) {
			tally.calls++;
			tally.host(host);
		}
		gaps.execution(operation, host, tally);
		if (toutNanos < tinNanos) {
			problems.addHere(BACKWARDS);
		} else if (covers("tin", tinNanos) & covers("tout", toutNanos) && tally != null) {
			tally.at(clock, tinNanos);
			tally.durations.record(toutNanos - tinNanos);
		}
	}

	@Override
	public void counted(int operation, long calls, long meanNanos, long minNanos, long maxNanos, long fromNanos, long toNanos) {
		OperationTally tally = executions.of(operation);
		if (covers("start", fromNanos) & covers("end", toNanos) && tally != null) {
			tally.calls += calls;
			if (meanNanos != NO_TIME) {
				tally.durations.add(calls, meanNanos, minNanos, maxNanos);
			}
		}
	}

	@Override
	public void event(EventKind kind, long timestampNanos, long traceId, int orderIndex, int operation, int type) {
		switch (kind) {
			case BEFORE -> {
				OperationTally tally = events.of(operation);
				boolean plausible = covers("timestamp", timestampNanos);
				gaps.event(kind, traceId, operation, tally);
				if (tally != null) {
					tally.calls++;
					if (plausible) {
						tally.at(clock, timestampNanos);
					}
				}
			}
			case AFTER -> {
				covers("timestamp", timestampNanos);
				gaps.event(kind, traceId, operation, events.known(operation));
			}
			case AFTER_FAILED -> {
				OperationTally tally = events.of(operation);
				if (tally != null) {
					tally.failures++;
				}
				covers("timestamp", timestampNanos);
				gaps.event(kind, traceId, operation, tally);
			}
			case CALL, CONSTRUCTION, SPLIT, JOIN, MONITOR -> gaps.otherEvent(traceId);
		}
	}

	@Override
	public void traceMetadata(long traceId, long threadId, int session, int host, long parentTraceId, int parentOrder) {
		gaps.traceMetadata(traceId, host);
	}

	@Override
	public void logMetadata(int host, int experimentId) {
		gaps.other();
	}

	@Override
	public void call(TraceKind kind, int operation, int caller, int probedCaller, int host, int callerHost, long durationNanos,
			long selfNanos) {
		Operation known = operations.of(operation);
		if (known == null) {
			return;
		}
		if (kind == TraceKind.EVENTS) {
			OperationTally tally = events.of(operation);
			tally.host(host);
			if (durationNanos < 0) {
				problems.addHere(BACKWARDS);
			} else {
				tally.durations.record(durationNanos);
			}
		}
		if (selfNanos >= 0) {
			known.self(kind, budget).record(selfNanos);
		}
		pairs.add(kind, caller, operation, selfNanos);
		hostPairs.add(kind, caller == StringPool.NONE ? StringPool.NONE : host(callerHost), host(host), selfNanos);
		if (probed.has(operation)) {
			known.callers[kind.ordinal()].add(probedCaller);
		}
	}

	private int host(int name) {
		if (name == StringPool.NONE && unknownHost == StringPool.NONE) {
			unknownHost = names.of(UNKNOWN_HOST);
		}
		return name == StringPool.NONE ? unknownHost : name;
	}

	@Override
	public void log(int number) {
		if (number == currentLog) {
			return;
		}
		others.put(currentLog, new Paused(executions, events, gaps, time.paused()));
		Paused next = others.remove(number);
		currentLog = number;
		executions = next == null ? new LogTallies(operations, budget, gapBudget) : next.executions;
		events = next == null ? new LogTallies(operations, budget, gapBudget) : next.events;
		gaps = next == null ? new GapClock(probed) : next.gaps;
		if (next != null) {
			next.span.ifPresent(time::goOn);
		}
	}

	@Override
	public void endOfLog(Path log) {
		operations.sorted(names).forEach(operation -> fold(operation, log));
		long unlisted = executions.takeUnlisted() + events.takeUnlisted();
		if (unlisted > 0) {
			problems.add(log, "", "calls of operations beyond the first %d are not listed (%d)".formatted(Operations.MAX, unlisted));
		}
		reportLimits(log);
		time.endOfLog();
		currentLog = NO_LOG;
		gaps = new GapClock(probed);
		lastLog = log;
	}

	/** No more calls will be reported; those of traces that were open to the last came after the logs had ended. */
	public void end() {
		if (lastLog != null) {
			reportLimits(lastLog);
		}
	}

	private void reportLimits(Path log) {
		if (budget.refused() + gapBudget.refused() > 0 && !budgetReported) {
			budgetReported = true;
			problems.add(log, "", "there are so many operations that some have no quantiles, no calls over time, or no gaps");
		}
		pairs.report(log, problems);
	}

	/** Returns the statistics of each operation in the ended logs, sorted by signature. */
	public List<OperationStatistics> statistics() {
		CallPairs.Neighbours neighbours = neighbours();
		return operations.sorted(names).filter(operation -> operation.total != null)
				.map(operation -> statistics(operation, neighbours)).toList();
	}

	/** Returns who calls whom, sorted by caller and callee, including calls from outside. */
	public List<CallEdge> callGraph() {
		return neighbours().all();
	}

	/**
	 * Which host calls which, sorted by both, as {@link #callGraph()} does for operations; also the calls within one host. Calls that two
	 * kinds of probes saw count twice.
	 */
	public List<CallEdge> hostGraph() {
		return hostPairs.neighbours(names, (host, kind) -> true).all();
	}

	/** The counts alone, of the logs that have ended. */
	public OperationCounts counts(Tally tally) {
		SortedMap<String, Long> calls = new TreeMap<>();
		operations.sorted(names).filter(operation -> operation.total != null && operation.total.calls > 0)
				.forEach(operation -> calls.put(names.text(operation.name), operation.total.calls));
		return new OperationCounts(calls, tally.read(), tally.skipped(), problems.list(), problems.unlisted(), time.firstNanos(),
				time.lastNanos(), time.nanos());
	}

	/** Calls of each operation so far, also in logs that have not ended, for live display; sorted by signature. */
	public SortedMap<String, Long> callsSoFar() {
		SortedMap<String, Long> calls = new TreeMap<>();
		operations.sorted(names).forEach(operation -> {
			long ended = operation.total == null ? 0 : operation.total.calls;
			long paused = others.values().stream().mapToLong(log -> calls(log.executions, log.events, operation.name)).sum();
			long all = ended + paused + calls(executions, events, operation.name);
			if (all > 0) {
				calls.put(names.text(operation.name), all);
			}
		});
		return calls;
	}

	/** Returns the calls in one log. If it has both kinds of records, two probes recorded the same calls. */
	private static long calls(LogTallies executions, LogTallies events, int operation) {
		return Math.max(executions.calls(operation), events.calls(operation));
	}

	private OperationStatistics statistics(Operation operation, CallPairs.Neighbours neighbours) {
		OperationTally total = operation.total;
		OptionalLong failures = operation.callsByKind[TraceKind.EXECUTIONS.ordinal()] > 0 ? OptionalLong.empty()
				: OptionalLong.of(total.failures);
		return new OperationStatistics(names.text(operation.name), total.calls, failures, total.durations.snapshot(),
				self(operation), neighbours.callersOf(operation.name), neighbours.calleesOf(operation.name),
				total.hosts().stream().map(names::text).sorted().toList(), clock.snapshot(total.series), amongProbes(operation));
	}

	private ProbeContext amongProbes(Operation operation) {
		NearestCallers callers = new NearestCallers();
		Arrays.stream(TraceKind.values()).filter(operation::counts).forEach(kind -> callers.add(operation.callers[kind.ordinal()]));
		int only = callers.only();
		GapBins gapsOfAll = operation.total.gaps;
		return new ProbeContext(probed.has(operation.name), gapsOfAll == null ? null : gapsOfAll.copy(), callers.calls(), callers.entries(),
				only == StringPool.NONE ? Optional.empty() : Optional.of(names.text(only)));
	}

	private CallPairs.Neighbours neighbours() {
		return pairs.neighbours(names, (operation, kind) -> operations.of(operation).counts(kind));
	}

	private Durations self(Operation operation) {
		List<DurationRecorder> counting = Arrays.stream(TraceKind.values()).filter(operation::counts)
				.map(kind -> operation.self[kind.ordinal()]).filter(Objects::nonNull).toList();
		if (counting.size() < 2) {
			return counting.isEmpty() ? Durations.NONE : counting.getFirst().snapshot();
		}
		DurationRecorder both = new DurationRecorder(budget);
		counting.forEach(both::add);
		Durations snapshot = both.snapshot();
		both.close();
		return snapshot;
	}

	private void fold(Operation operation, Path log) {
		OperationTally byExecutions = executions.take(operation.name);
		OperationTally byEvents = events.take(operation.name);
		if (byExecutions == null && byEvents == null) {
			return;
		}
		if (byExecutions != null && byEvents != null && byExecutions.calls > 0 && byEvents.calls > 0) {
			operation.seenTwice = true;
			problems.add(log, "", ("the log has both execution records (%d) and before events (%d) of %s;"
					+ " they count as the same calls, and the larger number is used")
					.formatted(byExecutions.calls, byEvents.calls, names.text(operation.name)));
		}
		boolean moreEvents = byExecutions == null || byEvents != null && byEvents.calls > byExecutions.calls;
		OperationTally chosen = moreEvents ? byEvents : byExecutions;
		OperationTally other = moreEvents ? byExecutions : byEvents;
		operation.callsByKind[moreEvents ? 1 : 0] += chosen.calls;
		if (operation.total == null) {
			operation.total = chosen;
		} else {
			operation.total.add(chosen, clock);
			chosen.close(budget);
		}
		if (other != null) {
			operation.total.addGaps(other); // its records were handed over, too
			other.close(budget);
		}
	}

	/** Takes a time into the observed time; false if it cannot be one. */
	private boolean covers(String field, long nanos) {
		boolean plausible = time.covers(nanos);
		if (!plausible) {
			problems.addHere(field + " is more than 146 years from zero");
		}
		return plausible;
	}
}
