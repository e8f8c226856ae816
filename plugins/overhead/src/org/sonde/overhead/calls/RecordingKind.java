/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.calls;

import java.util.List;
import java.util.stream.Collectors;

import org.sonde.common.keyword.Keyword;

/** The tools that record calls. */
public enum RecordingKind implements Keyword {
	/** Probes that write a log of Kieker. */
	KIEKER("Kieker"),
	/** The JVM's flight recorder, each execution. */
	JFR_TRACING("flight recording, tracing"),
	/** The JVM's flight recorder, counts and times alone. */
	JFR_TIMING("flight recording, timing"),
	/** Spans in OpenTelemetry's protocol. */
	OTLP("OTLP"),
	/** Spans of Jaeger. */
	JAEGER("Jaeger"),
	/** Spans of Zipkin. */
	ZIPKIN("Zipkin");

	private final String label;

	RecordingKind(String label) {
		this.label = label;
	}

	/** Returns names for people: {@code OTLP and Zipkin}. */
	public static String labels(List<RecordingKind> kinds) {
		return kinds.stream().map(kind -> kind.label).collect(Collectors.joining(" and "));
	}

	/** Whether the JVM recorded them itself, without an agent. */
	public boolean isFlight() {
		return this == JFR_TRACING || this == JFR_TIMING;
	}

	/** Whether they are spans, which have no parameters and are made by the agents of other tools. */
	public boolean isSpans() {
		return this == OTLP || this == JAEGER || this == ZIPKIN;
	}
}
