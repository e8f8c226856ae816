/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.spans;

import java.util.Arrays;

/** The spans of a trace that came so far, without an object for each. */
final class SpanTrace {
	private static final int ID = 0;
	private static final int PARENT = 1;
	private static final int START = 2;
	private static final int END = 3;
	/** The operation in the high half, the host in the low one; the sign says whether it failed. */
	private static final int NAMES = 4;
	private static final int FIELDS = 5;

	final long high;
	final long low;
	/** Another trace with the same low half of its id; null if there is none. */
	SpanTrace sameLow;
	/** Neighbours by when a span came last; null at the ends. */
	SpanTrace older;
	SpanTrace newer;
	/** When a span came last, by {@link System#nanoTime}, where that matters. */
	long touchedNanos;
	private long[] fields = new long[2 * FIELDS];
	private int size;

	SpanTrace(long high, long low) {
		this.high = high;
		this.low = low;
	}

	void add(Span span) {
		if ((size + 1) * FIELDS > fields.length) {
			fields = Arrays.copyOf(fields, 2 * fields.length);
		}
		int at = size++ * FIELDS;
		fields[at + ID] = span.id();
		fields[at + PARENT] = span.parent();
		fields[at + START] = span.startNanos();
		fields[at + END] = span.endNanos();
		fields[at + NAMES] = (long) span.operation() << Integer.SIZE | span.host() & 0xFFFF_FFFFL | (span.failed() ? Long.MIN_VALUE : 0);
	}

	int size() {
		return size;
	}

	long id(int span) {
		return fields[span * FIELDS + ID];
	}

	long parent(int span) {
		return fields[span * FIELDS + PARENT];
	}

	long start(int span) {
		return fields[span * FIELDS + START];
	}

	long end(int span) {
		return fields[span * FIELDS + END];
	}

	int operation(int span) {
		return (int) (fields[span * FIELDS + NAMES] >>> Integer.SIZE) & Integer.MAX_VALUE;
	}

	int host(int span) {
		return (int) fields[span * FIELDS + NAMES];
	}

	boolean failed(int span) {
		return fields[span * FIELDS + NAMES] < 0;
	}

	/** Whether both say the same, as of a span that was sent twice. */
	boolean areSame(int one, int other) {
		return Arrays.equals(fields, one * FIELDS, (one + 1) * FIELDS, fields, other * FIELDS, (other + 1) * FIELDS);
	}

	/** By start; of those that start together, the longer ones first, which may be callers of the others. */
	int compare(int one, int other) {
		int byStart = Long.compare(start(one), start(other));
		int byEnd = byStart != 0 ? byStart : Long.compare(end(other), end(one));
		return byEnd != 0 ? byEnd : Long.compare(id(one), id(other));
	}
}
