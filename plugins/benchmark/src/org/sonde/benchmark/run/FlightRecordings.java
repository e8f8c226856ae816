/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.sonde.benchmark.subject.Arrival;

import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedMethod;
import jdk.jfr.consumer.RecordingFile;

/** The recordings that JFR leaves in a folder. */
final class FlightRecordings {

	/** What JFR records when its buffers are full. */
	private static final String DATA_LOSS = "jdk.DataLoss";

	private FlightRecordings() {
	}

	/**
	 * Events of a type in all recordings of the folder, or what the last of them counted.
	 *
	 * @throws IOException if a recording cannot be read, JFR lost some of it, or the events have no such counter for each method
	 */
	static long count(Path folder, Arrival.FlightEvent event) throws IOException {
		List<Path> files;
		try (Stream<Path> children = Files.list(folder)) {
			files = children.filter(file -> file.toString().endsWith(".jfr")).sorted().toList();
		}
		long events = 0;
		long lostBytes = 0;
		Map<String, Long> counters = new HashMap<>();
		for (Path file : files) {
			try (RecordingFile recording = new RecordingFile(file)) {
				while (recording.hasMoreEvents()) {
					RecordedEvent next = recording.readEvent();
					String type = next.getEventType().getName();
					if (type.equals(event.type())) {
						events++;
						if (event.counter().isPresent()) {
							counters.put(method(next), counter(next, event.counter().get()));
						}
					} else if (type.equals(DATA_LOSS)) {
						lostBytes += next.getLong("amount");
					}
				}
			}
		}
		if (lostBytes > 0) {
			throw new IOException("JFR lost " + lostBytes + " bytes, and wrote " + events + " events of the type " + event.type());
		}
		return event.counter().isEmpty() ? events : counters.values().stream().mapToLong(Long::longValue).sum();
	}

	private static String method(RecordedEvent event) throws IOException {
		if (event.hasField("method") && event.getValue("method") instanceof RecordedMethod method) {
			return method.getType().getName() + "." + method.getName() + method.getDescriptor();
		}
		throw new IOException(
				"an event of the type " + event.getEventType().getName() + " has no method, so its counter cannot be assigned");
	}

	private static long counter(RecordedEvent event, String field) throws IOException {
		try {
			return event.getLong(field);
		} catch (IllegalArgumentException e) {
			throw new IOException(
					"events of the type " + event.getEventType().getName() + " have no field " + field + " that is a whole number", e);
		}
	}
}
