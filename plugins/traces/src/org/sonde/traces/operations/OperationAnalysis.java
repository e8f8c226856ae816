/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.Tally;
import org.sonde.traces.reconstruction.CallListener;
import org.sonde.traces.reconstruction.TraceKind;
import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.Names;
import org.sonde.traces.record.RecordSink;

/**
 * Gathers what logs say of operations: calls, failures, hosts and times from the records, self times, callers and callees from the calls that a
 * {@link org.sonde.traces.reconstruction.TraceReconstruction} of the same records tells. Durations of executions are in the
 * records; those of events come with the calls.
 * <p>
 * Where a log holds both executions and events of an operation, two probes saw the same calls: the larger number counts, and a problem says so.
 * Histograms and series share {@value #BUDGET} bytes; where these do not suffice, there are none, and a problem says so.
 */
public final class OperationAnalysis implements RecordSink, CallListener {
	private static final long BUDGET = 96_000_000;
	private static final String BACKWARDS = "an execution ends after it starts; tout is before tin";
	/** Times further than this from zero (146 years) are left out, so that the difference of two never overflows. */
	private static final long MAX_NANOS = 1L << 62;
	/** Beyond the methods of any program. */
	private static final int MAX_OPERATIONS = 200_000;
	private static final int FIRST_NAMES = 1_024;
	private static final int NO_LOG = -1;

	private final Names names;
	private final LogProblems problems;
	private final MemoryBudget budget = new MemoryBudget(BUDGET);
	private final SeriesClock clock = new SeriesClock();
	private final CallPairs pairs = new CallPairs();
	private final List<Operation> operations = new ArrayList<>();
	private Operation[] byName = new Operation[FIRST_NAMES];
	/** Of the log whose records come, by kind and name; null without a record. Apart, as every record asks for one. */
	private OperationTally[][] current = noTallies();
	/** The number of that log. */
	private int currentLog = NO_LOG;
	/** The logs that are read at the same time. */
	private final Map<Integer, Paused> others = new HashMap<>();
	private long unlistedCalls;
	private long firstNanos = Long.MAX_VALUE;
	private long lastNanos = Long.MIN_VALUE;
	private final List<Span> spans = new ArrayList<>();
	private boolean budgetReported;

	/** A log of which records may still come, while those of another one do. */
	private record Paused(OperationTally[][] tallies, long firstNanos, long lastNanos) {
	}

	/** What is known of one operation; by the kind of probe, executions first. */
	private static final class Operation {
		private final int name;
		/** Of the logs that have ended. */
		private OperationTally total;
		private final DurationRecorder[] self = new DurationRecorder[2];
		private final long[] callsByKind = new long[2];
		/** Whether both kinds of probe saw the same calls, in any log. */
		private boolean seenTwice;

		private Operation(int name) {
			this.name = name;
		}

		/** Whether self times and callers of this kind of probe count: of calls that both kinds saw, those of the kind that saw more. */
		private boolean counts(TraceKind kind) {
			return !seenTwice || kind == (callsByKind[0] >= callsByKind[1] ? TraceKind.EXECUTIONS : TraceKind.EVENTS);
		}
	}

	/**
	 * @param names    of the records that will come
	 * @param problems where to note what makes no sense in them
	 */
	public OperationAnalysis(Names names, LogProblems problems) {
		this.names = names;
		this.problems = problems;
	}

	@Override
	public void execution(int operation, int session, long traceId, long tinNanos, long toutNanos, int host, int eoi, int ess) {
		OperationTally tally = tally(operation, TraceKind.EXECUTIONS);
		if (tally != null) {
			tally.calls++;
			tally.host(host);
		}
		if (toutNanos < tinNanos) {
			problems.addHere(BACKWARDS);
		} else if (covers("tin", tinNanos) & covers("tout", toutNanos) && tally != null) {
			tally.at(clock, tinNanos);
			tally.durations.record(toutNanos - tinNanos);
		}
	}

