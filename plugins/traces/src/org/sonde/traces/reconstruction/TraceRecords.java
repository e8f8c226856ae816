/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reconstruction;

import java.util.Arrays;
import java.util.Comparator;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

import org.sonde.traces.part.PartException;
import org.sonde.traces.part.PartInput;
import org.sonde.traces.part.PartOutput;
import org.sonde.traces.reconstruction.TraceProblem.Reason;
import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.StringPool;

/** The records of a trace that is judged later, in the order they came. */
final class TraceRecords {
	/** Of calls whose host nobody told but the metadata. */
	static final int UNTOLD = -2;
	/** Of a record: place and kind, operation and host, two times, the log and what metadata has besides. */
	private static final int STRIDE = 5;
	private static final long METADATA = Long.MIN_VALUE;
	/** What a record of a part takes at least, in bytes. */
	private static final int LEAST_BYTES = 6;

	private final TraceKind kind;
	private final long id;
	private long[] rows = new long[4 * STRIDE];
	private int count;
	/** Why it is not valid, whatever else may come; then its records are not kept. Null if nothing is against it so far. */
	private Reason reason;
	/** Of the calls that start from now on. */
	private int host = UNTOLD;
	private long touched;

	TraceRecords(TraceKind kind, long id) {
		this.kind = kind;
		this.id = id;
	}

	TraceKind kind() {
		return kind;
	}

	long id() {
		return id;
	}

	TraceKey key() {
		return new TraceKey(kind, id);
	}

	/** Whether anything came of it. */
	boolean isAny() {
		return count > 0 || reason != null;
	}

	int count() {
		return count;
	}

	Reason reason() {
		return reason;
	}

	long touched() {
		return touched;
	}

	void touch(long when) {
		touched = when;
	}

	void tellHost(int ofCalls) {
		host = ofCalls;
	}

	void execution(int operation, long tinNanos, long toutNanos, int ofHost, int eoi, int ess, int log) {
		add((long) eoi << Integer.SIZE | ess, pair(operation, ofHost), tinNanos, toutNanos, pair(log, 0));
	}

	void event(EventKind event, long nanos, int order, int operation, int log) {
		add((long) order << Integer.SIZE | event.ordinal() + 1, pair(operation, host), nanos, 0, pair(log, 0));
	}

	void metadata(long threadId, int ofHost, long parentId, int parentOrder, int log) {
		add(METADATA, pair(StringPool.NONE, ofHost), threadId, parentId, pair(log, parentOrder));
	}

	/** Only the reason is needed from now on; that the order was not recorded is the stronger one. */
	void reject(Reason why) {
		if (reason != Reason.NOT_RECORDED) {
			reason = why;
		}
		rows = new long[0];
		count = 0;
	}

	boolean isMetadata(int row) {
		return kind == TraceKind.EVENTS && at(row, 0) == METADATA;
	}

	EventKind event(int row) {
		return EventKind.values()[low(row, 0) - 1];
	}

	/** Order index, or eoi. */
	int order(int row) {
		return high(row, 0);
	}

	int ess(int row) {
		return low(row, 0);
	}

	int operation(int row) {
		return high(row, 1);
	}

	int host(int row) {
		return low(row, 1);
	}

	/** Start or timestamp; the thread of metadata. */
	long first(int row) {
		return at(row, 2);
	}

	/** End; the parent of metadata. */
	long second(int row) {
		return at(row, 3);
	}

	int log(int row) {
		return high(row, 4);
	}

	int parentOrder(int row) {
		return low(row, 4);
	}

	/** The earliest time in the records; {@link Long#MAX_VALUE} if none has a time. */
	long earliestNanos() {
		return IntStream.range(0, count).filter(row -> !isMetadata(row)).mapToLong(this::first).min().orElse(Long.MAX_VALUE);
	}

	/**
	 * The records by their places in the trace, metadata first; those with the same place by their content.
	 *
	 * @param rank    of a name
	 * @param logRank of a log
	 */
	int[] sorted(IntUnaryOperator rank, IntUnaryOperator logRank) {
		boolean inOrder = true;
		for (int row = 1; row < count && inOrder; row++) {
			inOrder = at(row - 1, 0) < at(row, 0);
		}
		IntStream all = IntStream.range(0, count);
		Comparator<Integer> order = Comparator.<Integer> comparingLong(row -> at(row, 0))
				.thenComparingInt(row -> rank.applyAsInt(operation(row))).thenComparingInt(row -> ranked(host(row), rank))
				.thenComparingLong(this::first).thenComparingLong(this::second).thenComparingInt(this::parentOrder)
				.thenComparingInt(row -> logRank.applyAsInt(log(row)));
		return inOrder ? all.toArray() : all.boxed().sorted(order).mapToInt(Integer::intValue).toArray();
	}

