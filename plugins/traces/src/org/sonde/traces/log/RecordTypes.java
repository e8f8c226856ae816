/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.sonde.traces.log.RecordType.Kind;
import org.sonde.traces.record.EventKind;

/**
 * The record classes that a reader knows: Kieker's of all versions, and those that a file defines. Records that are none of
 * executions or traces mean nothing to us and count as skipped; in a binary log it takes their length to read on behind them.
 */
public final class RecordTypes {
	private static final Pattern DEFINITION = Pattern.compile("([^=\\s]+)\\s*=\\s*([slibhyfdu]*)");

	/** Kieker's classes of executions and traces, 1.1 to 2.0.2, and the lengths of its others. */
	public static final RecordTypes OF_KIEKER = new RecordTypes(kiekers());

	private final Map<String, RecordType> types;

	private RecordTypes(Map<String, RecordType> types) {
		this.types = types;
	}

	/**
	 * Kieker's classes and those of a file in UTF-8 with a line {@code my.Record=sli} for each: the class, and a letter for the
	 * type of each of its fields in their order. {@code s} string, {@code l} long, {@code i} int, {@code b} boolean, {@code h}
	 * short, {@code y} byte, {@code f} float, {@code d} double, {@code u} char. Lines that are blank or start with {@code #} do
	 * not count.
	 *
	 * @throws IOException if the file cannot be read, or a line is of another form; the message names the line
	 */
	public static RecordTypes with(Path definitions) throws IOException {
		Map<String, RecordType> types = kiekers();
		define(types, Files.readAllLines(definitions), definitions.toString());
		return new RecordTypes(types);
	}

	private static void define(Map<String, RecordType> types, List<String> lines, String name) throws IOException {
		for (int i = 0; i < lines.size(); i++) {
			String line = lines.get(i).strip();
			Matcher definition = DEFINITION.matcher(line);
			if (definition.matches()) {
				String className = definition.group(1);
				types.putIfAbsent(className, new RecordType(className, definition.group(2), Kind.FOREIGN, null));
			} else if (!line.isEmpty() && !line.startsWith("#")) {
				throw new IOException(("%s, line %d: found '%s'. Expected a record class such as my.Record=sli, with a letter per field:"
						+ " s string, l long, i int, b boolean, h short, y byte, f float, d double, u char").formatted(name, i + 1, line));
			}
		}
	}

	/** The type of this class; null if it is not known. */
	RecordType of(String className) {
		return types.get(className);
	}

	private static Map<String, RecordType> kiekers() {
		Map<String, RecordType> types = new HashMap<>();
		try (InputStream others = RecordTypes.class.getResourceAsStream("other-records.txt")) {
			define(types, new String(others.readAllBytes(), StandardCharsets.UTF_8).lines().toList(), "other-records.txt");
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
		add(types, "kieker.common.record.misc.KiekerMetadataRecord", "ttsiblsl", Kind.LOG_METADATA, null);
		add(types, "kieker.common.record.controlflow.OperationExecutionRecord", "snlllsii", Kind.EXECUTION, null);
		add(types, "kieker.common.record.OperationExecutionRecord", "snlllsii", Kind.EXECUTION, null); // Kieker 1.2
		add(types, "kieker.tpmon.monitoringRecord.executions.KiekerExecutionRecord", "snlllsii", Kind.EXECUTION, null); // 1.1

		String trace = "kieker.common.record.flow.trace.";
		add(types, trace + "TraceMetadata", "llnsli", Kind.TRACE_METADATA, null);
		add(types, trace + "Trace", "llnsli", Kind.TRACE_METADATA, null); // Kieker 1.5 to 1.7
		add(types, trace + "ApplicationTraceMetadata", "llnslio", Kind.TRACE_METADATA, null);
		add(types, trace + "ConstructionEvent", "llisi", Kind.CLASS_EVENT, EventKind.CONSTRUCTION);
		add(types, trace + "concurrency.SplitEvent", "lli", Kind.PLAIN_EVENT, EventKind.SPLIT);
		add(types, trace + "concurrency.JoinEvent", "llil", Kind.PLAIN_EVENT, EventKind.JOIN);
		for (String what : List.of("Request", "Entry", "Exit", "Wait", "Notify", "NotifyAll")) {
			add(types, trace + "concurrency.monitor.Monitor" + what + "Event", "llii", Kind.PLAIN_EVENT, EventKind.MONITOR);
		}
		for (String what : List.of("Operation", "Constructor")) {
			String plain = trace + "operation." + (what.equals("Operation") ? "" : "constructor.");
			operation(types, plain + "Before" + what + "Event", "", EventKind.BEFORE);
			operation(types, plain + "After" + what + "Event", "", EventKind.AFTER);
			operation(types, plain + "After" + what + "FailedEvent", "c", EventKind.AFTER_FAILED);
			operation(types, plain + "Call" + what + "Event", "tt", EventKind.CALL);
			String object = plain + "object.";
			operation(types, object + "Before" + what + "ObjectEvent", "i", EventKind.BEFORE);
			operation(types, object + "Before" + what + "ObjectInterfaceEvent", "it", EventKind.BEFORE);
			operation(types, object + "After" + what + "ObjectEvent", "i", EventKind.AFTER);
			operation(types, object + "After" + what + "FailedObjectEvent", "ci", EventKind.AFTER_FAILED);
			operation(types, object + "Call" + what + "ObjectEvent", "ttii", EventKind.CALL);
		}
		return types;
	}

	private static void operation(Map<String, RecordType> types, String className, String more, EventKind event) {
		add(types, className, "lliss" + more, Kind.OPERATION_EVENT, event);
	}

	private static void add(Map<String, RecordType> types, String className, String fields, Kind kind, EventKind event) {
		types.put(className, new RecordType(className, fields, kind, event));
	}
}
