/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.spans;

/**
 * An execution as tracing tools record it.
 *
 * @param trace      id of the trace, as written
 * @param id         of the span, within the trace
 * @param parent     id of the span that started it; empty if none did
 * @param operation  the method, qualified, where the span states it; else the name of the span
 * @param startNanos since 1970
 * @param endNanos   at or after the start
 * @param failed     whether it ended by an error
 * @param host       the host, or the service; empty if not stated
 * @param sampled    whether the trace says that it was chosen among others
 */
record Span(String trace, String id, String parent, String operation, long startNanos, long endNanos, boolean failed, String host, boolean sampled) {

	Span {
		if (trace.isEmpty() || id.isEmpty() || operation.isEmpty()) {
			throw new IllegalArgumentException("a span needs a trace, an id and a name");
		}
		if (endNanos < startNanos) {
			throw new IllegalArgumentException("a span cannot end before it starts");
		}
	}
}
