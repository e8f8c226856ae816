/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.statistics.Interval;

/**
 * What one run adds to its predecessor, per trace.
 *
 * @param nanos ≥ 0
 * @param signedNanos the same before what is negative became 0
 * @param measurement empty where the source gives no interval of this figure
 * @param forkHalfWidth of the 95 % interval of {@code signedNanos} over forks; empty where forks give none
 * @param stated whether the source states this portion itself; else it is the difference of two runs
 * @param derivedNanos the difference of the runs, where the source states another figure
 * @param origin how it came about
 */
record Step(double nanos, double signedNanos, Optional<Interval> measurement, OptionalDouble forkHalfWidth, boolean stated,
		OptionalDouble derivedNanos, String origin) {

	/** Whether the figure was negative and is taken as 0. */
	boolean clamped() {
		return signedNanos < 0;
	}

	/**
	 * The portion of {@code run} over {@code predecessor}: as stated, else the difference of their response times; empty
	 * without figures.
	 */
	static Optional<Step> between(Configuration predecessor, Configuration run) {
		Optional<Step> derived = difference(predecessor, run);
		Optional<RunTime> stated = RunTime.ofStatedPortion(run);
		if (stated.isEmpty()) {
			return derived;
		}
		RunTime portion = stated.get();
		OptionalDouble alternative = derived.isPresent() ? OptionalDouble.of(derived.get().nanos) : OptionalDouble.empty();
		String origin = portion.origin() + " of " + run.label() + (derived.isEmpty() ? ""
				: String.format(Locale.ROOT, " (the difference of the runs would be %.4g µs per trace)",
						derived.get().nanos / 1_000));
		return Optional.of(new Step(Math.max(0, portion.nanos()), portion.nanos(), portion.interval().map(Interval::clampedAtZero),
				portion.forkHalfWidth(), true, alternative, origin));
	}

	/** The difference of the response times of two runs; empty without figures. */
	static Optional<Step> difference(Configuration predecessor, Configuration run) {
		Optional<RunTime> before = RunTime.ofRun(predecessor);
		Optional<RunTime> after = RunTime.ofRun(run);
		if (before.isEmpty() || after.isEmpty()) {
			return Optional.empty();
		}
		double difference = after.get().nanos() - before.get().nanos();
		Optional<Interval> measurement = measuredDifference(before.get(), after.get());
		String origin = run.label() + " (" + after.get().origin() + ") − " + predecessor.label() + " (" + before.get().origin()
				+ ")";
		if (difference < 0) {
			origin += String.format(Locale.ROOT, ", %.4g ns per trace, shown as 0 because a cost cannot be negative", difference);
		}
		return Optional.of(new Step(Math.max(0, difference), difference, measurement.map(Interval::clampedAtZero),
				halfWidth(before.get(), after.get()), false, OptionalDouble.empty(), origin));
	}

	private static OptionalDouble halfWidth(RunTime before, RunTime after) {
		double half = Math.hypot(before.forkHalfWidth().orElse(Double.NaN), after.forkHalfWidth().orElse(Double.NaN));
		return half > 0 ? OptionalDouble.of(half) : OptionalDouble.empty();
	}

	/** Interval of the difference of two independent runs. */
	static Optional<Interval> measuredDifference(RunTime before, RunTime after) {
		return after.interval().flatMap(later -> before.interval().map(later::minus));
	}
}
