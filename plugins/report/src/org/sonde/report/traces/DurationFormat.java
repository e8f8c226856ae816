/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces;

import java.util.Arrays;
import java.util.stream.DoubleStream;

import org.sonde.common.digits.Digits;

/**
 * Durations for people: with three significant digits, and in one unit for a whole table, so that its numbers compare at a
 * glance.
 */
public enum DurationFormat {
	/** Nanoseconds. */
	NANOS("ns", 1),
	/** Microseconds. */
	MICROS("µs", 1e3),
	/** Milliseconds. */
	MILLIS("ms", 1e6),
	/** Seconds. */
	SECONDS("s", 1e9);

	private static final int SIGNIFICANT = 3;
	private static final String NONE = "none";

	private final String unit;
	private final double nanos;

	DurationFormat(String unit, double nanos) {
		this.unit = unit;
		this.nanos = nanos;
	}

	/** The unit for these times, in nanoseconds: the largest in which the median is 1 or more; NaN is left out. */
	public static DurationFormat fitting(DoubleStream times) {
		double[] known = times.filter(time -> !Double.isNaN(time)).sorted().toArray();
		return of(known.length == 0 ? 0 : known[known.length / 2]);
	}

	private static DurationFormat of(double time) {
		return Arrays.stream(values()).filter(one -> time >= one.nanos).reduce(NANOS, (smaller, larger) -> larger);
	}

	/** Such as {@code ms}. */
	public String unit() {
		return unit;
	}

	/** Nanoseconds in this unit, without it; {@code none} for NaN. */
	public String number(double time) {
		double value = time / nanos;
		return Double.isNaN(value) ? NONE : Digits.atLeast(value, SIGNIFICANT);
	}

	/** Nanoseconds with the unit that fits them best: {@code 12.3 µs}; {@code none} for NaN. */
	public static String text(double time) {
		DurationFormat fitting = of(time);
		return Double.isNaN(time) ? NONE : fitting.number(time) + " " + fitting.unit;
	}
}
