/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reconstruction;

/**
 * A link between two traces of events.
 *
 * @param kind    who says so
 * @param traceId the trace that says so: the one that was started, or the one that another joined
 * @param otherId the trace that started it, or that joined it
 * @param order   order index of the event in the other trace ({@link Kind#PARENT}) or in this one ({@link Kind#JOIN}); −1 if not recorded
 */
public record TraceLink(Kind kind, long traceId, long otherId, int order) {
	/** Who states the link. */
	public enum Kind {
		/** The metadata of the trace: another trace started it. */
		PARENT,
		/** An event of the trace: the other trace joined it. */
		JOIN
	}
}
