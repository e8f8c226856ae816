/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import java.util.Arrays;

/**
 * Records durations for {@link Durations}. A few are kept as they are, as most operations and classes of traces occur rarely and
 * cells take some kilobytes; more are counted in cells. Where the budget has no room for these, there are no quantiles.
 */
public final class DurationRecorder {
	static final int FEW = 16;

	private final MemoryBudget budget;
	private long count;
	private long sum;
	private long min = Long.MAX_VALUE;
	private long max;
	private long[] few = new long[2];
	private int fewSize;
	/** Null as long as there are few. */
	private DurationCells cells;
	private boolean dropped;
	/** Bytes of the budget that the cells take. */
	private long taken;

	/** @param budget for the cells */
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
		// The cells grow with the values; now and then is enough to notice.
		if ((count & count - 1) == 0) {
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
		} else if (other.cells != null && !dropped) {
			toCells();
			cells.add(other.cells);
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
		if (cells == null && !dropped) {
			// There may be as many of these as operations and classes of traces: cells for each would fill the memory.
			return new Durations(count, sum, min, max, Arrays.copyOf(few, fewSize));
		}
		return new Durations(count, sum, min, max, dropped ? null : cells.copy());
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
		if (cells != null) {
			cells.record(nanos);
		} else if (!dropped) {
			if (fewSize == FEW) {
				toCells();
				cells.record(nanos);
				return;
			}
			if (fewSize == few.length) {
				few = Arrays.copyOf(few, 2 * fewSize);
			}
			few[fewSize++] = nanos;
		}
	}

	private void toCells() {
		if (cells == null) {
			cells = new DurationCells();
			for (int at = 0; at < fewSize; at++) {
				cells.record(few[at]);
			}
			fewSize = 0;
		}
	}

	private void takeFromBudget() {
		if (cells != null) {
			long bytes = cells.bytes();
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
		cells = null;
		fewSize = 0;
	}
}
