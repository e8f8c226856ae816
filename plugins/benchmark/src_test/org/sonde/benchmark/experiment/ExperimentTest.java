/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CancellationException;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.BenchmarkProblem;
import org.sonde.benchmark.TinySubject;
import org.sonde.benchmark.results.RunTexts;
import org.sonde.benchmark.run.BenchmarkRun;
import org.sonde.benchmark.run.ForkOutcome;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.workload.Shape;
import org.sonde.benchmark.workload.Workload;
import org.sonde.common.progress.Progress;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.ForkFlag;

/** What becomes of forks, without a JVM for each. */
class ExperimentTest {

	private static final double NOISE = Runtime.getRuntime().availableProcessors();

	@TempDir
	Path folder;
	private BenchmarkRun none;
	private BenchmarkRun counting;
	private final List<String> told = new ArrayList<>();

	@BeforeEach
	void read() throws Exception {
		Subject subject = TinySubject.in(folder);
		none = new BenchmarkRun(subject, subject.configuration("none"), TinySubject.java(), Workload.of(Shape.NESTED, 4));
		counting = new BenchmarkRun(subject, subject.configuration("counting"), TinySubject.java(), Workload.of(Shape.NESTED, 4));
	}

	private final ExperimentListener listener = new ExperimentListener() {
		@Override
		public void begins(BenchmarkRun run, int fork) {
			// told when it has ended
		}

		@Override
		public void ended(MeasuredRun sofar, int fork) {
			told.add(RunTexts.lastFork(sofar, fork));
		}
	};

	/** A fork: its calls all take so long, by a mean of so many foreign processors. */
	private record Made(long nanos, double foreign) {
	}

	/** Gives what it is told one after the other: forks, reasons, exceptions. */
	private Experiment.Forks script(Object... outcomes) {
		List<Object> left = new ArrayList<>(Arrays.asList(outcomes));
		return (run, files, progress) -> outcome(left.removeFirst(), files);
	}

	private static ForkOutcome outcome(Object next, Path files) throws BenchmarkException {
		return switch (next) {
			case Made made -> {
				try {
					yield ProgramFiles.write(files, 200, made.nanos(), made.foreign());
				} catch (IOException e) {
					throw new UncheckedIOException(e);
				}
			}
			case String reason -> new ForkOutcome.Void(reason);
			case BenchmarkException e -> throw e;
			case RuntimeException e -> throw e;
			default -> throw new AssertionError(next);
		};
	}

	private List<MeasuredRun> measure(Experiment.Forks forks, Effort effort, BenchmarkRun... runs) {
		return Experiment.measure(forks, List.of(runs), effort, folder, Optional.empty(), listener, Progress.NONE);
	}

	private static Effort forks(int number) {
		return new Effort(number, number, OptionalDouble.empty(), Optional.empty());
	}

	private static List<Double> means(MeasuredRun run) {
		return run.forks().stream().map(fork -> fork.figures().get(Clock.WALL).meanNanos()).toList();
	}

	@Test
	void ofNoisyAttemptsTheQuietestCountsAndIsFlagged() {
		MeasuredRun run = measure(script(new Made(100, NOISE), new Made(200, NOISE / 2), new Made(300, 2 * NOISE)), forks(1), none)
				.getFirst();

		assertThat(means(run)).containsExactly(200.0);
		assertThat(run.forks(Clock.WALL).getFirst().flags()).contains(ForkFlag.NOISY);
		assertThat(run.disturbed()).isEqualTo(2);
		assertThat(told).singleElement().asString().contains("fork 1: 0.2000 µs per trace (noisy)");
	}

	@Test
	void aQuietAttemptEndsTheRepeats() {
		MeasuredRun run = measure(script(new Made(100, NOISE), new Made(200, 0)), forks(1), none).getFirst();

		assertThat(means(run)).containsExactly(200.0);
		assertThat(run.forks(Clock.WALL).getFirst().flags()).doesNotContain(ForkFlag.NOISY);
		assertThat(run.disturbed()).isEqualTo(1);
	}

	@Test
	void voidForksAreRepeatedAndTold() {
		MeasuredRun run = measure(script("lost", new Made(100, 0), "lost", "lost", "gone", new Made(300, 0)), forks(3), none).getFirst();

		assertThat(run.forks()).extracting(fork -> fork.figures().get(Clock.WALL)).extracting(Fork::number).containsExactly(1, 3);
		assertThat(run.voids()).containsExactly("fork 1: lost", "fork 2: lost", "fork 2: lost", "fork 2: gone");
		assertThat(told).hasSize(3);
		assertThat(told.get(0)).contains("fork 1: 0.1000 µs");
		assertThat(told.get(1)).isEqualTo("None, 4 nested: void, fork 2: gone").doesNotContain("0.1000");
		assertThat(told.get(2)).contains("fork 3: 0.3000 µs");
	}

