/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.benchmark.TinySubject;
import org.sonde.benchmark.run.BenchmarkRun;
import org.sonde.benchmark.run.ForkOutcome;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.workload.Shape;
import org.sonde.benchmark.workload.Workload;
import org.sonde.common.progress.Progress;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.Distribution;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.Statistic;

/** Figures from the program's files, written by hand. */
class MeasuredForkTest {

	@TempDir
	Path folder;

	private MeasuredFork read() throws Exception {
		return MeasuredFork.of(3, new ForkOutcome.Valid(folder, 1000, Optional.empty(), OptionalDouble.of(0.25), "Copy"), Set.of(),
				Progress.NONE);
	}

	private void write(String name, String lines) throws Exception {
		Files.writeString(folder.resolve(name), lines);
	}

	/**
	 * 400 slow calls, then 1,600 of 2 ms, of which the thread has a processor for 300 or 100 ns beside the 200 ns that reading the clock
	 * takes.
	 */
	private void settled() throws Exception {
		write("wall.csv", "1;9000000;0;0\n".repeat(400) + "1;2000000;0;0\n".repeat(1600));
		write("cpu.csv", "1;5000\n".repeat(400) + "1;500\n1;300\n".repeat(800));
		// As long as the code was not compiled the clock took longer, too.
		write("clock.csv", "0;4000\n16;4000\n" + "400;150\n416;250\n");
		write("bins.csv",
				"0;0;0;0\n200;1800000000;1;1\n400;3600000000;1000000;900000\n1200;5200000000;3000000;2000000\n2000;6800000000;6600000;4100000\n");
		write("throughput.csv", "0;111\n1;111\n2;111\n3;267\n4;500\n5;500\n6;400\n");
	}

	@Test
	void keepsTheThroughputOfFullSeconds() throws Exception {
		settled();

		assertThat(read().figures().get(Clock.WALL).callsPerSecond()).containsExactly(111L, 111L, 111L, 267L, 500L, 500L);
		assertThat(read().figures().get(Clock.THREAD_CPU).callsPerSecond()).isEmpty();
	}

	@Test
	void leavesOutTheSameWarmUpByEachClock() throws Exception {
		settled();
		MeasuredFork fork = read();

		assertThat(fork.figures().get(Clock.WALL).warmUp().calls()).isEqualTo(400);
		assertThat(fork.figures().get(Clock.THREAD_CPU).warmUp()).isEqualTo(fork.figures().get(Clock.WALL).warmUp());
		assertThat(fork.figures().get(Clock.WALL).meanNanos()).isEqualTo(2_000_000);
		assertThat(fork.figures().values()).extracting(Fork::number).containsOnly(3);
	}

	@Test
	void cpuTimeOfTheThreadIsWithoutThatOfTheClockInTheSamePart() throws Exception {
		settled();
		Fork fork = read().figures().get(Clock.THREAD_CPU);

		assertThat(fork.meanNanos()).isEqualTo(400 - 200);
		assertThat(fork.nanos()).containsEntry(Statistic.MIN, 100.0).containsEntry(Statistic.MAX, 300.0);
		assertThat(fork.distribution().orElseThrow().buckets()).extracting(Distribution.Bucket::count).containsExactly(800L, 800L);
		assertThat(fork.distribution().orElseThrow().quantileNanos(0.25)).isEqualTo(100);
	}

	/** Calls that take less than the clock now and then: what is cut off at 0 in each of them would be missing in their mean. */
	@Test
	void onlyTheMeanIsCutOffAtZero() throws Exception {
		settled();
		write("cpu.csv", "1;5000\n".repeat(400) + "1;500\n1;50\n".repeat(800));
		assertThat(read().figures().get(Clock.THREAD_CPU).meanNanos()).isEqualTo(275 - 200);

		write("cpu.csv", "1;5000\n".repeat(400) + "1;100\n".repeat(1600));
		assertThat(read().figures().get(Clock.THREAD_CPU).meanNanos()).isZero();
	}

	/**
	 * In the steady part the process takes 5,600,000 ns for 1,600 calls, the thread 3,200,000, of which 1,600 · 200 are in calls: 3,500 -
	 * (2,000 - 200).
	 */
	@Test
	void cpuTimeOfTheProcessIsWithoutWhatLiesBetweenTheCalls() throws Exception {
		settled();

		assertThat(read().figures().get(Clock.PROCESS_CPU).meanNanos()).isCloseTo(1700, within(1e-9));
	}

	/** Whether there is a figure does not depend on the figure. */
	@Test
	void aShortPartHasNoFigureOfTheProcess() throws Exception {
		settled();
		write("bins.csv", "0;0;0;0\n400;3600000000;1000000;900000\n2000;4500000000;9900000000;4100000\n");
		assertThat(read().figures()).containsOnlyKeys(Clock.WALL, Clock.THREAD_CPU);

		write("bins.csv", "0;0;0;0\n2000;4500000000;9900000000;4100000\n");
		assertThat(read().figures()).as("no part at all").containsOnlyKeys(Clock.WALL, Clock.THREAD_CPU);
	}

	/** Those forks that have a figure would be no fair sample. */
	@Test
	void aClockCountsOnlyIfItWorkedInEachFork(@TempDir Path other) throws Exception {
		settled();
		MeasuredFork with = read();
		MeasuredFork without = new MeasuredFork(Map.of(Clock.WALL, with.figures().get(Clock.WALL).numbered(4)), Optional.empty(),
				OptionalDouble.empty(), "Copy");
		Subject subject = TinySubject.in(other);
		BenchmarkRun run = new BenchmarkRun(subject, subject.configuration("none"), TinySubject.java(), Workload.of(Shape.NESTED, 4));

		assertThat(new MeasuredRun(run, List.of(with), List.of()).means(Clock.PROCESS_CPU)).hasSize(1);
		MeasuredRun both = new MeasuredRun(run, List.of(with, without), List.of());
		assertThat(both.means(Clock.PROCESS_CPU)).isEmpty();
		assertThat(both.forks(Clock.PROCESS_CPU)).isEmpty();
		assertThat(both.summary(Clock.PROCESS_CPU)).isEmpty();
		assertThat(both.means(Clock.WALL)).hasSize(2);
	}
}
