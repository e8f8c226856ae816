/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.watched;

import java.util.Arrays;

/**
 * How many times lie in each of cells, and the least and the greatest: what all of them take is bounded, however many come. The cells are
 * those of an HdrHistogram of two significant digits; a time is off by less than 1 %. For one thread.
 */
final class DelayHistogram {
	/** Cells for each power of two. */
	private static final int CELLS = 128;
	private static final int CELL_BITS = 7;
	private static final int POWERS = Long.SIZE - CELL_BITS;

	private final long[] counts = new long[CELLS * POWERS];
	private long count;
	private long greatest;

	/** @param nanos 0 or more; less counts as 0 */
	void add(long nanos) {
		long time = Math.max(0, nanos);
		counts[cell(time)]++;
		count++;
		greatest = Math.max(greatest, time);
	}

	void add(DelayHistogram other) {
		for (int i = 0; i < counts.length; i++) {
			counts[i] += other.counts[i];
		}
		count += other.count;
		greatest = Math.max(greatest, other.greatest);
	}

	void clear() {
		Arrays.fill(counts, 0);
		count = 0;
		greatest = 0;
	}

	long count() {
		return count;
	}

	/** 0 if there are none. */
	long greatest() {
		return greatest;
	}

	/**
	 * The least time that at least this share of all times does not exceed, rounded up to the end of its cell.
	 *
	 * @param share above 0, at most 1
	 * @return 0 if there are none
	 */
	long quantile(double share) {
		long wanted = (long) Math.ceil(share * count);
		long seen = 0;
		for (int i = 0; i < counts.length; i++) {
			seen += counts[i];
			if (counts[i] > 0 && seen >= wanted) {
				return Math.min(highest(i), greatest);
			}
		}
		return greatest;
	}

	/** Times below 256 have a cell each; then each power of two has {@value #CELLS} cells, of twice the width each time. */
	private static int cell(long time) {
		int shift = Math.max(0, Long.SIZE - Long.numberOfLeadingZeros(time) - CELL_BITS - 1);
		return (shift << CELL_BITS) + (int) (time >>> shift);
	}

	private static long highest(int cell) {
		int shift = Math.max(0, (cell >> CELL_BITS) - 1);
		long within = cell - ((long) shift << CELL_BITS);
		return (within + 1 << shift) - 1;
	}
}
