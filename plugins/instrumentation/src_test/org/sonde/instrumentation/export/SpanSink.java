/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import java.util.zip.InflaterInputStream;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

/** Stands in for the server that an agent sends its spans to: takes them, on this machine alone, and counts them by name. */
final class SpanSink implements AutoCloseable {
	/** Elastic's agent asks for it before it sends anything. */
	private static final byte[] VERSION = "{\"version\":\"8.17.0\"}".getBytes(UTF_8);
	private static final int OK = 200;
	private static final int ACCEPTED = 202;

	private final Pattern named;
	private final HttpServer server;
	private final ExecutorService threads = Executors.newCachedThreadPool();
	private final Map<String, Integer> names = new TreeMap<>();

	/** @param named finds a span; its first group is the name */
	SpanSink(Pattern named) throws IOException {
		this.named = named;
		server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
		server.createContext("/", exchange -> {
			if (exchange.getRequestMethod().equals("POST")) {
				take(exchange);
			} else {
				answer(exchange);
			}
		});
		server.setExecutor(threads);
		server.start();
	}

	String url() {
		return "http://127.0.0.1:" + server.getAddress().getPort();
	}

	/** How many by name, once the program has ended. */
	synchronized Map<String, Integer> names() {
		return Map.copyOf(names);
	}

	private static void answer(HttpExchange exchange) throws IOException {
		try (exchange) {
			exchange.sendResponseHeaders(OK, VERSION.length);
			exchange.getResponseBody().write(VERSION);
		}
	}

	private void take(HttpExchange exchange) throws IOException {
		try (exchange; BufferedReader lines = new BufferedReader(new InputStreamReader(unpacked(exchange), UTF_8))) {
			for (String line = lines.readLine(); line != null; line = lines.readLine()) {
				count(line);
			}
			exchange.sendResponseHeaders(ACCEPTED, -1);
		}
	}

	private static InputStream unpacked(HttpExchange exchange) throws IOException {
		InputStream body = exchange.getRequestBody();
		return switch (exchange.getRequestHeaders().getFirst("Content-Encoding")) {
			case "deflate" -> new InflaterInputStream(body);
			case "gzip" -> new GZIPInputStream(body);
			case null, default -> body;
		};
	}

	private synchronized void count(String line) {
		named.matcher(line).results().forEach(span -> names.merge(span.group(1), 1, Integer::sum));
	}

	@Override
	public void close() {
		server.stop(0);
		threads.shutdownNow();
	}
}
