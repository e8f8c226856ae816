/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import java.util.Arrays;

import org.HdrHistogram.AbstractHistogram;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.IntCountsHistogram;
import org.HdrHistogram.PackedHistogram;

/**
 * Records durations for {@link Durations}. A few are kept as they are, as most operations and classes of traces occur rarely and a
 * histogram takes some 10 kB; more go into a histogram. Where the budget has no room for it, there are no quantiles.
 */
public final class DurationRecorder {
	private static final int FEW = 16;
	/** A histogram of int counts takes half the cache; before any of them can overflow, it becomes one of longs. */
	private static final long INT_COUNTS = 1L << 30;
	/** The longest duration that there is room for at first, in nanoseconds; growing later is slow. */
	private static final long FIRST_NANOS = 1L << 20;

	private final MemoryBudget budget;
	private long count;
	private long sum;
	private long min = Long.MAX_VALUE;
	private long max;
	private long[] few = new long[2];
	private int fewSize;
	private AbstractHistogram histogram;
	private boolean dropped;
	/** Bytes of the budget that the histogram takes. */
	private long taken;

	/** @param budget for the histogram */
	public DurationRecorder(MemoryBudget budget) {
		this.budget = budget;
	}

	/** @param nanos 0 or more */
	public void record(long nanos) {
		count++;
		addToSum(nanos);
		if (nanos < min) {
			min = nanos;
		}
		if (nanos > max) {
			max = nanos;
		}
		keep(nanos);
		// A histogram grows with the values; now and then is enough to notice.
		if ((count & count - 1) == 0) {
			widen();
			takeFromBudget();
		}
	}

	/** Adds what another one recorded. */
	public void add(DurationRecorder other) {
		count += other.count;
		addToSum(other.sum);
		min = Math.min(min, other.min);
		max = Math.max(max, other.max);
		if (other.dropped) {
			drop();
		} else if (other.histogram != null && !dropped) {
			toHistogram();
			widen();
			histogram.add(other.histogram);
		}
		for (int at = 0; at < other.fewSize; at++) {
			keep(other.few[at]);
		}
		takeFromBudget();
	}

	/** How many were recorded. */
	public long count() {
		return count;
	}

	/** What was recorded so far. */
	public Durations snapshot() {
		if (count == 0) {
			return Durations.NONE;
		}
		if (histogram == null && !dropped) {
			// There may be as many of these as operations and classes of traces: a histogram for each would fill the memory.
			return new Durations(count, sum, min, max, Arrays.copyOf(few, fewSize));
		}
		return new Durations(count, sum, min, max, dropped ? null : histogram.copy());
	}

	/** Gives back what it took from the budget; it is not used any more. */
	public void close() {
		budget.take(-taken);
		taken = 0;
	}

	private void addToSum(long nanos) {
		sum += nanos;
		if (sum < 0) {
			sum = Long.MAX_VALUE;
		}
	}

	private void keep(long nanos) {
		if (histogram != null) {
			histogram.recordValue(nanos);
		} else if (!dropped) {
			if (fewSize == FEW) {
				toHistogram();
				histogram.recordValue(nanos);
				return;
			}
			if (fewSize == few.length) {
				few = Arrays.copyOf(few, 2 * fewSize);
			}
			few[fewSize++] = nanos;
		}
	}

	private void toHistogram() {
		if (histogram == null) {
			// The packed one takes less and is slower.
			histogram = budget.isScarce() ? new PackedHistogram(Durations.DIGITS) : new IntCountsHistogram(1, FIRST_NANOS, Durations.DIGITS);
			histogram.setAutoResize(true);
			for (int at = 0; at < fewSize; at++) {
				histogram.recordValue(few[at]);
			}
			fewSize = 0;
		}
	}

	private void widen() {
		if (count >= INT_COUNTS && histogram instanceof IntCountsHistogram) {
			AbstractHistogram wide = new Histogram(Durations.DIGITS);
			wide.add(histogram);
			histogram = wide;
		}
	}

	private void takeFromBudget() {
		if (histogram != null) {
			long bytes = histogram.getEstimatedFootprintInBytes();
			if (budget.take(bytes - taken)) {
				taken = bytes;
			} else {
				drop();
			}
		}
	}

	private void drop() {
		close();
		dropped = true;
		histogram = null;
		fewSize = 0;
	}
}
