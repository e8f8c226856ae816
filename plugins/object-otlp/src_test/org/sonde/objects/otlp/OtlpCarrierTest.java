/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.otlp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.objects.delivery.DeliveryCounts;
import org.sonde.objects.delivery.EndPoint;
import org.sonde.objects.weaving.runtime.Configuration;
import org.sonde.objects.weaving.runtime.WatchedField;
import org.sonde.objects.weaving.runtime.WovenObjects;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpServer;

/** A collector on the loopback interface. */
class OtlpCarrierTest {
	/** Finds its probe as an aspect does: by its name. */
	static final class Value {
	}

	/** An object of a program. */
	static final class Counter {
		int value;

		void set(int now) {
			WatchedField.of(Value.class).assign(Counter.class, this, now);
			value = now;
		}
	}

	private static final Pattern NEW = Pattern.compile("\"sonde.new\",\"value\":\\{\"intValue\":\"(\\d+)\"");

	@TempDir
	private Path folder;
	private final List<Headers> headers = Collections.synchronizedList(new ArrayList<>());
	private final List<String> bodies = Collections.synchronizedList(new ArrayList<>());
	private final AtomicInteger answer = new AtomicInteger(200);
	private final OtlpCarrier carrier = new OtlpCarrier();
	private HttpServer collector;
	private WovenObjects objects;

	@BeforeEach
	void start() throws Exception {
		collector = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
		collector.createContext("/v1/logs", exchange -> {
			headers.add(exchange.getRequestHeaders());
			bodies.add(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
			exchange.sendResponseHeaders(answer.get(), -1);
			exchange.close();
		});
		collector.start();
		System.setProperty(OtlpCarrier.ENDPOINT, "http://localhost:" + collector.getAddress().getPort() + "/");
		String id = "probe.OtlpCarrierTest$Value";
		objects = WovenObjects.start(Configuration.read(Files.writeString(folder.resolve("objects.properties"),
				id + "=field\n" + id + ".type=" + Counter.class.getName() + "\n" + id + ".field=value\n")), null);
		System.setProperty(OtlpCarrier.HEADERS, "authorization=Bearer%20s3cret+/==, x-team = a%2Cb,");
		carrier.start(objects);
	}

	@AfterEach
	void stop() {
		System.clearProperty(OtlpCarrier.ENDPOINT);
		System.clearProperty(OtlpCarrier.HEADERS);
		collector.stop(0);
		objects.service().close();
	}

	@Test
	void allEventsArriveInOrder() {
		EndPoint endPoint = objects.service().endPoints().get(0);
		change(1200);
		carrier.close();
		List<Integer> values = new ArrayList<>();
		for (String body : bodies) {
			Matcher value = NEW.matcher(body);
			while (value.find()) {
				values.add(Integer.parseInt(value.group(1)));
			}
		}
		assertThat(values).isEqualTo(IntStream.rangeClosed(1, 1200).boxed().collect(Collectors.toList()));
		assertThat(endPoint.counts().delivered()).isEqualTo(1200);
		assertThat(bodies).hasSizeGreaterThanOrEqualTo(3)
				.allMatch(body -> body.startsWith("{\"resourceLogs\":[{\"resource\":{\"attributes\":[{\"key\":\"service.name\""));
	}

	@Test
	void headersAreSentWithEachRequest() {
		change(1200);
		carrier.close();
		assertThat(headers).hasSizeGreaterThanOrEqualTo(3)
				.allMatch(sent -> List.of("Bearer s3cret+/==").equals(sent.get("Authorization"))
						&& List.of("a,b").equals(sent.get("X-Team")) && List.of("application/json").equals(sent.get("Content-Type")));
	}

	@ParameterizedTest
	@ValueSource(strings = { "a=b,s3cret", "a=b,key=s3cret%0Aother", "a=b,key=s3cret%2", "a=b,=s3cret", "a=b,host=s3cret" })
	void aWrongHeaderIsNamedWithoutItsValue(String wrong) {
		System.setProperty(OtlpCarrier.HEADERS, wrong);
		OtlpCarrier other = new OtlpCarrier();
		assertThatThrownBy(() -> other.start(objects)).hasMessageStartingWith("Header 2 of otel.exporter.otlp.headers or OTEL_")
				.hasNoCause().message().doesNotContain("s3cret");
	}

	@Test
	void whatTheCollectorRefusesIsCounted() {
		EndPoint endPoint = objects.service().endPoints().get(0);
		answer.set(503);
		change(2600);
		carrier.close();
		DeliveryCounts counts = endPoint.counts();
		assertThat(List.of(counts.generated(), counts.delivered(), counts.dropped())).containsExactly(2600L, 0L, 2600L);
		assertThat(bodies).hasSizeGreaterThan(3);
		assertThat(endPoint.removal()).isEmpty();
	}

	private static void change(int times) {
		Counter counter = new Counter();
		for (int i = 1; i <= times; i++) {
			counter.set(i);
		}
		assertThat(counter.value).isEqualTo(times);
	}
}
