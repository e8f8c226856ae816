/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

/** First quartile, median and third quartile; the unit is in the name of what holds them. */
public record Quartiles(double q1, double median, double q3) {

	/** @throws IllegalArgumentException unless q1 ≤ median ≤ q3 */
	public Quartiles {
		if (!(q1 <= median && median <= q3)) {
			throw new IllegalArgumentException("quartiles must ascend, found " + q1 + ", " + median + ", " + q3);
		}
	}

	/**
	 * numerator ÷ each, for a throughput turned into a time: the first and the third quartile change places.
	 *
	 * @throws IllegalArgumentException unless all lie above 0
	 */
	public Quartiles reciprocal(double numerator) {
		if (q1 <= 0) {
			throw new IllegalArgumentException("quartiles must lie above 0 to have reciprocals, found " + q1);
		}
		return new Quartiles(numerator / q3, numerator / median, numerator / q1);
	}
}
