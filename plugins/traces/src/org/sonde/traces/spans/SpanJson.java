/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.spans;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

import org.sonde.traces.log.CountedStream;
import org.sonde.traces.record.LogFormat;
import org.sonde.traces.record.StringPool;

import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads spans one by one, in bounded memory: OTLP ({@code ExportTraceServiceRequest}, one or many), Jaeger's API, and Zipkin's, versions 1 and 2. Where
 * a span stands tells whose it is.
 */
final class SpanJson {
	private static final long NANOS_PER_MICRO = 1_000;
	/** Bytes of a span or a resource: each of its values becomes an object while it is read. */
	private static final int MOST_OF_OBJECT = 1 << 22;
	/** Of a text or a name. */
	private static final int LONGEST = 1 << 20;
	private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
			.streamReadConstraints(StreamReadConstraints.builder().maxStringLength(LONGEST).maxNameLength(LONGEST >> 4).build()).build()).build();
	/** OTLP's number and name of a status that is an error. */
	private static final int ERROR = 2;
	private static final String ERROR_NAME = "STATUS_CODE_ERROR";

	private final SpanNames names;
	private final Consumer<LogFormat> format;
	private final Consumer<Span> sink;
	private final Consumer<String> skipped;
	/** Of the spans that follow, in OTLP. */
	private int host = StringPool.NONE;

	/**
	 * @param format  is told whose each span is, before it
	 * @param sink    takes the spans
	 * @param skipped is told why something is none
	 */
	SpanJson(SpanNames names, Consumer<LogFormat> format, Consumer<Span> sink, Consumer<String> skipped) {
		this.names = names;
		this.format = format;
		this.sink = sink;
		this.skipped = skipped;
	}

	/**
	 * @param goOn asked whenever some bytes were read, also of blanks without end
	 * @throws IOException      if the stream cannot be read
	 * @throws JacksonException if it is no JSON from some place on
	 */
	void read(InputStream in, Runnable goOn) throws IOException {
		ObjectLimit limit = new ObjectLimit(in, goOn);
		try (JsonParser parser = MAPPER.createParser(limit)) {
			for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
				if (token != JsonToken.START_OBJECT) {
					continue;
				}
				TokenStreamContext around = parser.streamReadContext().getParent();
				if (around != null && around.inArray()) {
					element(() -> limit.object(parser), around.getParent());
				} else if (around != null && around.inObject() && "resource".equals(around.currentName())) {
					host = names.of(host(limit.object(parser)));
				} else if (around != null && around.inObject() && "resourceSpans".equals(around.currentName())) {
					host = StringPool.NONE;
				}
			}
		}
	}

	/** Why JSON could not be read, without where the text came from. */
	static String reason(JacksonException e) {
		return e.getOriginalMessage().replaceAll("(?s) \\(start marker at .*", "");
	}

	/** An object in an array: a span, if it is one of an array of spans; in Zipkin's JSON, which is an array of them, or of arrays of them. */
	private void element(Supplier<JsonNode> object, TokenStreamContext owner) {
		if (owner != null && owner.inObject() && "resourceSpans".equals(owner.currentName())) {
			host = StringPool.NONE;
		} else if (owner != null && owner.inObject() && "spans".equals(owner.currentName())) {
			JsonNode span = object.get();
			if (span.has("traceID")) {
				take(LogFormat.JAEGER, () -> jaeger(span));
			} else {
				take(LogFormat.OTLP, () -> otlp(span));
			}
		} else if (owner == null || owner.inRoot() || owner.inArray()) {
			JsonNode span = object.get();
			take(LogFormat.ZIPKIN, () -> zipkin(span));
		}
	}

	private void take(LogFormat of, Supplier<Span> span) {
		try {
			Span read = span.get();
			format.accept(of);
			sink.accept(read);
		} catch (IllegalArgumentException e) {
			skipped.accept(e.getMessage());
		}
	}

	private Span otlp(JsonNode span) {
		JsonNode status = span.path("status").path("code");
		return span(text(span, "traceId"), text(span, "spanId"), text(span, "parentSpanId"), operation(attributes(span.path("attributes")), text(span, "name")),
				number(span, "startTimeUnixNano"), number(span, "endTimeUnixNano"), status.asString("").equals(ERROR_NAME) || status.asInt(0) == ERROR, host,
				Sampling.weight(text(span, "traceState")));
	}

	private Span span(String trace, String id, String parent, String operation, long start, long end, boolean failed, int at, double weight) {
		return new Span(SpanIds.high(trace), SpanIds.low(trace), SpanIds.low(id), SpanIds.low(parent), names.of(operation), at, start, end, failed, weight);
	}

	private Span jaeger(JsonNode span) {
		String parent = "";
		for (JsonNode reference : span.path("references")) {
			if (text(reference, "refType").equals("CHILD_OF") && text(reference, "traceID").equals(text(span, "traceID"))) {
				parent = text(reference, "spanID");
			}
		}
		long start = micros(number(span, "startTime"));
		Attributes tags = name -> find(span.path("tags"), name).map(tag -> tag.path("value").asString(""));
		return span(text(span, "traceID"), text(span, "spanID"), parent.isEmpty() ? text(span, "parentSpanID") : parent,
				operation(tags, text(span, "operationName")), start, end(start, number(span, "duration")),
				tags.of("error").filter("true"::equals).isPresent(), StringPool.NONE, Sampling.UNKNOWN);
	}

	private Span zipkin(JsonNode span) {
		long first = Long.MAX_VALUE;
		long last = Long.MIN_VALUE;
		for (JsonNode annotation : span.path("annotations")) {
			long at = number(annotation, "timestamp");
			first = Math.min(first, at);
			last = Math.max(last, at);
		}
		boolean timed = span.has("timestamp");
		if (!timed && first > last) {
			throw new IllegalArgumentException("a span without a timestamp");
		}
		long start = micros(timed ? number(span, "timestamp") : first);
		long end = span.has("duration") ? end(start, number(span, "duration")) : Math.max(start, first > last ? start : micros(last));
		Attributes tags = name -> Optional.ofNullable(span.path("tags").get(name)).or(() -> find(span.path("binaryAnnotations"), name).map(one -> one.path("value")))
				.map(value -> value.asString(""));
		String service = span.path("localEndpoint").path("serviceName").asString(span.path("annotations").path(0).path("endpoint").path("serviceName").asString(""));
		return span(text(span, "traceId"), text(span, "id"), text(span, "parentId"), operation(tags, text(span, "name")), start, end,
				tags.of("error").isPresent(), names.of(service), Sampling.UNKNOWN);
	}

	/** Ends the reading if an object is too long. */
	private static final class ObjectLimit extends CountedStream {
		private final Runnable goOn;
		private long left = Long.MAX_VALUE;

		private ObjectLimit(InputStream in, Runnable goOn) {
			super(in);
			this.goOn = goOn;
		}

		/** The object that a parser of this stream has come to. */
		private JsonNode object(JsonParser parser) {
			left = MOST_OF_OBJECT;
			try {
				return parser.readValueAsTree();
			} finally {
				left = Long.MAX_VALUE;
			}
		}

		@Override
		protected void count(long bytes) throws IOException {
			goOn.run();
			left -= bytes;
			if (left < 0) {
				throw new IOException("a span of more than 4 MB");
			}
		}
	}

	/** What a span states of itself by a name. */
	@FunctionalInterface
	private interface Attributes {
		Optional<String> of(String name);
	}

	private static Attributes attributes(JsonNode list) {
		return name -> find(list, name).map(attribute -> attribute.path("value").path("stringValue").asString(""));
	}

	private static Optional<JsonNode> find(JsonNode list, String name) {
		for (JsonNode one : list) {
			if (one.path("key").asString("").equals(name)) {
				return Optional.of(one);
			}
		}
		return Optional.empty();
	}

	private static String host(JsonNode resource) {
		Attributes attributes = attributes(resource.path("attributes"));
		return attributes.of("host.name").or(() -> attributes.of("service.name")).orElse("");
	}

	/** OpenTelemetry's conventions, since 2025 and before. */
	private static String operation(Attributes attributes, String name) {
		Optional<String> function = attributes.of("code.function").filter(text -> !text.isEmpty());
		return attributes.of("code.function.name").filter(text -> !text.isEmpty())
				.or(() -> attributes.of("code.namespace").filter(text -> !text.isEmpty()).flatMap(type -> function.map(method -> type + "." + method)))
				.orElse(name);
	}

	private static String text(JsonNode node, String field) {
		return node.path(field).asString("");
	}

	private static long micros(long micros) {
		return end(0, micros);
	}

	/** @param start in nanoseconds */
	private static long end(long start, long micros) {
		try {
			return Math.addExact(start, Math.multiplyExact(micros, NANOS_PER_MICRO));
		} catch (ArithmeticException e) {
			throw new IllegalArgumentException("a time beyond 292 years", e);
		}
	}

	/** 64-bit numbers of OTLP are texts. */
	private static long number(JsonNode node, String field) {
		JsonNode value = node.path(field);
		try {
			return value.isString() ? Long.parseLong(value.asString()) : value.isNumber() ? value.bigIntegerValue().longValueExact() : missing(field);
		} catch (ArithmeticException | NumberFormatException | JacksonException e) {
			// The last of a fraction, or of more than a double holds.
			throw new IllegalArgumentException(field + " is not a time", e);
		}
	}

	private static long missing(String field) {
		throw new IllegalArgumentException("a span without " + field);
	}
}
