/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.benchmark;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.stream.Stream;

import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

/**
 * The records of a program whose threads run traces of ten calls, of 50 different call trees of 200 operations; always the same. At any
 * time one of the threads, at random, writes its next record.
 */
final class TraceLog implements RecordSink {
	static final int CALLS = 10;
	private static final int TREES = 50;
	private static final int OPERATIONS = 200;
	private static final String PACKAGE = "kieker.common.record.";
	private static final String[] CLASSES = { PACKAGE + "flow.trace.TraceMetadata", PACKAGE + "flow.trace.operation.BeforeOperationEvent",
			PACKAGE + "flow.trace.operation.AfterOperationEvent", PACKAGE + "controlflow.OperationExecutionRecord" };
	private static final long START = 1_795_000_000_000_000_000L;
	private static final int BUFFER = 1 << 20;

	private final ByteBuffer buffer = ByteBuffer.allocate(BUFFER);
	private final OutputStream out;
	private final boolean text;
	private final byte[][] texts;

	private TraceLog(OutputStream out, boolean text) {
		this.out = out;
		this.text = text;
		StringPool names = names();
		this.texts = new byte[names.size()][];
		for (int name = 0; name < texts.length; name++) {
			texts[name] = names.text(name).getBytes(StandardCharsets.UTF_8);
		}
	}

	/** The names that the records refer to: operations, then a type, a host and a session, then the record classes. */
	static StringPool names() {
		StringPool names = new StringPool();
		for (int operation = 0; operation < OPERATIONS; operation++) {
			names.of("public java.lang.String com.example.shop.cart.Cart%d.put(java.lang.String, int)".formatted(operation));
		}
		names.of("com.example.shop.cart.Cart");
		names.of("host");
		names.of("<no-session-id>");
		for (String type : CLASSES) {
			names.of(type);
		}
		return names;
	}

	/**
	 * Writes a log of so many traces into a new folder.
	 *
	 * @param events or executions
	 */
	static Path write(Path folder, long traces, int threads, boolean events, boolean text) throws IOException {
		delete(folder);
		Files.createDirectories(folder);
		StringBuilder map = new StringBuilder();
		StringPool names = names();
		for (int name = 0; name < names.size(); name++) {
			map.append('$').append(name).append('=').append(names.text(name)).append('\n');
		}
		Files.writeString(folder.resolve("kieker.map"), map);
		try (OutputStream file = Files.newOutputStream(folder.resolve("kieker-20261121-000000000-UTC-001." + (text ? "dat" : "bin")))) {
			TraceLog log = new TraceLog(file, text);
			generate(log, traces, threads, events);
			log.flush();
		}
		return folder;
	}

	static void delete(Path folder) throws IOException {
		if (Files.isDirectory(folder)) {
			try (Stream<Path> files = Files.list(folder)) {
				for (Path file : files.toList()) {
					Files.delete(file);
				}
			}
			Files.delete(folder);
		}
	}

	/** Hands so many traces to a sink. */
	static void generate(RecordSink sink, long traces, int threads, boolean events) {
		int[][] trees = events ? eventTrees() : executionTrees();
		int steps = trees[0].length;
		int[] step = new int[threads];
		int[] tree = new int[threads];
		long[] id = new long[threads];
		long[] start = new long[threads];
		SplittableRandom random = new SplittableRandom(7);
		long nanos = START;
		long started = 0;
		int running = 0;
		while (started < traces || running > 0) {
			int thread = threads == 1 ? 0 : random.nextInt(threads);
			if (step[thread] == 0) {
				if (started == traces) {
					continue;
				}
				running++;
				id[thread] = (17L << 48) + started++;
				tree[thread] = random.nextInt(TREES);
				start[thread] = nanos;
				if (events) {
					sink.traceMetadata(id[thread], thread, OPERATIONS + 2, OPERATIONS + 1, -1, -1);
				}
			}
			nanos += 100 + random.nextInt(100);
			int code = trees[tree[thread]][step[thread]];
			if (events) {
				sink.event((code & 1) == 0 ? EventKind.BEFORE : EventKind.AFTER, nanos, id[thread], step[thread], code >> 1, OPERATIONS);
			} else {
				int eoi = code >> 4 & 15;
				sink.execution(code >> 8, OPERATIONS + 2, id[thread], start[thread] + eoi, nanos, OPERATIONS + 1, eoi, code & 15);
			}
			if (++step[thread] == steps) {
				step[thread] = 0;
				running--;
			}
		}
	}

