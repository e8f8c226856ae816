/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.sink;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.zip.GZIPInputStream;
import java.util.zip.InflaterInputStream;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

/**
 * Receives OpenTelemetry's protocol (OTLP/HTTP with protobuf) and that of Elastic's agents, and counts the spans; Elastic's transactions
 * are some, too.
 */
final class SpanReceiver implements AutoCloseable {

	private static final int OK = 200;
	private static final int ACCEPTED = 202;
	private static final int BAD_REQUEST = 400;
	/** Elastic's agent asks for it before it sends anything. */
	private static final byte[] ELASTIC_SERVER = "{\"version\":\"8.17.0\"}".getBytes(UTF_8);

	private final HttpServer server;
	private final AtomicLong spans = new AtomicLong();

	private SpanReceiver() throws IOException {
		server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
		server.createContext("/", this::handle);
		server.setExecutor(Executors.newFixedThreadPool(2, task -> {
			Thread thread = new Thread(task, "receiver");
			thread.setDaemon(true);
			return thread;
		}));
	}

	static SpanReceiver start() throws IOException {
		SpanReceiver receiver = new SpanReceiver();
		receiver.server.start();
		return receiver;
	}

	int port() {
		return server.getAddress().getPort();
	}

	private void handle(HttpExchange exchange) throws IOException {
		try (exchange; InputStream body = unpacked(exchange)) {
			String path = exchange.getRequestURI().getPath();
			if (path.endsWith("/intake/v2/events")) {
				ElasticEvents.read(body, spans::incrementAndGet);
				exchange.sendResponseHeaders(ACCEPTED, -1);
			} else if (exchange.getRequestMethod().equals("GET")) {
				exchange.sendResponseHeaders(OK, ELASTIC_SERVER.length);
				exchange.getResponseBody().write(ELASTIC_SERVER);
			} else {
				int status = path.endsWith("/traces") ? count(body.readAllBytes()) : OK;
				exchange.getResponseHeaders().add("Content-Type", "application/x-protobuf");
				exchange.sendResponseHeaders(status, -1);
			}
		}
	}

	/** Counts the spans of a request. Returns the status to answer. */
	private int count(byte[] request) {
		try {
			spans.addAndGet(OtlpSpans.count(request));
			return OK;
		} catch (IOException e) {
			return BAD_REQUEST;
		}
	}

	private static InputStream unpacked(HttpExchange exchange) throws IOException {
		InputStream body = exchange.getRequestBody();
		return switch (exchange.getRequestHeaders().getFirst("Content-Encoding")) {
			case "gzip" -> new GZIPInputStream(body);
			case "deflate" -> new InflaterInputStream(body);
			case null, default -> body;
		};
	}

	long spans() {
		return spans.get();
	}

	@Override
	public void close() {
		server.stop(0);
	}
}
