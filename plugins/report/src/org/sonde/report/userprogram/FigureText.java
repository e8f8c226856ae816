/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.userprogram;

import java.util.Optional;

import org.sonde.benchmark.userprogram.ProgramOverhead.PerUnit;
import org.sonde.common.digits.Digits;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.statistics.IntervalText;

/**
 * How figures are written: all in one unit, so that they can be compared at a glance.
 *
 * @param size   of the unit, in that of the figures
 * @param symbol of the unit; empty for a number of things
 */
record FigureText(double size, String symbol) {

	static final FigureText MICROS = new FigureText(1e3, "µs");
	static final FigureText SECONDS = new FigureText(1e9, "s");
	static final FigureText MEGABYTES = new FigureText(1e6, "MB");
	static final FigureText BYTES = new FigureText(1, "bytes");
	static final FigureText NUMBER = new FigureText(1, "");

	private static final double MANY_BYTES = 1e5;
	private static final double MANY_MICROS = 1e7;
	private static final double MANY_MILLIS = 1e10;

	/** For times about as long as this one. */
	static FigureText ofTimesLike(double nanos) {
		return nanos < MANY_MICROS ? MICROS : nanos < MANY_MILLIS ? new FigureText(1e6, "ms") : SECONDS;
	}

	/** For about as many bytes. */
	static FigureText ofBytesLike(double bytes) {
		return bytes < MANY_BYTES ? BYTES : MEGABYTES;
	}

	/** Returns the figure with its interval, if it has one, or {@code not measured} without a figure. */
	String of(Optional<PerUnit> figure) {
		return figure.map(one -> one.interval().known().map(this::of).orElseGet(() -> of(one.value()))).orElse("not measured");
	}

	String of(Interval interval) {
		return IntervalText.of(interval.times(1 / size), symbol);
	}

	String of(double value) {
		double shown = value / size;
		String digits = Math.abs(shown) >= 1000 ? Digits.fixed(shown, 0) : Digits.significant(shown, 3);
		return symbol.isEmpty() ? digits : digits + " " + symbol;
	}
}
