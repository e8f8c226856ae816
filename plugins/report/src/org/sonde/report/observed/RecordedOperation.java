/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.observed;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SortedMap;

import org.sonde.overhead.calls.GapHistogram;

/**
 * An operation of a log.
 *
 * @param signature      as recorded
 * @param calls          its executions; 1 or more
 * @param callsPerSecond over the log's observed time; empty if that is 0
 * @param context        what else the log tells of it
 */
public record RecordedOperation(String signature, long calls, OptionalDouble callsPerSecond, Context context) {
	/**
	 * What a log contains about an operation besides how often it was called.
	 *
	 * @param probed        whether it is among the operations for which entries, callers and gaps were asked for
	 * @param timed         calls whose duration is known
	 * @param meanNanos     mean duration of these, in nanoseconds
	 * @param gaps          before its records; empty if not known
	 * @param placed        calls whose place in their trace is known
	 * @param entries       of these, calls that have no probed operation above them
	 * @param nearestCaller signature, as recorded, of the probed operation from which all others of these come; empty if there are several
	 */
	public record Context(boolean probed, long timed, double meanNanos, Optional<GapHistogram> gaps, long placed, long entries,
			Optional<String> nearestCaller) {
		/** The context if nothing is known. */
		public static final Context UNKNOWN = new Context(false, 0, 0, Optional.empty(), 0, 0, Optional.empty());

		public Context {
			Objects.requireNonNull(gaps, "gaps");
			Objects.requireNonNull(nearestCaller, "nearestCaller");
		}
	}

	public RecordedOperation {
		if (calls < 1) {
			throw new IllegalArgumentException("an operation in a log was executed; found " + calls + " executions of "
					+ signature);
		}
		Objects.requireNonNull(context, "context");
	}

	/**
	 * Operations that are still recorded.
	 *
	 * @param calls   of each so far, by its signature as recorded
	 * @param seconds since the recording began; 0 or more
	 */
	public static List<RecordedOperation> soFar(SortedMap<String, Long> calls, double seconds) {
		return calls.entrySet().stream().map(entry -> new RecordedOperation(entry.getKey(), entry.getValue(),
				seconds > 0 ? OptionalDouble.of(entry.getValue() / seconds) : OptionalDouble.empty())).toList();
	}

	/** Makes an operation of which nothing else is known. */
	public RecordedOperation(String signature, long calls, OptionalDouble callsPerSecond) {
		this(signature, calls, callsPerSecond, Context.UNKNOWN);
	}
}
