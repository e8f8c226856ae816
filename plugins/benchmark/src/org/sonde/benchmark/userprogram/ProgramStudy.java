/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.userprogram;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.BenchmarkProblem;
import org.sonde.benchmark.run.TemporaryFolder;
import org.sonde.common.files.IoErrorText;
import org.sonde.common.files.TemporaryFiles;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.run.LaunchException;
import org.sonde.overhead.results.Phase;

/**
 * Measures what a plan's probes cost a user's program: fresh JVMs, one after the other, without probes and with them in each state, in an
 * order that is reversed from round to round. Within the JVMs that collect or write, the probes are switched in windows.
 */
public final class ProgramStudy implements AutoCloseable {

	/** A round: what runs, and whether the probes are switched within it. */
	private record Step(Phase phase, boolean switched, boolean toItsEnd) {

		@Override
		public String toString() {
			return phase.keyword() + (switched ? ", switched on and off" : toItsEnd ? ", to its own end" : "");
		}
	}

	private static final int VOID_ROUNDS = 3;

	private final ProgramEffort effort;
	private final boolean toItsEnd;
	private final List<Step> round;
	private final ProgramForks forks;
	private final Path folder;
	private final Map<Phase, List<Observation>> whole = new TreeMap<>();
	private final Map<Phase, List<Observation>> switched = new TreeMap<>();
	private final Map<Phase, List<String>> voids = new TreeMap<>();

	/**
	 * Prepares it; {@link #close} deletes what that leaves.
	 *
	 * @param phases what is measured, of the states that the probes have
	 * @throws BenchmarkException if files cannot be written
	 */
	public ProgramStudy(UserProgram program, UnitOfWork unit, MeasuredProbes probes, List<Phase> phases, ProgramEffort effort)
			throws BenchmarkException {
		this(program, unit, probes, phases, effort, true);
	}

	/**
	 * The same, perhaps for a program whose probes cannot be switched between units of work.
	 *
	 * @param windows whether the probes are switched where that is possible; else whole JVMs are compared
	 */
	public ProgramStudy(UserProgram program, UnitOfWork unit, MeasuredProbes probes, List<Phase> phases, ProgramEffort effort,
			boolean windows)
			throws BenchmarkException {
		this.effort = effort;
		toItsEnd = effort.wholeRuns() || unit instanceof UnitOfWork.WholeRun;
		folder = TemporaryFolder.make("sonde-program");
		forks = new ProgramForks(program, unit, probes, folder);
		round = new ArrayList<>();
		for (Phase phase : phases) {
			// Between units alone; where only lines of output tell of them, nobody knows when that is.
			boolean canSwitch = windows && unit instanceof UnitOfWork.MethodCalls && (phase == Phase.COLLECTING || phase == Phase.WRITING);
			if (!canSwitch || effort.wholeRuns()) {
				round.add(new Step(phase, false, toItsEnd));
			}
			if (canSwitch) {
				round.add(new Step(phase, true, false));
			}
		}
	}

	/**
	 * Runs the program once with all probes, for a prediction that is made before anything is measured.
	 *
	 * @return what was observed; the log is in {@link #recording}
	 * @throws BenchmarkException if the program fails or does no unit of work
	 * @throws LaunchException    if it cannot be started with probes
	 */
	public Observation record(Progress progress) throws BenchmarkException, LaunchException {
		progress.begin("Recording the program's calls", 1);
		Path own = empty("recording");
		ProgramForks.Outcome outcome = forks.run(Phase.WRITING, effort.observing(toItsEnd), own, progress);
		progress.worked(1);
		return outcome.observation()
				.orElseThrow(() -> new BenchmarkException(BenchmarkProblem.NOTHING_MEASURED, "The program", outcome.trouble()));
	}

	/** The folder with the log of the recorded run. */
	public Path recording() {
		return folder.resolve("recording").resolve(ProgramForks.LOG);
	}

	@Override
	public void close() {
		TemporaryFiles.deleteIfPossible(folder);
	}

	/** The same, and nobody wants to know what is known meanwhile. */
	public ProgramOverhead measure(Progress progress) throws BenchmarkException, LaunchException {
		return measure(progress, known -> {
			// The result tells it all.
		});
	}

