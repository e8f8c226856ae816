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
	/** The result of a trace. */
	public enum Outcome {
		INVALID, INCOMPLETE, ABANDONED
	}

	/** The rules of validity, and the limits. */
	public enum Reason implements Keyword {
		NOT_RECORDED("its executions were recorded without their order (eoi, ess)"),
		GAP("records are missing in between"),
		TWICE("two records have the same place in the trace"),
		STACK("an execution is more than one level below the one before it, or the first one is not on top"),
		NO_METADATA("its metadata is missing"),
		METADATA_TWICE("its metadata came twice"),
		UNBALANCED("an event after an operation has no event before it"),
		MISMATCH("an operation ends that is not the one that started last"),
		TIMED_OUT("it was not complete within the longest duration of a trace"),
		NO_START("its start is missing: it is in the log of another host, whose clock may differ, or had not ended when its log did"),
		CUT_OFF("it had not ended when the log did, which is usual when a program is stopped"),
		TOO_MANY_OPEN("more traces were open at once than are kept"),
		TOO_LONG("it has more records than are kept");

		private final String text;

		Reason(String text) {
			this.text = text;
		}

		/** Returns what a trace with this reason counts as. */
		public Outcome outcome() {
			return switch (this) {
				case NO_START, CUT_OFF -> Outcome.INCOMPLETE;
				case TOO_MANY_OPEN, TOO_LONG -> Outcome.ABANDONED;
				default -> Outcome.INVALID;
			};
		}

		/** Returns the text for people. */
		public String text() {
			return text;
		}
	}

	/** Returns text such as {@code trace 4711 of events: records are missing in between (order index 3 of 0 to 9)}. */
	@Override
	public String toString() {
		return "trace " + traceId + (kind == TraceKind.EVENTS ? " of events: " : " of executions: ") + reason.text()
				+ (detail.isEmpty() ? "" : " (" + detail + ")");
	}
}
