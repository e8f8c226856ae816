/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.benchmark.TinySubject;
import org.sonde.benchmark.experiment.MeasuredFork;
import org.sonde.benchmark.experiment.MeasuredRun;
import org.sonde.benchmark.machine.Machine;
import org.sonde.benchmark.run.BenchmarkRun;
import org.sonde.benchmark.run.ForkOutcome;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.workload.RunLength;
import org.sonde.benchmark.workload.Shape;
import org.sonde.benchmark.workload.Workload;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.Parameter;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.results.WarmUp;
import org.sonde.overhead.results.WarmUpRule;

class MeasuredSetTest {

	@TempDir
	Path folder;
	private Subject subject;

	@BeforeEach
	void read() throws Exception {
		subject = TinySubject.in(folder);
	}

	/** Three forks with these means. */
	private MeasuredRun measured(String configuration, Workload workload, double wall, double cpu, ForkOutcome.Arrived arrived,
			int disturbed) throws Exception {
		List<MeasuredFork> forks = new ArrayList<>();
		for (int number = 1; number <= 3; number++) {
			Map<Clock, Fork> figures = new EnumMap<>(
					Map.of(Clock.WALL, fork(number, wall + number), Clock.THREAD_CPU, fork(number, cpu + number)));
			forks.add(new MeasuredFork(figures, Optional.ofNullable(arrived), OptionalDouble.empty(), "Copy"));
		}
		return new MeasuredRun(new BenchmarkRun(subject, subject.configuration(configuration), TinySubject.java(), workload), forks,
				List.of(), disturbed);
	}

	private static Fork fork(int number, double mean) {
		return new Fork(number, 1, 1000, new WarmUp(500, WarmUpRule.FIRST_HALF), Map.of(Statistic.MEAN, mean), Optional.empty(),
				Optional.empty(), Set.of(),
				Optional.empty());
	}

	private MeasuredRun measured(String configuration, Workload workload, double wall, double cpu) throws Exception {
		return measured(configuration, workload, wall, cpu, null, 0);
	}

	private ResultSet set(List<String> jvmArguments, MeasuredRun... runs) {
		RunEnvironment surroundings = new RunEnvironment(Instant.EPOCH, Machine.here(), "sonde bench run tiny",
				new RunLength(2_000_000, Duration.ofMillis(2500)), 3,
				jvmArguments, OptionalDouble.empty(), OptionalDouble.empty(), Optional.empty());
		return MeasuredSet.of("tiny-java-25", "Tiny", subject, List.of(runs), surroundings, List.of()).orElseThrow();
	}

	private static Configuration find(ResultSet set, String id) {
		return set.find(id).orElseThrow(() -> new AssertionError(set.configurations().stream().map(Configuration::id).toList()));
	}

	private static String heap(ResultSet set, String id) {
		return set.conditionsOf(find(set, id)).find(ConditionName.HEAP).orElseThrow().value();
	}

	@Test
	void namesWhatVariesAndTheNearestRunBefore() throws Exception {
		Workload deep = new Workload(Shape.SIBLINGS, 32, 5000, 2, false);
		ResultSet set = set(List.of(), measured("none", Workload.of(Shape.NESTED, 8), 100, 90),
				measured("counting", Workload.of(Shape.NESTED, 8), 200, 190),
				measured("counting", deep, 9000, 8000));

		assertThat(find(set, "counting-nested-8-0us-1-threads").predecessor()).contains("none-nested-8-0us-1-threads");
		assertThat(find(set, "counting-nested-8-0us-1-threads-thread-cpu").predecessor())
				.contains("none-nested-8-0us-1-threads-thread-cpu");
		assertThat(find(set, "counting-siblings-32-5us-2-threads").predecessor()).as("none was measured under this workload").isEmpty();
		assertThat(find(set, "counting-siblings-32-5us-2-threads").label())
				.isEqualTo("Counting, siblings, depth 32, method time 5 µs, 2 threads");
	}

	@Test
	void tellsBytesPerTrace() throws Exception {
		Workload workload = Workload.of(Shape.NESTED, 4);
		ResultSet set = set(List.of(), measured("counting", workload, 200, 190, new ForkOutcome.Arrived(8000, 8000, 400_000), 0));

		assertThat(find(set, "counting").conditions().number(ConditionName.BYTES_PER_TRACE)).hasValue(4 * 50);
	}

	/** A log with nothing but metadata. */
	@Test
	void bytesWithoutARecordAreThoseOfNoTrace() throws Exception {
		ResultSet set = set(List.of(),
				measured("none-expected", Workload.of(Shape.NESTED, 4), 200, 190, new ForkOutcome.Arrived(0, 0, 120), 0));

		assertThat(find(set, "none-expected").conditions().find(ConditionName.BYTES_PER_TRACE)).isEmpty();
	}

	@Test
	void theHeapIsThatOfEachRun() throws Exception {
		MeasuredRun one = measured("none", Workload.of(Shape.NESTED, 8), 100, 90);
		MeasuredRun two = measured("none", new Workload(Shape.NESTED, 8, 0, 2, false), 100, 90);
		ResultSet set = set(List.of(), one, two);

		assertThat(heap(set, "none-1-threads")).isEqualTo("574 MiB, fixed");
		assertThat(heap(set, "none-2-threads")).isEqualTo("635 MiB, fixed");
		assertThat(heap(set(List.of("-Xmx2g"), one, two), "none-2-threads")).isEqualTo("2 GiB, fixed");
	}

	@Test
	void saysHowItWasMeasured() throws Exception {
		ResultSet set = set(List.of(), measured("none", new Workload(Shape.NESTED, 8, 5000, 1, true), 5100, 5050, null, 2));

		assertThat(set.conditions().find(ConditionName.FORK_LENGTH).orElseThrow().value())
				.isEqualTo("2000000 calls of each thread or 2.5 s");
		assertThat(find(set, "none").parameters()).containsExactly(Parameter.text("methodTimeBy", "thread-cpu"));
		assertThat(set.source().notes())
				.anyMatch(note -> note.contains("up to 3 times"))
				.anyMatch(note -> note.startsWith("Disturbed") && note.contains("2 forks"))
				.noneMatch(note -> note.contains("traces should last") || note.contains("exceeds the elapsed time"));
	}

	@Test
	void tellsFiguresThatContradictEachOther() throws Exception {
		Workload busy = new Workload(Shape.NESTED, 8, 100_000, 1, true);

		assertThat(set(List.of(), measured("none", busy, 450_000, 400_000)).source().notes())
				.anyMatch(note -> note.startsWith("None, 8 nested, 100 µs: ") && note.contains("400.0 µs"));
		assertThat(set(List.of(), measured("counting", Workload.of(Shape.NESTED, 8), 256, 690)).source().notes())
				.anyMatch(note -> note.startsWith("Tiny: Counting, 8 nested: ") && note.contains("exceeds the elapsed time"));
	}
}
