/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.userprogram;

import java.time.Duration;
import java.util.stream.Stream;

import org.sonde.benchmark.experiment.Effort;

/**
 * How a program's overhead is measured.
 *
 * @param leastForks   JVMs per configuration, at least; from {@code ForkIntervals.FEWEST_FORKS} on there is an interval
 * @param mostForks    at most
 * @param precision    the 95 % interval of what the probes add reaches no further than this share of it to either side, and no further JVM
 *                     is started; in (0, 1)
 * @param timeBox      no JVM is started after it
 * @param warmUp       after the first unit of work; what runs before does not count
 * @param steady       how long a JVM is observed after its warm-up
 * @param window       length of a window with the probes on or off
 * @param wholeRuns    whether the program runs to its own end without switching, too, for the figures of whole runs
 * @param precise      what must be that precise
 */
public record ProgramEffort(int leastForks, int mostForks, double precision, Duration timeBox, Duration warmUp, Duration steady,
		Duration window, boolean wholeRuns, PrecisionTarget precise) {

	/** The default: as precise as forks can be in a few minutes. */
	public static final ProgramEffort DEFAULT = new ProgramEffort(3, 10, 0.05, Duration.ofMinutes(10), Duration.ofSeconds(3),
			Duration.ofSeconds(8), Duration.ofMillis(100), false);

	/** The time beside warm-up and steady state: starting, weaving and ending. It is no longer than the limit for everything. */
	private static final Duration BESIDE = Duration.ofSeconds(120);

	/** Makes an effort that ends when the cost of active probes is precise. */
	public ProgramEffort(int leastForks, int mostForks, double precision, Duration timeBox, Duration warmUp, Duration steady,
			Duration window, boolean wholeRuns) {
		this(leastForks, mostForks, precision, timeBox, warmUp, steady, window, wholeRuns, PrecisionTarget.ACTIVE);
	}

	/** @throws IllegalArgumentException naming the rule that is broken */
	public ProgramEffort {
		if (leastForks < 1 || mostForks < leastForks) {
			throw new IllegalArgumentException(
					"the fewest forks come first, from 1, then the most; found " + leastForks + " to " + mostForks);
		}
		if (!timeBox.isPositive()) {
			throw new IllegalArgumentException("measuring takes more than 0 minutes, found " + timeBox.toMillis() / 60_000.0);
		}
		if (Stream.of(timeBox, warmUp, steady, window).anyMatch(time -> time.compareTo(Effort.LONGEST) > 0)) {
			throw new IllegalArgumentException("measuring takes no more than " + Effort.LONGEST.toDays() + " days, in all and of each JVM");
		}
		if (!(precision > 0 && precision < 1)) {
			throw new IllegalArgumentException("a precision is above 0 % and below 100 %, found " + 100 * precision + " %");
		}
		if (warmUp.isNegative() || !steady.isPositive() || !window.isPositive() || window.toMillis() < 20) {
			throw new IllegalArgumentException("a window lasts 20 ms or more, and the steady state longer than nothing");
		}
	}

	/** Pairs of windows in the steady state. */
	int pairs() {
		return (int) Math.max(WindowPairs.FEWEST, steady.toMillis() / (2 * window.toMillis()));
	}

	/** A JVM with the probes switched in windows. */
	ProgramForks.Course switching() {
		return new ProgramForks.Course(window.toMillis(), warmUp.toMillis(), pairs(), 0, most());
	}

	/**
	 * A JVM in one state.
	 *
	 * @param toItsEnd whether the program runs until it ends by itself
	 */
	ProgramForks.Course observing(boolean toItsEnd) {
		return new ProgramForks.Course(0, warmUp.toMillis(), 0, toItsEnd ? 0 : steady.toMillis(), toItsEnd ? timeBox : most());
	}

	private Duration most() {
		Duration beside = timeBox.compareTo(BESIDE) < 0 ? timeBox : BESIDE;
		return beside.plus(warmUp).plus(steady.multipliedBy(4));
	}
}
