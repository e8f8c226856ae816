/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.experiment;

import java.util.Locale;
import java.util.Optional;

import org.sonde.benchmark.run.BenchmarkRun;
import org.sonde.benchmark.workload.Workload;
import org.sonde.common.digits.Digits;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.Fork;

/**
 * Whether traces without probes last as long as they were asked to. Where they do not, as the clock of the method time is too coarse,
 * nothing that is measured under the workload is what its name says. Told by medians: other programs make some traces longer, on a busy
 * machine many times.
 */
final class MethodTime {

	private static final double MOST = 2;
	private static final double LEAST = 0.75;
	/** The tolerance for the clock. */
	private static final double NANOS = 1_000;
	/** The tolerance for each call, which takes some nanoseconds. */
	private static final double NANOS_PER_EXECUTION = 50;
	private static final double NANOS_PER_MICRO = 1_000;

	private MethodTime() {
	}

	/** Says what is wrong, with the remedy. Empty if nothing is, and for runs with probes. */
	static Optional<String> contradiction(BenchmarkRun run, MeasuredFork fork) {
		Workload workload = run.workload();
		Fork figures = fork.figures().get(workload.byThreadTime() ? Clock.THREAD_CPU : Clock.WALL);
		double asked = workload.methodTimeNanos();
		if (asked == 0 || !run.configuration().isPlain() || figures == null) {
			return Optional.empty();
		}
		double median = figures.distribution().map(distribution -> distribution.quantileNanos(0.5)).orElse(figures.meanNanos());
		boolean isMet = median >= LEAST * asked && median <= MOST * asked + NANOS + NANOS_PER_EXECUTION * workload.executions();
		return isMet ? Optional.empty()
				: Optional.of(String.format(Locale.ROOT, "without probes, its traces should last %s µs%s, but their median is "
						+ "%s µs. Choose a longer method time%s", workload.methodTimeMicros(),
						workload.byThreadTime() ? " of CPU time" : "",
						Digits.atLeast(median / NANOS_PER_MICRO, 4),
						workload.byThreadTime() ? ", or one by elapsed time, whose clock is finer" : ""));
	}
}
