/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reduction;

import java.util.Optional;

import org.sonde.traces.reconstruction.CallTree;
import org.sonde.traces.reconstruction.TraceKind;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;
import org.sonde.traces.reduction.TraceChoice.ThreadStart;
import org.sonde.traces.reduction.TraceChoice.TracingId;

/** The ids by which people know the traces: those of tracing tools, which several traces in a row may share, or the threads. */
final class TraceIds {
	private final StringPool names;
	private boolean hasAny;
	/** The number of the first part of the latest trace. Those of its other parts are below. */
	private long number;
	private long high;
	private long low;

	TraceIds(StringPool names) {
		this.names = names;
	}

	/** A trace that will come has this id of a tracing tool. */
	void tracingId(long traceId, long idHigh, long idLow) {
		hasAny = true;
		number = traceId;
		high = idHigh;
		low = idLow;
	}

	/** The id of a trace that has just become valid; empty if no tracing tool recorded it. */
	Optional<TracingId> of(CallTree trace) {
		return hasAny && trace.kind() == TraceKind.EVENTS && trace.traceId() <= number ? Optional.of(new TracingId(high, low))
				: Optional.empty();
	}

	/** Name or number of a thread; empty if the records do not tell. */
	static Optional<String> thread(StringPool names, long id, int name) {
		if (name != StringPool.NONE) {
			return Optional.of(names.text(name));
		}
		return id == RecordSink.NO_THREAD ? Optional.empty() : Optional.of(Long.toString(id));
	}

	/**
	 * Stands for the id of a trace that has just become valid; empty if it has one of its own, as all but those of flight recordings do.
	 */
	Optional<ThreadStart> start(CallTree trace) {
		return trace.kind() == TraceKind.EVENTS ? Optional.empty()
				: thread(names, trace.threadId(), trace.threadName()).map(thread -> new ThreadStart(thread, trace.startNanos()));
	}
}
