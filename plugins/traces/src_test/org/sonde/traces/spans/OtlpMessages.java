/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.spans;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;

import org.sonde.tests.seeded.RandomInput;

import com.google.protobuf.ByteString;

import io.opentelemetry.proto.common.v1.AnyValue;
import io.opentelemetry.proto.common.v1.ArrayValue;
import io.opentelemetry.proto.common.v1.InstrumentationScope;
import io.opentelemetry.proto.common.v1.KeyValue;
import io.opentelemetry.proto.resource.v1.Resource;
import io.opentelemetry.proto.trace.v1.ResourceSpans;
import io.opentelemetry.proto.trace.v1.ScopeSpans;
import io.opentelemetry.proto.trace.v1.Span;
import io.opentelemetry.proto.trace.v1.Status;
import io.opentelemetry.proto.trace.v1.TracesData;

/** Messages of OTLP, made by the classes that OpenTelemetry generates, and the same in JSON. */
public final class OtlpMessages {
	private static final long FIRST_NANOS = 1_700_000_000_000_000_000L;

	private OtlpMessages() {
	}

	/** A call of serve, from 1 to 1.01 s, and of total within it, from 1.002 to 1.005 s, which fails; the child comes first. */
	public static TracesData twoCalls() {
		return data("alpha", List.of(
				span(1, 2, 1, "Cart.total", 1_002_000_000, 1_005_000_000).addAttributes(text("code.namespace", "shop.Cart"))
						.addAttributes(text("code.function", "total"))
						.setStatus(Status.newBuilder().setCode(Status.StatusCode.STATUS_CODE_ERROR).setMessage("x")).build(),
				span(1, 1, 0, "Main.serve", 1_000_000_000, 1_010_000_000).addAttributes(text("code.function.name", "shop.Main.serve"))
						.build()));
	}

	/** A span with ids that end with the numbers; without a parent if that is 0. */
	public static Span.Builder span(long trace, long id, long parent, String name, long start, long end) {
		return Span.newBuilder().setTraceId(ByteString.copyFrom(ByteBuffer.allocate(16).putLong(7).putLong(trace).array()))
				.setSpanId(id(id))
				.setParentSpanId(parent == 0 ? ByteString.EMPTY : id(parent)).setName(name).setKindValue(1).setStartTimeUnixNano(start)
				.setEndTimeUnixNano(end);
	}

	private static ByteString id(long id) {
		return ByteString.copyFrom(ByteBuffer.allocate(Long.BYTES).putLong(id).array());
	}

	static KeyValue text(String key, String value) {
		return KeyValue.newBuilder().setKey(key).setValue(AnyValue.newBuilder().setStringValue(value)).build();
	}

	public static TracesData data(String host, List<Span> spans) {
		return TracesData.newBuilder().addResourceSpans(ResourceSpans.newBuilder()
				.setResource(Resource.newBuilder().addAttributes(text("service.name", "shop")).addAttributes(text("host.name", host))
						.addAttributes(KeyValue.newBuilder()
								.setKey("process.command_args")
								.setValue(AnyValue.newBuilder()
										.setArrayValue(ArrayValue.newBuilder().addValues(AnyValue.newBuilder().setStringValue("-cp"))))))
				.setSchemaUrl("https://opentelemetry.io/schemas/1.40.0")
				.addScopeSpans(ScopeSpans.newBuilder().setScope(InstrumentationScope.newBuilder().setName("methods")).addAllSpans(spans)))
				.build();
	}

	/** Random call trees, their spans in any order, in several messages. */
	static List<TracesData> random(RandomInput in) {
		List<Span> spans = new ArrayList<>();
		long[] clock = { FIRST_NANOS };
		for (int trace = in.between(1, 5); trace > 0; trace--) {
			grow(in, spans, trace, 0, clock, 0);
		}
		Collections.shuffle(spans, in.random());
		List<TracesData> messages = new ArrayList<>();
		for (int from = 0; from < spans.size();) {
			int to = Math.min(spans.size(), from + in.between(1, 10));
			messages.add(data("host" + in.between(0, 1), spans.subList(from, to)));
			from = to;
		}
		return messages;
	}

