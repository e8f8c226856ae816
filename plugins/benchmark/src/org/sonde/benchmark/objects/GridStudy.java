/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.objects;

import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.LongSupplier;
import java.util.stream.Stream;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.BenchmarkProblem;
import org.sonde.benchmark.experiment.Experiment;
import org.sonde.benchmark.machine.AwakeProcessors;
import org.sonde.benchmark.machine.Machine;
import org.sonde.common.progress.Progress;

/**
 * The experiment of the paper on MOOMS (2004, section 6) with Sonde's object monitoring, and what else costs something in it. Each fork is
 * noted when it has ended, so that the next run in the same folder goes on where this one ended.
 */
public final class GridStudy {

	private final GridDesign design;
	private final Path folder;
	private final Progress progress;
	private final GridRunner runner;
	/** Numbers of processors that the watched program can get here. */
	private final List<Integer> processors;
	private final List<String> voids = new ArrayList<>();
	private final long begin = System.nanoTime();
	private long longestNanos;

	/** @param awakeNanos CPU time of what keeps processors awake */
	private GridStudy(GridDesign design, Path folder, Progress progress, LongSupplier awakeNanos) {
		this.design = design;
		this.folder = folder;
		this.progress = progress;
		runner = new GridRunner(design, awakeNanos);
		processors = design.processors().stream().filter(runner::canHave).toList();
	}

	/**
	 * Measures what the folder does not have yet.
	 *
	 * @param folder   an existing one
	 * @param progress cancelling it ends this with what is measured so far
	 * @throws BenchmarkException if the folder has forks of other conditions, or a process cannot be started
	 * @throws CancellationException if the user cancels before a fork was measured
	 */
	public static GridResult measure(GridDesign design, Path folder, Progress progress) throws BenchmarkException {
		if (!design.keepAwake()) {
			return new GridStudy(design, folder, progress, () -> 0).measure();
		}
		try (AwakeProcessors awake = AwakeProcessors.start()) {
			return new GridStudy(design, folder, progress, awake::cpuNanos).measure();
		}
	}

	private GridResult measure() throws BenchmarkException {
		if (processors.isEmpty()) {
			throw new BenchmarkException(BenchmarkProblem.NO_GRID,
					"it cannot get " + design.processors()
							+ " processors here, which needs Linux, taskset and at least as many. Choose others with --processors");
		}
		GridJournal journal = journal();
		List<GridDesign.Task> open = design.order().stream()
				.filter(task -> processors.contains(task.processors()))
				.filter(task -> journal.forks(task.cell().id(), task.processors()).stream()
						.noneMatch(fork -> fork.number() == task.number()))
				.toList();
		progress.begin("Measuring object monitoring", open.size());
		int done = 0;
		try {
			for (GridDesign.Task task : open) {
				if (!hasTime()) {
					break;
				}
				progress.checkCancelled();
				measure(task, journal);
				done++;
				progress.worked(1);
			}
		} catch (CancellationException e) {
			if (journal.forks().isEmpty()) {
				throw e;
			}
		}
		Set<Integer> shared = new HashSet<>(processors);
		shared.removeIf(count -> runner.pinning(count).isPresent());
		List<GridPoint> points = design.cells().stream()
				.flatMap(cell -> processors.stream().map(count -> new GridPoint(cell, count, journal.forks(cell.id(), count))))
				.filter(point -> !point.forks().isEmpty()).toList();
		if (points.isEmpty()) {
			throw new BenchmarkException(BenchmarkProblem.NO_GRID, voids.isEmpty() ? "there was no time for a fork" : voids.getFirst());
		}
		List<Integer> left = new ArrayList<>(design.processors());
		left.removeAll(processors);
		return new GridResult(journal.conditions(), points, shared, left, voids, done == open.size() && voids.isEmpty());
	}

	/** Returns the folder's journal, which must have the requested conditions, or a new one. */
	private GridJournal journal() throws BenchmarkException {
		String arguments = String.join(" ", Stream.concat(GridRunner.JVM.stream(), design.jvmArguments().stream()).toList());
		GridConditions asked = new GridConditions(Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(), Machine.here().description(),
				design.java().toString(), arguments, (int) design.warmUp().toMillis(), (int) design.measured().toMillis(),
				design.keepAwake(), 0, 1);
		if (GridJournal.exists(folder)) {
			GridJournal journal = GridJournal.read(folder);
			String differences = journal.conditions().differences(asked);
			if (differences.isEmpty() && design.workMicros().isPresent()
					&& Math.abs(design.workMicros().getAsDouble() - journal.conditions().workMicros()) > 0.01) {
				differences = "the work of an operation is " + journal.conditions().workMicros() + " µs, not "
						+ design.workMicros().getAsDouble();
			}
			if (!differences.isEmpty()) {
				throw new BenchmarkException(BenchmarkProblem.OTHER_CONDITIONS, folder, differences);
			}
			return journal;
		}
		progress.begin("Measuring how much work this machine does", 0);
		long stepsPerMilli = runner.stepsPerMilli(progress);
		int steps = GridWork.steps(design, runner, stepsPerMilli, progress);
		return GridJournal.create(folder,
				new GridConditions(asked.began(), asked.machine(), asked.java(), asked.jvmArguments(), asked.warmUpMillis(),
						asked.measuredMillis(), asked.keptAwake(), steps, stepsPerMilli));
	}

	/** Whether a fork as long as the longest so far would end in time. */
	private boolean hasTime() {
		return design.timeBox().isEmpty() || System.nanoTime() - begin + longestNanos <= design.timeBox().get().toNanos();
	}

	/** Measures until a fork is valid and undisturbed, or the attempts are used up. Of several valid forks, the quietest counts. */
	private void measure(GridDesign.Task task, GridJournal journal) throws BenchmarkException {
		long start = System.nanoTime();
		GridFork quietest = null;
		String trouble = "";
		for (int attempt = 0; attempt < design.attempts() && (quietest == null || isNoisy(quietest))
				&& (attempt == 0 || hasTime()); attempt++) {
			switch (runner.run(task, journal.conditions().steps(), journal.conditions().stepsPerMilli(), progress)) {
				case GridRunner.Outcome.Valid valid ->
					quietest = quietest == null || load(valid.fork()) < load(quietest) ? valid.fork() : quietest;
				case GridRunner.Outcome.Void nothing -> trouble = nothing.reason();
			}
		}
		if (quietest == null) {
			voids.add(
					task.cell().id() + " on " + task.processors() + (task.processors() == 1 ? " processor: " : " processors: ") + trouble);
		} else {
			journal.add(quietest);
		}
		longestNanos = Math.max(longestNanos, System.nanoTime() - start);
	}

	static boolean isNoisy(GridFork fork) {
		return Experiment.isNoisy(load(fork));
	}

	private static double load(GridFork fork) {
		return fork.find(GridFigure.FOREIGN_PROCESSORS).orElse(0);
	}
}
