/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reconstruction;

/** Hears of each call whose neighbours in its trace are known. */
@FunctionalInterface
public interface CallListener {
	/**
	 * A call ended: of a trace of events as soon as it is seen, if the events up to there are complete and in order; of a trace of
	 * executions when the trace turns out valid.
	 *
	 * @param kind          how it was recorded
	 * @param operation     name of the called operation
	 * @param caller        name of the calling operation; {@link org.sonde.traces.record.StringPool#NONE} for the first of a trace
	 * @param probedCaller  name of the nearest probed operation above, which is the calling one if that is probed; {@link
	 *                      org.sonde.traces.record.StringPool#NONE} if there is none
	 * @param host          name of the host; {@link org.sonde.traces.record.StringPool#NONE} if the metadata is missing
	 * @param callerHost    that of the calling one; likewise
	 * @param durationNanos from start to end; −1 if unknown, because it ends before it starts
	 * @param selfNanos     less the calls within; −1 if unknown, because that of one of them is, or they took longer than the call itself
	 */
	void call(TraceKind kind, int operation, int caller, int probedCaller, int host, int callerHost, long durationNanos, long selfNanos);
}
