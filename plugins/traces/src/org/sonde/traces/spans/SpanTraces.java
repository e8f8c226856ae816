/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.spans;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

/**
 * Spans by trace, as events that probes would record: each span that nobody of its trace started opens one. A span that runs beside another of the same
 * parent, or beyond its parent, as asynchronous ones do, becomes a trace of its own, which its parent started.
 */
final class SpanTraces {
	private static final long NO_PARENT = -1;

	private final StringPool names;
	private final RecordSink sink;
	private final Map<String, Map<String, Span>> traces = new LinkedHashMap<>();
	private long next;
	private long orphans;
	private long circular;
	private int size;

	/** @param first number of the first trace; those after it are below */
	SpanTraces(StringPool names, RecordSink sink, long first) {
		this.names = names;
		this.sink = sink;
		this.next = first;
	}

	/** The two sides of one call may share an id, as in Zipkin: the one that started later is within the other. */
	void add(Span span) {
		Map<String, Span> trace = traces.computeIfAbsent(span.trace(), any -> new LinkedHashMap<>());
		Span other = trace.putIfAbsent(span.id(), span);
		size++;
		if (other == null) {
			return;
		}
		Span outer = other.startNanos() <= span.startNanos() ? other : span;
		Span inner = outer == other ? span : other;
		trace.put(outer.id(), outer);
		String own = inner.id() + "/" + trace.size();
		trace.put(own, new Span(inner.trace(), own, outer.id(), inner.operation(), inner.startNanos(), inner.endNanos(), inner.failed(), inner.host(),
				inner.sampled()));
	}

	/** Spans that wait for others of their traces. */
	int size() {
		return size;
	}

	/** Spans whose parents were not there. */
	long orphans() {
		return orphans;
	}

	/** Spans left out, because each is above its own parents, or below such a one. */
	long circular() {
		return circular;
	}

	/** Hands over all traces, and forgets them. */
	void take() {
		traces.values().forEach(this::take);
		traces.clear();
		size = 0;
	}

	/** A span, and the event of another trace that started it. */
	private record Root(Span span, long parentTrace, int parentOrder) {
	}

	private void take(Map<String, Span> trace) {
		Map<String, List<Span>> children = new HashMap<>();
		Deque<Root> roots = new ArrayDeque<>();
		List<Span> spans = new ArrayList<>(trace.values());
		spans.sort(Comparator.comparingLong(Span::startNanos).thenComparing(Comparator.comparingLong(Span::endNanos).reversed()).thenComparing(Span::id));
		for (Span span : spans) {
			if (!span.parent().isEmpty() && !span.parent().equals(span.id()) && trace.containsKey(span.parent())) {
				children.computeIfAbsent(span.parent(), any -> new ArrayList<>()).add(span);
			} else {
				orphans += span.parent().isEmpty() ? 0 : 1;
				roots.add(new Root(span, NO_PARENT, -1));
			}
		}
		circular += spans.size();
		while (!roots.isEmpty()) {
			circular -= take(roots.poll(), children, roots);
		}
	}

	/** A call that has started and not ended. */
	private static final class Open {
		private final Span span;
		private final Iterator<Span> children;
		private final int order;
		private long free;

		private Open(Span span, List<Span> children, int order) {
			this.span = span;
			this.children = children.iterator();
			this.order = order;
			free = span.startNanos();
		}
	}

	/** @return how many spans it took */
	private int take(Root root, Map<String, List<Span>> children, Deque<Root> roots) {
		long trace = next--;
		int order = 0;
		Deque<Open> stack = new ArrayDeque<>();
		sink.traceMetadata(trace, 0, StringPool.NONE, root.span.host().isEmpty() ? StringPool.NONE : names.of(root.span.host()), root.parentTrace, root.parentOrder);
		Span entered = root.span;
		while (true) {
			if (entered != null) {
				sink.event(EventKind.BEFORE, entered.startNanos(), trace, order, names.of(entered.operation()), StringPool.NONE);
				stack.push(new Open(entered, children.getOrDefault(entered.id(), List.of()), order++));
			}
			Open top = stack.peek();
			entered = null;
			while (entered == null && top.children.hasNext()) {
				Span child = top.children.next();
				if (child.startNanos() >= top.free && child.endNanos() <= top.span.endNanos()) {
					entered = child;
				} else {
					roots.add(new Root(child, trace, top.order));
				}
			}
			if (entered == null) {
				sink.event(top.span.failed() ? EventKind.AFTER_FAILED : EventKind.AFTER, top.span.endNanos(), trace, order++, names.of(top.span.operation()),
						StringPool.NONE);
				stack.pop();
				if (stack.isEmpty()) {
					return order / 2;
				}
				stack.peek().free = top.span.endNanos();
			}
		}
	}
}
