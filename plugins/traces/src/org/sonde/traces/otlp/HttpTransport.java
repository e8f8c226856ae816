/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.otlp;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** OTLP by HTTP; answers are in the encoding of the request. */
final class HttpTransport implements Transport {
	private static final String PATH = "/v1/traces";
	private static final String PROTOBUF = "application/x-protobuf";
	private static final String JSON = "application/json";

	private final Request request;
	private final String type;
	private final String encoding;

	HttpTransport(Request request) {
		this.request = request;
		type = Transport.mediaType(request);
		String stated = request.getHeaders().get(HttpHeader.CONTENT_ENCODING);
		encoding = stated == null ? IDENTITY : stated.strip().toLowerCase(Locale.ROOT);
	}

	@Override
	public Optional<OtlpResponse> refused() {
		String path = Request.getPathInContext(request);
		if (!path.equals(PATH)) {
			return Optional.of(OtlpResponse.refused(OtlpResponse.Reason.UNKNOWN_PATH,
					"Sonde takes traces only, at " + PATH + "; set OTEL_METRICS_EXPORTER=none and OTEL_LOGS_EXPORTER=none"));
		}
		if (!HttpMethod.POST.is(request.getMethod())) {
			return Optional.of(OtlpResponse.refused(OtlpResponse.Reason.NOT_POSTED, "use POST"));
		}
		if (!type.equals(PROTOBUF) && !type.equals(JSON)) {
			return Optional.of(OtlpResponse.refused(OtlpResponse.Reason.UNKNOWN_TYPE, "Content-Type must be " + PROTOBUF + " or " + JSON));
		}
		if (!encoding.equals(GZIP) && !encoding.equals(IDENTITY)) {
			return Optional
					.of(OtlpResponse.refused(OtlpResponse.Reason.UNKNOWN_TYPE, "Content-Encoding must be " + GZIP + ", or left out"));
		}
		return Optional.empty();
	}

	@Override
	public OtlpResponse read(Path sender, byte[] body, long maxUnpacked, Function<OtlpRequest, OtlpResponse> reader) {
		return reader.apply(new OtlpRequest(sender, body, 0, type.equals(JSON), encoding.equals(GZIP), maxUnpacked));
	}

	@Override
	public byte[] answer(OtlpResponse answer, Response response) {
		boolean isJson = type.equals(JSON);
		response.getHeaders().put(HttpHeader.CONTENT_TYPE, isJson ? JSON : PROTOBUF);
		return switch (answer) {
			case OtlpResponse.Accepted accepted -> isJson ? json(accepted) : AnswerMessages.accepted(accepted);
			case OtlpResponse.Refused refused -> {
				response.setStatus(refused.reason().http());
				if (refused.reason() == OtlpResponse.Reason.NOT_POSTED) {
					response.getHeaders().put(HttpHeader.ALLOW, HttpMethod.POST.asString());
				}
				yield isJson ? bytes(object().put("code", refused.reason().grpc()).put("message", refused.message()))
						: AnswerMessages.refused(refused);
			}
		};
	}

	private static byte[] json(OtlpResponse.Accepted accepted) {
		ObjectNode all = object();
		if (accepted.rejected() > 0) {
			all.putObject("partialSuccess").put("rejectedSpans", Long.toString(accepted.rejected())).put("errorMessage", accepted.reason());
		}
		return bytes(all);
	}

	private static ObjectNode object() {
		return JsonMapper.shared().createObjectNode();
	}

	private static byte[] bytes(ObjectNode json) {
		return json.toString().getBytes(StandardCharsets.UTF_8);
	}
}
