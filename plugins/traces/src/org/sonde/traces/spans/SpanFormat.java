/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.spans;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** The formats of spans, recognised by the beginning of the file. */
enum SpanFormat {
	/** OTLP, Jaeger or Zipkin; the reader tells them apart. */
	JSON,
	/** A message of OTLP. */
	PROTOBUF,
	/** Messages of OTLP, each after its length. */
	DELIMITED_PROTOBUF;

	/** Within so many bytes, a file says what it is. */
	private static final int BEGINNING = 1 << 16;
	/** Names in OTLP, Jaeger and Zipkin that no other JSON of ours has. */
	private static final List<String> NAMES = List.of("\"resourceSpans\"", "\"traceID\"", "\"traceId\"");
	/** The first field of a message, with a length. */
	private static final int FIRST = 1 << 3 | ProtobufInput.LENGTH;
	private static final int LAST_LEVEL = 2;
	private static final int MAX_FIELD = 3;

	/** @param in supports {@link InputStream#mark}, and stays where it is */
	static Optional<SpanFormat> of(InputStream in) throws IOException {
		in.mark(BEGINNING);
		byte[] start = in.readNBytes(BEGINNING);
		in.reset();
		if (isRequest(start, 0, Integer.MAX_VALUE, 0)) {
			return Optional.of(PROTOBUF);
		}
		if (start.length > Integer.BYTES && start[0] >= 0 && isRequest(start, Integer.BYTES, bigEndian(start), 0)) {
			return Optional.of(DELIMITED_PROTOBUF);
		}
		String text = new String(start, StandardCharsets.UTF_8).strip();
		return (text.startsWith("{") || text.startsWith("[")) && NAMES.stream().anyMatch(text::contains) ? Optional.of(JSON)
				: Optional.empty();
	}

	private static int bigEndian(byte[] start) {
		int value = 0;
		for (int i = 0; i < Integer.BYTES; i++) {
			value = value << Byte.SIZE | start[i] & 0xFF;
		}
		return value;
	}

	/**
	 * Whether a message may start here: resource spans (field 1) start with a resource (1), scope spans (2) or a URL (3), a resource with
	 * an attribute (1), scope spans with a scope (1), a span (2) or a URL; each is within the one before.
	 *
	 * @param room how many bytes the message can have
	 */
	private static boolean isRequest(byte[] start, int from, long room, int level) {
		if (from >= start.length) {
			return false;
		}
		int number = start[from] >>> 3;
		if ((start[from] & 7) != ProtobufInput.LENGTH || number < 1 || number > MAX_FIELD || level == 0 && start[from] != FIRST) {
			return false;
		}
		long length = 0;
		int at = from + 1;
		for (int shift = 0; at < start.length && shift <= Integer.SIZE; shift += 7) {
			byte next = start[at++];
			length |= (next & 0x7FL) << shift;
			if (next >= 0) {
				boolean fits = length > 0 && length <= room - (at - from);
				return fits && (level == LAST_LEVEL || number == MAX_FIELD || isRequest(start, at, length, level + 1));
			}
		}
		return false;
	}
}
