/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.RecordSink;

/** Counts the records that come. */
final class RecordCounter implements RecordSink {
	long records;

	@Override
	public void execution(int operation, int session, long traceId, long tin, long tout, int host, int eoi, int ess) {
		records++;
	}

	@Override
	public void event(EventKind kind, long timestampNanos, long traceId, int orderIndex, int operation, int type) {
		records++;
	}

	@Override
	public void traceMetadata(long traceId, long threadId, int session, int host, long parentTraceId, int parentOrder) {
		records++;
	}

	@Override
	public void logMetadata(int host, int experimentId) {
		records++;
	}
}
