/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.sonde.benchmark.experiment.MeasuredFork;
import org.sonde.benchmark.experiment.MeasuredRun;
import org.sonde.benchmark.experiment.PrecisionForecast;
import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.benchmark.run.BenchmarkRun;
import org.sonde.benchmark.subject.BuiltInSubjects;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.workload.Shape;
import org.sonde.benchmark.workload.Workload;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.ForkFlag;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.results.WarmUp;
import org.sonde.overhead.results.WarmUpRule;

/** Three forks of 1,000, 1,010 and 1,020 ns have a mean of 1,010 ns ± 4.303 × 10 ÷ √3 ns (Student, 2 degrees of freedom). */
class RunRowTest {

	private static final Subject SUBJECT = subject("kieker-2.0.2-aspectj");
	private static final Subject OTHER = subject("nano-time");
	private static final double HALF_WIDTH = 24.84;

	private static Subject subject(String id) {
		return BuiltInSubjects.all().stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow();
	}

	private static BenchmarkRun run(int configuration) {
		return new BenchmarkRun(SUBJECT, SUBJECT.configurations().get(configuration), new JavaHome(Path.of("java"), 25, "25", ""),
				Workload.of(Shape.NESTED, 10));
	}

	private static MeasuredRun measured(int configuration, double... nanos) {
		List<MeasuredFork> forks = new ArrayList<>();
		for (double mean : nanos) {
			forks.add(fork(forks.size() + 1, mean, Set.of()));
		}
		return new MeasuredRun(run(configuration), forks, List.of());
	}

	private static MeasuredFork fork(int number, double nanos, Set<ForkFlag> flags) {
		return new MeasuredFork(Map.of(Clock.WALL, new Fork(number, 1, 1000, new WarmUp(500, WarmUpRule.FIRST_HALF),
				Map.of(Statistic.MEAN, nanos), Optional.empty(), Optional.empty(), flags, Optional.empty())), Optional.empty(),
				OptionalDouble.empty(), "Serial");
	}

	private static List<RunRow> rows(MeasuredRun... runs) {
		return RunRow.of(List.of(runs), run -> Optional.of(new PrecisionForecast(9, 0.0123)));
	}

	@Test
	void aFewForksHaveAMeanWithItsInterval() {
		RunRow row = rows(measured(0, 1000, 1010, 1020)).getFirst();
		assertThat(row.hasInterval()).isTrue();
		assertThat(row.mean().orElseThrow().value()).isEqualTo(1010);
		assertThat(row.mean().orElseThrow().low()).isCloseTo(1010 - HALF_WIDTH, within(0.01));
		assertThat(row.mean().orElseThrow().high()).isCloseTo(1010 + HALF_WIDTH, within(0.01));
		assertThat(row.precision().getAsDouble()).isCloseTo(HALF_WIDTH / 1010, within(1e-5));
		assertThat(row.precisionText()).isEqualTo("± 2.5 %");
		assertThat(row.forecastText()).isEqualTo("about ± 1.2 % with 9 forks");
		assertThat(row.cpuNanos()).as("its clock did not work").isEmpty();
		assertThat(row.cpuText()).isEmpty();
	}

	@Test
	void twoForksHaveAMeanOnlyAndNoneHasNothing() {
		RunRow two = rows(measured(0, 1000, 1020)).getFirst();
		assertThat(two.hasInterval()).isFalse();
		assertThat(two.mean().orElseThrow().value()).isEqualTo(1010);
		assertThat(two.mean().orElseThrow().high()).isEqualTo(1010);
		assertThat(two.precisionText()).isEmpty();
		RunRow none = rows(measured(0)).getFirst();
		assertThat(none.mean()).isEmpty();
		assertThat(none.meanText()).isEmpty();
	}

	@Test
	void tellsWhatARunAddsToTheOneBeforeItThatWasMeasured() {
		List<RunRow> rows = rows(measured(0, 1000, 1010, 1020), measured(1), measured(2, 1510, 1520, 1500));
		assertThat(rows.get(0).adds()).isEmpty();
		assertThat(rows.get(2).adds().orElseThrow().difference()).isEqualTo(500);
		assertThat(rows.get(2).addsTo()).isEqualTo(SUBJECT.configurations().getFirst().label());
	}

	@Test
	void precisionIsKnownForEachNumberOfForksFromTheThirdOn() {
		RunRow row = rows(measured(0, 1000, 1010, 1020, 1010)).getFirst();
		assertThat(row.precisions().keySet()).containsExactly(3, 4);
		assertThat(row.precisions().get(3)).isCloseTo(HALF_WIDTH / 1010, within(1e-5));
		assertThat(row.precisions().get(4)).as("t = 3.182, deviation 8.165, half of it").isCloseTo(3.1824 * 8.16497 / 2 / 1010,
				within(1e-5));
	}

	@Test
	void namesTheOddForks() {
		MeasuredRun run = new MeasuredRun(run(0), List.of(fork(1, 1000, Set.of()), fork(2, 3000, Set.of(ForkFlag.NOISY)),
				fork(3, 1000, Set.of(ForkFlag.SEVERAL_MODES))), List.of("fork 4: it ended with 1"));
		assertThat(rows(run).getFirst().odd()).startsWith("2 noisy");
		assertThat(rows(run).getFirst().voids()).containsExactly("fork 4: it ended with 1");
	}

	@Test
	void isCalledByItsSubjectOnlyAmongSeveral() {
		RunRow row = rows(measured(0, 1000)).getFirst();
		MeasuredRun other = new MeasuredRun(new BenchmarkRun(OTHER, OTHER.configurations().getFirst(), row.run().java(), row.workload()),
				List.of(), List.of());
		assertThat(row.name()).isEqualTo(SUBJECT.configurations().getFirst().label());
		List<RunRow> both = rows(measured(0, 1000), other);
		assertThat(both.getFirst().name()).isEqualTo("Kieker 2.0.2: " + SUBJECT.configurations().getFirst().label());
		Subject alike = subject("kieker-2.0.2-bytebuddy");
		assertThat(rows(measured(0, 1000),
				new MeasuredRun(new BenchmarkRun(alike, alike.configurations().getFirst(), row.run().java(), row.workload()),
				List.of(), List.of())).getLast().name()).as("the same framework with another weaver").startsWith(alike.id() + ": ");
		assertThat(both.getFirst().key()).isNotEqualTo(both.getLast().key());
	}

	@Test
	void runsAreComparedByEveryClockThatWorked() {
		BenchmarkFigures figures = BenchmarkFigures.of(List.of(measured(0, 1000, 1010, 1020)), run -> Optional.empty(), Optional.empty());
		assertThat(figures.matrices()).as("one run").isEmpty();
		MeasuredRun beside = new MeasuredRun(new BenchmarkRun(OTHER, OTHER.configurations().getFirst(), run(0).java(), run(0).workload()),
				List.of(fork(1, 2000, Set.of()), fork(2, 2010, Set.of()), fork(3, 2020, Set.of())), List.of());
		figures = BenchmarkFigures.of(List.of(measured(0, 1000, 1010, 1020), beside), run -> Optional.empty(), Optional.empty());
		assertThat(figures.matrices()).singleElement().satisfies(matrix -> {
			assertThat(matrix.load()).isEqualTo("10 nested, elapsed time");
			assertThat(matrix.entries()).hasSize(2);
		});
	}
}
