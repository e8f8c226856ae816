/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.experiment;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CancellationException;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.BenchmarkProblem;
import org.sonde.benchmark.run.BenchmarkRun;
import org.sonde.benchmark.run.ForkOutcome;
import org.sonde.common.files.IoErrorText;
import org.sonde.common.files.TemporaryFiles;
import org.sonde.common.progress.Progress;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.results.ForkFlag;

/**
 * Measures runs, fork by fork. The runs take turns, in another order each round, so that a machine that becomes slower meets all of them
 * alike (Waller &amp; Hasselbring 2013 measure one configuration after the other). When a run ends, {@link StoppingRule} says. A fork that
 * other programs disturbed is repeated, and flagged if no attempt was quiet; a void one is repeated, too.
 */
public final class Experiment {

	/** Runs a fork, as {@link org.sonde.benchmark.run.ForkRunner#run} does. */
	@FunctionalInterface
	public interface Forks {

		/**
		 * @param folder an empty one for its files
		 * @throws BenchmarkException if it could not be run
		 * @throws CancellationException if the user cancels
		 */
		ForkOutcome run(BenchmarkRun run, Path folder, Progress progress) throws BenchmarkException;
	}

	/** More than this share of all processors taken by others makes a fork noisy. */
	public static final double NOISY_SHARE = 0.1;
	/** Any will do; the same each time, so that the order of an experiment is. */
	private static final long SEED = 20261121;

	private final Forks runner;
	private final Effort effort;
	private final Path folder;
	private final Optional<RawFiles> raw;
	private final ExperimentListener listener;
	private final Progress progress;
	private final Map<BenchmarkRun, State> states = new LinkedHashMap<>();
	private final long began = System.nanoTime();

	private Experiment(Forks runner, List<BenchmarkRun> runs, Effort effort, Path folder, Optional<RawFiles> raw,
			ExperimentListener listener, Progress progress) {
		this.runner = runner;
		this.effort = effort;
		this.folder = folder;
		this.raw = raw;
		this.listener = listener;
		this.progress = progress;
		runs.forEach(run -> states.put(run, new State(run)));
	}

	/**
	 * Measures until the effort is made, or the user cancels: then what was measured is returned all the same.
	 *
	 * @param runs each once
	 * @param folder an existing one for the files of the forks, which are deleted when they are read
	 * @param raw keeps the raw measurements; empty if they are not kept
	 * @return in the order of the runs
	 */
	public static List<MeasuredRun> measure(Forks runner, List<BenchmarkRun> runs, Effort effort, Path folder, Optional<RawFiles> raw,
			ExperimentListener listener, Progress progress) {
		Experiment experiment = new Experiment(runner, runs, effort, folder, raw, listener, progress);
		try {
			experiment.measure();
		} catch (CancellationException e) {
			// The results so far are kept, and the caller asks the progress whether it was cancelled.
		}
		return experiment.states.values().stream().map(State::measured).toList();
	}

	private void measure() {
		progress.begin("Measuring", (long) effort.mostForks() * states.size());
		Random order = new Random(SEED);
		Duration longestRound = Duration.ZERO;
		for (int number = 1; number <= effort.mostForks(); number++) {
			long roundBegan = System.nanoTime();
			List<State> round = new ArrayList<>(states.values());
			Collections.shuffle(round, order);
			boolean any = false;
			for (State state : round) {
				if (state.forks.size() < StoppingRule.of(effort, state.measured()).least()) {
					any = true;
					fork(state, number);
				}
				progress.worked(1);
			}
			Duration lasted = Duration.ofNanos(System.nanoTime() - roundBegan);
			longestRound = lasted.compareTo(longestRound) > 0 ? lasted : longestRound;
			if (!any || timeIsUp(longestRound)) {
				return;
			}
		}
	}

	/** Whether what lasts so long would not end within the time-box. */
	private boolean timeIsUp(Duration lasting) {
		Duration spent = Duration.ofNanos(System.nanoTime() - began);
		return effort.timeBox().isPresent() && spent.plus(lasting).compareTo(effort.timeBox().get()) > 0;
	}

