/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.saturation;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

import org.sonde.traces.reconstruction.TraceLimits;
import org.sonde.traces.reconstruction.TraceReconstruction;
import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

/**
 * Encodes records as Kieker's {@code SingleSocketTcpWriter} sends them, to be sent again and again: numbers traces from 0 and remembers
 * where their numbers stand, so that each repetition can have others. Takes {@value #MOST_BYTES} bytes, and leaves out the records that
 * follow, as well as those of other kinds than executions and the events of operations.
 */
final class ReplayedRecords implements RecordSink {

	static final int MOST_BYTES = 64 << 20;

	private static final String FLOW = "kieker.common.record.flow.trace.";
	private static final String EXECUTION = "kieker.common.record.controlflow.OperationExecutionRecord";
	private static final String METADATA = FLOW + "TraceMetadata";
	private static final Map<EventKind, String> EVENTS = Map.of(
			EventKind.BEFORE, FLOW + "operation.BeforeOperationEvent",
			EventKind.AFTER, FLOW + "operation.AfterOperationEvent",
			EventKind.AFTER_FAILED, FLOW + "operation.AfterOperationFailedEvent");
	/** The bytes of the longest record. */
	private static final int MOST_RECORD_BYTES = 64;
	private static final int REGISTRATION = -1;

	private final StringPool names;
	private final TraceReconstruction reconstruction;
	private final Map<String, Integer> registered = new HashMap<>();
	/** Execution and event traces have ids of their own. */
	private final Map<Long, Long> executionTraces = new HashMap<>();
	private final Map<Long, Long> eventTraces = new HashMap<>();
	private ByteBuffer registrations = ByteBuffer.allocate(1 << 12);
	private ByteBuffer body = ByteBuffer.allocate(1 << 16);
	private int[] recordStarts = new int[1 << 10];
	private int records;
	private int[] idPlaces = new int[1 << 10];
	private int ids;
	private long leftOut;

	/** @param names of the records that will come */
	ReplayedRecords(StringPool names) {
		this.names = names;
		reconstruction = new TraceReconstruction(names, TraceLimits.DEFAULT, tree -> {
			// only counted
		}, null);
	}

	@Override
	public void execution(int operation, int session, long traceId, long tinNanos, long toutNanos, int host, int eoi, int ess) {
		if (begin(EXECUTION, toutNanos)) {
			text(operation);
			text(session);
			id(executionTraces, traceId);
			body.putLong(tinNanos).putLong(toutNanos);
			text(host);
			body.putInt(eoi).putInt(ess);
			reconstruction.execution(operation, session, traceId, tinNanos, toutNanos, host, eoi, ess);
		}
	}

	@Override
	public void event(EventKind kind, long timestampNanos, long traceId, int orderIndex, int operation, int type) {
		String recordClass = EVENTS.get(kind);
		if (recordClass == null) {
			leftOut++;
		} else if (begin(recordClass, timestampNanos)) {
			body.putLong(timestampNanos);
			id(eventTraces, traceId);
			body.putInt(orderIndex);
			text(operation);
			text(type);
			if (kind == EventKind.AFTER_FAILED) {
				body.putInt(registered("unknown"));
			}
			reconstruction.event(kind, timestampNanos, traceId, orderIndex, operation, type);
		}
	}

	@Override
	public void traceMetadata(long traceId, long threadId, int session, int host, long parentTraceId, int parentOrder) {
		if (begin(METADATA, 0)) {
			id(eventTraces, traceId);
			body.putLong(threadId);
			text(session);
			text(host);
			if (parentTraceId < 0) {
				body.putLong(parentTraceId);
			} else {
				id(eventTraces, parentTraceId);
			}
			body.putInt(parentOrder);
			reconstruction.traceMetadata(traceId, threadId, session, host, parentTraceId, parentOrder);
		}
	}

	@Override
	public void logMetadata(int host, int experimentId) {
		// says nothing of traces
	}

	/** @return whether there is room for another record */
	private boolean begin(String recordClass, long loggedNanos) {
		if (body.position() > MOST_BYTES - MOST_RECORD_BYTES) {
			leftOut++;
			return false;
		}
		body = withRoom(body, MOST_RECORD_BYTES);
		if (records == recordStarts.length) {
			recordStarts = Arrays.copyOf(recordStarts, 2 * records);
		}
		recordStarts[records++] = body.position();
		body.putInt(registered(recordClass)).putLong(loggedNanos);
		return true;
	}

	private void text(int name) {
		body.putInt(registered(name == StringPool.NONE ? "" : names.text(name)));
	}

	private void id(Map<Long, Long> traces, long traceId) {
		if (ids == idPlaces.length) {
			idPlaces = Arrays.copyOf(idPlaces, 2 * ids);
		}
		idPlaces[ids++] = body.position();
		body.putLong(traces.computeIfAbsent(traceId, any -> (long) traces.size()));
	}

	private int registered(String text) {
		return registered.computeIfAbsent(text, this::register);
	}

	private int register(String text) {
		int id = registered.size();
		byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
		registrations = withRoom(registrations, 3 * Integer.BYTES + bytes.length);
		// Kieker's writer sends the number of characters, not of bytes.
		registrations.putInt(REGISTRATION).putInt(id).putInt(text.length()).put(bytes);
		return id;
	}

	private static ByteBuffer withRoom(ByteBuffer buffer, int bytes) {
		return buffer.remaining() >= bytes ? buffer
				: ByteBuffer.allocate(Math.max(2 * buffer.capacity(), buffer.position() + bytes)).put(buffer.flip());
	}

	/** All that was taken; no record may follow. */
	ReplayedStream end() {
		reconstruction.end();
		return new ReplayedStream(bytes(registrations), bytes(body), Arrays.copyOf(recordStarts, records), Arrays.copyOf(idPlaces, ids),
				Math.max(executionTraces.size(), eventTraces.size()), reconstruction.counts().valid(), leftOut);
	}

	private static byte[] bytes(ByteBuffer buffer) {
		return Arrays.copyOf(buffer.array(), buffer.position());
	}
}
