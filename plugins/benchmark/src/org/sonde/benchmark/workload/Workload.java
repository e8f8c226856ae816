/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.workload;

import java.math.BigDecimal;

/**
 * What the monitored application does in a trace (Waller &amp; Hasselbring 2013, section 3).
 *
 * @param shape of the calls
 * @param executions of monitored methods in a trace, 1 to 10,000: the recursion depth of nested calls
 * @param methodTimeNanos how long a trace lasts without probes, 0 to 10 s
 * @param threads that run traces at the same time, 1 to 256
 * @param byThreadTime whether the method time is CPU time of the thread, else elapsed time
 * @param unmonitored executions of methods without probes in a trace, 0 to 10,000, spread evenly; only of distinct methods
 */
public record Workload(Shape shape, int executions, long methodTimeNanos, int threads, boolean byThreadTime, int unmonitored) {

	private static final long MOST_METHOD_TIME = 10_000_000_000L;

	/** @throws IllegalArgumentException naming the range that a number lies outside of */
	public Workload {
		require(executions, 1, 10_000, "a trace has", "executions");
		if (methodTimeNanos < 0 || methodTimeNanos > MOST_METHOD_TIME) {
			throw new IllegalArgumentException(
					"the method time is 0 to " + micros(MOST_METHOD_TIME) + " µs, found " + micros(methodTimeNanos));
		}
		require(threads, 1, 256, "there are", "threads");
		require(unmonitored, 0, 10_000, "there are", "executions without probes");
		if (unmonitored > 0 && shape != Shape.DISTINCT) {
			throw new IllegalArgumentException(
					"executions without probes are possible only with shape distinct, not with " + shape.keyword());
		}
	}

	/** Makes a workload without executions of other methods. */
	public Workload(Shape shape, int executions, long methodTimeNanos, int threads, boolean byThreadTime) {
		this(shape, executions, methodTimeNanos, threads, byThreadTime, 0);
	}

	private static void require(long value, long least, long most, String what, String unit) {
		if (value < least || value > most) {
			throw new IllegalArgumentException(what + " " + least + " to " + most + " " + unit + ", found " + value);
		}
	}

	/** One thread, no method time: MooBench's usual run. */
	public static Workload of(Shape shape, int executions) {
		return new Workload(shape, executions, 0, 1, false);
	}

	/** Returns words for people: {@code 10 nested, 100 µs, 2 threads}. */
	@Override
	public String toString() {
		return executions + " " + shape.keyword() + (unmonitored > 0 ? " and " + unmonitored + " without probes" : "")
				+ (methodTimeNanos > 0 ? ", " + methodTimeMicros() + " µs" : "")
				+ (threads > 1 ? ", " + threads + " threads" : "");
	}

	/** The method time in microseconds, as a plain number. */
	public String methodTimeMicros() {
		return micros(methodTimeNanos);
	}

	private static String micros(long nanos) {
		return BigDecimal.valueOf(nanos, 3).stripTrailingZeros().toPlainString();
	}

	/** Returns the workload with another method time. */
	public Workload withMethodTimeNanos(long nanos) {
		return new Workload(shape, executions, nanos, threads, byThreadTime, unmonitored);
	}
}
