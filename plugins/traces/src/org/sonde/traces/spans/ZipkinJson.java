/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.spans;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.LongStream;

import org.sonde.traces.spans.JsonFields.Attributes;

import tools.jackson.databind.JsonNode;

/**
 * Spans of Zipkin, versions 1 and 2. In version 1, one object may have both sides of a call: what the client saw, from <i>client send</i>
 * to <i>client receive</i>, and the server, from <i>server receive</i> to <i>server send</i>.
 *
 * @param names of spans and hosts
 */
record ZipkinJson(SpanNames names) {
	private static final String TIMESTAMP = "timestamp";

	/** The span, or the client's and the server's. */
	List<Span> spans(JsonNode span) {
		boolean client = annotation(span, "cs").or(() -> annotation(span, "cr")).isPresent();
		boolean server = annotation(span, "sr").or(() -> annotation(span, "ss")).isPresent();
		return client && server ? List.of(side(span, "cs", "cr"), side(span, "sr", "ss")) : List.of(whole(span));
	}

	private Span whole(JsonNode span) {
		boolean timed = span.has(TIMESTAMP);
		if (!timed && times(span).findAny().isEmpty()) {
			throw new IllegalArgumentException("a span without a timestamp");
		}
		OptionalLong last = times(span).max();
		long start = JsonFields.micros(timed ? JsonFields.number(span, TIMESTAMP) : times(span).min().getAsLong());
		long end = span.has("duration") ? JsonFields.end(start, JsonFields.number(span, "duration"))
				: last.isEmpty() ? start : Math.max(start, JsonFields.micros(last.getAsLong()));
		String service = span.path("localEndpoint").path("serviceName").asString(service(span.path("annotations").path(0)));
		return span(span, start, end, attributes(span).of("error").isPresent(), service);
	}

	/** Returns a side of the call. A missing time is replaced by the first or the last of all times. */
	private Span side(JsonNode span, String begin, String end) {
		Optional<JsonNode> first = annotation(span, begin);
		Optional<JsonNode> last = annotation(span, end);
		long from = first.map(one -> JsonFields.number(one, TIMESTAMP)).orElseGet(() -> times(span).min().getAsLong());
		long to = last.map(one -> JsonFields.number(one, TIMESTAMP)).orElseGet(() -> times(span).max().getAsLong());
		String service = first.or(() -> last).map(ZipkinJson::service).orElse("");
		boolean failed = JsonFields.find(span.path("binaryAnnotations"), "error").map(ZipkinJson::service)
				.filter(whose -> whose.isEmpty() || whose.equals(service)).isPresent();
		return span(span, JsonFields.micros(from), JsonFields.micros(to), failed, service);
	}

	private Span span(JsonNode span, long start, long end, boolean failed, String service) {
		return Span.of(JsonFields.text(span, "traceId"), JsonFields.text(span, "id"), JsonFields.text(span, "parentId"),
				names.of(JsonFields.operation(attributes(span), JsonFields.text(span, "name"))), start, end, failed, Sampling.UNKNOWN)
				.on(names.of(service));
	}

	private static LongStream times(JsonNode span) {
		return span.path("annotations").valueStream().mapToLong(annotation -> JsonFields.number(annotation, TIMESTAMP));
	}

	private static Optional<JsonNode> annotation(JsonNode span, String value) {
		return span.path("annotations").valueStream().filter(one -> JsonFields.text(one, "value").equals(value)).findFirst();
	}

	private static String service(JsonNode annotation) {
		return JsonFields.text(annotation.path("endpoint"), "serviceName");
	}

	private static Attributes attributes(JsonNode span) {
		return name -> Optional.ofNullable(span.path("tags").get(name))
				.or(() -> JsonFields.find(span.path("binaryAnnotations"), name).map(one -> one.path("value")))
				.map(value -> value.asString(""));
	}
}