	@Override
	public void event(EventKind kind, long timestampNanos, long traceId, int orderIndex, int operation, int type) {
		switch (kind) {
			case BEFORE -> {
				OperationTally tally = tally(operation, TraceKind.EVENTS);
				boolean plausible = covers("timestamp", timestampNanos);
				if (tally != null) {
					tally.calls++;
					if (plausible) {
						tally.at(clock, timestampNanos);
					}
				}
			}
			case AFTER -> covers("timestamp", timestampNanos);
			case AFTER_FAILED -> {
				OperationTally tally = tally(operation, TraceKind.EVENTS);
				if (tally != null) {
					tally.failures++;
				}
				covers("timestamp", timestampNanos);
			}
			case CALL, CONSTRUCTION, SPLIT, JOIN -> {
				// no execution
			}
		}
	}

	@Override
	public void traceMetadata(long traceId, long threadId, int session, int host, long parentTraceId, int parentOrder) {
		// the host comes with the calls
	}

	@Override
	public void logMetadata(int host, int experimentId) {
		// no execution
	}

	@Override
	public void call(TraceKind kind, int operation, int caller, int host, long durationNanos, long selfNanos) {
		Operation known = known(operation);
		if (known == null) {
			return;
		}
		if (kind == TraceKind.EVENTS) {
			OperationTally tally = tally(operation, kind);
			tally.host(host);
			if (durationNanos < 0) {
				problems.addHere(BACKWARDS);
			} else {
				tally.durations.record(durationNanos);
			}
		}
		if (selfNanos >= 0) {
			DurationRecorder self = known.self[kind.ordinal()];
			if (self == null) {
				self = known.self[kind.ordinal()] = new DurationRecorder(budget);
			}
			self.record(selfNanos);
		}
		pairs.add(kind, caller, operation);
	}

	@Override
	public void log(int number) {
		if (number == currentLog) {
			return;
		}
		others.put(currentLog, new Paused(current, firstNanos, lastNanos));
		Paused next = others.remove(number);
		currentLog = number;
		current = next == null ? noTallies() : next.tallies;
		firstNanos = next == null ? Long.MAX_VALUE : next.firstNanos;
		lastNanos = next == null ? Long.MIN_VALUE : next.lastNanos;
	}

	private static OperationTally[][] noTallies() {
		return new OperationTally[][] { new OperationTally[FIRST_NAMES], new OperationTally[FIRST_NAMES] };
	}

	@Override
	public void endOfLog(Path log) {
		operations.stream().sorted(Comparator.comparing(operation -> names.text(operation.name)))
				.forEach(operation -> fold(operation, log));
		if (unlistedCalls > 0) {
			problems.add(log, "", ("%d calls are of operations beyond the first %d and are not listed")
					.formatted(unlistedCalls, MAX_OPERATIONS));
			unlistedCalls = 0;
		}
		if (budget.refused() > 0 && !budgetReported) {
			budgetReported = true;
			problems.add(log, "", "there are so many operations that some have no quantiles, or no calls over time");
		}
		pairs.report(log, problems);
		if (firstNanos <= lastNanos) {
			spans.add(new Span(firstNanos, lastNanos));
			firstNanos = Long.MAX_VALUE;
			lastNanos = Long.MIN_VALUE;
		}
		currentLog = NO_LOG;
	}

