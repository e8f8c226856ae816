/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reconstruction;

/** The common part of open traces of both kinds. Objects are reused for other traces. */
abstract class OpenTrace {
	private long traceId;
	private TraceProblem.Reason reason;
	private String detail;
	/** When it was taken up last: grows from trace to trace. */
	private long touched;
	private long earliestNanos;

	/** Records that there is room for. */
	abstract int keeps();

	/** Gives the room back; only the id and the reason are needed from now on. */
	abstract void forget();

	/** No further record comes: gives back more room than the next trace needs, most likely. */
	abstract void shrink();

	final void reset(long id) {
		traceId = id;
		reason = null;
		detail = "";
		earliestNanos = Long.MAX_VALUE;
	}

	final long traceId() {
		return traceId;
	}

	/** Why it is invalid whatever may come; null if nothing is against it so far. */
	final TraceProblem.Reason reason() {
		return reason;
	}

	final String detail() {
		return detail;
	}

	/** The trace stays open, so that its further records do not look like another trace. */
	final void fail(TraceProblem.Reason why, String what) {
		reason = why;
		detail = what;
		forget();
	}

	final void touch(long when) {
		touched = when;
	}

	/** A record of it has this time. */
	final void starts(long nanos) {
		earliestNanos = Math.min(earliestNanos, nanos);
	}

	final long touched() {
		return touched;
	}

	/** The earliest time in its records; {@link Long#MAX_VALUE} if none has a time, or nobody asks. */
	final long earliestNanos() {
		return earliestNanos;
	}
}
