/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.sink;

import java.io.IOException;
import java.nio.ByteBuffer;

/**
 * Counts the spans in an {@code ExportTraceServiceRequest} of OpenTelemetry's protocol: {@code resource_spans} (field 1) hold
 * {@code scope_spans} (2), which hold {@code spans} (2). Nothing else of the message is looked at (protobuf encoding: tag = field · 8 +
 * wire type).
 */
final class OtlpSpans {

	private static final int[] PATH = {1, 2, 2};

	private OtlpSpans() {
	}

	/** @throws IOException if it is no such message */
	static long count(byte[] request) throws IOException {
		return count(ByteBuffer.wrap(request), 0);
	}

	private static long count(ByteBuffer message, int level) throws IOException {
		long found = 0;
		while (message.hasRemaining()) {
			long tag = varint(message);
			int wireType = (int) (tag & 7);
			switch (wireType) {
				case 0 -> varint(message);
				case 1 -> skip(message, Long.BYTES);
				case 2 -> {
					long length = varint(message);
					if (length < 0 || length > message.remaining()) {
						throw new IOException("a field of " + length + " bytes, where " + message.remaining() + " are left");
					}
					if (tag >>> 3 == PATH[level]) {
						found += level == PATH.length - 1 ? 1 : count(message.slice(message.position(), (int) length), level + 1);
					}
					skip(message, length);
				}
				case 5 -> skip(message, Integer.BYTES);
				default -> throw new IOException("wire type " + wireType);
			}
		}
		return found;
	}

	private static void skip(ByteBuffer message, long bytes) throws IOException {
		if (bytes > message.remaining()) {
			throw new IOException("the message ends early");
		}
		message.position(message.position() + (int) bytes);
	}

	private static long varint(ByteBuffer message) throws IOException {
		long value = 0;
		for (int shift = 0; shift < Long.SIZE && message.hasRemaining(); shift += 7) {
			byte next = message.get();
			value |= (long) (next & 0x7f) << shift;
			if (next >= 0) {
				return value;
			}
		}
		throw new IOException("the message ends early");
	}
}
