/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;

import org.sonde.traces.log.LogProblem;

/**
 * How often each operation was executed, and in how much time, according to monitoring logs.
 * <p>
 * An execution is a record of an operation execution, or an event before an operation or constructor. Where a log holds
 * both for the same operation, two probes saw the same executions: the larger number counts, and a problem says so.
 * <p>
 * The <em>observed time</em> of a log is its span: from the earliest to the latest time in its records of executions and in
 * its events before and after operations (tin, tout and timestamp; not the time of writing). What the program did before
 * its first and after its last recorded execution is not in it. Of several logs, time that more than one of them covers
 * counts once, and time between them not at all.
 *
 * @param executions          executions by operation signature as recorded, sorted by signature
 * @param recordsRead         records that were read, also those that are not executions
 * @param recordsSkipped      records that could not be read; in text logs, read and skipped make up all lines that are not blank
 * @param problems            what was skipped or is in doubt, with its place
 * @param problemsUnlisted    how often a problem was met that is not in the list, because the list is bounded
 * @param firstTimestampNanos earliest time, in nanoseconds by the clock of the monitored program; empty without an
 *                            execution or event
 * @param lastTimestampNanos  latest time, likewise
 * @param observedNanos       observed time in nanoseconds; 0 or more
 */
public record OperationCounts(SortedMap<String, Long> executions, long recordsRead, long recordsSkipped,
		List<LogProblem> problems, long problemsUnlisted, OptionalLong firstTimestampNanos, OptionalLong lastTimestampNanos,
		long observedNanos) {
	private static final double NANOS_PER_SECOND = 1e9;

	public OperationCounts {
		executions = Collections.unmodifiableSortedMap(new TreeMap<>(executions));
		problems = List.copyOf(problems);
		Objects.requireNonNull(firstTimestampNanos, "firstTimestampNanos");
		Objects.requireNonNull(lastTimestampNanos, "lastTimestampNanos");
		if (observedNanos < 0) {
			throw new IllegalArgumentException("observed time is 0 or more; found %d ns".formatted(observedNanos));
		}
	}

	/** All executions of all operations. */
	public long totalExecutions() {
		return executions.values().stream().mapToLong(Long::longValue).sum();
	}

	/**
	 * The mean rate of an operation's executions over the observed time.
	 *
	 * @param signature as recorded
	 * @return executions per second, above 0; empty if the observed time is 0, or the operation is not in the logs: they do
	 * not tell whether it was never executed or had no probe
	 */
	public OptionalDouble callsPerSecond(String signature) {
		Long count = executions.get(signature);
		return count == null || observedNanos == 0 ? OptionalDouble.empty()
				: OptionalDouble.of(count * NANOS_PER_SECOND / observedNanos);
	}
}
