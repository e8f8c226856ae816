/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.weaving.agent;

import java.time.Instant;

import org.sonde.objects.event.CapturedValue;
import org.sonde.objects.event.Event;
import org.sonde.objects.event.Origin;
import org.sonde.objects.weaving.runtime.EnumKeyword;
import org.sonde.objects.weaving.runtime.JsonText;

/** An event as one line of JSON. */
final class EventJson {
	private EventJson() {
	}

	static String of(Event event) {
		StringBuilder json = new StringBuilder("{\"event\":\"").append(EnumKeyword.of(event.kind())).append("\",\"sensor\":");
		JsonText.append(event.sensor().toString(), json);
		json.append(",\"sequence\":").append(event.sequence()).append(",\"time\":\"").append(Instant.ofEpochSecond(0, event.time()))
				.append('"');
		if (event.origin() != null) {
			origin(event.origin(), json);
		}
		json.append(",\"object\":").append(event.object());
		if (event.child() != 0) {
			json.append(",\"child\":").append(event.child());
		}
		if (event.newValue() != null) {
			json.append(",\"old\":");
			value(event.oldValue(), json);
			json.append(",\"new\":");
			value(event.newValue(), json);
		}
		return json.append('}').toString();
	}

	private static void origin(Origin origin, StringBuilder json) {
		json.append(",\"thread\":");
		JsonText.append(origin.thread(), json);
		json.append(",\"threadId\":").append(origin.threadId());
		if (origin.place() != null) {
			json.append(",\"place\":");
			JsonText.append(origin.place().toString(), json);
		}
	}

	/** Numbers, texts, booleans and null as JSON has them; the others as objects. */
	private static void value(CapturedValue value, StringBuilder json) {
		switch (value.kind()) {
			case NULL:
			case BOOLEAN:
				json.append(value.value());
				break;
			case NUMBER:
				number((Number) value.value(), json);
				break;
			case MASKED:
				json.append("{\"masked\":true}");
				break;
			case REFERENCE:
				json.append("{\"type\":");
				JsonText.append(value.typeName(), json);
				json.append(",\"hash\":\"").append(Integer.toHexString((Integer) value.value())).append("\"}");
				break;
			default:
				if (value.isCut()) {
					json.append("{\"text\":");
					JsonText.append(value.value().toString(), json);
					json.append(",\"length\":").append(value.length()).append('}');
				} else {
					JsonText.append(value.value().toString(), json);
				}
		}
	}

	/** JSON has no infinite numbers. */
	private static void number(Number number, StringBuilder json) {
		if ((number instanceof Double || number instanceof Float) && !Double.isFinite(number.doubleValue())) {
			JsonText.append(number.toString(), json);
		} else {
			json.append(number);
		}
	}
}
