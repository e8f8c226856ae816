/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.spans;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

import org.sonde.traces.record.StringPool;

/**
 * Reads spans one by one, in bounded memory, from OTLP in protobuf ({@code ExportTraceServiceRequest} or {@code TracesData}, which are the
 * same). Fields that it does not need are skipped, whatever they are. Field numbers are those of opentelemetry-proto 1.x.
 */
final class SpanProtobuf {
	private static final byte[] HOST_NAME = "host.name".getBytes(StandardCharsets.US_ASCII);
	private static final byte[] SERVICE_NAME = "service.name".getBytes(StandardCharsets.US_ASCII);
	private static final byte[] FUNCTION_NAME = "code.function.name".getBytes(StandardCharsets.US_ASCII);
	private static final byte[] NAMESPACE = "code.namespace".getBytes(StandardCharsets.US_ASCII);
	private static final byte[] FUNCTION = "code.function".getBytes(StandardCharsets.US_ASCII);

	private static final int RESOURCE_SPANS = field(1, ProtobufInput.LENGTH);
	private static final int RESOURCE = field(1, ProtobufInput.LENGTH);
	private static final int SCOPE_SPANS = field(2, ProtobufInput.LENGTH);
	private static final int RESOURCE_ATTRIBUTE = field(1, ProtobufInput.LENGTH);
	private static final int SPAN = field(2, ProtobufInput.LENGTH);
	private static final int TRACE_ID = field(1, ProtobufInput.LENGTH);
	private static final int SPAN_ID = field(2, ProtobufInput.LENGTH);
	private static final int TRACE_STATE = field(3, ProtobufInput.LENGTH);
	private static final int PARENT_ID = field(4, ProtobufInput.LENGTH);
	private static final int NAME = field(5, ProtobufInput.LENGTH);
	private static final int START = field(7, ProtobufInput.FIXED64);
	private static final int END = field(8, ProtobufInput.FIXED64);
	private static final int ATTRIBUTE = field(9, ProtobufInput.LENGTH);
	private static final int STATUS = field(15, ProtobufInput.LENGTH);
	private static final int CODE = field(3, ProtobufInput.VARINT);
	private static final int KEY = field(1, ProtobufInput.LENGTH);
	private static final int VALUE = field(2, ProtobufInput.LENGTH);
	private static final int STRING = field(1, ProtobufInput.LENGTH);
	/** The code of a status that is an error. */
	private static final int ERROR = 2;
	private static final int ID_BYTES = 8;
	/** The resource around the spans. */
	private static final String THIS = "resource";

	private final ProtobufInput in;
	private final SpanNames names;
	private final Consumer<Span> sink;
	/** The spans of the current resource, which wait for it if it did not come first. */
	private final WaitingSpans waiting;
	/** Whether the resource of the next spans has come. */
	private boolean located;
	private int host;
	private final BiConsumer<String, String> skipped;
	private final Text name = new Text();
	private final Text functionName = new Text();
	private final Text namespace = new Text();
	private final Text function = new Text();
	private final Text hostName = new Text();
	private final Text serviceName = new Text();
	private final Text key = new Text();
	private final Text value = new Text();
	private long traceHigh;
	private long traceLow;
	private long id;
	private long parent;
	private long start;
	private long end;
	private boolean failed;
	private double weight;

	/**
	 * @param goOn    called before each block is read
	 * @param sink    takes the spans
	 * @param skipped receives where something is not a span, and why
	 */
	SpanProtobuf(InputStream stream, Runnable goOn, SpanNames names, Consumer<Span> sink, BiConsumer<String, String> skipped) {
		this.in = new ProtobufInput(stream, goOn);
		this.names = names;
		this.sink = sink;
		waiting = new WaitingSpans(sink, why -> skipped.accept("byte " + in.offset(), why));
		this.skipped = skipped;
	}

	/** A part of the loaded bytes; empty if it did not come. */
	private static final class Text {
		private int from;
		private int to;

		private void clear() {
			from = 0;
			to = 0;
		}

		private void set(int first, int behind) {
			from = first;
			to = behind;
		}

		private boolean isEmpty() {
			return from == to;
		}
	}

	private static int field(int number, int type) {
		return number << 3 | type;
	}