	private static void grow(RandomInput in, List<Span> spans, int trace, long parent, long[] clock, int depth) {
		long id = spans.size() + 1L << 32 | in.between(0, 1000);
		int place = spans.size();
		spans.add(null);
		long start = clock[0]++;
		for (int i = depth > 4 ? 0 : in.between(0, 3); i > 0; i--) {
			clock[0] += in.between(0, 5);
			grow(in, spans, trace, id, clock, depth + 1);
		}
		clock[0] += in.between(1, 9);
		Span.Builder span = span(trace, id, parent, in.oneOf("a", "b", "ä…"), start, clock[0]).setFlags(259);
		if (in.between(0, 1) == 0) {
			span.addAttributes(KeyValue.newBuilder().setKey("thread.id").setValue(AnyValue.newBuilder().setIntValue(-3)));
			span.addAttributes(text("code.namespace", in.oneOf("p.A", "p.B$C")))
					.addAttributes(text("code.function", in.oneOf("m", "<init>")));
		}
		if (in.between(0, 3) == 0) {
			span.addAttributes(text("code.function.name", in.oneOf("p.A.m", "q.Ä.n")));
		}
		if (in.between(0, 3) == 0) {
			span.setStatus(Status.newBuilder().setCodeValue(in.between(0, 2)).setMessage("java.lang.Error"));
			span.addEvents(Span.Event.newBuilder().setName("exception").setTimeUnixNano(start)
					.addAttributes(text("exception.stacktrace", "at p.A.m")));
			span.addLinks(Span.Link.newBuilder().setTraceId(span.getTraceId()).setSpanId(span.getSpanId()));
		}
		spans.set(place, span.build());
	}

	/** Each after its length, as the collector writes them. */
	static byte[] delimited(List<TracesData> messages) {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		DataOutputStream out = new DataOutputStream(bytes);
		try {
			for (TracesData message : messages) {
				out.writeInt(message.getSerializedSize());
				message.writeTo(out);
			}
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
		return bytes.toByteArray();
	}

	/** A request a line, with what a reader of calls needs. */
	public static String json(List<TracesData> messages) {
		StringBuilder json = new StringBuilder();
		for (TracesData message : messages) {
			ResourceSpans resource = message.getResourceSpans(0);
			json.append("{\"resourceSpans\":[{\"resource\":{").append(attributes(resource.getResource().getAttributesList()))
					.append("},\"scopeSpans\":[{\"spans\":[");
			List<String> spans = resource.getScopeSpans(0).getSpansList().stream().map(OtlpMessages::json).toList();
			json.append(String.join(",", spans)).append("]}]}]}\n");
		}
		return json.toString();
	}

	private static String json(Span span) {
		return "{\"traceId\":\"%s\",\"spanId\":\"%s\",\"parentSpanId\":\"%s\",\"name\":\"%s\",\"startTimeUnixNano\":\"%d\",\"endTimeUnixNano\":\"%d\",\"traceState\":\"%s\",%s,\"status\":{\"code\":%d}}"
				.formatted(hex(span.getTraceId()), hex(span.getSpanId()), hex(span.getParentSpanId()), span.getName(),
						span.getStartTimeUnixNano(), span.getEndTimeUnixNano(), span.getTraceState(), attributes(span.getAttributesList()),
						span.getStatus().getCodeValue());
	}

	private static String attributes(List<KeyValue> attributes) {
		List<String> texts = attributes.stream().filter(one -> one.getValue().hasStringValue())
				.map(one -> "{\"key\":\"%s\",\"value\":{\"stringValue\":\"%s\"}}".formatted(one.getKey(), one.getValue().getStringValue()))
				.toList();
		return "\"attributes\":[" + String.join(",", texts) + "]";
	}

	private static String hex(ByteString bytes) {
		return HexFormat.of().formatHex(bytes.toByteArray());
	}

	/** In UTF-8. */
	public static byte[] bytes(String text) {
		return text.getBytes(StandardCharsets.UTF_8);
	}
}
