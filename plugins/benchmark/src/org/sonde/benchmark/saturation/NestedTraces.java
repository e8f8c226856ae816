/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.saturation;

import java.util.List;

import org.sonde.overhead.results.ProbeKind;
import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

/**
 * Traces of a method that calls itself, as MooBench's monitored program makes them (Waller and Hasselbring 2013).
 *
 * @param kind  {@link ProbeKind#OPERATION_EXECUTION} or {@link ProbeKind#OPERATION_EVENTS}
 * @param depth executions of a trace, 1 to {@value #MOST_EXECUTIONS}
 */
public record NestedTraces(ProbeKind kind, int depth) implements ReplaySource {

	/** A deeper recursion than any program of MooBench's. */
	public static final int MOST_EXECUTIONS = 1000;

	/** Traces of a repetition: few enough to stay in the cache of a processor, as records do that were just written. */
	private static final int REPEATED = 64;
	private static final long NANOS_PER_CALL = 500;

	/** @throws IllegalArgumentException for another kind or depth */
	public NestedTraces {
		if (kind == ProbeKind.ATTRIBUTE_AND_LIFECYCLE || depth < 1 || depth > MOST_EXECUTIONS) {
			throw new IllegalArgumentException("traces are of executions or events, with 1 to " + MOST_EXECUTIONS + " executions, found "
					+ kind.keyword() + " and " + depth);
		}
	}

	@Override
	public ReplayedStream stream() {
		StringPool names = new StringPool();
		ReplayedRecords records = new ReplayedRecords(names);
		for (int traceId = 0; traceId < REPEATED; traceId++) {
			write(traceId, names, records);
		}
		return records.end();
	}

	@Override
	public List<String> arguments() {
		return List.of(kind.keyword(), Integer.toString(depth));
	}

	/** The records of a trace, in the order in which probes write them. */
	private void write(long traceId, StringPool names, RecordSink sink) {
		int operation = names.of("public long moobench.application.MonitoredClassSimple.monitoredMethod(long, int)");
		int type = names.of("moobench.application.MonitoredClassSimple");
		int session = names.of("<no-session-id>");
		int host = names.of("localhost");
		long start = traceId * 4 * depth * NANOS_PER_CALL;
		if (kind == ProbeKind.OPERATION_EXECUTION) {
			for (int level = depth - 1; level >= 0; level--) {
				sink.execution(operation, session, traceId, start + level * NANOS_PER_CALL, start + (2L * depth - level) * NANOS_PER_CALL,
						host, level, level);
			}
			return;
		}
		sink.traceMetadata(traceId, 1, session, host, -1, -1);
		for (int order = 0; order < 2 * depth; order++) {
			sink.event(order < depth ? EventKind.BEFORE : EventKind.AFTER, start + order * NANOS_PER_CALL, traceId, order, operation, type);
		}
	}
}
