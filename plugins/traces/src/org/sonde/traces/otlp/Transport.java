/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.otlp;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;

/** The way in which a request is sent and answered. */
sealed interface Transport permits HttpTransport, GrpcTransport {
	/** Compressed so. */
	String GZIP = "gzip";
	/** Not compressed. */
	String IDENTITY = "identity";

	/** The answer, if what stands before the body is enough for it. */
	Optional<OtlpResponse> refused();

	/** Reads the body. */
	OtlpResponse read(Path sender, byte[] body, long maxUnpacked, Function<OtlpRequest, OtlpResponse> reader);

	/**
	 * Sets status, headers and trailers.
	 *
	 * @return the body
	 */
	byte[] answer(OtlpResponse answer, Response response);

	/** The type of the body, without parameters; empty if it is not stated. */
	static String mediaType(Request request) {
		String type = request.getHeaders().get(HttpHeader.CONTENT_TYPE);
		return type == null ? "" : type.split(";", 2)[0].strip().toLowerCase(Locale.ROOT);
	}
}
