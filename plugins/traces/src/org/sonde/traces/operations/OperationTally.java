/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import java.util.HashSet;
import java.util.Set;

import org.sonde.traces.record.Names;

/** The counts of one operation as one kind of probe recorded it. */
final class OperationTally {
	static final int MAX_HOSTS = 1_000;
	private static final long SERIES_BYTES = 8L * CallSeries.MAX_BINS + 64;

	final DurationRecorder durations;
	long calls;
	long failures;
	SeriesClock.Series series;
	private int lastHost = Names.NONE;
	/** Null as long as the last one is the only one. */
	private Set<Integer> hosts;

	OperationTally(MemoryBudget budget) {
		durations = new DurationRecorder(budget);
		series = budget.take(SERIES_BYTES) ? new SeriesClock.Series() : null;
	}

	/** A call started. */
	void at(SeriesClock clock, long startNanos) {
		if (series != null) {
			clock.count(series, startNanos);
		}
	}

	void host(int host) {
		if (host != lastHost && host != Names.NONE) {
			addHost(host);
		}
	}

	private void addHost(int host) {
		if (lastHost != Names.NONE) {
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
		return hosts != null ? hosts : lastHost == Names.NONE ? Set.of() : Set.of(lastHost);
	}

	/** Adds the tally of another log, which is not used any more. */
	void add(OperationTally other, SeriesClock clock) {
		calls += other.calls;
		failures += other.failures;
		durations.add(other.durations);
		other.hosts().forEach(this::host);
		if (series == null || other.series == null) {
			series = null;
		} else {
			clock.add(series, other.series);
		}
	}

	/** Gives back what it took from the budget. */
	void close(MemoryBudget budget) {
		durations.close();
		if (series != null) {
			budget.take(-SERIES_BYTES);
		}
	}
}
