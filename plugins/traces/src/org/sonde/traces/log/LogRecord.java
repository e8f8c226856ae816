/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.util.Objects;

/**
 * One record of a monitoring log, as far as Sonde interprets it. Times are in nanoseconds, whatever unit the log was
 * written in.
 */
public sealed interface LogRecord {
	/** Times further than this from zero (146 years) are refused, so that the difference of two never overflows. */
	long MAX_NANOS = 1L << 62;

	/**
	 * An operation execution, written when it ended (state-based probes).
	 *
	 * @param operationSignature as recorded, with modifiers; not blank
	 * @param sessionId          as recorded
	 * @param traceId            the trace among the execution traces; event traces have ids of their own
	 * @param tinNanos           when the execution started
	 * @param toutNanos          when it ended, not before it started
	 * @param hostname           as recorded
	 * @param eoi                execution order index: place among the executions of the trace by start, from 0; −1 if not
	 *                           recorded
	 * @param ess                execution stack size: depth of the call within the trace, from 0; −1 if not recorded
	 */
	record Execution(String operationSignature, String sessionId, long traceId, long tinNanos, long toutNanos, String hostname,
			int eoi, int ess) implements LogRecord {
		/** @throws IllegalArgumentException with the rule that is broken */
		public Execution {
			requireSignature(operationSignature);
			requireTime("tin", tinNanos);
			requireTime("tout", toutNanos);
			if (toutNanos < tinNanos) {
				throw new IllegalArgumentException("an execution ends after it starts; tout is before tin");
			}
		}
	}

	/**
	 * An event at the start or the end of an operation or constructor (event-based probes).
	 *
	 * @param type               which end
	 * @param timestampNanos     when it happened
	 * @param traceId            the trace among the event traces
	 * @param orderIndex         place among the events of the trace, from 0
	 * @param operationSignature as recorded, with modifiers; not blank
	 * @param classSignature     as recorded
	 */
	record OperationEvent(Type type, long timestampNanos, long traceId, int orderIndex, String operationSignature,
			String classSignature) implements LogRecord {
		/** Which end of the execution. */
		public enum Type {
			BEFORE, AFTER, AFTER_FAILED
		}

		/** @throws IllegalArgumentException with the rule that is broken */
		public OperationEvent {
			Objects.requireNonNull(type, "type");
			requireTime("timestamp", timestampNanos);
			requireSignature(operationSignature);
		}
	}

	/**
	 * A well-formed record of another known kind.
	 *
	 * @param className the record's class in Kieker
	 */
	record Other(String className) implements LogRecord {
	}

	private static void requireSignature(String signature) {
		if (signature.isBlank()) {
			throw new IllegalArgumentException("an operation signature must not be blank");
		}
	}

	private static void requireTime(String name, long nanos) {
		if (nanos > MAX_NANOS || nanos < -MAX_NANOS) {
			throw new IllegalArgumentException(name + " is more than 146 years from zero");
		}
	}
}
