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
import java.util.function.Consumer;

import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.LogRecord;

/** Counts the executions of one log. */
final class ExecutionCounter implements Consumer<LogRecord> {
	/** Bound of the memory, in chars of all different signatures; far beyond the methods of any program. */
	private static final long MAX_CHARS = 50_000_000;
	/** What an entry takes beside its signature, in chars. */
	private static final int ENTRY_OVERHEAD = 64;

	private final Map<String, Counts> counts = new HashMap<>();
	private long chars;
	private Span span;

	/** By the kind of probe that recorded them. */
	private static final class Counts {
		private long executions;
		private long eventsBefore;
	}

	/** @throws IllegalArgumentException if the log has more different signatures than a program can have */
	@Override
	public void accept(LogRecord record) {
		switch (record) {
			case LogRecord.Execution execution -> {
				of(execution.operationSignature()).executions++;
				cover(new Span(execution.tinNanos(), execution.toutNanos()));
			}
			case LogRecord.OperationEvent event -> {
				if (event.type() == LogRecord.OperationEvent.Type.BEFORE) {
					of(event.operationSignature()).eventsBefore++;
				}
				cover(new Span(event.timestampNanos(), event.timestampNanos()));
			}
			case LogRecord.Other other -> {
				// neither an execution nor a time
			}
		}
	}

	/**
	 * The executions by signature.
	 *
	 * @param folder   of the log
	 * @param problems where to note operations whose executions were recorded twice
	 */
	SortedMap<String, Long> executions(Path folder, LogProblems problems) {
		SortedMap<String, Long> executions = new TreeMap<>();
		counts.forEach((signature, count) -> executions.put(signature, Math.max(count.executions, count.eventsBefore)));
		executions.keySet().forEach(signature -> {
			Counts count = counts.get(signature);
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

	private void cover(Span seen) {
		span = span == null ? seen : span.and(seen);
	}

	private Counts of(String signature) {
		Counts known = counts.get(signature);
		if (known != null) {
			return known;
		}
		if (chars + signature.length() + ENTRY_OVERHEAD > MAX_CHARS) {
			throw new IllegalArgumentException("the log has more different operations than any program");
		}
		chars += signature.length() + ENTRY_OVERHEAD;
		Counts added = new Counts();
		counts.put(signature, added);
		return added;
	}
}
