/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.raw;

import java.util.Arrays;

/**
 * The course of a run of unknown length in at most {@value #MAX_BINS} means of equally many calls: whenever the bins are used up,
 * two neighbours become one.
 */
final class BinnedMeans {

	static final int MAX_BINS = 1000;

	private final long[] sums = new long[MAX_BINS];
	private int full;
	private long callsPerBin = 1;
	private long sum;
	private long inBin;

	void add(long[] nanos, int count) {
		for (int i = 0; i < count; i++) {
			sum += nanos[i];
			if (++inBin == callsPerBin) {
				close();
			}
		}
	}

	private void close() {
		sums[full++] = sum;
		sum = 0;
		inBin = 0;
		if (full == MAX_BINS) {
			full = MAX_BINS / 2;
			for (int i = 0; i < full; i++) {
				sums[i] = sums[2 * i] + sums[2 * i + 1];
			}
			callsPerBin *= 2;
		}
	}

	long callsPerBin() {
		return callsPerBin;
	}

	/** Nanoseconds per call; the last bin is left out if it is less than half full. */
	double[] means() {
		boolean withLast = inBin > 0 && 2 * inBin >= callsPerBin;
		double[] means = new double[full + (withLast ? 1 : 0)];
		Arrays.setAll(means, i -> i < full ? (double) sums[i] / callsPerBin : (double) sum / inBin);
		return means;
	}
}
