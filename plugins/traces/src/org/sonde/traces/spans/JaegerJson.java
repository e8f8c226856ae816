/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.spans;

import org.sonde.traces.spans.JsonFields.Attributes;

import tools.jackson.databind.JsonNode;

/**
 * Spans of Jaeger's query interface.
 *
 * @param names of spans and hosts
 */
record JaegerJson(SpanNames names) {
	/** A span without its host. */
	Span span(JsonNode span) {
		String trace = JsonFields.text(span, "traceID");
		String parent = "";
		for (JsonNode reference : span.path("references")) {
			if (JsonFields.text(reference, "refType").equals("CHILD_OF") && JsonFields.text(reference, "traceID").equals(trace)) {
				parent = JsonFields.text(reference, "spanID");
			}
		}
		long start = JsonFields.micros(JsonFields.number(span, "startTime"));
		Attributes tags = tags(span);
		return Span.of(trace, JsonFields.text(span, "spanID"), parent.isEmpty() ? JsonFields.text(span, "parentSpanID") : parent,
				names.of(JsonFields.operation(tags, JsonFields.text(span, "operationName"))), start,
				JsonFields.end(start, JsonFields.number(span, "duration")),
				tags.of("error").filter("true"::equals).isPresent(), Sampling.UNKNOWN);
	}

	/** The number of the host of a process: the machine, else the service. */
	int host(JsonNode process) {
		Attributes tags = tags(process);
		return names.of(tags.of("hostname").or(() -> tags.of("host.name")).filter(name -> !name.isEmpty())
				.orElseGet(() -> JsonFields.text(process, "serviceName")));
	}

	private static Attributes tags(JsonNode node) {
		return name -> JsonFields.find(node.path("tags"), name).map(tag -> tag.path("value").asString(""));
	}
}
