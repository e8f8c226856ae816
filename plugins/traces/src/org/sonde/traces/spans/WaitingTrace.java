/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.spans;

/** A trace that may get more spans. */
final class WaitingTrace {
	final long high;
	final long low;
	/** Another trace with the same key; null if there is none. */
	WaitingTrace sameKey;
	/** Neighbours by when a span came last; null at the ends. */
	WaitingTrace older;
	WaitingTrace newer;
	/** When a span came last, by {@link System#nanoTime}, where that matters. */
	long touchedNanos;
	/** Its spans in {@link SpanStore}. */
	int list = SpanStore.END;
	int size;

	WaitingTrace(long high, long low) {
		this.high = high;
		this.low = low;
	}
}
