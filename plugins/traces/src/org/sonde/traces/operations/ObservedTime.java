/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** The time from the first to the last moment in the records of each log. */
final class ObservedTime {
	/** Times further than this from zero (146 years) are left out, so that the difference of two never overflows. */
	private static final long MAX_NANOS = 1L << 62;

	private long firstNanos = Long.MAX_VALUE;
	private long lastNanos = Long.MIN_VALUE;
	private final List<TimeSpan> spans = new ArrayList<>();

	/** Takes a time of the log that is being read; false if it cannot be one. */
	boolean covers(long nanos) {
		if (nanos > MAX_NANOS || nanos < -MAX_NANOS) {
			return false;
		}
		if (nanos < firstNanos) {
			firstNanos = nanos;
		}
		if (nanos > lastNanos) {
			lastNanos = nanos;
		}
		return true;
	}

	void endOfLog() {
		paused().ifPresent(spans::add);
	}

	/** Pauses the current log and returns the time that it covered so far, to resume later. Empty without a time. */
	Optional<TimeSpan> paused() {
		Optional<TimeSpan> span = firstNanos <= lastNanos ? Optional.of(new TimeSpan(firstNanos, lastNanos)) : Optional.empty();
		firstNanos = Long.MAX_VALUE;
		lastNanos = Long.MIN_VALUE;
		return span;
	}

	/** The log that covered this is read again. */
	void goOn(TimeSpan span) {
		firstNanos = span.firstNanos();
		lastNanos = span.lastNanos();
	}

	/** The first moment in the logs that have ended; empty without any. */
	OptionalLong firstNanos() {
		return spans.stream().mapToLong(TimeSpan::firstNanos).min();
	}

	/** The last moment in them, likewise. */
	OptionalLong lastNanos() {
		return spans.stream().mapToLong(TimeSpan::lastNanos).max();
	}

	/** Returns the observed time. Time that several logs cover counts once. */
	long nanos() {
		return TimeSpan.covered(spans);
	}
}
