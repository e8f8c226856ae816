/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.benchmark;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

import com.google.protobuf.ByteString;

import io.opentelemetry.proto.common.v1.AnyValue;
import io.opentelemetry.proto.common.v1.InstrumentationScope;
import io.opentelemetry.proto.common.v1.KeyValue;
import io.opentelemetry.proto.resource.v1.Resource;
import io.opentelemetry.proto.trace.v1.ResourceSpans;
import io.opentelemetry.proto.trace.v1.ScopeSpans;
import io.opentelemetry.proto.trace.v1.Span;
import io.opentelemetry.proto.trace.v1.TracesData;

/**
 * The traces of {@link TraceLog} as spans, as the agent of OpenTelemetry makes them and its collector writes them: each when its call ends,
 * 512 in a message of OTLP.
 */
final class SpanLog implements RecordSink {
	private static final int BATCH = 512;
	/** Spreads ids, as those of an agent are random. */
	private static final long SPREAD = 0x9E3779B97F4A7C15L;

	private final DataOutputStream out;
	private final StringPool names = TraceLog.names();
	private final Map<Long, Deque<Span.Builder>> open = new HashMap<>();
	private ScopeSpans.Builder batch = ScopeSpans.newBuilder();

	private SpanLog(DataOutputStream out) {
		this.out = out;
	}

	/** Writes so many traces into a file. */
	static void write(Path file, long traces, int threads) throws IOException {
		Files.createDirectories(file.getParent());
		try (DataOutputStream out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
			SpanLog log = new SpanLog(out);
			TraceLog.generate(log, traces, threads, true);
			log.flush();
		}
	}

	/** What the classes that OpenTelemetry generates need for the same file, for every field: spans, and the sum of their durations. */
	static String parse(Path file) throws IOException {
		long spans = 0;
		long nanos = 0;
		try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
			for (long left = Files.size(file); left > 0;) {
				byte[] message = in.readNBytes(in.readInt());
				left -= Integer.BYTES + message.length;
				for (Span span : TracesData.parseFrom(message).getResourceSpans(0).getScopeSpans(0).getSpansList()) {
					spans++;
					nanos += span.getEndTimeUnixNano() - span.getStartTimeUnixNano();
				}
			}
		}
		return "records=" + spans + " nanos=" + nanos;
	}

	@Override
	public void event(EventKind kind, long timestampNanos, long traceId, int orderIndex, int operation, int type) {
		Deque<Span.Builder> calls = open.computeIfAbsent(traceId, any -> new ArrayDeque<>());
		if (kind == EventKind.BEFORE) {
			String method = "put" + operation;
			Span.Builder span = Span.newBuilder()
					.setTraceId(ByteString.copyFrom(ByteBuffer.allocate(16).putLong(traceId * SPREAD).putLong(~traceId * SPREAD).array()))
					.setSpanId(ByteString.copyFrom(ByteBuffer.allocate(Long.BYTES).putLong((traceId << 5 | orderIndex) * SPREAD).array()))
					.setName("Cart" + operation + "." + method)
					.setKind(Span.SpanKind.SPAN_KIND_INTERNAL).setStartTimeUnixNano(timestampNanos)
					.addAttributes(text("code.namespace", names.text(operation).replaceAll(".* (.*)\\..*", "$1")))
					.addAttributes(text("code.function", method))
					.addAttributes(KeyValue.newBuilder().setKey("thread.id").setValue(AnyValue.newBuilder().setIntValue(traceId & 63)))
					.addAttributes(text("thread.name", "http-nio-8080-exec-" + (traceId & 63))).setFlags(259);
			if (!calls.isEmpty()) {
				span.setParentSpanId(calls.peek().getSpanId());
			}
			calls.push(span);
			return;
		}
		batch.addSpans(calls.pop().setEndTimeUnixNano(timestampNanos));
		if (calls.isEmpty()) {
			open.remove(traceId);
		}
		if (batch.getSpansCount() == BATCH) {
			flush();
		}
	}

	private void flush() {
		TracesData message = TracesData.newBuilder().addResourceSpans(ResourceSpans.newBuilder()
				.setResource(Resource.newBuilder().addAttributes(text("host.name", "host")).addAttributes(text("service.name", "shop"))
						.addAttributes(text("telemetry.sdk.language", "java")))
				.addScopeSpans(batch.setScope(InstrumentationScope.newBuilder().setName("io.opentelemetry.methods")))).build();
		try {
			out.writeInt(message.getSerializedSize());
			message.writeTo(out);
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
		batch = ScopeSpans.newBuilder();
	}

	private static KeyValue text(String key, String value) {
		return KeyValue.newBuilder().setKey(key).setValue(AnyValue.newBuilder().setStringValue(value)).build();
	}

	@Override
	public void execution(int operation, int session, long traceId, long tinNanos, long toutNanos, int host, int eoi, int ess) {
		throw new AssertionError("only events are generated");
	}

	@Override
	public void traceMetadata(long traceId, long threadId, int session, int host, long parentTraceId, int parentOrder) {
		// The host is in the resource.
	}

	@Override
	public void logMetadata(int host, int experimentId) {
		throw new AssertionError("only events are generated");
	}
}
