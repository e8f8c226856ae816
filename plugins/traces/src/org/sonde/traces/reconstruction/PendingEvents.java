/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reconstruction;

import java.util.Arrays;

import org.sonde.traces.record.EventKind;

/** The events of a trace that came before their turn: a heap by order index in one array. */
final class PendingEvents {
	private static final EventKind[] KINDS = EventKind.values();
	/** The numbers of an event: order index and kind, timestamp, operation. */
	private static final int STRIDE = 3;

	private long[] heap = new long[8 * STRIDE];
	private int size;

	void add(EventKind kind, long timestampNanos, int order, int operation) {
		if (STRIDE * size == heap.length) {
			heap = Arrays.copyOf(heap, 2 * heap.length);
		}
		int at = size++;
		set(at, (long) order << 8 | kind.ordinal(), timestampNanos, operation);
		while (at > 0 && heap[STRIDE * at] < heap[STRIDE * parent(at)]) {
			swap(at, parent(at));
			at = parent(at);
		}
	}

	boolean isEmpty() {
		return size == 0;
	}

	int size() {
		return size;
	}

	/** Order index of the first. */
	int order() {
		return (int) (heap[0] >> 8);
	}

	EventKind kind() {
		return KINDS[(int) heap[0] & 0xFF];
	}

	long timestampNanos() {
		return heap[1];
	}

	int operation() {
		return (int) heap[2];
	}

	void removeFirst() {
		swap(0, --size);
		for (int at = 0, child = 1; child < size; child = 2 * at + 1) {
			if (child + 1 < size && heap[STRIDE * (child + 1)] < heap[STRIDE * child]) {
				child++;
			}
			if (heap[STRIDE * at] <= heap[STRIDE * child]) {
				return;
			}
			swap(at, child);
			at = child;
		}
	}

	private void swap(int one, int other) {
		for (int field = 0; field < STRIDE; field++) {
			long kept = heap[STRIDE * one + field];
			heap[STRIDE * one + field] = heap[STRIDE * other + field];
			heap[STRIDE * other + field] = kept;
		}
	}

	private void set(int at, long orderAndKind, long timestampNanos, long operation) {
		heap[STRIDE * at] = orderAndKind;
		heap[STRIDE * at + 1] = timestampNanos;
		heap[STRIDE * at + 2] = operation;
	}

	private static int parent(int at) {
		return at - 1 >> 1;
	}
}
