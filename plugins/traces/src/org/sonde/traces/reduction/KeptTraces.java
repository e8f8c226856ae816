/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reduction;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

import org.sonde.traces.operations.DurationRecorder;
import org.sonde.traces.operations.Durations;
import org.sonde.traces.operations.MemoryBudget;
import org.sonde.traces.reconstruction.CallTree;
import org.sonde.traces.record.StringPool;

/**
 * Traces of a class as they were: all of a few; of many those whose durations are next to what the ranks ask for. The median and similar
 * figures are those of the traces so far, asked for again whenever there are twice as many, and a trace that comes then and is nearer takes
 * the place of another.
 */
final class KeptTraces {
	static final int MOST = TraceRank.values().length;
	private static final int OBJECTS = 160;

	private final StringPool names;
	private final TraceIds ids;
	private final MemoryBudget budget;
	/** The traces, first in the order of arrival, then in the order of the ranks, in which one may occur several times. */
	private KeptTrace[] kept = new KeptTrace[1];
	private int count;
	/** Whether the budget had room: for the first one, then for all. */
	private boolean hasRoom;
	/** The duration that each rank asks for, and how far that of the one kept is from it. */
	private final long[] wanted = new long[MOST];
	private final long[] distances = new long[MOST];
	private long nextLook = MOST;

	/** @param budget of all classes */
	KeptTraces(StringPool names, TraceIds ids, MemoryBudget budget) {
		this.names = names;
		this.ids = ids;
		this.budget = budget;
	}

	/**
	 * A trace of known duration came.
	 *
	 * @param ofClass   the tree of the class
	 * @param durations of the traces so far, with this one
	 */
	void add(CallTree trace, CallTreeCopy ofClass, DurationRecorder durations) {
		if (durations.count() <= 2) {
			askForRoom(trace);
		}
		if (count < kept.length) {
			if (hasRoom) {
				kept[count++] = copy(trace, ofClass);
			}
		} else if (count == 1) {
			if (trace.durationNanos() > kept[0].nanos()) {
				kept[0] = copy(trace, ofClass);
			}
		} else {
			if (durations.count() > nextLook) {
				nextLook = 2 * durations.count();
				look(durations.snapshot());
			}
			choose(trace, ofClass);
		}
	}

	/** Most classes of many have a single trace. Without room for more, the slowest is kept. */
	private void askForRoom(CallTree trace) {
		long bytes = OBJECTS + (long) (Long.BYTES + Integer.BYTES) * trace.size();
		if (count == 0) {
			hasRoom = budget.take(bytes);
		} else if (budget.take((MOST - 1) * bytes)) {
			kept = Arrays.copyOf(kept, MOST);
		}
	}

	private void look(Durations durations) {
		KeptTrace[] before = kept.clone();
		for (TraceRank rank : TraceRank.values()) {
			int place = rank.ordinal();
			wanted[place] = switch (rank) {
				case FASTEST -> 0;
				case SLOWEST -> Long.MAX_VALUE;
				default -> (long) durations.quantileNanos(rank.share());
			};
			kept[place] = Arrays.stream(before).min(Comparator.comparingLong(one -> Math.abs(one.nanos() - wanted[place]))).orElseThrow();
			distances[place] = Math.abs(kept[place].nanos() - wanted[place]);
		}
	}

	private void choose(CallTree trace, CallTreeCopy ofClass) {
		long nanos = trace.durationNanos();
		KeptTrace copy = null;
		for (int place = 0; place < MOST; place++) {
			long distance = Math.abs(nanos - wanted[place]);
			if (distance < distances[place]) {
				copy = copy == null ? copy(trace, ofClass) : copy;
				kept[place] = copy;
				distances[place] = distance;
			}
		}
	}

	private KeptTrace copy(CallTree trace, CallTreeCopy ofClass) {
		return new KeptTrace(names, new CallTreeCopy(trace.kind(), ofClass.codes(), trace.hosts()), ids, trace);
	}

	/** Each once, the fastest first; of equal ones the first that came. */
	List<KeptTrace> list() {
		return Arrays.stream(kept, 0, count).distinct().sorted(Comparator.comparingLong(KeptTrace::nanos)).toList();
	}
}
