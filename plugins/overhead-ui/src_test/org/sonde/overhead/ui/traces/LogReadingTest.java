/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.export.KiekerAspectJ;
import org.sonde.report.traces.LogResults;
import org.sonde.report.traces.MonitoringLogs;
import org.sonde.traces.reduction.LogAnalysis;

class LogReadingTest {

	@TempDir
	Path parent;

	@Test
	void aLogIsCalledByItsFolderAndHasItsSource() throws Exception {
		LogReading log = SampleLog.in(parent, "kieker-log", SampleLog.CALL).reading();
		assertThat(log.name()).isEqualTo("kieker-log");
		assertThat(log.source()).isEqualTo(log.results().source("kieker-log"));
		assertThat(log.source().text()).contains("kieker-log", "2026-09-21");
		assertThat(log.folder()).contains(parent.resolve("kieker-log"));
		assertThat(log.problems()).isEmpty();
	}

	/** A line that is not a record, and a trace that starts in its middle. */
	@Test
	void problemsOfRecordsComeBeforeThoseOfTraces() throws Exception {
		LogReading log = SampleLog.in(parent, "log", "not a record\n" + SampleLog.CALL.replace("host;0;0", "host;3;2")).reading();
		assertThat(log.results().counts().problems()).hasSize(1);
		assertThat(log.results().traces().problems()).hasSize(1);
		assertThat(log.problems()).containsExactly(log.results().counts().problems().getFirst().toString(),
				log.results().traces().problems().getFirst().toString());
		assertThat(log.problems().getFirst()).contains("kieker-1.dat");
	}

	@Test
	void severalLogsAndRecordsThatWereSentLieInNoFolder() throws Exception {
		SampleLog log = SampleLog.in(parent, "a", SampleLog.CALL);
		LogRequest both = LogRequest.of(List.of(log.folder(), SampleLog.in(parent, "b", SampleLog.CALL).folder()));
		LogReading several = LogReading.of(both, log.results(), Optional.empty());
		assertThat(several.name()).isEqualTo("a and 1 more");
		assertThat(several.folder()).isEmpty();
		List<Path> withNote = List.of(Files.writeString(parent.resolve("0-note.txt"), "not a log"), log.folder());
		LogResults results = MonitoringLogs.read(withNote, LogAnalysis.Options.DEFAULT, Progress.NONE,
				MonitoringLogs.WhenCancelled.NOTHING);
		assertThat(LogReading.of(LogRequest.of(withNote), results, Optional.empty()).source().text()).as("what was read")
				.startsWith("monitoring log a of ");
		LogReading sent = new LogReading("from port 10133", Optional.empty(), log.results());
		assertThat(sent.folder()).isEmpty();
		assertThat(sent.run()).isEmpty();
		assertThat(sent.source().text()).contains("from port 10133");
	}

	/** A log that {@code sonde run --keep-log} wrote and somebody imports. */
	@Test
	void aLogFromElsewhereTellsWhichProbesWereSwitched() throws Exception {
		LogReading log = SampleLog.in(parent, "log", SampleLog.CALL).reading();
		assertThat(log.switched().methods()).isEmpty();
		Path adaptive = parent.resolve(KiekerAspectJ.ADAPTIVE);
		Files.createDirectories(adaptive.getParent());
		Files.createFile(adaptive);
		Files.writeString(parent.resolve("switched"), "void p.A.a()\n");
		assertThat(log.switched().methods()).containsExactly("void p.A.a()");
	}
}
