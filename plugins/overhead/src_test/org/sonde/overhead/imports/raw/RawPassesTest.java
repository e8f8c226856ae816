/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.raw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.imports.input.InputFile;
import org.sonde.overhead.results.Statistic;

class RawPassesTest {
	@TempDir
	Path folder;

	/** Two threads, one after the other, as MooBench writes them. */
	private InputFile twoThreads() throws IOException {
		return InputFile.of(Files.writeString(folder.resolve("raw-1-10-0.csv"), """
				1;100;9;0
				1;10;9;0
				1;20;9;0
				1;30;9;0
				2;200;9;0
				2;40;9;0
				2;50;9;0
				2;61;9;0
				"""));
	}

	@Test
	void theFirstPassCountsPerThread() throws Exception {
		RawScan scan = RawScan.of(twoThreads(), Progress.NONE);
		assertThat(scan.calls()).isEqualTo(8);
		assertThat(scan.callsPerThread()).isEqualTo(4);
		assertThat(scan.minNanos()).isEqualTo(10);
		assertThat(scan.maxNanos()).isEqualTo(200);
		assertThat(scan.callsPerBin()).isEqualTo(1);
		assertThat(scan.meanNanos()).as("call by call the mean of both threads").containsExactly(150, 25, 35, 45.5);
	}

	@Test
	void theSecondPassLeavesTheWarmUpOutOfEachThread() throws Exception {
		RawScan scan = RawScan.of(twoThreads(), Progress.NONE);
		SteadyPass steady = SteadyPass.of(scan, 1, new CallCounts(10, 200), Progress.NONE);
		assertThat(steady.counts().count()).isEqualTo(6);
		// 10, 20, 30, 40, 50, 61
		assertThat(steady.counts().statistics()).containsEntry(Statistic.MIN, 10.0).containsEntry(Statistic.MAX, 61.0)
				.containsEntry(Statistic.Q1, 22.5).containsEntry(Statistic.MEDIAN, 35.0).containsEntry(Statistic.Q3, 47.5);
		assertThat(steady.counts().mean()).isEqualTo(211.0 / 6);
		assertThat(steady.secondHalfMean()).as("MooBench's scripts: the second half of the rows, which is all of thread 2")
				.isEqualTo((200 + 40 + 50 + 61) / 4.0);
	}

	@Test
	void aFileThatGrowsBetweenThePassesIsRefused() throws Exception {
		InputFile file = twoThreads();
		RawScan scan = RawScan.of(file, Progress.NONE);
		Files.writeString(file.path(), "2;70;9;0\n", StandardOpenOption.APPEND);
		assertThatThrownBy(() -> SteadyPass.of(scan, 1, new CallCounts(10, 200), Progress.NONE))
				.isInstanceOfSatisfying(OverheadException.class, e -> assertThat(e.problem())
						.isEqualTo(OverheadProblem.STILL_WRITTEN))
				.hasMessageContaining("raw-1-10-0.csv");
	}

	@Test
	void aFileWithoutACompleteLineIsRefused() throws Exception {
		InputFile file = InputFile.of(Files.writeString(folder.resolve("raw-1-10-1.csv"), "1;5"));
		assertThatThrownBy(() -> RawScan.of(file, Progress.NONE)).hasMessageContainingAll("SO403", "raw-1-10-1.csv");
	}
}
