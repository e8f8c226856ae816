/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.calls;

/**
 * How often an operation is called, and how we know.
 *
 * @param callsPerSecond summed over all threads; finite, ≥ 0
 * @param source where the number comes from, for the user: {@code typed}, a file and line, a monitoring log
 */
public record CallRate(double callsPerSecond, String source) {

	/** @throws IllegalArgumentException if the rate is negative, infinite or NaN, or the source empty */
	public CallRate {
		if (!(callsPerSecond >= 0 && Double.isFinite(callsPerSecond))) {
			throw new IllegalArgumentException("calls per second must be a finite number ≥ 0, found " + callsPerSecond);
		}
		if (source.isBlank()) {
			throw new IllegalArgumentException("a call rate needs its source");
		}
	}
}
