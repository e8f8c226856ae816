/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.benchmark.subject.Arrival;

import jdk.jfr.Event;
import jdk.jfr.Name;
import jdk.jfr.Recording;

class FlightRecordingsTest {

	private static final Arrival.FlightEvent OURS = new Arrival.FlightEvent("org.sonde.test.Ours", Optional.empty());

	@Name("org.sonde.test.Ours")
	static class Ours extends Event {
	}

	@Name("org.sonde.test.Other")
	static class Other extends Event {
	}

	@TempDir
	Path folder;

	@Test
	void countsEventsOfOneTypeInAllRecordings() throws IOException {
		record("a.jfr", 1234);
		record("b.jfr", 2);
		Files.writeString(folder.resolve("readme.txt"), "no recording");

		assertThat(FlightRecordings.count(folder, OURS)).isEqualTo(1236);
	}

	@Test
	void noRecordingHasNoEvents() throws IOException {
		assertThat(FlightRecordings.count(folder, OURS)).isZero();
	}

	@Test
	void refusesWhatIsNoRecording() throws IOException {
		Files.writeString(folder.resolve("a.jfr"), "FLR, but no more");

		assertThatThrownBy(() -> FlightRecordings.count(folder, OURS)).isInstanceOf(IOException.class);
	}

	/** A descriptor may name any event and any field. */
	@Test
	void aCounterNeedsEventsThatHaveIt() throws IOException {
		record("a.jfr", 1);

		assertThatThrownBy(() -> FlightRecordings.count(folder, new Arrival.FlightEvent("org.sonde.test.Ours", Optional.of("startTime"))))
				.isInstanceOf(IOException.class).hasMessageContaining("org.sonde.test.Ours has no method");
	}

	private void record(String name, int events) throws IOException {
		try (Recording recording = new Recording()) {
			recording.start();
			for (int i = 0; i < events; i++) {
				new Ours().commit();
				new Other().commit();
			}
			recording.stop();
			recording.dump(folder.resolve(name));
		}
	}
}
