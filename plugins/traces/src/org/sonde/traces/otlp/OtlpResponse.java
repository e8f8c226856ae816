/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.otlp;

/** The answer to a request. */
sealed interface OtlpResponse {
	/**
	 * It was read.
	 *
	 * @param rejected spans that were skipped; 0 or more
	 * @param reason   why the last of them was
	 */
	record Accepted(long rejected, String reason) implements OtlpResponse {
	}

	/** It was not read, or not to its end. */
	record Refused(Reason reason, String message) implements OtlpResponse {
	}

	/** Why a request is refused, with the statuses that OTLP's specification names for it. */
	enum Reason {
		MALFORMED(400, 3),
		UNKNOWN_PATH(404, 12),
		NOT_POSTED(405, 12),
		SLOW(408, 4),
		TOO_LARGE(413, 8),
		UNKNOWN_TYPE(415, 12),
		/** Senders try again. */
		BUSY(503, 14);

		private final int http;
		private final int grpc;

		Reason(int http, int grpc) {
			this.http = http;
			this.grpc = grpc;
		}

		/** Status of HTTP. */
		int http() {
			return http;
		}

		/** Status of gRPC. */
		int grpc() {
			return grpc;
		}
	}

	static OtlpResponse refused(Reason reason, String message) {
		return new Refused(reason, message);
	}
}