	/**
	 * Measures until it is precise enough or the time is up. If the user cancels, what was measured until then is returned; no process is
	 * left.
	 *
	 * @param soFar receives what is known after each JVM
	 * @throws BenchmarkException if the program cannot be started, or no JVM of the first round is valid; later, what was measured is
	 *                            returned
	 * @throws LaunchException    if it cannot be started with probes
	 */
	public ProgramOverhead measure(Progress progress, Consumer<ProgramOverhead> soFar) throws BenchmarkException, LaunchException {
		long end = System.nanoTime() + effort.timeBox().toNanos();
		progress.begin("Measuring the program", (long) effort.mostForks() * round.size());
		try {
			for (int fork = 0; fork < effort.mostForks() && !isEnough(fork) && !isHopeless(fork) && System.nanoTime() < end; fork++) {
				List<Step> steps = fork % 2 == 0 ? round : round.reversed();
				for (Step step : steps) {
					if ((fork > 0 || hasNothing()) && System.nanoTime() >= end) {
						break; // A first round is completed if anything in it counts: without a whole round nothing can be compared.
					}
					run(step, progress);
					soFar.accept(new ProgramOverhead(whole, switched, voids));
					progress.worked(1);
				}
				checkFirst(fork);
			}
		} catch (CancellationException e) {
			// The results so far count.
		} catch (BenchmarkException | LaunchException e) {
			// This happens, for example, if the disk is full meanwhile.
			if (hasNothing()) {
				throw e;
			}
			voids.computeIfAbsent(round.getLast().phase(), none -> new ArrayList<>()).add("The measurement ended early: " + e.getMessage());
		}
		return new ProgramOverhead(whole, switched, voids);
	}

	private void run(Step step, Progress progress) throws BenchmarkException, LaunchException {
		progress.checkCancelled();
		Path own = empty("fork");
		ProgramForks.Outcome outcome = forks.run(step.phase(), step.switched() ? effort.switching() : effort.observing(step.toItsEnd()),
				own, progress);
		Map<Phase, List<Observation>> place = step.switched() ? switched : whole;
		outcome.observation().ifPresentOrElse(one -> place.computeIfAbsent(step.phase(), none -> new ArrayList<>()).add(one),
				() -> voids.computeIfAbsent(step.phase(), none -> new ArrayList<>()).add(step + ": " + outcome.trouble()));
	}

	private Path empty(String name) throws BenchmarkException {
		Path own = folder.resolve(name);
		try {
			TemporaryFiles.delete(own);
			return Files.createDirectory(own);
		} catch (IOException e) {
			throw BenchmarkException.causedBy(e, BenchmarkProblem.UNWRITABLE, own, IoErrorText.inWords(e));
		}
	}

	/** Whether no JVM was valid until now. */
	private boolean hasNothing() {
		return whole.isEmpty() && switched.isEmpty();
	}

	/** A program that fails at once fails always: the user should learn it now. */
	private void checkFirst(int fork) throws BenchmarkException {
		if (fork == 0 && hasNothing()) {
			throw new BenchmarkException(BenchmarkProblem.NOTHING_MEASURED, "The program",
					voids.values().stream().flatMap(List::stream).findFirst().orElse("nothing ran"));
		}
	}

	private boolean isEnough(int forksUntilNow) {
		if (forksUntilNow < effort.leastForks()) {
			return false;
		}
		OptionalDouble reached = decisive().map(ProgramOverhead.PerUnit::precision).orElse(OptionalDouble.empty());
		return reached.isPresent() && reached.getAsDouble() <= effort.precision();
	}

	/** Whether to give up: after several rounds without a valid JVM, the next has hardly one. */
	private boolean isHopeless(int forksUntilNow) {
		Phase last = round.getLast().phase();
		boolean hopeless = forksUntilNow == VOID_ROUNDS && !whole.containsKey(last) && !switched.containsKey(last);
		if (hopeless) {
			voids.computeIfAbsent(last, none -> new ArrayList<>())
					.add("The measurement ended early: in " + VOID_ROUNDS + " rounds no JVM in the state " + last.keyword()
							+ " was valid.");
		}
		return hopeless;
	}

	/** Returns the figure that must become precise: what the last state adds. */
	private Optional<ProgramOverhead.PerUnit> decisive() {
		ProgramOverhead now = new ProgramOverhead(whole, switched, voids);
		return switch (round.getLast().phase()) {
			case WRITING -> now.all(ResourceUsage.Figure.APPLICATION_CPU, effort.precise());
			case COLLECTING -> now.added(Phase.COLLECTING, ResourceUsage.Figure.APPLICATION_CPU);
			default -> now.instrumentation(ResourceUsage.Figure.APPLICATION_CPU);
		};
	}
}
