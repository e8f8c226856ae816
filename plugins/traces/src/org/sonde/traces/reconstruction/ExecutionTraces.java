/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reconstruction;

import java.util.ArrayDeque;

import org.sonde.traces.reconstruction.TraceProblem.Reason;
import org.sonde.traces.record.ProbedOperations;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

/**
 * The open traces of executions. Nothing in a record says that it is the last of its trace: executions of other hosts or threads may come
 * after that on top. So a trace that looks complete waits for some more records before it closes ({@link TraceLimits#patience}).
 */
final class ExecutionTraces extends OpenTraces<ExecutionTrace> {
	/** Kieker's trace id for executions outside any trace. */
	private static final long NO_TRACE = -1;

	private final ExecutionOrder order;
	private long records;
	/** The host of the first record. */
	private int firstHost = StringPool.NONE;
	private boolean severalHosts;
	/** The thread of the traces that open next. */
	private long threadId = RecordSink.NO_THREAD;
	private int threadName = StringPool.NONE;
	private final ArrayDeque<ExecutionTrace> complete = new ArrayDeque<>();

	/** @param calls may be null */
	ExecutionTraces(TraceLimits limits, TraceOutcomes outcomes, CallListener calls, ProbedOperations probed) {
		super(limits, outcomes);
		this.order = new ExecutionOrder(calls, probed);
	}

	void thread(long id, int name) {
		threadId = id;
		threadName = name;
	}

	void execution(int operation, long traceId, long tinNanos, long toutNanos, int host, int eoi, int ess) {
		if (host != firstHost) {
			noteHost(host);
		}
		ExecutionTrace trace = of(traceId, tinNanos, toutNanos);
		if (trace != null && trace.reason() == null) {
			if (traceId == NO_TRACE) {
				trace.fail(Reason.NOT_RECORDED, "");
				return;
			}
			trace.add(operation, tinNanos, toutNanos, host, eoi, ess);
			trace.setLastRecord(records);
			if (trace.mayBeComplete() && !trace.isWaiting()) {
				trace.setWaiting(true);
				complete.add(trace);
			}
		}
		records++;
		closeComplete(limits.patience());
	}

	private void noteHost(int host) {
		if (firstHost == StringPool.NONE) {
			firstHost = host;
		} else {
			severalHosts = true;
		}
	}

	/**
	 * Closes the traces that have been complete for so many records, and those that have been for the longest time if there are too many.
	 */
	void closeComplete(int patience) {
		while (!complete.isEmpty() && (records - complete.peek().lastRecord() >= patience || complete.size() > limits.mostComplete())) {
			ExecutionTrace trace = complete.poll();
			trace.setWaiting(false);
			if (!trace.isClosed() && trace.mayBeComplete()) {
				decide(trace, Reason.CUT_OFF);
				close(trace);
			}
		}
	}

	@Override
	ExecutionTrace opened(ExecutionTrace used, long traceId) {
		return (used == null ? new ExecutionTrace() : used).open(traceId, threadId, threadName, limits.maxKept() / 4);
	}

	@Override
	boolean mayBeUsedAgain(ExecutionTrace trace) {
		trace.setClosed();
		return !trace.isWaiting();
	}

	@Override
	void decide(ExecutionTrace trace, Reason unfinished) {
		Reason reason = trace.reason() != null ? trace.reason() : order.judge(trace, unfinished, severalHosts);
		if (reason != null) {
			outcomes.problem(TraceKind.EXECUTIONS, trace.traceId(), reason, trace.reason() != null ? trace.detail() : order.detail());
			return;
		}
		if (order.severalHosts()) {
			outcomes.distributed();
		}
		outcomes.valid(order.tree());
	}

	/** Decides like Kieker's filter. */
	@Override
	boolean isOverdue(long nanos) {
		return nanos > limits.maxTraceNanos();
	}
}
