/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.results;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

import org.sonde.benchmark.experiment.MeasuredRun;
import org.sonde.common.digits.Digits;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.ForkFlag;
import org.sonde.overhead.statistics.ForkComparison;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.statistics.IntervalText;

/** The figures of a run as text for tables: times in µs per trace with their 95 % intervals. */
public final class RunTexts {

	private static final double NANOS_PER_MICRO = 1000;

	private RunTexts() {
	}

	/** The mean over forks by a clock; empty where there is no fork, or the clock did not work. */
	public static String mean(MeasuredRun run, Clock clock) {
		// A time cannot be negative; a difference can.
		return run.summary(clock).map(summary -> micros(summary.mean(), summary.interval().known().map(Interval::clampedAtZero)))
				.orElse("");
	}

	/** Returns what a run adds to the one before it. Empty without one. */
	public static String difference(Optional<ForkComparison> comparison) {
		return comparison.map(one -> micros(one.difference(), one.differenceInterval().known())).orElse("");
	}

	private static String micros(double nanos, Optional<Interval> interval) {
		return interval.map(known -> IntervalText.of(known.times(1 / NANOS_PER_MICRO), "µs"))
				.orElseGet(() -> Digits.value(nanos / NANOS_PER_MICRO) + " µs");
	}

	/** Returns the text about the fork with this number, which has just ended, valid or void. */
	public static String lastFork(MeasuredRun sofar, int number) {
		Optional<Fork> valid = sofar.forks().stream().map(fork -> fork.figures().get(Clock.WALL)).filter(fork -> fork.number() == number)
				.findFirst();
		if (valid.isEmpty()) {
			return sofar.run() + ": void, " + (sofar.voids().isEmpty() ? "fork " + number : sofar.voids().getLast());
		}
		Fork fork = valid.get();
		String mean = Double.isInfinite(sofar.precision()) ? "" : String.format(Locale.ROOT, "; mean of %d forks %s µs ± %s %%",
						sofar.forks().size(), Digits.atLeast(sofar.summary().mean() / NANOS_PER_MICRO, 4),
						Digits.fixed(100 * sofar.precision(), 1));
		return String.format(Locale.ROOT, "%s, fork %d: %s µs per trace%s%s", sofar.run(), fork.number(),
				Digits.atLeast(fork.meanNanos() / NANOS_PER_MICRO, 4),
				fork.flags().contains(ForkFlag.NOISY) ? " (noisy)" : "", mean);
	}

	/** Forks by number with what is odd about them, such as {@code 3 noisy, 5 outlier}; several modes are usual. */
	public static String odd(MeasuredRun run) {
		return run.forks(Clock.WALL).stream().filter(fork -> fork.flags().stream().anyMatch(flag -> flag != ForkFlag.SEVERAL_MODES))
				.map(fork -> fork.number() + " "
						+ fork.flags().stream().filter(flag -> flag != ForkFlag.SEVERAL_MODES).map(ForkFlag::keyword)
								.collect(Collectors.joining(" ")))
				.collect(Collectors.joining(", "));
	}
}
