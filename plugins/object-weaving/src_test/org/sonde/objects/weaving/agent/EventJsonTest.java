/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.weaving.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.objects.event.CapturedValue;
import org.sonde.objects.event.Event;
import org.sonde.objects.event.EventKind;
import org.sonde.objects.event.Origin;
import org.sonde.objects.event.SensorId;
import org.sonde.objects.event.ValueCapture;

class EventJsonTest {
	private static final ValueCapture CAPTURE = new ValueCapture(3, ValueCapture.MASKED_NAMES);

	@Test
	void ofObjects() {
		SensorId sensor = SensorId.ofObjects("p.Order");
		assertThat(EventJson.of(Event.ofObject(EventKind.CREATION, sensor, 2, 1_500_000_000L, 7, 0, null)))
				.isEqualTo(
						"{\"event\":\"creation\",\"sensor\":\"p.Order\",\"sequence\":2,\"time\":\"1970-01-01T00:00:01.500Z\",\"object\":7}");
		assertThat(EventJson.of(Event.ofObject(EventKind.ADDITION, sensor, 3, 0, 7, 9, null))).endsWith("\"object\":7,\"child\":9}");
	}

	@Test
	void whoDidIt() {
		StackTraceElement place = new StackTraceElement("p.Order", "<init>", null, -1);
		assertThat(
				EventJson.of(Event.ofObject(EventKind.CREATION, SensorId.ofObjects("p.Order"), 2, 0, 7, 0, new Origin("a\"b", 31, place))))
				.endsWith(
						"\"time\":\"1970-01-01T00:00:00Z\",\"thread\":\"a\\\"b\",\"threadId\":31,\"place\":\"p.Order.<init>(Unknown Source)\",\"object\":7}");
		assertThat(EventJson.of(Event.ofObject(EventKind.CREATION, SensorId.ofObjects("p.Order"), 2, 0, 7, 0, new Origin("", 31, null))))
				.endsWith("\"thread\":\"\",\"threadId\":31,\"object\":7}");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '~', value = { "a\"b|\"a\\\"b\"", "a\\b|\"a\\\\b\"", "a\u0001b|\"a\\u0001b\"", "é|\"é\"",
			"abcd|{\"text\":\"abc\",\"length\":4}",
			"x\uD83D\uDE00|\"x\\ud83d\\ude00\"" })
	void texts(String text, String json) {
		assertThat(changed(CAPTURE.of(text))).endsWith("\"old\":null,\"new\":" + json + "}");
	}

	@Test
	void otherValues() {
		assertThat(changed(CAPTURE.of(Double.NaN))).endsWith("\"new\":\"NaN\"}");
		assertThat(changed(CAPTURE.of(-0.5f))).endsWith("\"new\":-0.5}");
		assertThat(changed(CAPTURE.of(Long.MIN_VALUE))).endsWith("\"new\":-9223372036854775808}");
		assertThat(changed(CAPTURE.of(new BigDecimal("1E+3")))).endsWith("\"new\":1E+3}");
		assertThat(changed(CAPTURE.of(true))).endsWith("\"new\":true}");
		assertThat(changed(CAPTURE.of('"'))).endsWith("\"new\":\"\\\"\"}");
		assertThat(changed(CAPTURE.of(EventKind.DELETION))).endsWith("\"new\":\"DELETION\"}");
		assertThat(changed(ValueCapture.masked())).endsWith("\"new\":{\"masked\":true}}");
		Object object = new Object();
		assertThat(changed(CAPTURE.of(object)))
				.endsWith("\"new\":{\"type\":\"java.lang.Object\",\"hash\":\"" + Integer.toHexString(System.identityHashCode(object))
						+ "\"}}");
	}

	private static String changed(CapturedValue now) {
		return EventJson.of(Event.valueChange(SensorId.ofAttribute("p.Order", "x", "int"), 1, 0, 1, CAPTURE.of(null), now, null));
	}
}
