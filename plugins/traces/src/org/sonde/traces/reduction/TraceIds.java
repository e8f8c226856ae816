/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reduction;

import java.util.Optional;

import org.sonde.traces.reconstruction.CallTree;
import org.sonde.traces.reconstruction.TraceKind;
import org.sonde.traces.reduction.TraceChoice.TracingId;

/** Which ids tracing tools gave to the traces: those that follow each other may be parts of one. */
final class TraceIds {
	private boolean hasAny;
	/** Of the first part of the latest trace; those of its other parts are below. */
	private long number;
	private long high;
	private long low;

	/** A trace that will come has this id of a tracing tool. */
	void tracingId(long traceId, long idHigh, long idLow) {
		hasAny = true;
		number = traceId;
		high = idHigh;
		low = idLow;
	}

	/** The id of a trace that has just become valid; empty if no tracing tool recorded it. */
	Optional<TracingId> of(CallTree trace) {
		return hasAny && trace.kind() == TraceKind.EVENTS && trace.traceId() <= number ? Optional.of(new TracingId(high, low)) : Optional.empty();
	}
}
