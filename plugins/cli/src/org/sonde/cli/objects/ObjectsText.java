/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.objects;

import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.sonde.common.table.Table;
import org.sonde.instrumentation.run.ObjectLog;
import org.sonde.objects.jmx.AttributeData;
import org.sonde.objects.jmx.AttributeValue;
import org.sonde.objects.jmx.EventData;
import org.sonde.objects.jmx.ObjectData;
import org.sonde.objects.jmx.TypeData;
import org.sonde.objects.jmx.ValueData;
import org.sonde.report.objects.ObjectsJson;

/** Types, objects, values and events for people. */
public final class ObjectsText {
	private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss.SSS");

	/** Also the other line ends of Unicode. */
	private static final Pattern SPECIAL = Pattern.compile("[\\p{Cc}\\u2028\\u2029\"\\\\]");

	private ObjectsText() {
	}

	/** Each sensor in a row. */
	static Table sensors(List<TypeData> types) {
		return new Table(List.of("type or field", "objects", "value type", "priority", "state"), types.stream().flatMap(type -> {
			List<List<String>> rows = new ArrayList<>();
			rows.add(List.of(type.getName(), Integer.toString(type.getCount()), "", type.getPriority(), state(type.isSuspended(), type.isWatched())));
			for (AttributeData attribute : type.getAttributes()) {
				rows.add(List.of(attribute.getSensor(), "", attribute.getValueType() + (attribute.isMasked() ? ", masked" : ""), attribute.getPriority(),
						state(attribute.isSuspended(), attribute.isWatched())));
			}
			return rows.stream();
		}).toList());
	}

	/** How many events a run has written, by sensor and kind. */
	public static Table events(ObjectLog log) {
		return new Table(List.of("events", "type or field", "kind"), log.events().entrySet().stream().map(entry -> {
			int blank = entry.getKey().lastIndexOf(' ');
			return List.of(entry.getValue().toString(), entry.getKey().substring(0, blank), entry.getKey().substring(blank + 1));
		}).toList());
	}

	/** What went wrong in the monitoring, for people: sentences, and how often if that is more. */
	public static List<String> problems(List<String> sentences, long count) {
		List<String> lines = new ArrayList<>(sentences.stream().map(sentence -> "sonde: " + sentence).toList());
		if (count > sentences.size()) {
			lines.add("sonde: In all, something went wrong in the monitoring " + count + " times.");
		}
		return lines;
	}

	private static String state(boolean suspended, boolean watched) {
		return suspended ? "suspended" : watched ? "watched" : "idle";
	}

	/** {@code 12 shelves[0]: depot.Shelf} */
	static String object(ObjectData object) {
		return object.getId() + " " + (object.getName() == null ? "" : object.getName() + ": ") + object.getClassName();
	}

	static String value(AttributeValue value) {
		return value.getProblem() != null ? value.getProblem() : value(value.getValue());
	}

	/** {@code 12:03:04.123  depot.Shelf.filled  object 4  3 -> 4} */
	static String event(EventData event) {
		String what = switch (event.getKind()) {
			case "value-change" -> value(event.getOldValue()) + " -> " + value(event.getNewValue());
			case "addition" -> "child " + event.getChild() + " added";
			case "removal" -> "child " + event.getChild() + " removed";
			case "creation" -> "created";
			default -> "deleted";
		};
		return TIME.format(ObjectsJson.time(event).atZone(ZoneId.systemDefault())) + "  " + event.getSensor() + "  object " + event.getObject() + "  " + what;
	}

	private static String value(ValueData value) {
		String text = value.getText();
		return switch (value.getKind()) {
			case "null" -> "null";
			case "masked" -> "***";
			case "text" -> '"' + escaped(text) + '"' + (value.getLength() > text.length() ? "... (" + value.getLength() + " characters)" : "");
			case "character" -> "'" + escaped(text) + "'";
			case "reference" -> value.getTypeName() + "@" + text;
			default -> text;
		};
	}

	/** As in Java: a value of the program must not look like a line of the output. */
	private static String escaped(String text) {
		return SPECIAL.matcher(text).replaceAll(found -> Matcher.quoteReplacement(switch (found.group()) {
			case "\n" -> "\\n";
			case "\r" -> "\\r";
			case "\t" -> "\\t";
			case "\"", "\\" -> "\\" + found.group();
			default -> String.format("\\u%04x", (int) found.group().charAt(0));
		}));
	}
}
