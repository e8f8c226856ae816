/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.sink;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.zip.GZIPInputStream;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

/** Receives OpenTelemetry's protocol (OTLP/HTTP with protobuf) and counts the spans. */
final class SpanReceiver implements AutoCloseable {

	private static final int OK = 200;
	private static final int BAD_REQUEST = 400;

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
		try (exchange; InputStream body = exchange.getRequestBody()) {
			boolean packed = "gzip".equals(exchange.getRequestHeaders().getFirst("Content-Encoding"));
			byte[] request = (packed ? new GZIPInputStream(body) : body).readAllBytes();
			int status = OK;
			if (exchange.getRequestURI().getPath().endsWith("/traces")) {
				try {
					spans.addAndGet(OtlpSpans.count(request));
				} catch (IOException e) {
					status = BAD_REQUEST;
				}
			}
			exchange.getResponseHeaders().add("Content-Type", "application/x-protobuf");
			exchange.sendResponseHeaders(status, -1);
		}
	}

	long spans() {
		return spans.get();
	}

	@Override
	public void close() {
		server.stop(0);
	}
}
