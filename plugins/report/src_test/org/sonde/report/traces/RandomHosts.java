/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.LogFormat;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

/** The logs of several hosts at random: traces of executions that go from host to host, and traces of events that others started. */
final class RandomHosts {
	private final Random random;
	private final StringPool names;
	private final int hosts;
	private long nanos;
	private int order;
	private int failing;
	private long parent = -1;

	/** A record in the log of a host. */
	record Record(int host, long trace, Consumer<RecordSink> to) {
	}

	RandomHosts(Random random, StringPool names, int hosts) {
		this.random = random;
		this.names = names;
		this.hosts = hosts;
		this.nanos = random.nextInt(1_000_000_000);
		this.failing = random.nextInt(10);
	}

	/** The records of so many traces, as they come from threads that run at the same time. */
	List<Record> records(int traces) {
		int threads = 1 + random.nextInt(5);
		List<List<Record>> queues = new ArrayList<>();
		for (int thread = 0; thread < threads; thread++) {
			queues.add(new ArrayList<>());
		}
		List<Integer> turns = new ArrayList<>();
		for (int trace = 0; trace < traces; trace++) {
			int thread = random.nextInt(threads);
			List<Record> records = trace(random.nextInt(6) == 0 ? random.nextLong() : trace);
			queues.get(thread).addAll(records);
			turns.addAll(Collections.nCopies(records.size(), thread));
		}
		Collections.shuffle(turns, random);
		List<Record> all = new ArrayList<>();
		int[] at = new int[threads];
		turns.forEach(thread -> all.add(queues.get(thread).get(at[thread]++)));
		return all;
	}

	/** Without some of them. */
	List<Record> lossy(List<Record> records, double share) {
		return records.stream().filter(one -> random.nextDouble() >= share).toList();
	}

	/** With some of them twice, the second time later. */
	List<Record> repeated(List<Record> records, double share) {
		List<Record> all = new ArrayList<>(records);
		for (Record one : records) {
			if (random.nextDouble() < share) {
				all.add(random.nextInt(all.size() + 1), one);
			}
		}
		return all;
	}

	/** Records that no probe writes. */
	List<Record> nonsense(int count) {
		List<Record> records = new ArrayList<>();
		for (int record = 0; record < count; record++) {
			long id = random.nextInt(8) == 0 ? random.nextLong() : random.nextInt(6) - 1;
			long start = random.nextInt(20) == 0 ? random.nextLong() : random.nextInt(200);
			long end = random.nextInt(20) == 0 ? random.nextLong() : start + random.nextInt(40) - 5;
			int place = random.nextInt(50) == 0 ? random.nextInt() : random.nextInt(6);
			int depth = random.nextInt(50) == 0 ? random.nextInt() : random.nextInt(3);
			int host = random.nextInt(hosts);
			int name = random.nextInt(5) == 0 ? StringPool.NONE : host(host);
			int operation = operation();
			EventKind kind = EventKind.values()[random.nextInt(EventKind.values().length)];
			records.add(new Record(host, id, switch (random.nextInt(8)) {
				case 0 -> sink -> sink.traceMetadata(id, start, 0, name, end, place);
				case 1 -> sink -> sink.joined(id, place, end);
				case 2, 3 -> sink -> sink.execution(operation, 0, id, start, end, name, place, depth);
				default -> sink -> sink.event(kind, start, id, place, operation, StringPool.NONE);
			}));
		}
		return records;
	}

	/** Hands records over, and ends the logs. */
	void give(List<Record> records, RecordSink to) {
		to.format(LogFormat.BINARY);
		for (Record record : records) {
			to.log(record.host);
			record.to.accept(to);
		}
		for (int host = 0; host < hosts; host++) {
			to.log(host);
			to.endOfLog(Path.of("logs", "host-" + host));
		}
	}

	private List<Record> trace(long id) {
		List<Record> records = new ArrayList<>();
		int host = random.nextInt(hosts);
		order = 0;
		if (random.nextBoolean()) {
			execution(id, host, 0, records);
		} else {
			long by = random.nextInt(3) == 0 ? parent : -1;
			int thread = random.nextInt(4);
			records.add(new Record(host, id, sink -> sink.traceMetadata(id, thread, 0, host(host), by, by < 0 ? -1 : 1)));
			event(id, host, 0, records);
			parent = id;
		}
		return records;
	}

	private void execution(long id, int host, int depth, List<Record> records) {
		int operation = operation();
		int eoi = order++;
		long start = nanos;
		nanos += random.nextInt(3_000);
		for (int within = depth > 3 ? 0 : random.nextInt(4 - depth); within > 0; within--) {
			execution(id, random.nextInt(4) == 0 ? random.nextInt(hosts) : host, depth + 1, records);
		}
		nanos += random.nextInt(1 << random.nextInt(20));
		long end = random.nextInt(200) == 0 ? start - 1 : nanos;
		records.add(new Record(host, id, sink -> sink.execution(operation, 0, id, start, end, host(host), eoi, depth)));
	}

	private void event(long id, int host, int depth, List<Record> records) {
		int operation = operation();
		int before = order++;
		long start = nanos;
		records.add(new Record(host, id, sink -> sink.event(EventKind.BEFORE, start, id, before, operation, StringPool.NONE)));
		nanos += random.nextInt(3_000);
		for (int within = depth > 3 ? 0 : random.nextInt(4 - depth); within > 0; within--) {
			event(id, host, depth + 1, records);
		}
		nanos += random.nextInt(1 << random.nextInt(20));
		int after = order++;
		long end = random.nextInt(200) == 0 ? start - 1 : nanos;
		EventKind kind = random.nextInt(10) < failing ? EventKind.AFTER : EventKind.AFTER_FAILED;
		records.add(new Record(host, id, sink -> sink.event(kind, end, id, after, operation, StringPool.NONE)));
	}

	/** A few, so that both kinds of probes see some of them. */
	private int operation() {
		return names.of("void p.C.m" + random.nextInt(6) + "()");
	}

	private int host(int number) {
		return names.of("host-" + number);
	}
}