	private void fork(State state, int number) {
		Attempts attempts = new Attempts(state, number);
		listener.begins(state.run, number);
		for (int attempt = 1; attempt <= effort.attempts() && !attempts.areEnough(); attempt++) {
			progress.checkCancelled();
			if (attempt > 1) {
				listener.repeats(state.run, number, attempt);
			}
			attempts.next();
		}
		attempts.end();
		listener.ended(state.measured(), number);
	}

	/** The attempts to measure a fork. The one that other programs disturbed least counts. */
	private final class Attempts {
		private final State state;
		private final int number;
		private MeasuredFork quietest;
		private int valids;
		private Optional<String> contradiction = Optional.empty();

		Attempts(State state, int number) {
			this.state = state;
			this.number = number;
		}

		boolean areEnough() {
			return quietest != null && (!isNoisy(quietest) || timeIsUp(Duration.ZERO));
		}

		void next() {
			Path files = folder.resolve("fork");
			try {
				TemporaryFiles.delete(files);
				Files.createDirectories(files);
				ForkOutcome outcome = runner.run(state.run, files, progress);
				// A process that was killed by the same Ctrl-C is not void, only unwanted.
				progress.checkCancelled();
				switch (outcome) {
					case ForkOutcome.Void none -> state.isVoid(number, none.reason());
					case ForkOutcome.Valid valid -> take(valid, files);
				}
			} catch (OverheadException | BenchmarkException e) {
				// The forks of other runs are worth keeping, whatever is wrong with this one.
				state.isVoid(number, e.getMessage());
			} catch (IOException e) {
				state.isVoid(number, BenchmarkProblem.UNWRITABLE.message(files, IoErrorText.inWords(e)));
			} catch (CancellationException e) {
				throw e;
			} catch (RuntimeException e) {
				// A mistake of ours, or of a descriptor, which shows in some run alone.
				state.isVoid(number, e.toString());
			} finally {
				TemporaryFiles.deleteIfPossible(files);
			}
		}

		private void take(ForkOutcome.Valid valid, Path files) throws OverheadException, BenchmarkException, IOException {
			MeasuredFork fork = MeasuredFork.of(number, valid, flags(valid), progress);
			contradiction = MethodTime.contradiction(state.run, fork);
			if (contradiction.isPresent()) {
				state.isVoid(number, contradiction.get());
				return;
			}
			valids++;
			if (quietest == null || load(fork) < load(quietest)) {
				quietest = fork;
				if (raw.isPresent()) {
					raw.get().keep(state.run, number, files);
				}
			}
		}

		void end() {
			if (quietest != null) {
				state.forks.add(quietest);
				state.disturbed += valids - 1;
			} else if (contradiction.isPresent() && state.forks.isEmpty()) {
				refuse(state, number, contradiction.get());
			}
		}
	}

	/** Refuses a fork: what was measured under the same workload does not have this name. */
	private void refuse(State plain, int number, String why) {
		for (State other : states.values()) {
			if (other != plain && other.run.workload().equals(plain.run.workload()) && other.run.java().equals(plain.run.java())) {
				other.forks.clear();
				other.isVoid(number, why);
			}
		}
	}

	private static double load(MeasuredFork fork) {
		return fork.foreignProcessors().orElse(0);
	}

	private static boolean isNoisy(MeasuredFork fork) {
		return isNoisy(load(fork));
	}

	/** Whether so many processors, kept busy by other programs, disturb what is measured. */
	public static boolean isNoisy(double foreignProcessors) {
		return foreignProcessors > NOISY_SHARE * Runtime.getRuntime().availableProcessors();
	}

	private static Set<ForkFlag> flags(ForkOutcome.Valid outcome) {
		return isNoisy(outcome.foreignProcessors().orElse(0)) ? EnumSet.of(ForkFlag.NOISY) : EnumSet.noneOf(ForkFlag.class);
	}

	/** A run, as far as it has come. */
	private static final class State {
		private final BenchmarkRun run;
		private final List<MeasuredFork> forks = new ArrayList<>();
		private final List<String> voids = new ArrayList<>();
		private int disturbed;

		State(BenchmarkRun run) {
			this.run = run;
		}

		/** @param why a part of sentences, so without a full stop, which messages end with */
		void isVoid(int number, String why) {
			voids.add("fork " + number + ": " + (why.endsWith(".") ? why.substring(0, why.length() - 1) : why));
		}

		MeasuredRun measured() {
			return new MeasuredRun(run, forks, voids, disturbed);
		}
	}
}
