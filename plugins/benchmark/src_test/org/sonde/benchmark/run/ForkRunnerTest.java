/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.TinySubject;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.workload.RunLength;
import org.sonde.benchmark.workload.Shape;
import org.sonde.benchmark.workload.Workload;
import org.sonde.common.progress.Progress;
import org.sonde.overhead.imports.RawFileRetention;
import org.sonde.overhead.imports.RawForks;
import org.sonde.overhead.imports.WarmUpChoice;
import org.sonde.overhead.results.Fork;

/** The program in JVMs of its own, a thousand calls each. */
class ForkRunnerTest {

	private static final RunLength THOUSAND = new RunLength(1000, Duration.ofMinutes(1));
	private static final Workload TEN_AND_FIVE = new Workload(Shape.DISTINCT, 10, 0, 1, false, 5);

	@TempDir
	static Path folder;
	private static Subject subject;
	private static RunPrerequisites prepared;

	@TempDir
	Path files;

	@BeforeAll
	static void prepare() throws Exception {
		subject = TinySubject.in(folder);
		prepared = RunPrerequisites.of(
				List.of(run("none", Workload.of(Shape.NESTED, 1)), run("none", Workload.of(Shape.DISTINCT, 7)), run("none", TEN_AND_FIVE)),
				folder,
				TinySubject.NO_ARTIFACTS, Progress.NONE);
	}

	private static BenchmarkRun run(String configuration, Workload workload) throws BenchmarkException {
		return new BenchmarkRun(subject, subject.configuration(configuration), TinySubject.java(), workload);
	}

	private ForkOutcome outcome(String configuration, Workload workload) throws BenchmarkException {
		return new ForkRunner(prepared, THOUSAND, List.of("-XX:+UseSerialGC")).run(run(configuration, workload), files, Progress.NONE);
	}

	@ParameterizedTest
	@EnumSource(Shape.class)
	void everyShapeHasItsExecutions(Shape shape) throws BenchmarkException {
		ForkOutcome.Valid outcome = (ForkOutcome.Valid) outcome("counting", new Workload(shape, 7, 0, 2, false));

		assertThat(outcome.calls()).isEqualTo(2000);
		assertThat(outcome.arrived()).contains(new ForkOutcome.Arrived(14_000, 14_000, 0));
	}

	/** Those without probes lie between; objects are carried as numbers are. */
	@ParameterizedTest
	@CsvSource({ "counting", "objects" })
	void methodsWithoutProbesMakeNoRecords(String configuration) throws BenchmarkException {
		assertThat(((ForkOutcome.Valid) outcome(configuration, TEN_AND_FIVE)).arrived())
				.contains(new ForkOutcome.Arrived(10_000, 10_000, 0));
	}

	@ParameterizedTest
	@CsvSource({ "objects, 10000, 10000", "per-run, 10001, 10001", "dropping, 9999, 10000", "keeping, 9998, 10000" })
	void whatMustArriveArrives(String configuration, long records, long expected) throws BenchmarkException {
		assertThat(((ForkOutcome.Valid) outcome(configuration, Workload.of(Shape.NESTED, 10))).arrived())
				.contains(new ForkOutcome.Arrived(records, expected, 0));
	}

	@ParameterizedTest
	@CsvSource({ "too-many, 10001 of 10000 records arrived", "too-few, 9999 of 10000 records arrived",
			"keeping-too-much, 9998 of 10000 records arrived", "no-count, an unknown number of 10000 records arrived",
			"none-expected, 10000 of 0 records arrived" })
	void aCountThatIsOffIsVoid(String configuration, String reason) throws BenchmarkException {
		assertThat(outcome(configuration, Workload.of(Shape.NESTED, 10))).isEqualTo(new ForkOutcome.Void(reason));
	}

	@Test
	void whatIsNotPrintedIsVoid() throws BenchmarkException {
		assertThat(outcome("not-printed", Workload.of(Shape.NESTED, 10)))
				.isEqualTo(new ForkOutcome.Void("the probes do not work: no line of its output has \"woven\"; it printed nothing"));
	}

	/** Java prints its version and ends: what is looked for stands there, and yet nothing was measured. */
	@Test
	void noFiguresAreVoid() throws BenchmarkException {
		assertThat(((ForkOutcome.Void) outcome("printed", Workload.of(Shape.NESTED, 10))).reason())
				.startsWith("it ended with exit value 0 and without figures; it printed: ");
	}

