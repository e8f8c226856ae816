/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.otlp;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;

import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** Reads and answers requests. */
final class OtlpHandler extends Handler.Abstract {
	private final Function<OtlpRequest, OtlpResponse> reader;
	private final RequestLimits limits;
	private final AtomicLong bytesOfAll = new AtomicLong();

	/** @param reader reads the spans of a request */
	OtlpHandler(Function<OtlpRequest, OtlpResponse> reader, RequestLimits limits) {
		this.reader = reader;
		this.limits = limits;
	}

	@Override
	public boolean handle(Request request, Response response, Callback callback) {
		Transport transport = GrpcTransport.isMeant(request) ? new GrpcTransport(request) : new HttpTransport(request);
		Optional<OtlpResponse> refused = transport.refused();
		if (refused.isPresent()) {
			answer(transport, refused.get(), response, callback);
			return true;
		}
		new RequestBody(request, limits, bytesOfAll,
				body -> answer(transport, transport.read(sender(request), body, limits.unpacked(), reader), response, callback),
				answer -> answer(transport, answer, response, callback)).run();
		return true;
	}

	/** Without the port, which changes with each connection. */
	private static Path sender(Request request) {
		return Path.of("sender " + Request.getRemoteAddr(request).replaceAll("[^0-9A-Za-z.]", "-"));
	}

	private static void answer(Transport transport, OtlpResponse answer, Response response, Callback callback) {
		response.write(true, ByteBuffer.wrap(transport.answer(answer, response)), callback);
	}
}
