/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.laboratory;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FreshCalibrationsTest {
	private static final Instant NOW = Instant.parse("2026-11-30T03:00:00Z");
	private static final String EVENTS = "kieker-events-java-25-binary-EPYC";

	@TempDir
	private Path folder;

	private Path file(String conditions, Duration ago) throws IOException {
		return Files.createFile(folder.resolve(FreshCalibrations.name(conditions, NOW.minus(ago))));
	}

	/** Also over midnight. */
	@Test
	void theNewestIsTakenIfItIsFresh() throws IOException {
		file(EVENTS, Duration.ofHours(7));
		assertThat(FreshCalibrations.find(folder, EVENTS, NOW)).isEmpty();
		Path beforeMidnight = file(EVENTS, Duration.ofHours(5));
		assertThat(FreshCalibrations.find(folder, EVENTS, NOW)).contains(beforeMidnight);
		Path newest = file(EVENTS, Duration.ofMinutes(10));
		assertThat(FreshCalibrations.find(folder, EVENTS, NOW)).contains(newest);
	}

	@Test
	void thoseOfOtherConditionsAreNot() throws IOException {
		file("kieker-java-25-binary-EPYC", Duration.ofMinutes(1));
		file(EVENTS + "-7", Duration.ofMinutes(1));
		file("more-" + EVENTS, Duration.ofMinutes(1));
		Files.createDirectory(folder.resolve("new123"));
		assertThat(FreshCalibrations.find(folder, EVENTS, NOW)).isEmpty();
	}
}
