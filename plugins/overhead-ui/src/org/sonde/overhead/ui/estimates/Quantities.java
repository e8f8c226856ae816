/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.statistics.Interval;

/**
 * Costs as the view shows them: {@code 5.9 µs (4.2 … 7.7)}. A number has as many digits as give the half-width of its
 * interval two significant ones, as more would claim more than is known. Always a decimal point, whatever the locale.
 */
public final class Quantities {

	/** What stands where there is no number. */
	public static final String UNKNOWN = "unknown";

	private static final double NANOS_PER_MICRO = 1_000;
	/** Digits of a number that has no interval. */
	private static final int SIGNIFICANT = 3;

	private Quantities() {
	}

	/** Time per call with its estimate interval, in ns below 1 µs. */
	public static String perCall(Estimate nanosPerCall) {
		return switch (nanosPerCall) {
			case Estimate.Known known -> time(known.estimate());
			case Estimate.Unknown unknown -> UNKNOWN;
		};
	}

	/** Time per call with its measurement interval. */
	public static String measuredPerCall(Estimate nanosPerCall) {
		return switch (nanosPerCall) {
			case Estimate.Known known -> known.measurement().map(Quantities::time).orElse("not stated");
			case Estimate.Unknown unknown -> UNKNOWN;
		};
	}

	/** ms of application-thread time per second of wall time, with its estimate interval. */
	public static String perSecond(Estimate millisPerSecond) {
		return switch (millisPerSecond) {
			case Estimate.Known known -> withUnit(known.estimate(), "ms/s");
			case Estimate.Unknown unknown -> UNKNOWN;
		};
	}

	/** The share of time the writer is busy; a pure number. */
	public static String utilisation(Estimate utilisation) {
		return switch (utilisation) {
			case Estimate.Known known -> withUnit(known.estimate(), "");
			case Estimate.Unknown unknown -> UNKNOWN;
		};
	}

	/** As typed: the shortest digits that read back as the same number. */
	public static String callsPerSecond(double calls) {
		return calls == 0 ? "0" : new BigDecimal(Double.toString(calls)).stripTrailingZeros().toPlainString();
	}

	private static String time(Interval nanos) {
		return nanos.value() < NANOS_PER_MICRO ? withUnit(nanos, "ns") : withUnit(nanos.times(1 / NANOS_PER_MICRO), "µs");
	}

	private static String withUnit(Interval interval, String unit) {
		double halfWidth = (interval.high() - interval.low()) / 2;
		int scale = halfWidth > 0 ? scaleOf(halfWidth, 2) : scaleOf(interval.value(), SIGNIFICANT);
		String value = fixed(interval.value(), scale) + (unit.isEmpty() ? "" : " " + unit);
		return halfWidth > 0 ? value + " (" + fixed(interval.low(), scale) + " … " + fixed(interval.high(), scale) + ")" : value;
	}

	/** Decimal places that show so many significant digits; negative where they end left of the point. */
	private static int scaleOf(double value, int significant) {
		if (value == 0) {
			return 0;
		}
		// Rounded first: 0.0996 with two digits is 0.10, one decimal less than 0.0996 itself would need.
		BigDecimal rounded = BigDecimal.valueOf(value).round(new MathContext(significant, RoundingMode.HALF_UP));
		return significant - (rounded.precision() - rounded.scale());
	}

	private static String fixed(double value, int scale) {
		return value == 0 ? "0" : BigDecimal.valueOf(value).setScale(scale, RoundingMode.HALF_UP).toPlainString();
	}
}
