/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.results;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.sonde.benchmark.experiment.MeasuredRun;
import org.sonde.overhead.digits.Digits;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.ForkFlag;
import org.sonde.overhead.statistics.ForkComparison;
import org.sonde.overhead.statistics.ForkSummary;
import org.sonde.overhead.statistics.Interval;

/** What was measured of a run, as tables show it: times in µs per trace with their 95 % intervals. */
public final class RunTexts {

	private static final double NANOS_PER_MICRO = 1000;

	private RunTexts() {
	}

	/** The mean over forks by a clock; empty where there is no fork, or the clock did not work. */
	public static String mean(MeasuredRun run, Clock clock) {
		List<Fork> forks = run.forks(clock);
		if (forks.isEmpty()) {
			return "";
		}
		ForkSummary summary = ForkSummary.of(forks.stream().mapToDouble(Fork::meanNanos).toArray());
		// A time cannot be negative; a difference can.
		return micros(summary.mean(), summary.interval().known().map(Interval::clampedAtZero));
	}

	/** What a run adds to the one before it; empty without one. */
	public static String difference(Optional<ForkComparison> comparison) {
		return comparison.map(one -> micros(one.difference(), one.differenceInterval().known())).orElse("");
	}

	private static String micros(double nanos, Optional<Interval> interval) {
		return interval.map(known -> Digits.withInterval(known.times(1 / NANOS_PER_MICRO), "µs"))
				.orElseGet(() -> Digits.value(Interval.exactly(nanos / NANOS_PER_MICRO)) + " µs");
	}

	/** Of a difference, in words. */
	public static String verdict(ForkComparison comparison) {
		return switch (comparison.verdict()) {
			case LOWER -> "faster";
			case HIGHER -> "slower";
			case NO_SIGNIFICANT_DIFFERENCE -> "no significant difference";
			case UNDECIDED -> "cannot be told";
		};
	}

	/** Forks by number with what is odd about them, such as {@code 3 noisy, 5 outlier}; several modes are usual. */
	public static String odd(MeasuredRun run) {
		return run.forks(Clock.WALL).stream().filter(fork -> fork.flags().stream().anyMatch(flag -> flag != ForkFlag.SEVERAL_MODES))
				.map(fork -> fork.number() + " " + fork.flags().stream().filter(flag -> flag != ForkFlag.SEVERAL_MODES).map(ForkFlag::keyword)
						.collect(Collectors.joining(" ")))
				.collect(Collectors.joining(", "));
	}
}
