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

	/** A line each, the answer first. */
	public static List<String> of(SetUpCheck check) {
		Interval alarms = check.falseAlarmShare();
		Interval found = check.found();
		return List.of(
				said("%d comparisons of the same with itself, %s forks on either side, mean %.4g µs per trace", check.pairs(),
						check.forks() == check.mostForks() ? check.forks() : check.forks() + " to " + check.mostForks(), check.meanNanos() / NANOS_PER_MICRO),
				said("False alarms: %d, that is %.1f %% (%.1f … %.1f); promised are 5 %%: %s", check.falseAlarms(), PERCENT * alarms.value(),
						PERCENT * alarms.low(), PERCENT * alarms.high(),
						check.keepsItsPromise() ? "kept" : "not kept, so differences on this machine mean less than they say"),
				said("Standard deviation between forks: %.2f %% of the mean", PERCENT * check.betweenForks()),
				said("In five minutes, with %d forks on either side, a change of %.2f %% is found with a probability of 80 %%", check.forksInFiveMinutes(),
						PERCENT * check.detectable()),
				said("  (of such changes put into these forks, %.0f %% were found, %.0f … %.0f)", PERCENT * found.value(), PERCENT * found.low(),
						PERCENT * found.high()),
				said("The interval over forks is %.1f times as wide as one over calls as if they were independent (median)", check.naive()));
	}

	private static String said(String words, Object... figures) {
		return String.format(Locale.ROOT, words, figures);
	}
}
