/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.otlp;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Answers in protobuf. */
final class AnswerMessages {
	private static final int VARINT = 0;
	private static final int LENGTH = 2;

	private AnswerMessages() {
	}

	/** An {@code ExportTraceServiceResponse}: partial success (field 1) of rejected spans (1) and a message (2), if there are any. */
	static byte[] accepted(OtlpResponse.Accepted accepted) {
		ByteArrayOutputStream all = new ByteArrayOutputStream();
		if (accepted.rejected() > 0) {
			ByteArrayOutputStream partial = new ByteArrayOutputStream();
			number(partial, 1, accepted.rejected());
			bytes(partial, 2, accepted.reason().getBytes(StandardCharsets.UTF_8));
			bytes(all, 1, partial.toByteArray());
		}
		return all.toByteArray();
	}

	/** A {@code google.rpc.Status}: code (1) and message (2). */
	static byte[] refused(OtlpResponse.Refused refused) {
		ByteArrayOutputStream all = new ByteArrayOutputStream();
		number(all, 1, refused.reason().grpc());
		bytes(all, 2, refused.message().getBytes(StandardCharsets.UTF_8));
		return all.toByteArray();
	}

	private static void number(ByteArrayOutputStream out, int field, long value) {
		varint(out, field << 3 | VARINT);
		varint(out, value);
	}

	private static void bytes(ByteArrayOutputStream out, int field, byte[] value) {
		varint(out, field << 3 | LENGTH);
		varint(out, value.length);
		out.writeBytes(value);
	}

	private static void varint(ByteArrayOutputStream out, long value) {
		long left = value;
		while (left > 0x7F) {
			out.write((int) left & 0x7F | 0x80);
			left >>>= 7;
		}
		out.write((int) left);
	}
}