	/** What the logs that have ended say of each operation, sorted by signature. */
	public List<OperationStatistics> statistics() {
		CallPairs.Neighbours neighbours = pairs.neighbours(names, (operation, kind) -> known(operation).counts(kind));
		return operations.stream().filter(operation -> operation.total != null)
				.sorted(Comparator.comparing(operation -> names.text(operation.name))).map(operation -> {
					OperationTally total = operation.total;
					return new OperationStatistics(names.text(operation.name), total.calls, total.failures, total.durations.snapshot(),
							self(operation), neighbours.callersOf(operation.name),
							neighbours.calleesOf(operation.name), total.hosts().stream().map(names::text).sorted().toList(),
							clock.snapshot(total.series));
				}).toList();
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

	/** Who calls whom, sorted by caller and callee; also the calls from outside. */
	public List<CallEdge> callGraph() {
		return pairs.neighbours(names, (operation, kind) -> known(operation).counts(kind)).all();
	}

	/** The counts alone, of the logs that have ended. */
	public OperationCounts counts(Tally tally) {
		SortedMap<String, Long> calls = new TreeMap<>();
		operations.stream().filter(operation -> operation.total != null && operation.total.calls > 0)
				.forEach(operation -> calls.put(names.text(operation.name), operation.total.calls));
		return new OperationCounts(calls, tally.read(), tally.skipped(), problems.list(), problems.unlisted(),
				spans.stream().mapToLong(Span::firstNanos).min(), spans.stream().mapToLong(Span::lastNanos).max(), Span.covered(spans));
	}

	private void fold(Operation operation, Path log) {
		OperationTally executions = takeCurrent(operation, TraceKind.EXECUTIONS);
		OperationTally events = takeCurrent(operation, TraceKind.EVENTS);
		if (executions == null && events == null) {
			return;
		}
		if (executions != null && events != null && executions.calls > 0 && events.calls > 0) {
			operation.seenTwice = true;
			problems.add(log, "", ("the log has %d executions and %d events before of %s;"
					+ " they are taken for the same, and the larger number counts")
					.formatted(executions.calls, events.calls, names.text(operation.name)));
		}
		boolean byEvents = executions == null || events != null && events.calls > executions.calls;
		OperationTally chosen = byEvents ? events : executions;
		OperationTally other = byEvents ? executions : events;
		operation.callsByKind[byEvents ? 1 : 0] += chosen.calls;
		if (operation.total == null) {
			operation.total = chosen;
		} else {
			operation.total.add(chosen, clock);
			chosen.close(budget);
		}
		if (other != null) {
			other.close(budget);
		}
	}

	/** Null if the log had none. */
	private OperationTally takeCurrent(Operation operation, TraceKind kind) {
		OperationTally[] tallies = current[kind.ordinal()];
		if (operation.name >= tallies.length) {
			return null;
		}
		OperationTally tally = tallies[operation.name];
		tallies[operation.name] = null;
		return tally;
	}

	private OperationTally tally(int name, TraceKind kind) {
		OperationTally[] tallies = current[kind.ordinal()];
		OperationTally tally = name >= 0 && name < tallies.length ? tallies[name] : null;
		return tally != null ? tally : addedTally(name, kind);
	}

	private OperationTally addedTally(int name, TraceKind kind) {
		if (known(name) == null && added(name) == null) {
			unlistedCalls++;
			return null;
		}
		if (name >= current[kind.ordinal()].length) {
			current[kind.ordinal()] = Arrays.copyOf(current[kind.ordinal()], byName.length);
		}
		return current[kind.ordinal()][name] = new OperationTally(budget);
	}

	private Operation known(int name) {
		return name >= 0 && name < byName.length ? byName[name] : null;
	}

	/** Null if there are too many. */
	private Operation added(int name) {
		if (name < 0 || operations.size() >= MAX_OPERATIONS) {
			return null;
		}
		if (name >= byName.length) {
			byName = Arrays.copyOf(byName, Math.max(name + 1, 2 * byName.length));
		}
		Operation operation = new Operation(name);
		operations.add(operation);
		byName[name] = operation;
		return operation;
	}

	/** Takes a time into the observed time; false if it cannot be one. */
	private boolean covers(String field, long nanos) {
		if (nanos > MAX_NANOS || nanos < -MAX_NANOS) {
			problems.addHere(field + " is more than 146 years from zero");
			return false;
		}
		if (nanos < firstNanos) {
			firstNanos = nanos;
		}
		if (nanos > lastNanos) {
			lastNanos = nanos;
		}
		return true;
	}
}
