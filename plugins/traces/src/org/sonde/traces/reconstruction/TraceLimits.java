/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reconstruction;

/**
 * The bounds of a reconstruction, for traces of executions and of events each.
 *
 * @param maxTraceNanos longest duration of a trace in nanoseconds: one that is not complete when the log is further than this past its
 *                      start is {@link TraceProblem.Reason#TIMED_OUT}; {@link Long#MAX_VALUE} for none
 * @param maxOpen       traces that may be open at once; beyond, those that were quiet longest are given up
 * @param maxKept       records of open traces that may be kept at once, all together; likewise
 * @param patience      executions after which a trace closes that looks complete
 */
public record TraceLimits(long maxTraceNanos, int maxOpen, int maxKept, int patience) {
	private static final int USUAL_PATIENCE = 10_000;
	/** No time-out, 100,000 open traces, 4,000,000 records, of executions and of events each: below 150 MB each. */
	public static final TraceLimits DEFAULT = new TraceLimits(Long.MAX_VALUE, 100_000, 4_000_000);

	private static final double NANOS_PER_SECOND = 1e9;

	public TraceLimits {
		if (maxTraceNanos <= 0 || maxOpen < 1 || maxKept < 1 || patience < 1) {
			throw new IllegalArgumentException("the limits of a reconstruction are above 0; found " + maxTraceNanos + ", " + maxOpen
					+ ", " + maxKept + ", " + patience);
		}
	}

	/** With the usual patience. */
	public TraceLimits(long maxTraceNanos, int maxOpen, int maxKept) {
		this(maxTraceNanos, maxOpen, maxKept, USUAL_PATIENCE);
	}

	/**
	 * The same for logs of several hosts, whose clocks may differ by more than the traces take: traces that look complete stay open as long
	 * as there is room.
	 */
	public TraceLimits ofSeveralLogs() {
		return new TraceLimits(maxTraceNanos, maxOpen, maxKept, Math.max(patience, maxKept / 4));
	}

	/** Traces that look complete and may wait at once; beyond, those that have waited longest close. */
	int mostComplete() {
		return Math.max(USUAL_PATIENCE, maxOpen / 2);
	}

	/** The same with a time-out, in nanoseconds. */
	public TraceLimits withMaxTraceNanos(long nanos) {
		return new TraceLimits(nanos, maxOpen, maxKept, patience);
	}

	/** The same with a time-out in seconds, above 0; less than a nanosecond is one. */
	public TraceLimits withMaxTraceSeconds(double seconds) {
		return withMaxTraceNanos(Math.max(1, Math.round(seconds * NANOS_PER_SECOND)));
	}
}
