/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.workload;

import java.math.BigDecimal;
import java.time.Duration;

/**
 * When a fork ends: after so many calls or so much time, whatever comes first.
 *
 * @param calls traces of each thread, 1 to 20,000,000; 32 bytes of the fork's heap each
 * @param time without starting the JVM, 1 ms to 1 h
 */
public record RunLength(int calls, Duration time) {

	private static final int MILLIS_DIGITS = 3;

	/** @throws IllegalArgumentException naming the range that a number lies outside of */
	public RunLength {
		if (calls < 1 || calls > 20_000_000) {
			throw new IllegalArgumentException("a fork makes 1 to 20000000 calls, found " + calls);
		}
		if (time.compareTo(Duration.ofMillis(1)) < 0 || time.compareTo(Duration.ofHours(1)) > 0) {
			throw new IllegalArgumentException("a fork runs for 1 ms to 1 h, found " + time.toMillis() + " ms");
		}
	}

	/** Returns words for people and result sets: {@code 2000000 calls of each thread or 5 s}. */
	@Override
	public String toString() {
		return calls + " calls of each thread or " + BigDecimal.valueOf(time.toMillis(), MILLIS_DIGITS).stripTrailingZeros().toPlainString()
				+ " s";
	}

	/** Mebibytes of heap that the program's own figures take. */
	public int megabytes(int threads) {
		return (int) Math.ceilDiv(32L * calls * threads, 1L << 20);
	}
}
