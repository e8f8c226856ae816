/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.benchmark.TinySubject;
import org.sonde.benchmark.experiment.MeasuredFork;
import org.sonde.benchmark.experiment.MeasuredRun;
import org.sonde.benchmark.run.BenchmarkRun;
import org.sonde.benchmark.subject.BuiltInSubjects;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.workload.Shape;
import org.sonde.benchmark.workload.Workload;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.results.WarmUp;
import org.sonde.overhead.results.WarmUpRule;

class PhaseIncrementTest {

	private static final Workload FOUR = Workload.of(Shape.NESTED, 4);

	@TempDir
	Path folder;

	private static MeasuredRun measured(Subject subject, String configuration, Workload workload, double... means) throws Exception {
		List<MeasuredFork> forks = new ArrayList<>();
		for (double mean : means) {
			forks.add(new MeasuredFork(Map.of(Clock.WALL, new Fork(forks.size() + 1, 1, 1000, new WarmUp(500, WarmUpRule.FIRST_HALF),
					Map.of(Statistic.MEAN, mean),
					Optional.empty(), Optional.empty(), Set.of(), Optional.empty())), Optional.empty(), OptionalDouble.empty(), "Copy"));
		}
		return new MeasuredRun(new BenchmarkRun(subject, subject.configuration(configuration), TinySubject.java(), workload), forks,
				List.of());
	}

	@Test
	void isTheDifferenceFromTheRunBefore() throws Exception {
		Subject subject = TinySubject.in(folder);
		MeasuredRun none = measured(subject, "none", FOUR, 100, 101, 102);
		MeasuredRun counting = measured(subject, "counting", FOUR, 150, 151, 152);
		List<PhaseIncrement> added = PhaseIncrement.of(List.of(none, counting, measured(subject, "objects", FOUR)));

		assertThat(added).as("without a fork there is nothing to add").hasSize(2);
		assertThat(added.get(0).by(Clock.WALL)).isEmpty();
		assertThat(added.get(1).before()).contains(none);
		assertThat(added.get(1).by(Clock.WALL).orElseThrow().difference()).isEqualTo(50);
		assertThat(added.get(1).by(Clock.THREAD_CPU)).as("the clock did not work").isEmpty();
	}

	/** As where the collecting run was void. */
	@Test
	void leavesOutWhatWasNotMeasured() throws Exception {
		Subject kieker = BuiltInSubjects.all().getFirst();
		MeasuredRun deactivated = measured(kieker, "deactivated", FOUR, 100, 101, 102);

		assertThat(
				PhaseIncrement
						.of(List.of(deactivated, measured(kieker, "collecting", FOUR),
								measured(kieker, "binary-file", FOUR, 300, 301, 302)))
						.getLast().before())
				.contains(deactivated);
	}

	/** Neither of another workload nor of another subject, though it has the same id. */
	@Test
	void takesNoStrangers(@TempDir Path other) throws Exception {
		Subject subject = TinySubject.in(folder);
		Path file = other.resolve("other.json");
		Files.writeString(file, Files.readString(folder.resolve("tiny.json")).replace("\"Tiny\"", "\"Another\""));
		Subject another = BuiltInSubjects.find(file.toString(), new ArrayList<>());

		assertThat(PhaseIncrement.of(List.of(measured(another, "none", FOUR, 1), measured(subject, "none", Workload.of(Shape.NESTED, 5), 1),
				measured(subject, "counting", FOUR, 2))).getLast().before()).isEmpty();
	}
}
