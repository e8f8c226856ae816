/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reduction;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

/** Call trees at random, and the records that probes would write of them. */
final class RandomTraces {
	/** A call at a time, with those within it. */
	record Call(String operation, boolean failed, long startNanos, long endNanos, List<Call> calls) {
		long nanos() {
			return endNanos - startNanos;
		}

		int size() {
			return 1 + calls.stream().mapToInt(Call::size).sum();
		}
	}

	/** A record, to be handed over later. */
	@FunctionalInterface
	interface Written {
		void to(RecordSink sink);
	}

	/** A trace and its records in the order in which a thread writes them. */
	record Trace(long id, Call root, List<Written> records) {
	}

	private final Random random;
	private final StringPool names;
	private final boolean events;
	private final int host;
	private long nanos;
	private int order;

	RandomTraces(Random random, StringPool names, boolean events) {
		this.random = random;
		this.names = names;
		this.events = events;
		this.host = names.of("host");
		this.nanos = random.nextInt(1_000_000);
	}

	/** So many traces, with ids from 1. */
	List<Trace> traces(int count) {
		List<Trace> traces = new ArrayList<>();
		for (int id = 1; id <= count; id++) {
			Call root = call(1 + random.nextInt(3));
			List<Written> records = new ArrayList<>();
			int traceId = id;
			order = 0;
			if (events) {
				records.add(sink -> sink.traceMetadata(traceId, 1, host, host, -1, -1));
				writeEvents(traceId, root, records);
			} else {
				writeExecutions(traceId, root, 0, records);
			}
			traces.add(new Trace(id, root, records));
		}
		return traces;
	}

	/** The records of threads that run at the same time; each runs some of the traces, one after the other. */
	List<Written> interleaved(List<Trace> traces, int threads) {
		List<List<Written>> queues = new ArrayList<>();
		for (int thread = 0; thread < threads; thread++) {
			queues.add(new ArrayList<>());
		}
		traces.forEach(trace -> queues.get(random.nextInt(threads)).addAll(trace.records()));
		List<Written> all = new ArrayList<>();
		int[] at = new int[threads];
		List<Integer> turns = new ArrayList<>();
		for (int thread = 0; thread < threads; thread++) {
			turns.addAll(Collections.nCopies(queues.get(thread).size(), thread));
		}
		Collections.shuffle(turns, random);
		turns.forEach(thread -> all.add(queues.get(thread).get(at[thread]++)));
		return all;
	}

	private Call call(int depth) {
		String operation = "void p.C.m" + random.nextInt(4) + "()";
		long start = nanos;
		nanos += random.nextInt(50);
		List<Call> calls = new ArrayList<>();
		for (int within = depth == 0 ? 0 : random.nextInt(4); within > 0; within--) {
			calls.add(call(depth - 1));
			nanos += random.nextInt(50);
		}
		return new Call(operation, events && random.nextInt(5) == 0, start, nanos, calls);
	}

	private void writeEvents(int traceId, Call call, List<Written> records) {
		int operation = names.of(call.operation());
		int before = order++;
		records.add(sink -> sink.event(EventKind.BEFORE, call.startNanos(), traceId, before, operation, StringPool.NONE));
		call.calls().forEach(within -> writeEvents(traceId, within, records));
		int after = order++;
		EventKind kind = call.failed() ? EventKind.AFTER_FAILED : EventKind.AFTER;
		records.add(sink -> sink.event(kind, call.endNanos(), traceId, after, operation, StringPool.NONE));
	}

	private void writeExecutions(int traceId, Call call, int ess, List<Written> records) {
		int operation = names.of(call.operation());
		int eoi = order++;
		call.calls().forEach(within -> writeExecutions(traceId, within, ess + 1, records));
		records.add(sink -> sink.execution(operation, host, traceId, call.startNanos(), call.endNanos(), host, eoi, ess));
	}
}
