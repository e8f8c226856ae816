/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;

import org.sonde.traces.part.PartException;
import org.sonde.traces.part.PartInput;
import org.sonde.traces.part.PartOutput;

/** The time from a first to a last moment, in nanoseconds of the same clock. */
record TimeSpan(long firstNanos, long lastNanos) implements Comparable<TimeSpan> {
	/** The time that the spans cover together; what several of them cover counts once. */
	static long covered(Collection<TimeSpan> spans) {
		return joined(spans).stream().mapToLong(span -> span.lastNanos - span.firstNanos).sum();
	}

	/** The spans in order, with those joined that overlap or touch. */
	static List<TimeSpan> joined(Collection<TimeSpan> spans) {
		List<TimeSpan> sorted = new ArrayList<>(spans);
		Collections.sort(sorted);
		List<TimeSpan> joined = new ArrayList<>();
		for (TimeSpan span : sorted) {
			if (!joined.isEmpty() && span.firstNanos <= joined.getLast().lastNanos) {
				joined.add(joined.removeLast().with(span));
			} else {
				joined.add(span);
			}
		}
		return joined;
	}

	/** From the first moment of both to the last. */
	TimeSpan with(TimeSpan other) {
		return new TimeSpan(Math.min(firstNanos, other.firstNanos), Math.max(lastNanos, other.lastNanos));
	}

	void write(PartOutput out) {
		out.number(firstNanos);
		out.count(lastNanos - firstNanos);
	}

	static TimeSpan read(PartInput in) throws PartException {
		long first = in.number();
		long last = first + in.nanos();
		if (last < first || !ObservedTime.isPlausible(first) || !ObservedTime.isPlausible(last)) {
			throw PartInput.damaged("a span ends before it starts, or is more than 146 years from zero");
		}
		return new TimeSpan(first, last);
	}

	@Override
	public int compareTo(TimeSpan other) {
		return Long.compare(firstNanos, other.firstNanos);
	}
}
