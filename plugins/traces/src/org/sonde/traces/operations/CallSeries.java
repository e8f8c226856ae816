/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import java.util.List;

/**
 * How many calls started when: a series of neighbouring intervals of equal length. The length is a power of two, as small as the
 * observed time allows with at most {@value #MAX_BINS} intervals, and never below 2<sup>20</sup> ns (1.05 ms).
 *
 * @param startNanos where the first interval starts, in nanoseconds by the clock of the monitored program
 * @param binNanos   length of each interval in nanoseconds
 * @param calls      calls that started in each; the series of all operations of an analysis have the same intervals
 */
public record CallSeries(long startNanos, long binNanos, List<Long> calls) {
	/** The most intervals. */
	public static final int MAX_BINS = 128;

	public CallSeries {
		calls = List.copyOf(calls);
		if (binNanos <= 0) {
			throw new IllegalArgumentException("an interval is longer than 0 ns; found " + binNanos);
		}
	}
}
