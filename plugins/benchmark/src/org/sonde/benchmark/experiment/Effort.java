/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.experiment;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalDouble;

import org.sonde.common.digits.Digits;

/**
 * How much is measured.
 *
 * @param leastForks of each run before it may stop early, 1 or more; from three on there is an interval
 * @param mostForks of each run, {@code leastForks} or more
 * @param precision once the 95 % interval of a run's mean response time reaches no further than this share of the mean to either side, the
 *        run gets half as many forks again, and ends; in (0, 1)
 * @param attempts how often a fork is run at most, if it is void or other programs disturb it; 1 or more
 * @param timeBox after which no further round of forks begins; what has begun ends
 */
public record Effort(int leastForks, int mostForks, OptionalDouble precision, Optional<Duration> timeBox, int attempts) {

	/** Ten forks of each run, as the papers' studies have. */
	public static final Effort DEFAULT = new Effort(5, 10, OptionalDouble.of(0.01), Optional.empty());

	/** More time than anybody waits for. */
	public static final Duration LONGEST = Duration.ofDays(30);
	/** More forks of a run than anybody waits for. */
	public static final int MOST_FORKS = 10_000;
	private static final double PERCENT = 100;
	private static final double MILLIS_PER_MINUTE = 60_000;
	/** The number of attempts at a fork, unless the user asks for another one. */
	public static final int USUAL_ATTEMPTS = 3;

	/** Makes an effort with the usual number of attempts. */
	public Effort(int leastForks, int mostForks, OptionalDouble precision, Optional<Duration> timeBox) {
		this(leastForks, mostForks, precision, timeBox, USUAL_ATTEMPTS);
	}

	/** @throws IllegalArgumentException naming the rule that is broken */
	public Effort {
		if (leastForks < 1 || mostForks > MOST_FORKS) {
			throw new IllegalArgumentException("a run has 1 to " + MOST_FORKS + " forks, found " + (leastForks == mostForks ? leastForks
					: leastForks + " to " + mostForks));
		}
		if (mostForks < leastForks) {
			throw new IllegalArgumentException(
					"the fewest forks of a run come first, then the most; found " + leastForks + " to " + mostForks);
		}
		if (attempts < 1) {
			throw new IllegalArgumentException("a fork is run once or more often, found " + attempts);
		}
		if (precision.isPresent() && !(precision.getAsDouble() > 0 && precision.getAsDouble() < 1)) {
			throw new IllegalArgumentException(
					"a precision is above 0 % and below 100 %, found " + PERCENT * precision.getAsDouble() + " %");
		}
		if (timeBox.isPresent() && timeBox.get().compareTo(LONGEST) > 0) {
			throw new IllegalArgumentException("a time-box is no longer than " + LONGEST.toDays() + " days");
		}
		if (timeBox.isPresent() && (timeBox.get().isNegative() || timeBox.get().isZero())) {
			throw new IllegalArgumentException(
					"a time-box is longer than nothing, found " + Digits.plain(timeBox.get().toMillis() / MILLIS_PER_MINUTE) + " minutes");
		}
	}
}
