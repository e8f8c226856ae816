/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.results;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

import org.sonde.benchmark.experiment.MeasuredRun;
import org.sonde.benchmark.subject.Arrival;
import org.sonde.benchmark.subject.Subject;
import org.sonde.common.digits.Digits;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.ForkFlag;
import org.sonde.overhead.statistics.ForkSummary;

/**
 * The notes of a result set: how it was measured, and what readers should know of its figures.
 *
 * @param runs that have a valid fork
 */
record MeasurementNotes(Subject subject, List<MeasuredRun> runs, RunEnvironment surroundings) {
	/** A run without probes that lasts this share longer than its method time, and what its calls take, contradicts it. */
	private static final double METHOD_TIME_SHARE = 0.25;
	private static final double CALLS_NANOS = 1000;
	/** Two clocks, each with an error. */
	private static final double MORE_THAN_ELAPSED = 1.02;

	/** @param all also those that are not measured */
	List<String> of(List<MeasuredRun> all) {
		List<String> notes = new ArrayList<>(subject.notes());
		notes.add(
				"Each fork is a JVM of its own; the configurations took turns, in a different order each round. Left out as warm-up: the calls "
						+ "before the steady state of each fork; the first half where none was found.");
		notes.add(surroundings.attempts() == 1 ? "Forks that were void or disturbed by other programs were not repeated."
				: "Forks that were void or disturbed by other programs were tried up to " + surroundings.attempts() + " times.");
		int disturbed = all.stream().mapToInt(MeasuredRun::disturbed).sum();
		if (disturbed > 0) {
			notes.add("Disturbed by other programs, and replaced by a quieter attempt: " + disturbed
					+ (disturbed == 1 ? " fork." : " forks."));
		}
		notes.add(
				"CPU time of the thread excludes the reading of its clock. CPU time of the process also excludes the benchmark's work between calls.");
		runs.forEach(run -> notes.addAll(contradictions(run)));
		surroundings.megahertz().ifPresent(text -> notes.add("Frequency of the processors: " + text + "."));
		for (MeasuredRun run : all) {
			if (run.forks().isEmpty()) {
				notes.add("Not measured: " + run.run() + "; " + run.voids().stream().findFirst().orElse("there was no time for it") + ".");
			}
		}
		runs.forEach(run -> lost(run).ifPresent(notes::add));
		notes.addAll(disturbances());
		return notes;
	}

	/** Says what cannot be true of a run's times. */
	private static List<String> contradictions(MeasuredRun run) {
		List<String> notes = new ArrayList<>();
		if (contradictsMethodTime(run)) {
			notes.add(String.format(Locale.ROOT, "%s: its traces should last %s µs, and lasted %s µs.", run.run(),
					run.run().workload().methodTimeMicros(), Digits.atLeast(lasted(run) / 1000, 4)));
		}
		if (run.summary(Clock.THREAD_CPU).stream().anyMatch(cpu -> cpu.mean() > MORE_THAN_ELAPSED * run.summary().mean())) {
			notes.add(run.run()
					+ ": the thread's CPU time exceeds the elapsed time, which is impossible. The clock of CPU time is too coarse here, or "
					+ "the time to read that clock, which is subtracted, is not known well enough.");
		}
		return notes;
	}

	/** Says how many records a run lost by the framework's design. */
	private static Optional<String> lost(MeasuredRun run) {
		return run.run().configuration().arrival() instanceof Arrival.Counted counted
				&& (counted.dropsWhenFull() || counted.unsentPerThread() > 0)
						? Optional.of(String.format(Locale.ROOT, "%s: the framework %s; %s %% of the records arrived.", run.run(),
								counted.dropsWhenFull() ? "drops records when its queue is full" : "never sends its last buffer",
								Digits.fixed(100 * Math.floor(10_000 * MeasuredSet.share(run)) / 10_000, 2)))
						: Optional.empty();
	}

	/** Says how busy other programs were. */
	private List<String> disturbances() {
		List<String> notes = new ArrayList<>();
		List<String> noisy = runs.stream()
				.filter(run -> run.forks(Clock.WALL).stream().anyMatch(fork -> fork.flags().contains(ForkFlag.NOISY)))
				.map(run -> run.run().toString()).toList();
		if (!noisy.isEmpty()) {
			notes.add("Other programs took more than a tenth of the processors during forks of " + noisy.size() + " of " + runs.size()
					+ " configurations, even when repeated. These forks are flagged.");
		}
		OptionalDouble foreign = runs.stream().flatMap(run -> run.forks().stream())
				.flatMapToDouble(fork -> fork.foreignProcessors().stream())
				.average();
		foreign.ifPresent(processors -> notes.add("Other programs kept " + Digits.atMost(processors, 2) + " processors busy on average."));
		return notes;
	}

	/** Returns the duration by the clock of the method time, in nanoseconds. */
	private static double lasted(MeasuredRun run) {
		return run.summary(run.run().workload().byThreadTime() ? Clock.THREAD_CPU : Clock.WALL).map(ForkSummary::mean).orElse(0.0);
	}

	/** Whether a run without probes did not last as long as it should, so that the method time is not what it says. */
	private static boolean contradictsMethodTime(MeasuredRun run) {
		double asked = run.run().workload().methodTimeNanos();
		return asked > 0 && run.run().configuration().isPlain() && Math.abs(lasted(run) - asked) > METHOD_TIME_SHARE * asked + CALLS_NANOS;
	}
}
