/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.spans;

import java.io.IOException;
import java.io.InputStream;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

import org.sonde.traces.record.LogFormat;

import tools.jackson.core.JacksonException;

/**
 * Reads spans, however they are written down.
 *
 * @param names   of all recordings and logs
 * @param kind    receives how spans are written down, before each or before many
 * @param sink    takes the spans
 * @param skipped takes the place and the reason of each that cannot be read
 * @param noted   takes the place and what was left out of a span there
 * @param goOn    is run now and then, and may throw an exception that ends the reading
 */
record SpanParser(SpanNames names, Consumer<LogFormat> kind, Consumer<Span> sink, BiConsumer<String, String> skipped,
		BiConsumer<String, String> noted, Runnable goOn) {

	/**
	 * Reads all of a stream.
	 *
	 * @throws DamagedSpans if the rest cannot be read
	 */
	void read(SpanFormat format, InputStream in) throws IOException {
		try {
			switch (format) {
				case JSON -> new SpanJson(names, kind, sink, why -> skipped.accept("", why), noted).read(in, goOn);
				case PROTOBUF -> protobuf(in).read();
				case DELIMITED_PROTOBUF -> protobuf(in).readDelimited();
			}
		} catch (JacksonException e) {
			throw DamagedSpans.inJson(e);
		}
	}

	private SpanProtobuf protobuf(InputStream in) {
		kind.accept(LogFormat.OTLP);
		return new SpanProtobuf(in, goOn, names, sink, skipped);
	}
}
