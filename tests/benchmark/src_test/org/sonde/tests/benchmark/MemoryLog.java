/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.benchmark;

import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

/** Records of events in one array, 24 bytes each. */
final class MemoryLog implements RecordSink {
	private static final int STRIDE = 3;
	private static final int METADATA = 0xFF;
	private static final EventKind[] KINDS = EventKind.values();

	private final long[] records;
	private int size;

	MemoryLog(int capacity) {
		records = new long[STRIDE * capacity];
	}

	int size() {
		return size;
	}

	/** Hands all records to a sink, in their order. */
	void replay(RecordSink sink) {
		for (int at = 0; at < STRIDE * size; at += STRIDE) {
			long packed = records[at];
			int kind = (int) packed & 0xFF;
			int name = (int) packed >>> 8;
			if (kind == METADATA) {
				sink.traceMetadata(records[at + 1], 1, name, name, -1, -1);
			} else {
				sink.event(KINDS[kind], records[at + 2], records[at + 1], (int) (packed >>> 32), name, StringPool.NONE);
			}
		}
	}

	@Override
	public void event(EventKind kind, long nanos, long traceId, int order, int operation, int type) {
		add((long) order << 32 | operation << 8 | kind.ordinal(), traceId, nanos);
	}

	@Override
	public void traceMetadata(long traceId, long threadId, int session, int host, long parentTraceId, int parentOrder) {
		add(host << 8 | METADATA, traceId, 0);
	}

	@Override
	public void execution(int operation, int session, long traceId, long tin, long tout, int host, int eoi, int ess) {
		throw new UnsupportedOperationException();
	}

	@Override
	public void logMetadata(int host, int experimentId) {
		throw new UnsupportedOperationException();
	}

	private void add(long packed, long traceId, long nanos) {
		int at = STRIDE * size++;
		records[at] = packed;
		records[at + 1] = traceId;
		records[at + 2] = nanos;
	}
}
