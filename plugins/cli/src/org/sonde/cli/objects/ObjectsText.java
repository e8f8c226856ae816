/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.objects;

import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;

import org.sonde.common.table.Table;
import org.sonde.instrumentation.run.ObjectLog;
import org.sonde.objects.jmx.AttributeData;
import org.sonde.objects.jmx.EventData;
import org.sonde.objects.jmx.ObjectData;
import org.sonde.objects.jmx.TypeData;
import org.sonde.report.objects.ObjectsJson;
import org.sonde.report.objects.ValueText;

import tools.jackson.databind.JsonNode;

/** Types, objects, values and events for people. */
public final class ObjectsText {
	private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss.SSS");
	private static final List<String> EVENT = List.of("event", "sensor", "sequence", "time", "thread", "threadId", "place", "object",
			"child", "old", "new");

	private ObjectsText() {
	}

	/** Each sensor in a row. */
	static Table sensors(List<TypeData> types) {
		return new Table(List.of("type or field", "objects", "value type", "priority", "state"), types.stream().flatMap(type -> {
			List<List<String>> rows = new ArrayList<>();
			rows.add(List.of(type.getName(), Integer.toString(type.getCount()), "", type.getPriority(),
					state(type.isSuspended(), type.isWatched())));
			for (AttributeData attribute : type.getAttributes()) {
				rows.add(List.of(attribute.getSensor(), "", attribute.getValueType() + (attribute.isMasked() ? ", masked" : ""),
						attribute.getPriority(), state(attribute.isSuspended(), attribute.isWatched())));
			}
			return rows.stream();
		}).toList());
	}

	/** Returns the number of events of a run, by sensor and kind. */
	public static Table events(ObjectLog log) {
		return new Table(List.of("events", "type or field", "kind"), log.events().entrySet().stream().map(entry -> {
			int blank = entry.getKey().lastIndexOf(' ');
			return List.of(entry.getValue().toString(), entry.getKey().substring(0, blank), entry.getKey().substring(blank + 1));
		}).toList());
	}

	/** Says what went wrong in the monitoring: the sentences, and the number of problems if there were more. */
	public static List<String> problems(List<String> sentences, long count) {
		List<String> lines = new ArrayList<>(sentences.stream().map(sentence -> "sonde: " + sentence).toList());
		if (count > sentences.size()) {
			lines.add("sonde: In all, the monitoring had " + count + " problems.");
		}
		return lines;
	}

	private static String state(boolean suspended, boolean watched) {
		return suspended ? "suspended" : watched ? "watched" : "not watched";
	}

	/** Events in columns that are named as the fields in JSON. */
	static Table rows(List<EventData> events) {
		return new Table(EVENT, events.stream().map(ObjectsJson::of)
				.map(json -> EVENT.stream().map(name -> cell(json.path(name))).toList()).toList());
	}

	private static String cell(JsonNode field) {
		return field.isMissingNode() ? "" : field.isValueNode() ? field.asString() : field.toString();
	}

	/** {@code 12 shelves[0]: depot.Shelf} */
	static String object(ObjectData object) {
		return object.getId() + " " + (object.getName() == null ? "" : object.getName() + ": ") + className(object);
	}

	/** Returns the object's class. For the object with the static fields of a class, {@code depot.Shelf (static)}. */
	static String className(ObjectData object) {
		String statics = object.getClassName() + " (static)";
		return object.getType().equals(statics) ? statics : object.getClassName();
	}

	/** {@code 12:03:04.123  depot.Shelf.filled  object 4  3 -> 4  by main at depot.Shelf.put(Shelf.java:21)} */
	static String event(EventData event) {
		String what = switch (event.getKind()) {
			case "value-change" -> ValueText.of(event.getOldValue()) + " -> " + ValueText.of(event.getNewValue());
			case "addition" -> "child " + event.getChild() + " added";
			case "removal" -> "child " + event.getChild() + " removed";
			case "creation" -> "created";
			default -> "deleted";
		};
		return TIME.format(ObjectsJson.time(event).atZone(ZoneId.systemDefault())) + "  " + event.getSensor() + "  object "
				+ event.getObject() + "  " + what
				+ (event.getOrigin() == null ? "" : "  by " + ValueText.escaped(event.getOrigin().toString()));
	}
}
