/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.spans;

import java.util.Arrays;

/** The spans of a trace, without an object for each. */
final class SpanFields {
	/** The number of numbers in a span. */
	static final int COUNT = 5;
	private static final int ID = 0;
	private static final int PARENT = 1;
	private static final int START = 2;
	private static final int END = 3;
	/** The operation in the high half, the host in the low one; the sign says whether it failed. */
	private static final int NAMES = 4;

	private long[] fields = new long[COUNT];
	private int size;

	/** Writes a span's numbers to a place in an array. */
	static void write(Span span, long[] to, int at) {
		to[at + ID] = span.id();
		to[at + PARENT] = span.parent();
		to[at + START] = span.startNanos();
		to[at + END] = span.endNanos();
		to[at + NAMES] = (long) span.operation() << Integer.SIZE | span.host() & 0xFFFF_FFFFL | (span.failed() ? Long.MIN_VALUE : 0);
	}

	/** Forgets all spans, and makes room for others. */
	void clear(int room) {
		size = 0;
		if (room * COUNT > fields.length) {
			fields = new long[Math.max(room, 2 * fields.length / COUNT) * COUNT];
		}
	}

	/** Takes a span that was written to a place in an array. */
	void add(long[] from, int at) {
		System.arraycopy(from, at, fields, size++ * COUNT, COUNT);
	}

	int size() {
		return size;
	}

	long id(int span) {
		return fields[span * COUNT + ID];
	}

	long parent(int span) {
		return fields[span * COUNT + PARENT];
	}

	long start(int span) {
		return fields[span * COUNT + START];
	}

	long end(int span) {
		return fields[span * COUNT + END];
	}

	int operation(int span) {
		return (int) (fields[span * COUNT + NAMES] >>> Integer.SIZE) & Integer.MAX_VALUE;
	}

	int host(int span) {
		return (int) fields[span * COUNT + NAMES];
	}

	boolean failed(int span) {
		return fields[span * COUNT + NAMES] < 0;
	}

	/** Whether both say the same, as of a span that was sent twice. */
	boolean areSame(int one, int other) {
		return Arrays.equals(fields, one * COUNT, (one + 1) * COUNT, fields, other * COUNT, (other + 1) * COUNT);
	}

	/** Compares by start. Of spans that start together, the longer ones come first, because they may call the others. */
	int compare(int one, int other) {
		int byStart = Long.compare(start(one), start(other));
		int byEnd = byStart != 0 ? byStart : Long.compare(end(other), end(one));
		return byEnd != 0 ? byEnd : Long.compare(id(one), id(other));
	}
}
