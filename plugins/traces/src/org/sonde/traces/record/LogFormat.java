/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.record;

/** The formats of records. */
public enum LogFormat {
	/** Files of text, compressed or not. */
	TEXT,
	/** Binary files, compressed or not. */
	BINARY,
	/** Records that a program sent over TCP, stored since or not. */
	STREAM,
	/** Executions that the JDK's flight recorder traced. */
	FLIGHT_TRACING,
	/** Counts and times that the JDK's flight recorder has of methods. */
	FLIGHT_TIMING,
	/** Spans in OpenTelemetry's protocol, as JSON or protobuf, stored or sent. */
	OTLP,
	/** Spans in the JSON of Jaeger. */
	JAEGER,
	/** Spans in the JSON of Zipkin, version 1 or 2. */
	ZIPKIN
}
