/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import java.util.HashMap;
import java.util.Map;

import org.sonde.traces.primitive.LongMap;
import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.ProbedOperations;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

/**
 * Measures the gaps between the records of one log: from the hand-over of a record to that of the record before it, of any thread. Where a
 * log has records of several hosts, each host has gaps of its own. The rules:
 * <ul>
 * <li>Records of operations that are not probed are left out: gaps span them.</li>
 * <li>A record without a logging timestamp is taken as if it was not there. The first record of a host has no gap. A gap below 0 is 0.</li>
 * <li>The gap of a trace's metadata belongs to the operation of the event before an operation that follows it in the trace. If that
 * operation is not probed and its event is the next record, the metadata is left out, too.</li>
 * <li>Every other record ends a gap and has no operation: metadata of the log, calls seen at the caller, records of other classes.</li>
 * <li>A gap comes after a pause if the record that starts it ended a gap of {@value GapBins#PAUSE_NANOS} ns or more, whichever record that
 * is: of any operation, of none, or metadata. The first record of a host ended no gap, so no pause.</li>
 * </ul>
 * What it keeps is bounded; see {@link #MAX_TRACES}.
 */
final class GapClock {
	/** The most traces that wait for events, and the most traces of hosts other than the first. */
	static final int MAX_TRACES = 100_000;
	/** Times further than this from zero (146 years) cannot be, so that the difference of two never overflows. */
	private static final long MAX_NANOS = 1L << 62;

	private final ProbedOperations probed;
	/** The time of the record that comes next; {@link RecordSink#NO_TIME} if it is not known, or that record came already. */
	private long now = RecordSink.NO_TIME;
	private HostClock current = new HostClock(StringPool.NONE);
	private final HostClock first = current;
	/** The clock of each host, or null if there is only one. */
	private Map<Integer, HostClock> hosts;
	/** The hosts of traces that are not of the first host. */
	private LongMap<Integer> hostsOfTraces = new LongMap<>();
	/** Gaps of metadata that still wait for the first event of their trace. */
	private LongMap<Gap> waiting = new LongMap<>();

	private record Gap(long nanos, long leftOut, boolean afterPause) {
	}

	/** The records of one host. */
	private static final class HostClock {
		private int host;
		/** When the last record was handed over that was not left out. */
		private long last = RecordSink.NO_TIME;
		/** Records left out since then. */
		private long leftOut;
		/** Whether the last record ended a pause. */
		private boolean afterPause;
		/** When the metadata was handed over that is the last record; {@link RecordSink#NO_TIME} if another one is. */
		private long metadata = RecordSink.NO_TIME;
		private long metadataTrace;

		private HostClock(int host) {
			this.host = host;
		}
	}

	GapClock(ProbedOperations probed) {
		this.probed = probed;
	}

	/** The next record was handed over at this time. */
	void written(long nanos) {
		if (now != RecordSink.NO_TIME) {
			other();
		}
		now = isTime(nanos) ? nanos : RecordSink.NO_TIME;
	}

	/** Whether a record with this timestamp counts. */
	static boolean isTime(long nanos) {
		return nanos <= MAX_NANOS && nanos >= -MAX_NANOS;
	}

	/** Records were left out before the next one. */
	void passed(long records) {
		current.leftOut += records;
	}

	/** @param sink of the operation; may be null */
	void execution(int operation, int host, GapSink sink) {
		if (now == RecordSink.NO_TIME) {
			return;
		}
		HostClock clock = host == current.host ? current : turnTo(host);
		settle(clock);
		ofOperation(clock, operation, sink);
	}

	/** @param sink of the operation; may be null */
	void event(EventKind kind, long traceId, int operation, GapSink sink) {
		if (now == RecordSink.NO_TIME) {
			return;
		}
		HostClock clock = hosts == null ? current : turnToHostOf(traceId);
		boolean follows = clock.metadata != RecordSink.NO_TIME && clock.metadataTrace == traceId;
		if (kind == EventKind.BEFORE && follows) {
			long metadata = clock.metadata;
			clock.metadata = RecordSink.NO_TIME;
			if (probed.has(operation)) {
				pass(clock, metadata, sink);
			} else {
				clock.leftOut++;
			}
		} else {
			settle(clock);
			if (kind == EventKind.BEFORE && waiting.size() > 0) {
				takeWaiting(traceId, operation, sink);
			}
		}
		ofOperation(clock, operation, sink);
	}

	void traceMetadata(long traceId, int host) {
		if (host != current.host) {
			turnTo(host);
		}
		if (current != first) {
			hostsOfTraces = withRoom(hostsOfTraces);
			hostsOfTraces.put(traceId, host);
		}
		if (now == RecordSink.NO_TIME) {
			return;
		}
		settle(current);
		current.metadata = now;
		current.metadataTrace = traceId;
		now = RecordSink.NO_TIME;
	}

	/** A record of no operation. */
	void other() {
		if (now != RecordSink.NO_TIME) {
			settle(current);
			pass(current, now, null);
			now = RecordSink.NO_TIME;
		}
	}

	/** An event of no operation, or one that is seen at the caller. */
	void otherEvent(long traceId) {
		if (hosts != null) {
			turnToHostOf(traceId);
		}
		other();
	}

	private void ofOperation(HostClock clock, int operation, GapSink sink) {
		if (probed.has(operation)) {
			pass(clock, now, sink);
		} else {
			clock.leftOut++;
		}
		now = RecordSink.NO_TIME;
	}

	/** A record ends a gap. */
	private static void pass(HostClock clock, long nanos, GapSink sink) {
		if (clock.last != RecordSink.NO_TIME) {
			long gap = Math.max(0, nanos - clock.last);
			if (sink != null) {
				sink.gap(gap, clock.leftOut, clock.afterPause);
			}
			clock.afterPause = gap >= GapBins.PAUSE_NANOS;
		}
		clock.last = nanos;
		clock.leftOut = 0;
	}

	/** Metadata whose trace does not go on with the next record ends a gap, whatever the operation. */
	private void settle(HostClock clock) {
		if (clock.metadata != RecordSink.NO_TIME) {
			if (clock.last != RecordSink.NO_TIME) {
				waiting = withRoom(waiting);
				waiting.put(clock.metadataTrace, new Gap(Math.max(0, clock.metadata - clock.last), clock.leftOut, clock.afterPause));
			}
			pass(clock, clock.metadata, null);
			clock.metadata = RecordSink.NO_TIME;
		}
	}

	private void takeWaiting(long traceId, int operation, GapSink sink) {
		Gap gap = waiting.get(traceId);
		if (gap != null) {
			waiting.remove(traceId);
			if (sink != null && probed.has(operation)) {
				sink.gap(gap.nanos, gap.leftOut, gap.afterPause);
			}
		}
	}

	private HostClock turnTo(int host) {
		if (current.host == StringPool.NONE) {
			current.host = host;
			return current;
		}
		if (hosts == null) {
			hosts = new HashMap<>(Map.of(current.host, current));
		}
		current = hosts.computeIfAbsent(host, HostClock::new);
		return current;
	}

	private HostClock turnToHostOf(long traceId) {
		Integer host = hostsOfTraces.get(traceId);
		current = host == null ? first : hosts.get(host);
		return current;
	}

	/** Traces whose records never come must not fill the memory; those that are given up are few, and come again with others. */
	private static <V> LongMap<V> withRoom(LongMap<V> map) {
		return map.size() < MAX_TRACES ? map : new LongMap<>();
	}
}
