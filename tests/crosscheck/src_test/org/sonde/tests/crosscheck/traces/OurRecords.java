/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.crosscheck.traces;

import java.util.ArrayList;
import java.util.List;

import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

/** Writes down each record that Sonde reads as a line; {@link KiekersRecords} writes Kieker's in the same form. */
final class OurRecords implements RecordSink {
	final StringPool names = new StringPool();
	final List<String> lines = new ArrayList<>();

	@Override
	public void execution(int operation, int session, long traceId, long tinNanos, long toutNanos, int host, int eoi, int ess) {
		add("execution", text(operation), text(session), traceId, tinNanos, toutNanos, text(host), eoi, ess);
	}

	@Override
	public void event(EventKind kind, long timestampNanos, long traceId, int orderIndex, int operation, int type) {
		add(kind, timestampNanos, traceId, orderIndex, text(operation), text(type));
	}

	@Override
	public void traceMetadata(long traceId, long threadId, int session, int host, long parentTraceId, int parentOrder) {
		add("trace", traceId, threadId, text(session), text(host), parentTraceId, parentOrder);
	}

	@Override
	public void logMetadata(int host, int experimentId) {
		add("log", text(host), experimentId);
	}

	private void add(Object... fields) {
		lines.add(List.of(fields).toString());
	}

	private String text(int name) {
		return name == StringPool.NONE ? "-" : names.text(name);
	}
}
