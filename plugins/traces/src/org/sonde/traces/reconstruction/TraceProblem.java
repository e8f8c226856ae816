/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reconstruction;

import org.sonde.common.keyword.Keyword;

/**
 * Why a trace is not valid.
 *
 * @param kind    how it was recorded
 * @param traceId as recorded
 * @param reason  the rule
 * @param detail  what was found, for people; may be empty
 */
public record TraceProblem(TraceKind kind, long traceId, Reason reason, String detail) {
	/** What a trace ends up as. */
	public enum Outcome {
		INVALID, INCOMPLETE, ABANDONED
	}

	/** The rules of validity, and the limits. */
	public enum Reason implements Keyword {
		NOT_RECORDED(Outcome.INVALID, "its executions were recorded without their order (eoi, ess)"),
		GAP(Outcome.INVALID, "records are missing in between"),
		TWICE(Outcome.INVALID, "two records have the same place in the trace"),
		STACK(Outcome.INVALID, "an execution is more than one level below the one before it, or the first one is not on top"),
		NO_METADATA(Outcome.INVALID, "its metadata is missing"),
		METADATA_TWICE(Outcome.INVALID, "its metadata came twice"),
		UNBALANCED(Outcome.INVALID, "an event after an operation has no event before it"),
		MISMATCH(Outcome.INVALID, "an operation ends that is not the one that started last"),
		TIMED_OUT(Outcome.INVALID, "it was not complete within the longest duration of a trace"),
		NO_START(Outcome.INCOMPLETE, "its start is missing: it is in the log of another host, or had not ended when its log did"),
		CUT_OFF(Outcome.INCOMPLETE, "it had not ended when the log did, which is usual when a program is stopped"),
		TOO_MANY_OPEN(Outcome.ABANDONED, "more traces were open at once than are kept"),
		TOO_LONG(Outcome.ABANDONED, "it has more records than are kept");

		private final Outcome outcome;
		private final String text;

		Reason(Outcome outcome, String text) {
			this.outcome = outcome;
			this.text = text;
		}

		/** What a trace with this reason counts as. */
		public Outcome outcome() {
			return outcome;
		}

		/** For people. */
		public String text() {
			return text;
		}
	}

	/** For instance {@code trace 4711 of events: records are missing in between (order index 3 of 0 to 9)}. */
	@Override
	public String toString() {
		return "trace " + traceId + (kind == TraceKind.EVENTS ? " of events: " : " of executions: ") + reason.text()
				+ (detail.isEmpty() ? "" : " (" + detail + ")");
	}
}
