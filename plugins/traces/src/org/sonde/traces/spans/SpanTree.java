/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.spans;

import java.util.Arrays;
import java.util.concurrent.ThreadLocalRandom;

/** The spans of a trace by their parents. Its arrays are used again for the next trace, so that a small one costs nothing. */
final class SpanTree {
	/** Replaces a span: there is no other. */
	static final int NONE = -1;
	/** Instead of a parent: the span was sent twice. */
	private static final int REPEATED = -2;
	private static final int FIRST_CAPACITY = 64;
	/** Spans with one id: more are not sides of a call, and would be searched one after the other. */
	private static final int MOST_SIDES = 16;

	private final long multiplier = ThreadLocalRandom.current().nextLong() | 1;
	private SpanFields trace;
	private Integer[] order = new Integer[0];
	private int[] parents = {};
	private int[] firstChildren = {};
	private int[] lastChildren = {};
	private int[] siblings = {};
	/** The other side of the same call, which has the same id. */
	private int[] inner = {};
	/** A hash table by id with open addressing, at most half full: spans from 1. */
	private int[] table = {};
	private int mask;
	private int repeated;
	private int orphans;

	/** Takes the spans of a trace instead of those before. */
	void set(SpanFields spans) {
		trace = spans;
		repeated = 0;
		orphans = 0;
		int size = spans.size();
		makeRoom(size);
		for (int i = 0; i < size; i++) {
			order[i] = i;
			parents[i] = NONE;
			firstChildren[i] = NONE;
			siblings[i] = NONE;
			inner[i] = NONE;
		}
		Arrays.sort(order, 0, size, spans::compare);
		for (int i = 0; i < size; i++) {
			place(order[i]);
		}
		for (int i = 0; i < size; i++) {
			join(order[i]);
		}
	}

	private void makeRoom(int size) {
		if (size >= parents.length) {
			int capacity = Math.max(FIRST_CAPACITY, Integer.highestOneBit(size) << 1);
			order = new Integer[capacity];
			parents = new int[capacity];
			firstChildren = new int[capacity];
			lastChildren = new int[capacity];
			siblings = new int[capacity];
			inner = new int[capacity];
			table = new int[2 * capacity];
		}
		mask = (Integer.highestOneBit(Math.max(size, 1)) << 2) - 1;
		Arrays.fill(table, 0, mask + 1, 0);
	}

	/** The two sides of one call may share an id, as in Zipkin: the one that started later is within the other. */
	private void place(int span) {
		int slot = slot(trace.id(span));
		if (table[slot] == 0) {
			table[slot] = span + 1;
			return;
		}
		int outer = table[slot] - 1;
		int sides = 1;
		while (!trace.areSame(outer, span) && inner[outer] != NONE) {
			outer = inner[outer];
			sides++;
		}
		if (trace.areSame(outer, span)) {
			parents[span] = REPEATED;
			repeated++;
		} else if (sides < MOST_SIDES) {
			inner[outer] = span;
			parents[span] = outer;
		}
	}

	private void join(int span) {
		if (parents[span] == NONE && trace.parent(span) != 0 && trace.parent(span) != trace.id(span)) {
			int parent = table[slot(trace.parent(span))] - 1;
			while (parent != NONE && inner[parent] != NONE && isWithin(span, inner[parent])) {
				parent = inner[parent];
			}
			parents[span] = parent;
			orphans += parent == NONE ? 1 : 0;
		}
		if (parents[span] >= 0) {
			append(span, parents[span]);
		}
	}

	private void append(int child, int parent) {
		if (firstChildren[parent] == NONE) {
			firstChildren[parent] = child;
		} else {
			siblings[lastChildren[parent]] = child;
		}
		lastChildren[parent] = child;
	}

	private boolean isWithin(int span, int other) {
		return trace.start(span) >= trace.start(other) && trace.end(span) <= trace.end(other);
	}

	private int slot(long id) {
		int slot = (int) (id * multiplier >>> Integer.SIZE) & mask;
		while (table[slot] != 0 && trace.id(table[slot] - 1) != id) {
			slot = slot + 1 & mask;
		}
		return slot;
	}

	/** The span at a place by start. */
	int inOrder(int place) {
		return order[place];
	}

	/** Whether nobody of the trace started it. */
	boolean isRoot(int span) {
		return parents[span] == NONE;
	}

	/** Whether it was sent before. */
	boolean isRepeated(int span) {
		return parents[span] == REPEATED;
	}

	/** The child that started first, or {@link #NONE}. */
	int firstChild(int span) {
		return firstChildren[span];
	}

	/** The child of the same parent that started next, or {@link #NONE}. */
	int sibling(int span) {
		return siblings[span];
	}

	/** Spans that were sent twice, and are none of the tree. */
	int repeated() {
		return repeated;
	}

	/** Spans whose parents are not there. */
	int orphans() {
		return orphans;
	}
}