	/**
	 * Reads a message, or several one after the other, which is the same, up to the end of the stream.
	 *
	 * @throws DamagedSpans if the rest cannot be read
	 * @throws IOException  if the stream cannot be read
	 */
	void read() throws IOException {
		while (in.hasMore()) {
			request(Long.MAX_VALUE);
		}
	}

	/**
	 * Reads messages, each after its length in four bytes, the first one highest, as the file exporter of OpenTelemetry's collector writes
	 * them. A damaged one is left out.
	 *
	 * @throws DamagedSpans if the rest cannot be read
	 * @throws IOException  if the stream cannot be read
	 */
	void readDelimited() throws IOException {
		while (in.hasMore()) {
			long at = in.offset();
			int length = in.bigEndian32();
			if (length < 0) {
				throw DamagedSpans.at(at, "a message of " + Integer.toUnsignedString(length) + " bytes is longer than protobuf has them");
			}
			long behind = in.offset() + length;
			try {
				while (in.offset() < behind) {
					request(behind);
				}
				in.checkEnd(behind);
			} catch (DamagedSpans e) {
				if (e.isCutOff() || in.offset() > behind) {
					throw e;
				}
				skipped.accept(e.place(), "the rest of a message: " + e.getMessage());
				in.skipTo(behind);
			}
		}
	}

	/** A field of a message. */
	private void request(long behind) throws IOException {
		int tag = in.tag();
		if (tag == RESOURCE_SPANS) {
			resourceSpans(in.enter(behind));
		} else {
			in.skip(tag, behind);
		}
	}

	private void resourceSpans(long behind) throws IOException {
		located = false;
		try {
			while (in.offset() < behind) {
				int tag = in.tag();
				if (tag == RESOURCE) {
					resource(in.enter(behind));
				} else if (tag == SCOPE_SPANS) {
					scopeSpans(in.enter(behind));
				} else {
					in.skip(tag, behind);
				}
			}
			in.checkEnd(behind);
		} finally {
			waiting.end();
		}
	}

	private void scopeSpans(long behind) throws IOException {
		while (in.offset() < behind) {
			int tag = in.tag();
			if (tag == SPAN) {
				span(in.enter(behind));
			} else {
				in.skip(tag, behind);
			}
		}
		in.checkEnd(behind);
	}

	private void resource(long behind) throws IOException {
		if (!isEntered(behind, "a resource")) {
			return;
		}
		hostName.clear();
		serviceName.clear();
		try {
			while (in.offset() < behind) {
				int tag = in.tag();
				if (tag == RESOURCE_ATTRIBUTE) {
					attribute(in.enter(behind));
					keep(HOST_NAME, hostName);
					keep(SERVICE_NAME, serviceName);
				} else {
					in.skip(tag, behind);
				}
			}
			Text stated = hostName.isEmpty() ? serviceName : hostName;
			host = names.of(in.bytes(), stated.from, stated.to);
			located = true;
			waiting.host(THIS, host);
		} finally {
			in.leave();
		}
	}

	/** A damaged span is left out; where it ends is known. */
	private void span(long behind) throws IOException {
		long at = in.offset();
		if (!isEntered(behind, "a span")) {
			return;
		}
		try {
			fields(behind);
			Span span = new Span(traceHigh, traceLow, id, parent, operation(), located ? host : StringPool.NONE,
					time(start, "startTimeUnixNano"), time(end, "endTimeUnixNano"), failed, weight);
			if (located) {
				sink.accept(span);
			} else {
				waiting.add(THIS, span);
			}
		} catch (IllegalArgumentException e) {
			skipped.accept("byte " + at, e.getMessage());
		} catch (DamagedSpans e) {
			skipped.accept(e.place(), "a damaged span: " + e.getMessage());
		} finally {
			in.leave();
		}
	}

	/** Skips what cannot be kept as a whole. */
	private boolean isEntered(long behind, String what) throws IOException {
		long length = behind - in.offset();
		if (length > ProtobufInput.MAX_LOADED) {
			skipped.accept("byte " + in.offset(), what + " of more than " + (ProtobufInput.MAX_LOADED >> 20) + " MB");
			in.skipTo(behind);
			return false;
		}
		in.loadAndEnter((int) length);
		return true;
	}

