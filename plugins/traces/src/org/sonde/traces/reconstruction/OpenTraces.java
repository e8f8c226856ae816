/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reconstruction;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.List;

import org.sonde.traces.primitive.LongMap;

/**
 * The open traces of one kind, by their ids: opens and closes them, and keeps their number and what they hold within the limits.
 *
 * @param <T> an open trace
 */
abstract class OpenTraces<T extends OpenTrace> {
	private static final int MAX_SPARE = 1_024;
	private static final int MAX_TIMED_OUT = 100_000;
	private static final int CHECK_EVERY = 4_096;

	final TraceLimits limits;
	final TraceOutcomes outcomes;
	private final LongMap<T> open = new LongMap<>();
	private final LongMap<Boolean> timedOut = new LongMap<>();
	private final ArrayDeque<T> spare = new ArrayDeque<>();
	private T last;
	private final boolean timesOut;
	/** The number of records that belonged to another trace than the record before. */
	private long selections;
	private long checkAt = CHECK_EVERY;
	private long latestNanos = Long.MIN_VALUE;

	OpenTraces(TraceLimits limits, TraceOutcomes outcomes) {
		this.limits = limits;
		this.timesOut = limits.maxTraceNanos() != Long.MAX_VALUE;
		this.outcomes = outcomes;
	}

	/** A trace that was not open before; an object of one that was closed, or null to make one. */
	abstract T opened(T used, long traceId);

	/** Decides what a trace is if no further record comes, and says so. */
	abstract void decide(T trace, TraceProblem.Reason unfinished);

	/** Whether a trace that started so long ago is past the longest duration. */
	abstract boolean isOverdue(long nanos);

	/**
	 * The trace of a record; opened if it is the first.
	 *
	 * @param timeNanos the earliest time in the record; {@link Long#MAX_VALUE} if there is none
	 * @param now       the latest time in the record; {@link Long#MIN_VALUE} if there is none
	 * @return null if the trace has timed out before
	 */
	final T of(long traceId, long timeNanos, long now) {
		T trace = last;
		if (trace == null || trace.traceId() != traceId) {
			trace = select(traceId);
		}
		return timesOut ? inTime(trace, timeNanos, now) : trace;
	}

	/** The trace is decided; further records of its id are another trace. */
	final void close(T trace) {
		open.remove(trace.traceId());
		last = null;
		trace.shrink();
		if (spare.size() < MAX_SPARE && mayBeUsedAgain(trace)) {
			spare.add(trace);
		}
	}

	boolean mayBeUsedAgain(T trace) {
		return true;
	}

	/** The log has ended: decides all that are open, in the order of their ids. */
	void end() {
		List<T> all = open.values();
		all.sort(Comparator.comparingLong(OpenTrace::traceId));
		all.forEach(trace -> {
			decide(trace, isOverdue(trace) ? TraceProblem.Reason.TIMED_OUT : TraceProblem.Reason.CUT_OFF);
			close(trace);
		});
	}

	private T select(long traceId) {
		if (++selections >= checkAt) {
			keepWithinLimits();
		}
		T trace = open.get(traceId);
		if (trace == null) {
			trace = open(traceId);
		}
		trace.touch(selections);
		last = trace;
		return trace;
	}

	private T open(long traceId) {
		if (open.size() >= limits.maxOpen()) {
			giveUpHalf();
		}
		T trace = opened(spare.poll(), traceId);
		open.put(traceId, trace);
		return trace;
	}

	private T inTime(T trace, long timeNanos, long now) {
		long traceId = trace.traceId();
		T found = trace;
		if (isOverdue(trace)) {
			timeOut(trace);
			found = null;
		}
		latestNanos = Math.max(latestNanos, now);
		if (timedOut.get(traceId) != null) {
			if (found != null) {
				close(found);
			}
			outcomes.late();
			return null;
		}
		found = found == null ? select(traceId) : found;
		found.starts(timeNanos);
		return found;
	}

	private boolean isOverdue(T trace) {
		return timesOut && latestNanos != Long.MIN_VALUE && trace.earliestNanos() != Long.MAX_VALUE
				&& isOverdue(latestNanos - trace.earliestNanos());
	}

	private void timeOut(T trace) {
		long traceId = trace.traceId();
		long before = outcomes.notValid();
		decide(trace, TraceProblem.Reason.TIMED_OUT);
		close(trace);
		if (outcomes.notValid() > before && timedOut.size() < MAX_TIMED_OUT) {
			timedOut.put(traceId, true);
		}
	}

	private void keepWithinLimits() {
		List<T> all = open.values();
		checkAt = selections + Math.max(CHECK_EVERY, all.size());
		if (timesOut) {
			all.stream().filter(this::isOverdue).sorted(Comparator.comparingLong(OpenTrace::traceId)).forEach(this::timeOut);
		}
		if (open.values().stream().mapToLong(OpenTrace::keeps).sum() > limits.maxKept()) {
			giveUpHalf();
		}
	}

	/** Gives up the half that was quiet for the longest time. */
	private void giveUpHalf() {
		List<T> all = open.values();
		all.sort(Comparator.comparingLong(OpenTrace::touched));
		all.subList(0, (all.size() + 1) / 2).forEach(trace -> {
			decide(trace, TraceProblem.Reason.TOO_MANY_OPEN);
			close(trace);
		});
	}
}
