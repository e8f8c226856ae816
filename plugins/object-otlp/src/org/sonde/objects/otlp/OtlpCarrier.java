/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.otlp;

import java.io.IOException;
import java.net.URI;
import java.net.URLDecoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;

import org.sonde.objects.delivery.DeliveryPolicy;
import org.sonde.objects.delivery.EndPoint;
import org.sonde.objects.delivery.QualityOfService;
import org.sonde.objects.event.Event;
import org.sonde.objects.event.EventKind;
import org.sonde.objects.weaving.runtime.Carrier;
import org.sonde.objects.weaving.runtime.SensorPattern;
import org.sonde.objects.weaving.runtime.WovenObjects;

/**
 * Sends the events as log records of OpenTelemetry (OTLP in JSON by HTTP) to a collector, of this machine by default. What it does
 * not take is dropped and counted; sending goes on, as a collector may come back.
 */
public final class OtlpCarrier implements Carrier {
	/** System property with the address of the collector, to which {@code /v1/logs} is appended; goes before the environment's variable. */
	public static final String ENDPOINT = "otel.exporter.otlp.endpoint";

	/** System property with headers of each request, such as a token: {@code key=value}, URL-encoded, separated by commas. */
	public static final String HEADERS = "otel.exporter.otlp.headers";

	private static final String ENDPOINT_VARIABLE = "OTEL_EXPORTER_OTLP_ENDPOINT";
	private static final String HEADERS_VARIABLE = "OTEL_EXPORTER_OTLP_HEADERS";
	private static final String USUAL_ENDPOINT = "http://localhost:4318";
	private static final int BATCH = 500;
	private static final Duration LONGEST_WAIT = Duration.ofSeconds(1);
	/** Shorter than an observer may take. */
	private static final Duration PATIENCE = Duration.ofSeconds(4);
	private static final int FIRST_FAILURE = 300;

	private final HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).connectTimeout(PATIENCE).build();
	private URI address;
	/** Each request is a copy of it with a body. */
	private HttpRequest.Builder template;
	private EndPoint endPoint;

	@Override
	public void start(WovenObjects objects) {
		String variable = System.getenv().getOrDefault(ENDPOINT_VARIABLE, USUAL_ENDPOINT);
		address = URI.create(System.getProperty(ENDPOINT, variable).replaceFirst("/$", "") + "/v1/logs");
		template = HttpRequest.newBuilder(address).timeout(PATIENCE).header("Content-Type", "application/json");
		addHeaders(System.getProperty(HEADERS, System.getenv().getOrDefault(HEADERS_VARIABLE, "")));
		endPoint = objects.attach("otlp", this::send,
				QualityOfService.standard().with(DeliveryPolicy.batches(BATCH, LONGEST_WAIT)).withFailures(Integer.MAX_VALUE));
		objects.subscriptions().subscribe(endPoint, new SensorPattern(), EnumSet.allOf(EventKind.class), null);
	}

	/** Values may be secret, so no message has them, and no exception is a cause. */
	private void addHeaders(String headers) {
		String[] all = headers.split(",");
		for (int i = 0; i < all.length; i++) {
			String[] header = all[i].split("=", 2);
			try {
				if (header.length == 2) {
					// URLDecoder would make a blank of a plus sign, which is part of many tokens.
					String value = URLDecoder.decode(header[1].trim().replace("+", "%2B"), StandardCharsets.UTF_8);
					template.setHeader(header[0].trim(), value);
				} else if (!all[i].isBlank()) {
					throw new IllegalArgumentException("no value");
				}
			} catch (IllegalArgumentException e) {
				throw new IllegalArgumentException("Header " + (i + 1) + " of " + HEADERS + " or " + HEADERS_VARIABLE
						+ " is not valid. Write key=value with a URL-encoded value. HTTP clients cannot set some headers, such as Host.");
			}
		}
	}

	private void send(List<Event> events) throws IOException, InterruptedException {
		HttpRequest request = template.copy().POST(BodyPublishers.ofString(LogRecords.of(events))).build();
		HttpResponse<Void> response = client.send(request, BodyHandlers.discarding());
		if (response.statusCode() >= FIRST_FAILURE) {
			throw new IOException(address + " answered " + response.statusCode());
		}
	}

	@Override
	public void close() {
		try {
			endPoint.flush(PATIENCE);
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
		endPoint.close();
	}
}
