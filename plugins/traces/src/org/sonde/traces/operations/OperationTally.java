/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import java.util.HashSet;
import java.util.Set;

import org.sonde.traces.part.PartException;
import org.sonde.traces.part.PartInput;
import org.sonde.traces.part.PartOutput;
import org.sonde.traces.record.StringPool;

/** The counts of one operation as one kind of probe recorded it. */
final class OperationTally implements GapSink {
	static final int MAX_HOSTS = 1_000;
	private static final long SERIES_BYTES = 8L * CallSeries.MAX_BINS + 64;

	final DurationRecorder durations;
	long calls;
	long failures;
	SeriesClock.Series series;
	/** Null without a gap, or if there was no room. */
	GapBins gaps;
	private final MemoryBudget gapBudget;
	private boolean gapsDropped;
	private int lastHost = StringPool.NONE;
	/** Null as long as the last one is the only one. */
	private Set<Integer> hosts;

	/** @param gapBudget for bins of gaps */
	OperationTally(MemoryBudget budget, MemoryBudget gapBudget) {
		this.gapBudget = gapBudget;
		durations = new DurationRecorder(budget);
		series = budget.take(SERIES_BYTES) ? new SeriesClock.Series() : null;
	}

	/** A call started. */
	void at(SeriesClock clock, long startNanos) {
		if (series != null) {
			clock.count(series, startNanos);
		}
	}

	@Override
	public void gap(long nanos, long leftOut, boolean afterPause) {
		if (gaps != null || hasRoomForGaps()) {
			gaps.gap(nanos, leftOut, afterPause);
		}
	}

	private boolean hasRoomForGaps() {
		gapsDropped = gapsDropped || !gapBudget.take(GapBins.BYTES);
		gaps = gapsDropped ? null : new GapBins();
		return !gapsDropped;
	}

	void host(int host) {
		if (host != lastHost && host != StringPool.NONE) {
			addHost(host);
		}
	}

	private void addHost(int host) {
		if (lastHost != StringPool.NONE) {
			hosts = hosts == null ? new HashSet<>(Set.of(lastHost)) : hosts;
			if (hosts.size() >= MAX_HOSTS) {
				return;
			}
			hosts.add(host);
		}
		lastHost = host;
	}

	/** The names of the hosts that recorded it, the first {@value #MAX_HOSTS}. */
	Set<Integer> hosts() {
		return hosts != null ? hosts : lastHost == StringPool.NONE ? Set.of() : Set.of(lastHost);
	}

	/** Adds the tally of another log, which is not used any more. */
	void add(OperationTally other, SeriesClock clock) {
		calls += other.calls;
		failures += other.failures;
		durations.add(other.durations);
		other.hosts().forEach(this::host);
		addGaps(other);
		if (series == null || other.series == null) {
			series = null;
		} else {
			clock.add(series, other.series);
		}
	}

	/** Writes it without gaps: those of a part depend on where it was split off. */
	void write(PartOutput out, SeriesClock clock) {
		out.count(calls);
		out.count(failures);
		durations.write(out);
		out.count(hosts().size());
		out.sorted(hosts().stream().mapToInt(Integer::intValue)).forEach(out::name);
		clock.write(out, series);
	}

	/**
	 * Adds what was written.
	 *
	 * @param intervals of the series; null if there are none
	 */
	void read(PartInput in, SeriesClock clock, SeriesClock.Intervals intervals) throws PartException {
		calls += in.count();
		failures += in.count();
		durations.read(in);
		for (int left = in.size(1); left > 0; left--) {
			host(in.someName());
		}
		dropGaps();
		gapsDropped = true;
		SeriesClock.Series other = SeriesClock.read(in, intervals);
		if (series == null || other == null) {
			series = null;
		} else {
			clock.add(series, other);
		}
	}

	/** Gaps of some logs alone would pass for those of all. */
	void addGaps(OperationTally other) {
		if (gapsDropped || other.gapsDropped) {
			dropGaps();
			gapsDropped = true;
		} else if (other.gaps != null && (gaps != null || hasRoomForGaps())) {
			gaps.add(other.gaps);
		}
	}

	private void dropGaps() {
		if (gaps != null) {
			gapBudget.take(-GapBins.BYTES);
			gaps = null;
		}
	}

	/** Gives back what it took from the budgets. */
	void close(MemoryBudget budget) {
		durations.close();
		dropGaps();
		if (series != null) {
			budget.take(-SERIES_BYTES);
		}
	}
}