	/** One mistake must not lose what was measured before it. */
	@Test
	void whateverFailsIsVoidAndTheOthersAreKept() {
		RuntimeException mistake = new IllegalArgumentException("no such field");
		Experiment.Forks forks = (run, files, progress) -> outcome(run.equals(none) ? new Made(100, 0) : mistake, files);

		List<MeasuredRun> runs = measure(forks, forks(2), none, counting);

		assertThat(means(runs.get(0))).containsExactly(100.0, 100.0);
		assertThat(runs.get(1).forks()).isEmpty();
		assertThat(runs.get(1).voids()).hasSize(3).containsOnly("fork 1: java.lang.IllegalArgumentException: no such field");
	}

	@Test
	void aSetUpThatIsWrongIsVoid() {
		BenchmarkException wrong = new BenchmarkException(BenchmarkProblem.NOT_STARTED, "java", "gone");

		assertThat(measure(script(wrong, wrong, wrong), forks(3), none).getFirst().voids()).hasSize(3)
				.containsOnly("fork 1: SB301: java could not be started: gone");
	}

	/** 100 µs were asked for; the clock of thread time may have steps of 10 ms. */
	@Test
	void aMethodTimeThatIsNotMetRefusesAllThatIsMeasuredUnderIt() {
		Workload busy = new Workload(Shape.NESTED, 4, 100_000, 1, true);
		BenchmarkRun plain = new BenchmarkRun(none.subject(), none.configuration(), none.java(), busy);
		BenchmarkRun probed = new BenchmarkRun(none.subject(), counting.configuration(), none.java(), busy);
		Experiment.Forks forks = (run, files, progress) -> outcome(new Made(run.workload().equals(busy) ? 10_000_000 : 100, 0), files);

		List<MeasuredRun> runs = measure(forks, forks(3), plain, probed, none);

		assertThat(runs.get(0).forks()).isEmpty();
		assertThat(runs.get(0).voids()).hasSize(3).first().asString().contains("100 µs of CPU time", "median is 1000",
				"by elapsed time");
		assertThat(runs.get(1).forks()).isEmpty();
		assertThat(runs.get(1).voids()).isNotEmpty();
		assertThat(means(runs.get(2))).as("of another workload").containsExactly(100.0, 100.0, 100.0);
	}

	@Test
	void aMethodTimeThatIsMetIsNotRefused() {
		BenchmarkRun plain = new BenchmarkRun(none.subject(), none.configuration(), none.java(),
				new Workload(Shape.NESTED, 4, 100_000, 1, false));

		assertThat(measure((run, files, progress) -> outcome(new Made(104_000, 0), files), forks(2), plain).getFirst().forks()).hasSize(2);
	}

	@Test
	void noisyForksAreNotRepeatedWhenTheTimeBoxIsOver() {
		Effort over = new Effort(1, 1, OptionalDouble.empty(), Optional.of(Duration.ofNanos(1)));

		assertThat(means(measure(script(new Made(100, NOISE), new Made(200, 0)), over, none).getFirst())).containsExactly(100.0);
	}

	@Test
	void cancellingKeepsWhatWasMeasured() {
		MeasuredRun run = measure(script(new Made(100, 0), new CancellationException()), forks(3), none).getFirst();

		assertThat(means(run)).containsExactly(100.0);
		assertThat(run.voids()).isEmpty();
	}

	@Test
	void endsWhenItIsPreciseEnough() {
		Effort effort = new Effort(4, 20, OptionalDouble.of(0.05), Optional.empty());
		Experiment.Forks forks = new Experiment.Forks() {
			private int number;

			@Override
			public ForkOutcome run(BenchmarkRun run, Path files, Progress progress) throws BenchmarkException {
				return outcome(new Made(1000 + number++ % 2, 0), files);
			}
		};

		assertThat(measure(forks, effort, none).getFirst().forks()).as("4, and half as many again").hasSize(6);
	}

	@Test
	void keepsRawFilesOfTheAttemptThatCounts() throws IOException {
		Path kept = Files.createDirectory(folder.resolve("kept"));
		RawFiles raw = new RawFiles(kept, Map.of());
		Experiment.measure(script(new Made(100, NOISE), new Made(200, 0)), List.of(counting), forks(1), folder, Optional.of(raw), listener,
				Progress.NONE);

		Path workload = kept.resolve("tiny-java-" + counting.java().feature()).resolve("nested-0ns-1-thread");
		assertThat(Files.readAllLines(workload.resolve("raw-1-4-1.csv"))).hasSize(200).containsOnly("1;200;1000;0");
	}
}
