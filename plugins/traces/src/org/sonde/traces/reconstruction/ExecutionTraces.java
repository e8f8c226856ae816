/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reconstruction;

import java.util.ArrayDeque;

import org.sonde.traces.reconstruction.TraceProblem.Reason;
import org.sonde.traces.record.ProbedOperations;

/**
 * The open traces of executions. Nothing in a record says that it is the last of its trace: executions of other hosts or threads may come
 * after that on top. So a trace that looks complete waits for {@value #PATIENCE} more records before it closes.
 */
final class ExecutionTraces extends OpenTraces<ExecutionTrace> {
	static final int PATIENCE = 10_000;
	/** What Kieker records for executions outside of any trace. */
	private static final long NO_TRACE = -1;

	private final ExecutionOrder order;
	private final int patience;
	private long records;
	private final ArrayDeque<ExecutionTrace> complete = new ArrayDeque<>();

	/**
	 * @param calls    may be null
	 * @param patience records for which a complete trace waits
	 */
	ExecutionTraces(TraceLimits limits, TraceOutcomes outcomes, CallListener calls, ProbedOperations probed, int patience) {
		super(limits, outcomes);
		this.patience = patience;
		this.order = new ExecutionOrder(calls, probed);
	}

	void execution(int operation, long traceId, long tinNanos, long toutNanos, int host, int eoi, int ess) {
		outcomes.executionOn(host);
		ExecutionTrace trace = of(traceId, tinNanos, toutNanos);
		if (trace != null && trace.reason() == null) {
			if (traceId == NO_TRACE) {
				trace.fail(Reason.NOT_RECORDED, "");
				return;
			}
			trace.add(operation, tinNanos, toutNanos, host, eoi, ess);
			trace.setLastRecord(records);
			if (patience < Integer.MAX_VALUE && trace.mayBeComplete() && !trace.isWaiting()) {
				trace.setWaiting(true);
				complete.add(trace);
			}
		}
		records++;
		closeComplete(patience);
	}

	/** Closes the traces that have been complete for so many records. */
	void closeComplete(int since) {
		while (!complete.isEmpty() && records - complete.peek().lastRecord() >= since) {
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
		return (used == null ? new ExecutionTrace() : used).open(traceId, limits.maxKept() / 4);
	}

	@Override
	boolean mayBeUsedAgain(ExecutionTrace trace) {
		trace.setClosed();
		return !trace.isWaiting();
	}

	@Override
	void decide(ExecutionTrace trace, Reason unfinished) {
		Reason reason = trace.reason() != null ? trace.reason() : order.judge(trace, unfinished);
		if (reason != null && trace.reason() == null && order.isStartless()) {
			outcomes.withoutStart(TraceKind.EXECUTIONS, trace.traceId(), reason, order.detail());
			return;
		}
		if (reason != null) {
			outcomes.problem(TraceKind.EXECUTIONS, trace.traceId(), reason, trace.reason() != null ? trace.detail() : order.detail());
			return;
		}
		if (order.severalHosts()) {
			outcomes.distributed();
		}
		outcomes.valid(order.tree());
	}

	/** As Kieker's filter does. */
	@Override
	boolean isOverdue(long nanos) {
		return nanos > limits.maxTraceNanos();
	}
}
