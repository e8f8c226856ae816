/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.spans;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;

import org.sonde.common.files.CountedStream;
import org.sonde.common.files.IoErrorText;
import org.sonde.traces.record.LogFormat;
import org.sonde.traces.spans.JsonFields.Attributes;

import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads spans one by one, in bounded memory: OTLP ({@code ExportTraceServiceRequest}, one or many), Jaeger's API, and Zipkin's, versions 1
 * and 2. Where a span stands tells whose it is.
 */
final class SpanJson {
	/** Stands for the process of OTLP's spans: the resource around them. */
	private static final String OTLP = "\0";
	/** Bytes of a span or a resource: each of its values becomes an object while it is read. */
	private static final int MOST_OF_OBJECT = 1 << 22;
	/** The longest text or name. */
	private static final int LONGEST = 1 << 20;
	private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
			.streamReadConstraints(StreamReadConstraints.builder().maxStringLength(LONGEST).maxNameLength(LONGEST >> 4).build()).build())
			.build();
	/** OTLP's number and name of a status that is an error. */
	private static final int ERROR = 2;
	private static final String ERROR_NAME = "STATUS_CODE_ERROR";

	private final SpanNames names;
	private final Consumer<LogFormat> format;
	private final WaitingSpans sink;
	private final Consumer<String> skipped;
	private final BiConsumer<String, String> noted;
	private final JaegerJson jaeger;
	private final ZipkinJson zipkin;

	/**
	 * @param format  receives whose each span is, before it
	 * @param sink    takes the spans
	 * @param skipped receives why something is none
	 * @param noted   receives what was left out of a span, after the place
	 */
	SpanJson(SpanNames names, Consumer<LogFormat> format, Consumer<Span> sink, Consumer<String> skipped, BiConsumer<String, String> noted) {
		this.names = names;
		this.format = format;
		this.sink = new WaitingSpans(sink, skipped);
		this.skipped = skipped;
		this.noted = noted;
		jaeger = new JaegerJson(names);
		zipkin = new ZipkinJson(names);
	}

	/**
	 * @param goOn asked whenever some bytes were read, also of blanks without end
	 * @throws IOException      if the stream cannot be read
	 * @throws JacksonException if it is not JSON from some place on
	 */
	void read(InputStream in, Runnable goOn) throws IOException {
		ObjectLimit limit = new ObjectLimit(
				new ShallowJson(in, line -> noted.accept("line " + line,
						"lists and objects nested more than " + ShallowJson.DEEPEST + " deep were left out, such as values of attributes")),
				goOn);
		try (JsonParser parser = MAPPER.createParser(limit)) {
			for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
				if (token == JsonToken.START_OBJECT) {
					object(() -> limit.object(parser), parser.streamReadContext().getParent());
				}
			}
		} finally {
			sink.end();
		}
	}

	private void object(Supplier<JsonNode> object, TokenStreamContext around) {
		if (around.inArray()) {
			element(object, around.getParent());
		} else if (around.inRoot() || "resourceSpans".equals(around.currentName())) {
			sink.end();
		} else if ("resource".equals(around.currentName())) {
			sink.host(OTLP, names.of(host(object.get())));
		} else if ("processes".equals(around.currentName())) {
			object.get().forEachEntry((process, one) -> sink.host(process, jaeger.host(one)));
		}
	}

	/** Why JSON could not be read, without where the text came from. */
	static String reason(JacksonException e) {
		return IoErrorText.ofJson(e.getOriginalMessage());
	}

	/**
	 * An object in an array: a span, if it is one of an array of spans; in Zipkin's JSON, which is an array of them, or of arrays of them.
	 */
	private void element(Supplier<JsonNode> object, TokenStreamContext owner) {
		String list = owner != null && owner.inObject() ? owner.currentName() : "";
		if (list.equals("resourceSpans") || list.equals("data")) {
			sink.end();
		} else if (list.equals("spans")) {
			JsonNode span = object.get();
			if (span.has("traceID")) {
				take(LogFormat.JAEGER, JsonFields.text(span, "processID"), () -> List.of(jaeger.span(span)));
			} else {
				take(LogFormat.OTLP, OTLP, () -> List.of(otlp(span)));
			}
		} else if (owner == null || owner.inRoot() || owner.inArray()) {
			JsonNode span = object.get();
			take(LogFormat.ZIPKIN, "", () -> zipkin.spans(span));
		}
	}

	/** @param process that tells the host, before or after the spans; empty if they have theirs */
	private void take(LogFormat of, String process, Supplier<List<Span>> spans) {
		try {
			for (Span span : spans.get()) {
				format.accept(of);
				sink.add(process, span);
			}
		} catch (IllegalArgumentException e) {
			skipped.accept(e.getMessage());
		}
	}

	private Span otlp(JsonNode span) {
		JsonNode status = span.path("status").path("code");
		return Span.of(JsonFields.text(span, "traceId"), JsonFields.text(span, "spanId"), JsonFields.text(span, "parentSpanId"),
				names.of(JsonFields.operation(attributes(span.path("attributes")), JsonFields.text(span, "name"))),
				JsonFields.number(span, "startTimeUnixNano"),
				JsonFields.number(span, "endTimeUnixNano"), status.asString("").equals(ERROR_NAME) || status.asInt(0) == ERROR,
				Sampling.weight(JsonFields.text(span, "traceState")));
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

	private static Attributes attributes(JsonNode list) {
		return name -> JsonFields.find(list, name).map(attribute -> attribute.path("value").path("stringValue").asString(""));
	}

	private static String host(JsonNode resource) {
		Attributes attributes = attributes(resource.path("attributes"));
		return attributes.of("host.name").or(() -> attributes.of("service.name")).orElse("");
	}
}
