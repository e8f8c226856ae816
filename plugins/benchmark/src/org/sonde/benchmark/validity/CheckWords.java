/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.validity;

import java.util.List;
import java.util.Locale;

import org.sonde.overhead.statistics.Interval;

/** What a check of the benchmark found, in sentences. */
public final class CheckWords {

	private static final double NANOS_PER_MICRO = 1_000;
	private static final double PERCENT = 100;

	private CheckWords() {
	}

	/** A line each, the answer second. */
	public static List<String> of(SetUpCheck check) {
		Interval alarms = check.falseAlarmShare();
		Interval found = check.found();
		return List.of(
				said("%d comparisons of the configuration with itself, %s forks on each side, mean %.4g µs per trace", check.pairs(),
						check.forks() == check.mostForks() ? check.forks() : check.forks() + " to " + check.mostForks(),
						check.meanNanos() / NANOS_PER_MICRO),
				said("False alarms: %d of %d comparisons, that is %.1f %% (%.1f … %.1f %%): %s", check.falseAlarms(), check.pairs(),
						PERCENT * alarms.value(),
						PERCENT * alarms.low(), PERCENT * alarms.high(), said(check.promise())),
				said("Standard deviation between forks: %.2f %% of the mean", PERCENT * check.betweenForks()),
				said("%s, a change of %.2f %% is found with a probability of 80 %%", check.forksInFiveMinutes() < SetUpCheck.LEAST_FORKS
						? said("With %d forks on each side, which take more than five minutes", SetUpCheck.LEAST_FORKS)
						: said("In five minutes, with %d forks on each side", check.forksInFiveMinutes()), PERCENT * check.detectable()),
				said("Test on these forks: such changes were found in %.0f %% of %d comparisons (%.0f … %.0f %%), where 80 %% are expected",
						PERCENT * found.value(), check.tried(), PERCENT * found.low(), PERCENT * found.high()),
				said("The interval over forks is %.1f times as wide as one that takes calls as independent (median)",
						check.naive()));
	}

	private static String said(SetUpCheck.Promise promise) {
		return switch (promise) {
			case MORE -> "more than the 5 % promised, so a reported difference means less on this machine";
			case FEWER -> "fewer than the 5 % promised, so comparisons are too cautious on this machine";
			case AGREES -> "agrees with the 5 % promised";
			case TOO_FEW -> "does not contradict the 5 % promised, but so few comparisons cannot distinguish 5 % from 10 %";
		};
	}

	private static String said(String words, Object... figures) {
		return String.format(Locale.ROOT, words, figures);
	}
}
