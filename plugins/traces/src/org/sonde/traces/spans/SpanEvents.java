/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.spans;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Set;

import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

/**
 * Makes traces of spans the events that probes would record: each span that nobody of its trace started opens one. A span that runs beside
 * another of the same parent, or beyond its parent, as asynchronous ones do, becomes a trace of its own, which its parent started.
 */
final class SpanEvents {
	private static final long NO_PARENT = -1;
	private static final int FIRST_DEPTH = 64;
	/** Operations of circular spans: a message has no room for more. */
	private static final int MOST_CIRCULAR_NAMES = 5;

	private final RecordSink sink;
	private final SpanTree tree = new SpanTree();
	private final Deque<Root> roots = new ArrayDeque<>();
	private long next;
	private long orphans;
	private long circular;
	private final Set<Integer> circularOperations = new LinkedHashSet<>();
	private long repeated;
	/** Calls that have started and not ended: the span, its next child, the place of its event, and when the next child may start. */
	private int[] spans = new int[FIRST_DEPTH];
	private int[] children = new int[FIRST_DEPTH];
	private int[] orders = new int[FIRST_DEPTH];
	private long[] free = new long[FIRST_DEPTH];

	/**
	 * @param sink  takes the events
	 * @param first number of the first trace; those after it are below
	 */
	SpanEvents(RecordSink sink, long first) {
		this.sink = sink;
		next = first;
	}

	/** A span, and the event of another trace that started it. */
	private record Root(int span, long parentTrace, int parentOrder) {
	}

	/** Spans whose parents were not there. */
	long orphans() {
		return orphans;
	}

	/** Spans left out, because each is above its own parents, or below such a one. */
	long circular() {
		return circular;
	}

	/** The operations of the first of these spans. */
	Set<Integer> circularOperations() {
		return circularOperations;
	}

	/** Spans left out, because they came before. */
	long repeated() {
		return repeated;
	}

	/**
	 * Hands over the events of a trace.
	 *
	 * @param high the first half of its id
	 * @param low  the second half
	 */
	void take(SpanFields trace, long high, long low) {
		tree.set(trace);
		sink.tracingId(next, high, low);
		for (int i = 0; i < trace.size(); i++) {
			if (tree.isRoot(tree.inOrder(i))) {
				roots.add(new Root(tree.inOrder(i), NO_PARENT, -1));
			}
		}
		long left = trace.size() - tree.repeated();
		while (!roots.isEmpty()) {
			left -= take(trace, roots.poll());
		}
		circular += left;
		if (left > 0 && circularOperations.size() < MOST_CIRCULAR_NAMES) {
			addCircularOperations(trace);
		}
		orphans += tree.orphans();
		repeated += tree.repeated();
	}

	/** Of the spans that no root leads to. */
	private void addCircularOperations(SpanFields trace) {
		BitSet others = new BitSet(trace.size());
		Deque<Integer> open = new ArrayDeque<>();
		for (int span = 0; span < trace.size(); span++) {
			if (tree.isRoot(span) || tree.isRepeated(span)) {
				open.add(span);
			}
		}
		while (!open.isEmpty()) {
			int span = open.poll();
			others.set(span);
			for (int child = tree.firstChild(span); child != SpanTree.NONE; child = tree.sibling(child)) {
				open.add(child);
			}
		}
		for (int i = 0; i < trace.size() && circularOperations.size() < MOST_CIRCULAR_NAMES; i++) {
			if (!others.get(tree.inOrder(i))) {
				circularOperations.add(trace.operation(tree.inOrder(i)));
			}
		}
	}

	/** @return how many spans it took */
	private int take(SpanFields trace, Root root) {
		long number = next--;
		sink.traceMetadata(number, 0, StringPool.NONE, trace.host(root.span), root.parentTrace, root.parentOrder);
		int depth = 0;
		int order = 0;
		int entered = root.span;
		int host = trace.host(root.span);
		while (true) {
			if (entered != SpanTree.NONE) {
				if (trace.host(entered) != host) {
					host = trace.host(entered);
					sink.host(number, host);
				}
				sink.event(EventKind.BEFORE, trace.start(entered), number, order, trace.operation(entered), StringPool.NONE);
				push(depth++, entered, order++, trace.start(entered));
			}
			int top = depth - 1;
			entered = nextChild(trace, top, number);
			if (entered == SpanTree.NONE) {
				int span = spans[top];
				sink.event(trace.failed(span) ? EventKind.AFTER_FAILED : EventKind.AFTER, trace.end(span), number, order++,
						trace.operation(span), StringPool.NONE);
				if (top == 0) {
					return order / 2;
				}
				free[top - 1] = trace.end(span);
				depth--;
			}
		}
	}

	/** The next child that runs within the call and after its siblings; those before it open traces of their own. */
	private int nextChild(SpanFields trace, int top, long number) {
		int child = children[top];
		while (child != SpanTree.NONE && (trace.start(child) < free[top] || trace.end(child) > trace.end(spans[top]))) {
			roots.add(new Root(child, number, orders[top]));
			child = tree.sibling(child);
		}
		children[top] = child == SpanTree.NONE ? child : tree.sibling(child);
		return child;
	}

	private void push(int depth, int span, int order, long start) {
		if (depth == spans.length) {
			spans = Arrays.copyOf(spans, 2 * depth);
			children = Arrays.copyOf(children, 2 * depth);
			orders = Arrays.copyOf(orders, 2 * depth);
			free = Arrays.copyOf(free, 2 * depth);
		}
		spans[depth] = span;
		children[depth] = tree.firstChild(span);
		orders[depth] = order;
		free[depth] = start;
	}
}
