/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.record;

/** How records were written down. */
public enum LogFormat {
	/** Files of text, compressed or not. */
	TEXT,
	/** Binary files, compressed or not. */
	BINARY,
	/** What a program sent over TCP, stored since or not. */
	STREAM,
	/** A recording of the JDK's flight recorder. */
	FLIGHT,
	/** Spans of OpenTelemetry, Jaeger or Zipkin. */
	SPANS
}
