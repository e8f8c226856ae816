/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;

/** The time from a first to a last moment, in nanoseconds of the same clock. */
record TimeSpan(long firstNanos, long lastNanos) implements Comparable<TimeSpan> {
	/** The time that the spans cover together; what several of them cover counts once. */
	static long covered(Collection<TimeSpan> spans) {
		List<TimeSpan> sorted = new ArrayList<>(spans);
		Collections.sort(sorted);
		long covered = 0;
		long end = Long.MIN_VALUE;
		for (TimeSpan span : sorted) {
			long start = Math.max(span.firstNanos, end);
			if (span.lastNanos > start) {
				covered += span.lastNanos - start;
			}
			end = Math.max(end, span.lastNanos);
		}
		return covered;
	}

	@Override
	public int compareTo(TimeSpan other) {
		return Long.compare(firstNanos, other.firstNanos);
	}
}
