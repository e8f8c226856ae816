/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.otlp;

import java.util.List;

import org.sonde.objects.event.CapturedValue;
import org.sonde.objects.event.Event;
import org.sonde.objects.event.Origin;
import org.sonde.objects.weaving.runtime.EnumKeyword;
import org.sonde.objects.weaving.runtime.JsonText;

/** Events as OTLP has log records in JSON, in which integers of 64 bits are texts. */
final class LogRecords {
	private static final String SERVICE_VARIABLE = "OTEL_SERVICE_NAME";
	private static final String UNKNOWN_SERVICE = "unknown_service:java";
	private static final String INFORMATION = "9";

	private LogRecords() {
	}

	/** A request for all of them. */
	static String of(List<Event> events) {
		StringBuilder json = new StringBuilder("{\"resourceLogs\":[{\"resource\":{\"attributes\":[");
		text("service.name", System.getenv().getOrDefault(SERVICE_VARIABLE, UNKNOWN_SERVICE), json);
		json.append("]},\"scopeLogs\":[{\"scope\":{\"name\":\"org.sonde.objects\"},\"logRecords\":[");
		for (int i = 0; i < events.size(); i++) {
			json.append(i == 0 ? "" : ",");
			append(events.get(i), json);
		}
		return json.append("]}]}]}").toString();
	}

	private static void append(Event event, StringBuilder json) {
		String kind = EnumKeyword.of(event.kind());
		json.append("{\"timeUnixNano\":\"").append(event.time()).append("\",\"severityNumber\":").append(INFORMATION)
				.append(",\"eventName\":\"org.sonde.objects.").append(kind)
				.append("\",\"body\":{\"stringValue\":");
		JsonText.append(event.toString(), json);
		json.append("},\"attributes\":[");
		text("sonde.sensor", event.sensor().toString(), json);
		json.append(',');
		integer("sonde.sequence", event.sequence(), json);
		json.append(',');
		integer("sonde.object", event.object(), json);
		if (event.child() != 0) {
			json.append(',');
			integer("sonde.child", event.child(), json);
		}
		if (event.newValue() != null) {
			json.append(',');
			value("sonde.old", event.oldValue(), json);
			json.append(',');
			value("sonde.new", event.newValue(), json);
		}
		if (event.origin() != null) {
			origin(event.origin(), json);
		}
		json.append("]}");
	}

	/** Names threads and code by the semantic conventions of OpenTelemetry. */
	private static void origin(Origin origin, StringBuilder json) {
		json.append(',');
		text("thread.name", origin.thread(), json);
		json.append(',');
		integer("thread.id", origin.threadId(), json);
		StackTraceElement place = origin.place();
		if (place == null) {
			return;
		}
		json.append(',');
		text("code.function.name", place.getClassName() + "." + place.getMethodName(), json);
		if (place.getFileName() != null) {
			json.append(',');
			text("code.file.path", place.getFileName(), json);
		}
		if (place.getLineNumber() > 0) {
			json.append(',');
			integer("code.line.number", place.getLineNumber(), json);
		}
	}

	/** Integers, floating-point numbers and booleans as such; the others as text, and no value for null. */
	private static void value(String key, CapturedValue value, StringBuilder json) {
		Object kept = value.value();
		if (value.kind() == CapturedValue.Kind.NULL) {
			json.append("{\"key\":\"").append(key).append("\",\"value\":{}}");
		} else if (kept instanceof Long) {
			integer(key, (Long) kept, json);
		} else if (kept instanceof Boolean) {
			json.append("{\"key\":\"").append(key).append("\",\"value\":{\"boolValue\":").append(kept).append("}}");
		} else if ((kept instanceof Double || kept instanceof Float) && Double.isFinite(((Number) kept).doubleValue())) {
			json.append("{\"key\":\"").append(key).append("\",\"value\":{\"doubleValue\":").append(kept).append("}}");
		} else if (value.kind() == CapturedValue.Kind.MASKED || value.kind() == CapturedValue.Kind.REFERENCE) {
			text(key, value.toString(), json);
		} else {
			text(key, String.valueOf(kept), json);
		}
	}

	private static void integer(String key, long value, StringBuilder json) {
		json.append("{\"key\":\"").append(key).append("\",\"value\":{\"intValue\":\"").append(value).append("\"}}");
	}

	private static void text(String key, String value, StringBuilder json) {
		json.append("{\"key\":\"").append(key).append("\",\"value\":{\"stringValue\":");
		JsonText.append(value, json);
		json.append("}}");
	}
}
