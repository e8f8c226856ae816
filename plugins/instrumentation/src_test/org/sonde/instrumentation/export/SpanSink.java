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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.InflaterInputStream;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;

/** Stands in for Elastic's APM server: takes what its agent sends, on this machine alone, and counts transactions and spans by name. */
final class ElasticSink implements AutoCloseable {
	private static final byte[] VERSION = "{\"version\":\"8.17.0\"}".getBytes(UTF_8);
	private static final Pattern NAMED = Pattern.compile("\\{\"(?:transaction|span)\":\\{.*?\"name\":\"([^\"]*)\".*");
	private static final int OK = 200;
	private static final int ACCEPTED = 202;

	private final HttpServer server;
	private final ExecutorService threads = Executors.newCachedThreadPool();
	private final Map<String, Integer> names = new TreeMap<>();

	ElasticSink() throws IOException {
		server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
		server.createContext("/", ElasticSink::answer);
		server.createContext("/intake/", this::take);
		server.setExecutor(threads);
		server.start();
	}

	String url() {
		return "http://127.0.0.1:" + server.getAddress().getPort();
	}

	/** How many by name, once the program has ended: {@code A#m}. */
	synchronized Map<String, Integer> names() {
		return Map.copyOf(names);
	}

	/** What the agent asks before it sends anything. */
	private static void answer(HttpExchange exchange) throws IOException {
		try (exchange) {
			exchange.sendResponseHeaders(OK, VERSION.length);
			exchange.getResponseBody().write(VERSION);
		}
	}

	private void take(HttpExchange exchange) throws IOException {
		boolean packed = "deflate".equals(exchange.getRequestHeaders().getFirst("Content-Encoding"));
		try (exchange; InputStream body = exchange.getRequestBody();
				BufferedReader lines = new BufferedReader(new InputStreamReader(packed ? new InflaterInputStream(body) : body, UTF_8))) {
			for (String line = lines.readLine(); line != null; line = lines.readLine()) {
				count(line);
			}
			exchange.sendResponseHeaders(ACCEPTED, -1);
		}
	}

	private synchronized void count(String event) {
		Matcher named = NAMED.matcher(event);
		if (named.matches()) {
			names.merge(named.group(1), 1, Integer::sum);
		}
	}

	@Override
	public void close() {
		server.stop(0);
		threads.shutdownNow();
	}
}
