/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.otlp;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
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

	private static final String ENDPOINT_VARIABLE = "OTEL_EXPORTER_OTLP_ENDPOINT";
	private static final String USUAL_ENDPOINT = "http://localhost:4318";
	private static final int BATCH = 500;
	private static final Duration LONGEST_WAIT = Duration.ofSeconds(1);
	/** Shorter than an observer may take. */
	private static final Duration PATIENCE = Duration.ofSeconds(4);
	private static final int FIRST_FAILURE = 300;

	private final HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).connectTimeout(PATIENCE).build();
	private URI address;
	private EndPoint endPoint;

	@Override
	public void start(WovenObjects objects) {
		String variable = System.getenv().getOrDefault(ENDPOINT_VARIABLE, USUAL_ENDPOINT);
		address = URI.create(System.getProperty(ENDPOINT, variable).replaceFirst("/$", "") + "/v1/logs");
		endPoint = objects.attach("otlp", this::send,
				QualityOfService.standard().with(DeliveryPolicy.batches(BATCH, LONGEST_WAIT)).withFailures(Integer.MAX_VALUE));
		objects.subscriptions().subscribe(endPoint, new SensorPattern(), EnumSet.allOf(EventKind.class), null);
	}

	private void send(List<Event> events) throws IOException, InterruptedException {
		HttpRequest request = HttpRequest.newBuilder(address).timeout(PATIENCE).header("Content-Type", "application/json")
				.POST(BodyPublishers.ofString(LogRecords.of(events))).build();
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
