/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

import org.sonde.traces.part.PartException;
import org.sonde.traces.part.PartInput;
import org.sonde.traces.part.PartOutput;

/** The time from the first to the last moment in the records of each log. */
final class ObservedTime {
	/** Times further than this from zero (146 years) are left out, so that the difference of two never overflows. */
	private static final long MAX_NANOS = (1L << 62) - 1;

	private long firstNanos = Long.MAX_VALUE;
	private long lastNanos = Long.MIN_VALUE;
	private final List<TimeSpan> spans = new ArrayList<>();

	/** Whether it can be a time. */
	static boolean isPlausible(long nanos) {
		return nanos <= MAX_NANOS && nanos >= -MAX_NANOS;
	}

	/** Takes a time of the log that is being read; false if it cannot be one. */
	boolean covers(long nanos) {
		if (!isPlausible(nanos)) {
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

	/** Writes the time of the logs that have ended. */
	void write(PartOutput out) {
		List<TimeSpan> written = TimeSpan.joined(spans);
		out.count(written.size());
		written.forEach(span -> span.write(out));
	}

	/** Adds what was written. */
	void read(PartInput in) throws PartException {
		for (int left = in.size(2); left > 0; left--) {
			spans.add(TimeSpan.read(in));
		}
	}

	void endOfLog() {
		paused().ifPresent(spans::add);
	}

	/** What the log that is being read covered so far, to go on with later; what follows is of another one. Empty without a time. */
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

	/** How long they were observed; what several cover counts once. */
	long nanos() {
		return TimeSpan.covered(spans);
	}
}
