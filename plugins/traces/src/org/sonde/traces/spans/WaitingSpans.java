/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.spans;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Hands over spans with their hosts, which may come after them: so do the processes in Jaeger's answers, and the resource in OTLP where
 * fields have no order.
 */
final class WaitingSpans {
	/** A heap of 256 MB is enough; a trace of Jaeger and a message of OTLP have far fewer. */
	private static final int MOST = 100_000;

	private final int most;
	private final Consumer<Span> sink;
	private final Consumer<String> skipped;
	private final Map<String, Integer> hosts = new HashMap<>();
	private final Map<String, List<Span>> waiting = new HashMap<>();
	private int size;
	private boolean passedOn;

	/**
	 * @param sink    takes the spans
	 * @param skipped is notified that hosts came too late
	 */
	WaitingSpans(Consumer<Span> sink, Consumer<String> skipped) {
		this(sink, skipped, MOST);
	}

	/** @param most how many spans may wait; the others are handed over without their host */
	WaitingSpans(Consumer<Span> sink, Consumer<String> skipped, int most) {
		this.sink = sink;
		this.skipped = skipped;
		this.most = most;
	}

	/** @param process by which its host is known, or will be; empty if the span has its own, or none */
	void add(String process, Span span) {
		Integer host = hosts.get(process);
		if (process.isEmpty()) {
			sink.accept(span);
		} else if (host != null) {
			sink.accept(span.on(host));
		} else if (size < most) {
			waiting.computeIfAbsent(process, none -> new ArrayList<>()).add(span);
			size++;
		} else {
			passedOn = true;
			sink.accept(span);
		}
	}

	/** The spans of the process ran on this host. */
	void host(String process, int host) {
		hosts.put(process, host);
		List<Span> its = waiting.remove(process);
		if (its != null) {
			size -= its.size();
			its.forEach(span -> sink.accept(span.on(host)));
		}
		if (passedOn) {
			passedOn = false;
			skipped.accept("the hosts of further spans, as more than %d came before them".formatted(most));
		}
	}

	/** No more hosts come; those of other spans may have the same names. */
	void end() {
		hosts.clear();
		passedOn = false;
		size = 0;
		List<List<Span>> left = List.copyOf(waiting.values());
		waiting.clear();
		left.forEach(spans -> spans.forEach(sink));
	}
}
