/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import jdk.jfr.consumer.RecordingFile;

/** The recordings that JFR leaves in a folder. */
final class FlightRecordings {

	private FlightRecordings() {
	}

	/** Events of a type in all recordings of the folder. */
	static long count(Path folder, String eventType) throws IOException {
		List<Path> files;
		try (Stream<Path> children = Files.list(folder)) {
			files = children.filter(file -> file.toString().endsWith(".jfr")).sorted().toList();
		}
		long events = 0;
		for (Path file : files) {
			try (RecordingFile recording = new RecordingFile(file)) {
				while (recording.hasMoreEvents()) {
					if (recording.readEvent().getEventType().getName().equals(eventType)) {
						events++;
					}
				}
			}
		}
		return events;
	}
}