	@Test
	void tellsWhyTheProgramFailed() throws BenchmarkException {
		assertThat(((ForkOutcome.Void) outcome("no-class", Workload.of(Shape.NESTED, 10))).reason())
				.startsWith("it ended with exit value 1; ")
				.contains("java.lang.ClassNotFoundException: NoSuchProbe");
	}

	/** A framework that fails in its first probe must not look like one that costs nothing. */
	@Test
	void aProbeThatThrowsIsVoid() throws BenchmarkException {
		assertThat(((ForkOutcome.Void) outcome("throwing", Workload.of(Shape.NESTED, 10))).reason())
				.startsWith("it ended with exit value 1; ")
				.contains("NoClassDefFoundError: as of a framework");
	}

	@Test
	void doesNotStartMoreThreadsThanItBears() throws BenchmarkException {
		assertThat(outcome("one-thread", new Workload(Shape.NESTED, 10, 0, 2, false)))
				.isEqualTo(new ForkOutcome.Void("it supports at most 1 application thread"));
	}

	/** Both clocks' files, the bins, and what MooBench's readers read. */
	@Test
	void writesItsFigures() throws Exception {
		ForkOutcome.Valid outcome = (ForkOutcome.Valid) outcome("none", new Workload(Shape.NESTED, 3, 0, 2, true));

		assertThat(outcome.arrived()).isEqualTo(Optional.empty());
		assertThat(Files.readAllLines(files.resolve("wall.csv"))).hasSize(2000).allMatch(line -> line.matches("[12];\\d+;\\d+;\\d+"));
		assertThat(Files.readAllLines(files.resolve("cpu.csv"))).hasSize(2000).allMatch(line -> line.matches("[12];\\d+"));
		assertThat(Files.readAllLines(files.resolve("bins.csv"))).startsWith("0;0;0;0").last().asString().matches("1000;\\d+;\\d+;\\d+");
		assertThat(Files.readAllLines(files.resolve("clock.csv"))).as("every sixteenth call of both threads").hasSize(2 * 63)
				.allMatch(line -> line.matches("\\d+;\\d+"));
		assertThat(Files.readAllLines(files.resolve("throughput.csv")).stream().mapToLong(line -> Long.parseLong(line.split(";")[1])).sum())
				.isEqualTo(2000);
		Fork fork = RawForks
				.read(List.of(new RawForks.Source(1, files.resolve("wall.csv"), Set.of())), new WarmUpChoice.FirstHalf(),
						RawFileRetention.HISTOGRAM,
				Progress.NONE).forks().getFirst();
		assertThat(fork.threads()).isEqualTo(2);
		assertThat(fork.calls()).isEqualTo(2000);
		assertThat(fork.warmUp().calls()).isEqualTo(1000);
	}

	@Test
	void aTraceTakesItsMethodTime() throws Exception {
		outcome("none", Workload.of(Shape.TREE, 5).withMethodTimeNanos(50_000));

		assertThat(Files.readAllLines(files.resolve("wall.csv"))).hasSize(1000)
				.allMatch(line -> Long.parseLong(line.split(";")[1]) >= 50_000);
	}

	/** Neither less, nor a tick of a coarse clock more. */
	@Test
	void aTraceTakesItsMethodTimeOfCpu() throws Exception {
		outcome("none", new Workload(Shape.NESTED, 5, 50_000, 1, true));

		long[] nanos = Files.readAllLines(files.resolve("cpu.csv")).stream().mapToLong(line -> Long.parseLong(line.split(";")[1])).sorted()
				.toArray();
		assertThat(nanos[0]).isGreaterThanOrEqualTo(50_000);
		assertThat(nanos[nanos.length / 2]).isLessThan(150_000);
	}

	@Test
	void tellsWhatDoesNotCompile(@TempDir Path other) throws Exception {
		Path descriptor = other.resolve("bad.json");
		Files.writeString(descriptor,
				Files.readString(folder.resolve("tiny.json")).replace("implements org.sonde", "implements org.sounde"));
		Subject bad = org.sonde.benchmark.subject.BuiltInSubjects.find(descriptor.toString(), new java.util.ArrayList<>());
		BenchmarkRun run = new BenchmarkRun(bad, bad.configuration("counting"), TinySubject.java(), Workload.of(Shape.NESTED, 1));

		assertThatThrownBy(() -> RunPrerequisites.of(List.of(run), other, TinySubject.NO_ARTIFACTS, Progress.NONE))
				.isInstanceOf(BenchmarkException.class)
				.hasMessageStartingWith("SB303: Tiny: its sources do not compile: ").hasMessageContaining("CountingProbe.java:2");
	}
}
