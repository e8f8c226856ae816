/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.otlp;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;

import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;

/**
 * OTLP by gRPC over HTTP/2, for its one method. A call without streams is a message with five bytes in front, and a status behind the
 * answer; so the server of HTTP is enough, and gRPC's own library of 10 MB is not needed.
 */
final class GrpcTransport implements Transport {
	private static final String TYPE = "application/grpc";
	private static final String PROTOBUF = "+proto";
	private static final String PATH = "/opentelemetry.proto.collector.trace.v1.TraceService/Export";
	private static final String ENCODING = "grpc-encoding";
	/** Whether the message is compressed, and its length. */
	private static final int PREFIX = 1 + Integer.BYTES;

	private final Request request;
	private final String encoding;

	GrpcTransport(Request request) {
		this.request = request;
		String stated = request.getHeaders().get(ENCODING);
		encoding = stated == null ? IDENTITY : stated;
	}

	/** Whether a request is of gRPC. */
	static boolean isMeant(Request request) {
		String type = Transport.mediaType(request);
		return type.equals(TYPE) || type.startsWith(TYPE + "+");
	}

	@Override
	public Optional<OtlpResponse> refused() {
		if (!Request.getPathInContext(request).equals(PATH)) {
			return Optional.of(OtlpResponse.refused(OtlpResponse.Reason.UNKNOWN_PATH, "Sonde takes traces only"));
		}
		if (Transport.mediaType(request).contains("+") && !Transport.mediaType(request).equals(TYPE + PROTOBUF)) {
			return Optional.of(OtlpResponse.refused(OtlpResponse.Reason.UNKNOWN_TYPE, "messages must be in protobuf"));
		}
		if (!encoding.equals(GZIP) && !encoding.equals(IDENTITY)) {
			return Optional.of(OtlpResponse.refused(OtlpResponse.Reason.UNKNOWN_TYPE, "grpc-encoding must be gzip, or left out"));
		}
		return Optional.empty();
	}

	@Override
	public OtlpResponse read(Path sender, byte[] body, long maxUnpacked, Function<OtlpRequest, OtlpResponse> reader) {
		boolean isMessage = body.length >= PREFIX && body[0] >= 0 && body[0] <= 1
				&& ByteBuffer.wrap(body).getInt(1) == body.length - PREFIX;
		boolean isPacked = isMessage && body[0] == 1;
		if (!isMessage || isPacked && !encoding.equals(GZIP)) {
			return OtlpResponse.refused(OtlpResponse.Reason.MALFORMED, "this is not one message of gRPC");
		}
		return reader.apply(new OtlpRequest(sender, body, PREFIX, false, isPacked, maxUnpacked));
	}

	@Override
	public byte[] answer(OtlpResponse answer, Response response) {
		response.getHeaders().put(HttpHeader.CONTENT_TYPE, TYPE + PROTOBUF);
		return switch (answer) {
			case OtlpResponse.Accepted accepted -> {
				response.setTrailersSupplier(() -> HttpFields.from(new HttpField("grpc-status", "0")));
				byte[] message = AnswerMessages.accepted(accepted);
				yield ByteBuffer.allocate(PREFIX + message.length).put((byte) 0).putInt(message.length).put(message).array();
			}
			case OtlpResponse.Refused refused -> {
				response.getHeaders().put("grpc-status", Integer.toString(refused.reason().grpc()))
						.put("grpc-message", percentEncoded(refused.message()))
						.put("grpc-accept-encoding", GZIP);
				yield new byte[0];
			}
		};
	}

	private static String percentEncoded(String text) {
		StringBuilder encoded = new StringBuilder();
		for (byte one : text.getBytes(StandardCharsets.UTF_8)) {
			encoded.append(one < ' ' || one > '~' || one == '%' ? "%%%02X".formatted(one & 0xFF) : String.valueOf((char) one));
		}
		return encoded.toString();
	}
}