	private void fields(long behind) throws IOException {
		clear();
		while (in.offset() < behind) {
			int tag = in.tag();
			if (tag == TRACE_ID) {
				id(in.enter(behind), 2 * ID_BYTES);
				traceHigh = in.bigEndian64();
				traceLow = in.bigEndian64();
			} else if (tag == SPAN_ID) {
				id(in.enter(behind), ID_BYTES);
				id = in.bigEndian64();
			} else if (tag == PARENT_ID) {
				long idEnd = in.enter(behind);
				if (idEnd > in.offset()) {
					id(idEnd, ID_BYTES);
					parent = in.bigEndian64();
				}
			} else if (tag == NAME) {
				text(name, behind);
			} else if (tag == START) {
				start = in.fixed64();
			} else if (tag == END) {
				end = in.fixed64();
			} else if (tag == ATTRIBUTE) {
				attribute(in.enter(behind));
				keep(FUNCTION_NAME, functionName);
				keep(NAMESPACE, namespace);
				keep(FUNCTION, function);
			} else if (tag == STATUS) {
				status(in.enter(behind));
			} else if (tag == TRACE_STATE) {
				text(value, behind);
				weight = Sampling.weight(new String(in.bytes(), value.from, value.to - value.from, StandardCharsets.UTF_8));
			} else {
				in.skip(tag, behind);
			}
		}
	}

	private void clear() {
		traceHigh = 0;
		traceLow = 0;
		id = 0;
		parent = 0;
		start = 0;
		end = 0;
		failed = false;
		weight = Sampling.UNKNOWN;
		name.clear();
		functionName.clear();
		namespace.clear();
		function.clear();
	}

	private void id(long behind, int length) {
		if (behind - in.offset() != length) {
			throw new IllegalArgumentException("an id of " + (behind - in.offset()) + " bytes; OTLP has ids of " + length);
		}
	}

	private void text(Text text, long behind) throws IOException {
		long textEnd = in.enter(behind);
		text.set(in.position(), in.position() + (int) (textEnd - in.offset()));
		in.skipTo(textEnd);
	}

	private void status(long behind) throws IOException {
		while (in.offset() < behind) {
			int tag = in.tag();
			if (tag == CODE) {
				failed = in.varint() == ERROR;
			} else {
				in.skip(tag, behind);
			}
		}
	}

	/** Key and value; the value is empty if it is not text. */
	private void attribute(long behind) throws IOException {
		key.clear();
		value.clear();
		while (in.offset() < behind) {
			int tag = in.tag();
			if (tag == KEY) {
				text(key, behind);
			} else if (tag == VALUE) {
				value(in.enter(behind));
			} else {
				in.skip(tag, behind);
			}
		}
	}

	private void value(long behind) throws IOException {
		while (in.offset() < behind) {
			int tag = in.tag();
			if (tag == STRING) {
				text(value, behind);
			} else {
				in.skip(tag, behind);
			}
		}
	}

	private void keep(byte[] wanted, Text text) {
		if (in.isText(key.from, key.to, wanted)) {
			text.set(value.from, value.to);
		}
	}

	/** OpenTelemetry's conventions: since 2025, before, and the short name with a namespace that was between them. */
	private int operation() {
		byte[] bytes = in.bytes();
		if (!functionName.isEmpty() && (namespace.isEmpty() || isQualified(functionName))) {
			return names.of(bytes, functionName.from, functionName.to);
		}
		Text method = functionName.isEmpty() ? function : functionName;
		if (!namespace.isEmpty() && !method.isEmpty()) {
			return names.method(bytes, namespace.from, namespace.to, method.from, method.to);
		}
		return names.of(bytes, name.from, name.to);
	}

	private boolean isQualified(Text text) {
		byte[] bytes = in.bytes();
		for (int i = text.from; i < text.to; i++) {
			if (bytes[i] == '.') {
				return true;
			}
		}
		return false;
	}

	private static long time(long nanos, String field) {
		if (nanos <= 0) {
			throw new IllegalArgumentException(nanos == 0 ? "a span without " + field : field + " is not a time");
		}
		return nanos;
	}
}
