/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.watched;

import java.io.IOException;
import java.nio.file.Path;

import org.sonde.objects.jfr.JfrCarrier;
import org.sonde.objects.weaving.runtime.WovenObjects;

import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordingFile;

/** A flight recording of changes and nothing else. It is read at the end. */
final class CountedRecording extends CountedCarrier {
	/** The event of a change. */
	static final String CHANGE = "org.sonde.objects.ValueChange";

	private final JfrCarrier carrier = new JfrCarrier();
	private final Recording recording = new Recording();
	private final Path file;

	CountedRecording(WovenObjects objects, Path folder) {
		super(objects);
		file = folder.resolve("changes.jfr");
		carrier.start(objects);
		recording.enable(CHANGE);
		recording.start();
	}

	@Override
	long close() throws IOException {
		recording.stop();
		recording.dump(file);
		recording.close();
		carrier.close();
		long changes = 0;
		try (RecordingFile events = new RecordingFile(file)) {
			while (events.hasMoreEvents()) {
				if (events.readEvent().getEventType().getName().equals(CHANGE)) {
					changes++;
				}
			}
		}
		return changes;
	}
}
