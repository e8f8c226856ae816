/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

import org.sonde.traces.log.LogProblems;
import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.Names;
import org.sonde.traces.record.RecordSink;

/** Counts the executions of one log. */
final class ExecutionCounter implements RecordSink {
	/** Times further than this from zero (146 years) are left out, so that the difference of two never overflows. */
	private static final long MAX_NANOS = 1L << 62;

	private final Names names;
	private final LogProblems problems;
	private final Map<Integer, Counts> counts = new HashMap<>();
	private Span span;

	ExecutionCounter(Names names, LogProblems problems) {
		this.names = names;
		this.problems = problems;
	}

	/** By the kind of probe that recorded them. */
	private static final class Counts {
		private long executions;
		private long eventsBefore;
	}

	@Override
	public void execution(int operation, int session, long traceId, long tinNanos, long toutNanos, int host, int eoi, int ess) {
		of(operation).executions++;
		if (toutNanos < tinNanos) {
			problems.addHere("an execution ends after it starts; tout is before tin");
		} else {
			cover("tin", tinNanos);
			cover("tout", toutNanos);
		}
	}

	@Override
	public void event(EventKind kind, long timestampNanos, long traceId, int orderIndex, int operation, int type) {
		switch (kind) {
			case BEFORE -> {
				of(operation).eventsBefore++;
				cover("timestamp", timestampNanos);
			}
			case AFTER, AFTER_FAILED -> cover("timestamp", timestampNanos);
			default -> {
				// no execution starts or ends
			}
		}
	}

	@Override
	public void traceMetadata(long traceId, long threadId, int session, int host, long parentTraceId, int parentOrder) {
		// neither an execution nor a time
	}

	@Override
	public void logMetadata(int host, int experimentId) {
		// neither an execution nor a time
	}

	/**
	 * The executions by signature.
	 *
	 * @param folder of the log
	 */
	SortedMap<String, Long> executions(Path folder) {
		SortedMap<String, Counts> bySignature = new TreeMap<>();
		counts.forEach((operation, count) -> bySignature.put(names.text(operation), count));
		SortedMap<String, Long> executions = new TreeMap<>();
		bySignature.forEach((signature, count) -> {
			executions.put(signature, Math.max(count.executions, count.eventsBefore));
			if (count.executions > 0 && count.eventsBefore > 0) {
				problems.add(folder, "", ("the log has %d executions and %d events before of %s;"
						+ " they are taken for the same, and the larger number counts")
						.formatted(count.executions, count.eventsBefore, signature));
			}
		});
		return executions;
	}

	/** From the first to the last time seen; null if there was none. */
	Span span() {
		return span;
	}

	private void cover(String field, long nanos) {
		if (nanos > MAX_NANOS || nanos < -MAX_NANOS) {
			problems.addHere(field + " is more than 146 years from zero");
			return;
		}
		Span seen = new Span(nanos, nanos);
		span = span == null ? seen : span.and(seen);
	}

	private Counts of(int operation) {
		return counts.computeIfAbsent(operation, number -> new Counts());
	}
}