	/** Of each tree, operation and whether it ends, event for event. */
	private static int[][] eventTrees() {
		SplittableRandom random = new SplittableRandom(3);
		int[][] trees = new int[TREES][2 * CALLS];
		for (int[] tree : trees) {
			int[] stack = new int[CALLS];
			int depth = 0;
			int left = CALLS;
			for (int event = 0; event < tree.length; event++) {
				// The first call ends last.
				boolean starts = left > 0 && (depth <= 1 || random.nextBoolean());
				if (starts) {
					stack[depth] = random.nextInt(OPERATIONS);
					tree[event] = stack[depth++] << 1;
					left--;
				} else {
					tree[event] = stack[--depth] << 1 | 1;
				}
			}
		}
		return trees;
	}

	/** The same trees: operation, eoi and ess, in the order of ends. */
	private static int[][] executionTrees() {
		int[][] events = eventTrees();
		int[][] trees = new int[TREES][CALLS];
		for (int tree = 0; tree < TREES; tree++) {
			int[] eois = new int[CALLS];
			int depth = 0;
			int eoi = 0;
			int ended = 0;
			for (int event : events[tree]) {
				if ((event & 1) == 0) {
					eois[depth++] = eoi++;
				} else {
					depth--;
					trees[tree][ended++] = event >> 1 << 8 | eois[depth] << 4 | depth;
				}
			}
		}
		return trees;
	}

	@Override
	public void execution(int operation, int session, long traceId, long tin, long tout, int host, int eoi, int ess) {
		begin(3, tout);
		name(operation);
		name(session);
		number(traceId);
		number(tin);
		number(tout);
		name(host);
		integer(eoi);
		integer(ess);
		end();
	}

	@Override
	public void event(EventKind kind, long nanos, long traceId, int order, int operation, int type) {
		begin(kind == EventKind.BEFORE ? 1 : 2, nanos);
		number(nanos);
		number(traceId);
		integer(order);
		name(operation);
		name(type);
		end();
	}

	@Override
	public void traceMetadata(long traceId, long threadId, int session, int host, long parentTraceId, int parentOrder) {
		begin(0, START);
		number(traceId);
		number(threadId);
		name(session);
		name(host);
		number(parentTraceId);
		integer(parentOrder);
		end();
	}

	@Override
	public void logMetadata(int host, int experimentId) {
		throw new UnsupportedOperationException();
	}

	private void begin(int type, long nanos) {
		if (buffer.remaining() < 4_096) {
			flush();
		}
		int number = OPERATIONS + 3 + type;
		if (text) {
			buffer.put((byte) '$').put(Integer.toString(number).getBytes(StandardCharsets.US_ASCII));
		} else {
			buffer.putInt(number);
		}
		number(nanos);
	}

	private void name(int name) {
		if (text) {
			buffer.put((byte) ';').put(texts[name]);
		} else {
			buffer.putInt(name);
		}
	}

	private void number(long number) {
		if (text) {
			buffer.put((byte) ';').put(Long.toString(number).getBytes(StandardCharsets.US_ASCII));
		} else {
			buffer.putLong(number);
		}
	}

	private void integer(int number) {
		if (text) {
			number(number);
		} else {
			buffer.putInt(number);
		}
	}

	private void end() {
		if (text) {
			buffer.put((byte) '\n');
		}
	}

	private void flush() {
		try {
			out.write(buffer.array(), 0, buffer.position());
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
		buffer.clear();
	}
}
