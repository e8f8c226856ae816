/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import java.util.List;

/**
 * Response times over the course of a fork, warm-up included.
 *
 * @param callsPerBin how many consecutive calls of each thread one bin averages; the last bin may hold fewer
 * @param meanNanos per trace; with several threads over all of them
 */
public record TimeSeries(long callsPerBin, List<Double> meanNanos) {

	/** More bins than a picture shows. The limit bounds the size of a result-set file. */
	public static final int MAX_BINS = 1_000;

	/** @throws IllegalArgumentException if a bin is empty or negative, or there are none or more than {@link #MAX_BINS} */
	public TimeSeries {
		meanNanos = List.copyOf(meanNanos);
		if (callsPerBin < 1) {
			throw new IllegalArgumentException("a bin holds at least 1 call, found " + callsPerBin);
		}
		if (meanNanos.isEmpty() || meanNanos.size() > MAX_BINS) {
			throw new IllegalArgumentException("a time series has 1 to " + MAX_BINS + " bins, found " + meanNanos.size());
		}
		if (meanNanos.stream().anyMatch(mean -> !Double.isFinite(mean) || mean < 0)) {
			throw new IllegalArgumentException("the mean of a bin must be a number ≥ 0");
		}
	}
}