	private static int ranked(int host, IntUnaryOperator rank) {
		return host == UNTOLD ? UNTOLD : rank.applyAsInt(host);
	}

	/** @param nameOfLog by its number here */
	void write(PartOutput out, IntUnaryOperator nameOfLog) {
		out.number(id);
		out.count(reason == null ? 0 : reason.ordinal() + 1L);
		out.count(count);
		long before = 0;
		for (int row : sorted(out::rank, log -> out.rank(nameOfLog.applyAsInt(log)))) {
			out.name(nameOfLog.applyAsInt(log(row)));
			if (kind == TraceKind.EVENTS) {
				out.count(isMetadata(row) ? 0 : low(row, 0));
			}
			if (!isMetadata(row)) {
				out.number(order(row));
				out.name(operation(row));
			}
			out.flag(host(row) != UNTOLD);
			out.name(Math.max(StringPool.NONE, host(row)));
			out.number(first(row) - before);
			before = isMetadata(row) ? 0 : first(row);
			if (kind == TraceKind.EXECUTIONS) {
				out.number(ess(row));
				out.number(second(row) - first(row));
			} else if (isMetadata(row)) {
				out.number(second(row));
				out.number(parentOrder(row));
			}
		}
	}

	/** @param numberOfLog by its name */
	static TraceRecords read(PartInput in, TraceKind kind, IntUnaryOperator numberOfLog) throws PartException {
		TraceRecords trace = new TraceRecords(kind, in.number());
		int reason = in.count(Reason.values().length);
		int size = in.size(LEAST_BYTES);
		long before = 0;
		for (int row = 0; row < size; row++) {
			int log = numberOfLog.applyAsInt(in.log());
			int event = kind == TraceKind.EVENTS ? in.count(EventKind.values().length) : 1;
			int order = event == 0 ? 0 : in.smallNumber();
			int operation = event == 0 ? StringPool.NONE : in.name();
			boolean told = in.flag();
			int host = in.name();
			long first = before + in.number();
			before = event == 0 ? 0 : first;
			if (kind == TraceKind.EXECUTIONS) {
				int ess = in.smallNumber();
				if (order < 0 || ess < 0 || operation == StringPool.NONE) {
					throw PartInput.damaged("an execution has no place in its trace");
				}
				trace.execution(operation, first, first + in.number(), host, order, ess, log);
			} else if (event == 0) {
				trace.metadata(first, host, in.number(), in.smallNumber(), log);
			} else {
				EventKind what = EventKind.values()[event - 1];
				if (operation == StringPool.NONE && (what == EventKind.BEFORE || what == EventKind.AFTER || what == EventKind.AFTER_FAILED)) {
					throw PartInput.damaged("an event is of no operation");
				}
				trace.tellHost(told ? host : UNTOLD);
				trace.event(what, first, order, operation, log);
			}
		}
		trace.tellHost(UNTOLD);
		if (reason > 0) {
			trace.reject(Reason.values()[reason - 1]);
		}
		return trace;
	}

	/** Adds the records of the same trace from elsewhere. */
	void add(TraceRecords other) {
		if (other.reason != null) {
			reject(other.reason);
		} else if (reason == null) {
			rows = Arrays.copyOf(rows, STRIDE * (count + other.count));
			System.arraycopy(other.rows, 0, rows, STRIDE * count, STRIDE * other.count);
			count += other.count;
		}
	}

	private void add(long place, long what, long first, long second, long from) {
		int at = STRIDE * count;
		if (at == rows.length) {
			rows = Arrays.copyOf(rows, Math.max(STRIDE, 2 * at));
		}
		rows[at] = place;
		rows[at + 1] = what;
		rows[at + 2] = first;
		rows[at + 3] = second;
		rows[at + 4] = from;
		count++;
	}

	private long at(int row, int field) {
		return rows[STRIDE * row + field];
	}

	private int high(int row, int field) {
		return (int) (at(row, field) >> Integer.SIZE);
	}

	private int low(int row, int field) {
		return (int) at(row, field);
	}

	private static long pair(int high, int low) {
		return (long) high << Integer.SIZE | low & 0xFFFF_FFFFL;
	}
}
