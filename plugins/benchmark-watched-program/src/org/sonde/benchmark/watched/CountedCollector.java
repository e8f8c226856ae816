/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.watched;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.LongAdder;

import org.sonde.objects.otlp.OtlpCarrier;
import org.sonde.objects.weaving.runtime.WovenObjects;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

/** A collector of OpenTelemetry's log records, by HTTP on the loopback interface. */
final class CountedCollector extends CountedCarrier {
	/** Each log record has one, and no value of the watched field has it. */
	private static final String RECORD = "\"timeUnixNano\"";
	private static final int OK = 200;
	private static final int NO_BODY = -1;

	private final OtlpCarrier carrier = new OtlpCarrier();
	private final HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
	private final LongAdder arrived = new LongAdder();

	CountedCollector(WovenObjects objects) throws IOException {
		super(objects);
		server.createContext("/v1/logs", this::receive);
		server.start();
		System.setProperty(OtlpCarrier.ENDPOINT,
				"http://" + server.getAddress().getAddress().getHostAddress() + ":" + server.getAddress().getPort());
		carrier.start(objects);
	}

	private void receive(HttpExchange exchange) throws IOException {
		try (exchange) {
			String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
			for (int at = body.indexOf(RECORD); at >= 0; at = body.indexOf(RECORD, at + 1)) {
				arrived.increment();
			}
			exchange.sendResponseHeaders(OK, NO_BODY);
		}
	}

	@Override
	long arrived() {
		return arrived.sum();
	}

	@Override
	long close() {
		carrier.close();
		server.stop(0);
		return arrived.sum();
	}
}
