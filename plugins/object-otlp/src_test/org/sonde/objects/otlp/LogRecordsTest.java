/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.otlp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.sonde.objects.event.Event;
import org.sonde.objects.event.EventKind;
import org.sonde.objects.event.Origin;
import org.sonde.objects.event.SensorId;
import org.sonde.objects.event.ValueCapture;

class LogRecordsTest {
	private static final ValueCapture CAPTURE = ValueCapture.standard();

	@Test
	void aCreation() {
		assertThat(LogRecords.of(List.of(Event.ofObject(EventKind.CREATION, SensorId.ofObjects("p.Order"), 2, 1_500_000_000L, 7, 0, null))))
				.endsWith(
						"\"logRecords\":[{\"timeUnixNano\":\"1500000000\",\"severityNumber\":9,\"eventName\":\"org.sonde.objects.creation\",\"body\":{\"stringValue\":\"p.Order #2 object 7: CREATION\"},"
								+ "\"attributes\":[{\"key\":\"sonde.sensor\",\"value\":{\"stringValue\":\"p.Order\"}},{\"key\":\"sonde.sequence\",\"value\":{\"intValue\":\"2\"}},"
								+ "{\"key\":\"sonde.object\",\"value\":{\"intValue\":\"7\"}}]}]}]}]}");
	}

	/** By the names of the semantic conventions. */
	@Test
	void threadAndCode() {
		assertThat(by(new StackTraceElement("p.Order", "close", "Order.java", 17))).contains(
				"\"sonde.object\",\"value\":{\"intValue\":\"7\"}},{\"key\":\"thread.name\",\"value\":{\"stringValue\":\"main\"}},{\"key\":\"thread.id\",\"value\":{\"intValue\":\"31\"}},"
						+ "{\"key\":\"code.function.name\",\"value\":{\"stringValue\":\"p.Order.close\"}},{\"key\":\"code.file.path\",\"value\":{\"stringValue\":\"Order.java\"}},"
						+ "{\"key\":\"code.line.number\",\"value\":{\"intValue\":\"17\"}}]}");
		assertThat(by(new StackTraceElement("p.Order", "close", null, -1))).contains("\"p.Order.close\"}}]}");
		assertThat(by(null)).contains("\"intValue\":\"31\"}}]}");
	}

	private static String by(StackTraceElement place) {
		return LogRecords
				.of(List.of(Event.ofObject(EventKind.CREATION, SensorId.ofObjects("p.Order"), 2, 0, 7, 0, new Origin("main", 31, place))));
	}

	@Test
	void valuesHaveTheirTypes() {
		assertThat(of(Long.MAX_VALUE)).contains("{\"intValue\":\"9223372036854775807\"}");
		assertThat(of(0.5)).contains("{\"doubleValue\":0.5}");
		assertThat(of(Double.NaN)).contains("{\"stringValue\":\"NaN\"}");
		assertThat(of(true)).contains("{\"boolValue\":true}");
		assertThat(of("a\"b")).contains("{\"stringValue\":\"a\\\"b\"}");
		assertThat(of(null)).contains("\"sonde.new\",\"value\":{}}");
		assertThat(of(EventKind.DELETION)).contains("{\"stringValue\":\"DELETION\"}");
	}

	private static String of(Object value) {
		return LogRecords.of(
				List.of(Event.valueChange(SensorId.ofAttribute("p.Order", "x", "int"), 1, 0, 1, CAPTURE.of(1), CAPTURE.of(value), null)));
	}
}
