/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.validity;

import java.util.List;
import java.util.Locale;

import org.sonde.common.digits.Digits;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.statistics.IntervalText;

/** Says in sentences what a check of the benchmark found. */
public final class SetUpCheckText {

	private static final double NANOS_PER_MICRO = 1_000;
	private static final double PERCENT = 100;

	private SetUpCheckText() {
	}

	/** A line each, the answer second. */
	public static List<String> of(SetUpCheck check) {
		Interval found = check.found();
		return List.of(
				text("%d comparisons of the configuration with itself, %s forks on each side, mean %s µs per trace", check.pairs(),
						check.forks() == check.mostForks() ? check.forks() : check.forks() + " to " + check.mostForks(),
						Digits.atLeast(check.meanNanos() / NANOS_PER_MICRO, 4)),
				text("False alarms: %d of %d comparisons, that is %s: %s", check.falseAlarms(), check.pairs(),
						IntervalText.of(check.falseAlarmShare().times(PERCENT), "%"), text(check.promise())),
				text("Standard deviation between forks: %s %% of the mean", Digits.fixed(PERCENT * check.betweenForks(), 2)),
				text("%s, a change of %s %% is found with a probability of 80 %%", check.forksInFiveMinutes() < SetUpCheck.LEAST_FORKS
						? text("With %d forks on each side, which take more than five minutes", SetUpCheck.LEAST_FORKS)
						: text("In five minutes, with %d forks on each side", check.forksInFiveMinutes()),
						Digits.fixed(PERCENT * check.detectable(), 2)),
				text("Test on these forks: such changes were found in %s %% of %d comparisons (%s … %s), where 80 %% are expected",
						Digits.fixed(PERCENT * found.value(), 0), check.tried(), Digits.fixed(PERCENT * found.low(), 0),
						Digits.fixed(PERCENT * found.high(), 0)),
				text("The interval over forks is %s times as wide as one that takes calls as independent (median)",
						Digits.fixed(check.naive(), 1)));
	}

	private static String text(SetUpCheck.Promise promise) {
		return switch (promise) {
			case MORE -> "more than the 5 % promised, so a reported difference means less on this machine";
			case FEWER -> "fewer than the 5 % promised, so comparisons are too cautious on this machine";
			case AGREES -> "agrees with the 5 % promised";
			case TOO_FEW -> "does not contradict the 5 % promised, but so few comparisons cannot distinguish 5 % from 10 %";
		};
	}

	private static String text(String words, Object... figures) {
		return String.format(Locale.ROOT, words, figures);
	}
}
