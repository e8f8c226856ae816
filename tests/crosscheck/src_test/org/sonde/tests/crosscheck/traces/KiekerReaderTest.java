/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.crosscheck.traces;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sonde.common.progress.Progress;
import org.sonde.traces.log.KiekerLog;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.LogReader;
import org.sonde.traces.log.Tally;

/**
 * The logs that Kieker wrote, read by Kieker 2.0.2 and by Sonde: record by record the same, as far as Kieker gets. It passes
 * over its own compressed files and over the nine fields of version 1.5, and a line that is not a record ends its reading. Prints
 * the table of docs/dev/traces.md.
 */
class KiekerReaderTest {
	private static final Path LOGS = Path.of(System.getProperty("sonde.data", "../../../shared/data"), "kieker-logs");

	@ParameterizedTest
	@MethodSource
	void readsAsKiekerDoes(Path folder) throws IOException {
		KiekersRecords kiekers = KiekersRecords.of(folder);
		OurRecords ours = new OurRecords();
		LogProblems problems = new LogProblems();
		Tally tally = new LogReader(ours.names, ours, problems, Progress.NONE)
				.read(KiekerLog.find(List.of(folder), problems, Progress.NONE));
		boolean all = ours.lines.equals(kiekers.lines());
		System.out.printf("| %s | %d | %d | %d | %s |%n", LOGS.relativize(folder), tally.read(), tally.skipped(),
				problems.list().size(), all ? "the same" : kiekers.lines().size() + " " + kiekers.failed());

		assertThat(ours.lines).as("records").hasSizeGreaterThanOrEqualTo(kiekers.lines().size());
		assertThat(ours.lines.subList(0, kiekers.lines().size())).as("records, in order").isEqualTo(kiekers.lines());
		if (!all) {
			assertThat(kiekers.failed().isEmpty() ? folder.toString() : kiekers.failed()).as("why Kieker reads less")
					.containsPattern("binary-(gz|df|zip)|text-gz|quickstart-1.5|Buffer(Over|Under)flow");
		}
	}

	static List<Path> readsAsKiekerDoes() throws IOException {
		assumeThat(Files.isDirectory(LOGS)).as("%s is not there; -Dsonde.data=FOLDER names it", LOGS.getParent()).isTrue();
		try (Stream<Path> files = Files.walk(LOGS)) {
			return files.filter(file -> file.getFileName().toString().equals("kieker.map")).map(Path::getParent).sorted().toList();
		}
	}
}
