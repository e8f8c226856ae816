/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.objects;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.sonde.instrumentation.run.ObjectLog;
import org.sonde.objects.jmx.AttributeData;
import org.sonde.objects.jmx.AttributeValue;
import org.sonde.objects.jmx.EventData;
import org.sonde.objects.jmx.ObjectData;
import org.sonde.objects.jmx.OriginData;
import org.sonde.objects.jmx.TypeData;
import org.sonde.objects.jmx.ValueData;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Watched types, objects, values and events as JSON; events as in the log of a monitored program. */
public final class ObjectsJson {
	private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

	private ObjectsJson() {
	}

	public static ObjectNode of(TypeData type) {
		ObjectNode json = JSON.objectNode().put("type", type.getName()).put("objects", type.getCount()).put("watched", type.isWatched())
				.put("suspended", type.isSuspended()).put("priority", type.getPriority());
		ArrayNode attributes = json.putArray("attributes");
		for (AttributeData attribute : type.getAttributes()) {
			attributes.addObject().put("sensor", attribute.getSensor()).put("name", attribute.getName())
					.put("valueType", attribute.getValueType())
					.put("watched", attribute.isWatched()).put("suspended", attribute.isSuspended()).put("masked", attribute.isMasked())
					.put("priority", attribute.getPriority());
		}
		return json;
	}

	public static ObjectNode of(ObjectData object) {
		ObjectNode json = JSON.objectNode().put("object", object.getId()).put("type", object.getType()).put("class", object.getClassName());
		if (object.getName() != null) {
			json.put("name", object.getName());
		}
		if (object.getParent() != 0) {
			json.put("parent", object.getParent());
		}
		return json;
	}

	/** An object with its values. */
	public static ObjectNode of(ObjectData object, List<AttributeValue> values) {
		ObjectNode json = of(object);
		ObjectNode all = json.putObject("values");
		values.forEach(value -> all.set(value.getSensor(),
				value.getProblem() == null ? of(value.getValue()) : JSON.objectNode().put("problem", value.getProblem())));
		return json;
	}

	public static ObjectNode of(EventData event) {
		ObjectNode json = JSON.objectNode().put("event", event.getKind()).put("sensor", event.getSensor())
				.put("sequence", event.getSequence())
				.put("time", time(event).toString());
		OriginData origin = event.getOrigin();
		if (origin != null) {
			json.put("thread", origin.getThread()).put("threadId", origin.getThreadId());
			Optional.ofNullable(origin.place()).ifPresent(place -> json.put("place", place.toString()));
		}
		json.put("object", event.getObject());
		if (event.getChild() != 0) {
			json.put("child", event.getChild());
		}
		if (event.getNewValue() != null) {
			json.set("old", of(event.getOldValue()));
			json.set("new", of(event.getNewValue()));
		}
		return json;
	}

	/** Writes how many events a run recorded. */
	public static ObjectNode of(ObjectLog log) {
		ObjectNode json = JSON.objectNode();
		log.dropped().ifPresent(dropped -> json.put("dropped", dropped));
		log.end().ifPresent(end -> {
			end.removed().ifPresent(reason -> json.put("removed", reason));
			ArrayNode problems = json.put("problemCount", end.problemCount()).putArray("problems");
			end.problems().forEach(problems::add);
		});
		ArrayNode events = json.putArray("events");
		log.events().forEach((event, count) -> events.addObject().put("sensor", event.substring(0, event.lastIndexOf(' ')))
				.put("event", event.substring(event.lastIndexOf(' ') + 1)).put("count", count));
		return json;
	}

	public static Instant time(EventData event) {
		return time(event.getTime());
	}

	/** @param nanos since 1970 */
	public static Instant time(long nanos) {
		return Instant.ofEpochSecond(0, nanos);
	}

	/** Numbers, texts, booleans and null as JSON has them; the others as objects. */
	private static JsonNode of(ValueData value) {
		String text = value.getText();
		return switch (value.getKind()) {
			case "null" -> JSON.nullNode();
			case "boolean" -> JSON.booleanNode(Boolean.parseBoolean(text));
			case "number" -> Arrays.asList("NaN", "Infinity", "-Infinity").contains(text) ? JSON.stringNode(text)
					: JSON.numberNode(new BigDecimal(text));
			case "masked" -> JSON.objectNode().put("masked", true);
			case "reference" -> JSON.objectNode().put("type", value.getTypeName()).put("hash", text);
			default -> value.getLength() > text.length() ? JSON.objectNode().put("text", text).put("length", value.getLength())
					: JSON.stringNode(text);
		};
	}
}
