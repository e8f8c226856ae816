/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.sink;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPOutputStream;

import org.junit.jupiter.api.Test;

class SpanReceiverTest {

	private static final byte[] TWO_SPANS = {0x0a, 0x07, 0x12, 0x05, 0x12, 0x00, 0x12, 0x01, 0x00};

	@Test
	void countsPlainAndPackedRequests() throws Exception {
		ByteArrayOutputStream packed = new ByteArrayOutputStream();
		try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
			gzip.write(TWO_SPANS);
		}
		try (SpanReceiver receiver = SpanReceiver.start(); HttpClient client = HttpClient.newHttpClient()) {
			assertThat(post(client, receiver, "/v1/traces", TWO_SPANS, "identity")).isEqualTo(200);
			assertThat(post(client, receiver, "/v1/traces", packed.toByteArray(), "gzip")).isEqualTo(200);
			assertThat(post(client, receiver, "/v1/metrics", TWO_SPANS, "identity")).isEqualTo(200);
			assertThat(receiver.spans()).isEqualTo(4);
		}
	}

	/** Two transactions and a span, as Elastic's agents send them, beside what is none. */
	@Test
	void countsTransactionsAndSpansOfElasticsAgents() throws Exception {
		String events = """
				{"metadata":{"service":{"name":"span"}}}
				{"transaction":{"id":"1","name":"{\"span\":"}}
				{"span":{"id":"2"}}
				{"metricset":{"samples":{}}}
				{"transaction":{"id":"3"}}
				""";
		ByteArrayOutputStream packed = new ByteArrayOutputStream();
		try (DeflaterOutputStream deflater = new DeflaterOutputStream(packed)) {
			deflater.write(events.getBytes(UTF_8));
		}
		try (SpanReceiver receiver = SpanReceiver.start(); HttpClient client = HttpClient.newHttpClient()) {
			assertThat(post(client, receiver, "/intake/v2/events", packed.toByteArray(), "deflate")).isEqualTo(202);
			assertThat(post(client, receiver, "/intake/v2/events", events.getBytes(UTF_8), "identity")).isEqualTo(202);
			assertThat(receiver.spans()).isEqualTo(6);
		}
	}

	@Test
	void aBrokenRequestDoesNotEndIt() throws Exception {
		try (SpanReceiver receiver = SpanReceiver.start(); HttpClient client = HttpClient.newHttpClient()) {
			assertThat(post(client, receiver, "/v1/traces", new byte[] {0x0a, 0x7f}, "identity")).isEqualTo(400);
			assertThat(post(client, receiver, "/v1/traces", TWO_SPANS, "identity")).isEqualTo(200);
			assertThat(receiver.spans()).isEqualTo(2);
		}
	}

	private static int post(HttpClient client, SpanReceiver receiver, String path, byte[] body, String encoding)
			throws IOException, InterruptedException {
		HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + receiver.port() + path))
				.header("Content-Encoding", encoding)
				.POST(HttpRequest.BodyPublishers.ofByteArray(body)).build();
		return client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
	}
}
