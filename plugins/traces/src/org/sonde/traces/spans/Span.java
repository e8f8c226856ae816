/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.spans;

import org.sonde.traces.record.StringPool;

/**
 * An execution as tracing tools record it.
 *
 * @param traceHigh  the first half of the id of the trace
 * @param traceLow   the second half
 * @param id         of the span, within the trace; not 0
 * @param parent     id of the span that started it; 0 if none did
 * @param operation  number of the method's name
 * @param host       number of the name of the host, or the service; {@link StringPool#NONE} if not stated
 * @param startNanos since 1970
 * @param endNanos   at or after the start
 * @param failed     whether it ended by an error
 * @param weight     how many executions it stands for, if its trace was chosen among others; {@link Sampling#UNKNOWN} if that is not stated
 */
record Span(long traceHigh, long traceLow, long id, long parent, int operation, int host, long startNanos, long endNanos, boolean failed,
		double weight) {
	Span {
		if (traceHigh == 0 && traceLow == 0 || id == 0) {
			throw new IllegalArgumentException("a span needs the id of its trace, and its own");
		}
		if (operation < 0) {
			throw new IllegalArgumentException("a span needs a name");
		}
		if (endNanos < startNanos) {
			throw new IllegalArgumentException("a span cannot end before it starts");
		}
	}

	/** A span of a tool that writes ids as text, without a host. */
	static Span of(String trace, String id, String parent, int operation, long startNanos, long endNanos, boolean failed, double weight) {
		return new Span(SpanIds.high(trace), SpanIds.low(trace), SpanIds.low(id), SpanIds.low(parent), operation, StringPool.NONE,
				startNanos, endNanos, failed, weight);
	}

	/** The same on a host. */
	Span on(int number) {
		return new Span(traceHigh, traceLow, id, parent, operation, number, startNanos, endNanos, failed, weight);
	}
}
