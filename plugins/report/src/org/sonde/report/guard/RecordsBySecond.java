/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.guard;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

import org.sonde.overhead.results.ProbeKind;
import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

/**
 * Counts the records of each probe, second by second, by the time at which they were handed over to the writer. How far the reader is
 * behind does not matter.
 */
final class RecordsBySecond implements RecordSink {
	private static final long NANOS_PER_SECOND = 1_000_000_000;
	/** More seconds without a record say no more. */
	private static final long LONGEST_SILENCE = 10;
	private static final int FIRST_OPERATIONS = 64;

	/** Receives each second. */
	interface Watcher {
		/**
		 * A second is over.
		 *
		 * @param second   since the epoch of the records' clock
		 * @param recorded probes with records in it
		 */
		void second(long second, List<ProbeRate> recorded);
	}

	private final StringPool names;
	private final Watcher watcher;
	private long second = Long.MIN_VALUE;
	private long[] counts = new long[FIRST_OPERATIONS];
	private long[] calls = new long[FIRST_OPERATIONS];
	private final BitSet events = new BitSet();
	private long metadata;
	private long records;

	RecordsBySecond(StringPool names, Watcher watcher) {
		this.names = names;
		this.watcher = watcher;
	}

	/** Returns the records of all probes so far. */
	long records() {
		return records;
	}

	@Override
	public void written(long nanos) {
		if (nanos == NO_TIME) {
			return;
		}
		long now = Math.floorDiv(nanos, NANOS_PER_SECOND);
		// Threads hand over out of order by a little.
		if (second == Long.MIN_VALUE) {
			second = now;
		} else if (now > second) {
			end();
			for (long silent = Math.max(second + 1, now - LONGEST_SILENCE); silent < now; silent++) {
				watcher.second(silent, List.of());
			}
			second = now;
		}
	}

	private void end() {
		List<ProbeRate> recorded = new ArrayList<>();
		for (int operation = 0; operation < counts.length; operation++) {
			if (counts[operation] > 0) {
				recorded.add(new ProbeRate(names.text(operation),
						events.get(operation) ? ProbeKind.OPERATION_EVENTS : ProbeKind.OPERATION_EXECUTION,
						calls[operation], counts[operation]));
			}
		}
		Arrays.fill(counts, 0);
		Arrays.fill(calls, 0);
		watcher.second(second, recorded);
	}

	private void count(int operation, boolean call, long more) {
		if (operation >= counts.length) {
			int length = Math.max(2 * counts.length, operation + 1);
			counts = Arrays.copyOf(counts, length);
			calls = Arrays.copyOf(calls, length);
		}
		calls[operation] += call ? 1 : 0;
		counts[operation] += more;
		records += more;
	}

	@Override
	public void execution(int operation, int session, long traceId, long tinNanos, long toutNanos, int host, int eoi, int ess) {
		count(operation, true, 1);
	}

	/** The metadata of a trace come right before its first event, and would not come without that. */
	@Override
	public void event(EventKind kind, long timestampNanos, long traceId, int orderIndex, int operation, int type) {
		if (operation != StringPool.NONE) {
			events.set(operation);
			count(operation, kind == EventKind.BEFORE, 1 + metadata);
			metadata = 0;
		}
	}

	@Override
	public void traceMetadata(long traceId, long threadId, int session, int host, long parentTraceId, int parentOrder) {
		metadata++;
	}

	@Override
	public void logMetadata(int host, int experimentId) {
		// Kieker's own, once a minute
	}
}
