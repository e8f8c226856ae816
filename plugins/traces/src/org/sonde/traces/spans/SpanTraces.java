/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.spans;

import java.util.concurrent.ThreadLocalRandom;

import org.sonde.traces.primitive.LongMap;
import org.sonde.traces.record.RecordSink;

/** Spans that wait for others of their traces. For one thread at a time. */
final class SpanTraces {
	private final SpanEvents events;
	private final SpanStore store = new SpanStore();
	private final SpanFields taken = new SpanFields();
	/** Drawn at random, so that no ids can be made up to have one key. */
	private final long multiplier = ThreadLocalRandom.current().nextLong() | 1;
	/** The traces by a key of both halves of the id. */
	private final LongMap<WaitingTrace> traces = new LongMap<>();
	private WaitingTrace oldest;
	private WaitingTrace newest;
	private int size;

	/**
	 * @param sink  takes the events
	 * @param first number of the first trace; those after it are below
	 */
	SpanTraces(RecordSink sink, long first) {
		events = new SpanEvents(sink, first);
	}

	/** @param nowNanos by {@link System#nanoTime}; 0 where nobody asks for {@link #takeQuiet} */
	void add(Span span, long nowNanos) {
		// Most spans come right after one of the same trace.
		if (newest == null || newest.low != span.traceLow() || newest.high != span.traceHigh()) {
			append(waiting(span));
		}
		newest.touchedNanos = nowNanos;
		newest.list = store.add(span, newest.list);
		newest.size++;
		size++;
	}

	/** The trace of a span, out of the order of the traces. */
	private WaitingTrace waiting(Span span) {
		long key = key(span.traceHigh(), span.traceLow());
		WaitingTrace first = traces.get(key);
		for (WaitingTrace trace = first; trace != null; trace = trace.sameKey) {
			if (trace.high == span.traceHigh() && trace.low == span.traceLow()) {
				unlink(trace);
				return trace;
			}
		}
		WaitingTrace trace = new WaitingTrace(span.traceHigh(), span.traceLow());
		trace.sameKey = first;
		traces.put(key, trace);
		return trace;
	}

	private long key(long high, long low) {
		return high * multiplier + low;
	}

	private void append(WaitingTrace trace) {
		trace.older = newest;
		trace.newer = null;
		if (newest == null) {
			oldest = trace;
		} else {
			newest.newer = trace;
		}
		newest = trace;
	}

	private void unlink(WaitingTrace trace) {
		if (trace.older == null) {
			oldest = trace.newer;
		} else {
			trace.older.newer = trace.newer;
		}
		if (trace.newer == null) {
			newest = trace.older;
		} else {
			trace.newer.older = trace.older;
		}
	}

	/** Spans that wait. */
	int size() {
		return size;
	}

	/** Returns what was handed over. */
	SpanEvents events() {
		return events;
	}

	/** Hands over the traces that have been quiet for longest, until at most so many spans wait. */
	void takeUntil(int most) {
		while (size > most) {
			takeOldest();
		}
	}

	/** Hands over the traces of which no span came since a time. */
	void takeQuiet(long sinceNanos) {
		while (oldest != null && oldest.touchedNanos - sinceNanos < 0) {
			takeOldest();
		}
	}

	private void takeOldest() {
		WaitingTrace trace = oldest;
		unlink(trace);
		forget(trace);
		size -= trace.size;
		store.take(trace.list, trace.size, taken);
		events.take(taken, trace.high, trace.low);
	}

	private void forget(WaitingTrace trace) {
		long key = key(trace.high, trace.low);
		WaitingTrace first = traces.get(key);
		if (first == trace && trace.sameKey == null) {
			traces.remove(key);
		} else if (first == trace) {
			traces.put(key, trace.sameKey);
		} else {
			while (first.sameKey != trace) {
				first = first.sameKey;
			}
			first.sameKey = trace.sameKey;
		}
	}
}
