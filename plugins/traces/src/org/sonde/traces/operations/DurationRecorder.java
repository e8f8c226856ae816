/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import java.util.Arrays;

/**
 * Records durations for {@link Durations}. The latest few are kept as they are: most operations and classes of traces occur rarely, and
 * cells take some kilobytes. When there are more they are counted in cells, {@value #FEW} at once, so that a processor need not wait for
 * the memory of one cell before it turns to the next. Where the budget has no room for cells, there are no quantiles.
 */
public final class DurationRecorder {
	static final int FEW = 16;

	private final MemoryBudget budget;
	/** The latest, which are counted nowhere else yet. */
	private long[] latest = new long[2];
	private int latestSize;
	/** The number of earlier durations, or 0 while there are few. */
	private long count;
	private long sum;
	private long min = Long.MAX_VALUE;
	private long max;
	/** Null as long as there are few, or if there was no room. */
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
		if (latestSize == latest.length) {
			makeRoom();
		}
		latest[latestSize++] = nanos;
	}

	/** Adds what another one recorded. */
	public void add(DurationRecorder other) {
		count += other.count;
		sum = Durations.sum(sum, other.sum);
		min = Math.min(min, other.min);
		max = Math.max(max, other.max);
		if (other.dropped) {
			drop();
		} else if (other.cells != null && !dropped) {
			cells().add(other.cells);
			takeFromBudget();
		}
		for (int at = 0; at < other.latestSize; at++) {
			record(other.latest[at]);
		}
	}

	/** Adds durations of which no more is known; from then on there are no quantiles. */
	void add(long durations, long meanNanos, long minNanos, long maxNanos) {
		count += durations;
		sum = Durations.sum(sum, (long) Math.min(Long.MAX_VALUE, (double) durations * meanNanos));
		min = Math.min(min, minNanos);
		max = Math.max(max, maxNanos);
		drop();
	}

	/** Returns the number of recorded durations. */
	public long count() {
		return count + latestSize;
	}

	/** Returns the durations so far. */
	public Durations snapshot() {
		if (count == 0) {
			// There may be as many of these as operations and classes of traces: cells for each would fill the memory.
			return latestSize == 0 ? Durations.NONE : new Durations(Arrays.copyOf(latest, latestSize));
		}
		countLatest();
		return new Durations(count, sum, min, max, dropped ? null : cells.copy());
	}

	/** Gives back what it took from the budget; it is not used any more. */
	public void close() {
		budget.take(-taken);
		taken = 0;
	}

	private void makeRoom() {
		if (latestSize < FEW) {
			latest = Arrays.copyOf(latest, 2 * latestSize);
		} else {
			countLatest();
		}
	}

	private void countLatest() {
		for (int at = 0; at < latestSize; at++) {
			sum = Durations.sum(sum, latest[at]);
			min = Math.min(min, latest[at]);
			max = Math.max(max, latest[at]);
		}
		if (!dropped) {
			DurationCells all = cells();
			for (int at = 0; at < latestSize; at++) {
				all.record(latest[at]);
			}
			takeFromBudget();
		}
		count += latestSize;
		latestSize = 0;
	}

	private DurationCells cells() {
		if (cells == null) {
			cells = new DurationCells();
		}
		return cells;
	}

	private void takeFromBudget() {
		long bytes = cells.bytes();
		if (budget.take(bytes - taken)) {
			taken = bytes;
		} else {
			drop();
		}
	}

	private void drop() {
		close();
		dropped = true;
		cells = null;
	}
}
