/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.refine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.benchmark.userprogram.RecordCounts;
import org.sonde.common.progress.Progress;
import org.sonde.report.traces.MonitoringLogs;
import org.sonde.report.traces.MonitoringLogs.WhenCancelled;
import org.sonde.traces.operations.OperationCounts;
import org.sonde.traces.reduction.LogAnalysis;

class ProgramTrialTest {
	@TempDir
	private Path folder;

	/** Kieker's queue counts the record that Kieker writes of itself, too: with the two executions, three. */
	@Test
	void whatTheLogLacksIsLost() throws IOException {
		Files.writeString(folder.resolve("kieker.map"),
				"$0=kieker.common.record.misc.KiekerMetadataRecord\n$1=kieker.common.record.controlflow.OperationExecutionRecord\n");
		Files.writeString(folder.resolve("kieker-1.dat"), """
				$0;1;2.0.2;KIEKER;host;1;false;0;NANOSECONDS;1
				$1;9;void p.A.b();<no-session-id>;1;110;260;host;1;1
				$1;9;void p.A.a();<no-session-id>;1;100;300;host;0;0
				""");
		OperationCounts read = MonitoringLogs.read(List.of(folder), LogAnalysis.Options.DEFAULT, Progress.NONE, WhenCancelled.NOTHING)
				.counts();
		assertThat(ProgramTrial.lost(Optional.of(new RecordCounts(3, OptionalLong.of(0))), read)).hasValue(0);
		assertThat(ProgramTrial.lost(Optional.of(new RecordCounts(5, OptionalLong.of(4))), read))
				.as("five in the queue, three in the log, and four refused").hasValue(6);
		assertThat(ProgramTrial.lost(Optional.of(new RecordCounts(3, OptionalLong.empty())), read)).isEmpty();
		assertThat(ProgramTrial.lost(Optional.empty(), read)).isEmpty();
	}

	/** A method may have been called only in the record that is lost, or in one of which nobody knows. */
	@Test
	void aWholeLogIsKnownToLackNoRecord() {
		assertThat(ProgramTrial.isWhole(OptionalLong.of(0))).isTrue();
		assertThat(ProgramTrial.isWhole(OptionalLong.of(1))).isFalse();
		assertThat(ProgramTrial.isWhole(OptionalLong.empty())).isFalse();
	}

	@Test
	void theTimeOfAUnitToleratesOneRecordOfAHundred() {
		assertThat(ProgramTrial.isNearlyWhole(OptionalLong.of(10), 1_000)).isTrue();
		assertThat(ProgramTrial.isNearlyWhole(OptionalLong.of(11), 1_000)).isFalse();
		assertThat(ProgramTrial.isNearlyWhole(OptionalLong.empty(), 1_000)).isTrue();
	}
}
