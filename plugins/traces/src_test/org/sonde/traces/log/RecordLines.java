/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.util.ArrayList;
import java.util.List;

import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

/** Writes down each record as a line, so that tests can say what should come. */
class RecordLines implements RecordSink {
	final StringPool names = new StringPool();
	final List<String> lines = new ArrayList<>();
	/** When each record was handed over, also those that do not come. */
	final List<Long> written = new ArrayList<>();

	@Override
	public void written(long nanos) {
		written.add(nanos);
	}

	@Override
	public void execution(int operation, int session, long traceId, long tinNanos, long toutNanos, int host, int eoi, int ess) {
		lines.add("execution %s %s %d %d %d %s %d %d".formatted(names.text(operation), names.text(session), traceId, tinNanos,
				toutNanos, names.text(host), eoi, ess));
	}

	@Override
	public void event(EventKind kind, long timestampNanos, long traceId, int orderIndex, int operation, int type) {
		lines.add("%s %d %d %d %s %s".formatted(kind, timestampNanos, traceId, orderIndex, text(operation), text(type)));
	}

	@Override
	public void traceMetadata(long traceId, long threadId, int session, int host, long parentTraceId, int parentOrder) {
		lines.add("trace %d %d %s %s %d %d".formatted(traceId, threadId, names.text(session), names.text(host), parentTraceId,
				parentOrder));
	}

	@Override
	public void logMetadata(int host, int experimentId) {
		lines.add("log %s %d".formatted(names.text(host), experimentId));
	}

	private String text(int name) {
		return name == StringPool.NONE ? "-" : names.text(name);
	}
}
