/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.table;

import java.util.Optional;
import java.util.function.Function;

import org.eclipse.osgi.util.NLS;
import org.sonde.common.digits.Digits;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.Regime;
import org.sonde.overhead.cost.WriterEstimate;
import org.sonde.overhead.cost.impact.CostUnit;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.statistics.IntervalText;

/**
 * Costs as the view shows them: {@code 5.9 µs (4.2 … 7.7)}, in the digits of {@link Digits}.
 */
public final class Quantities {

	/** The text if there is no number. */
	public static final String UNKNOWN = Messages.Quantities_unknown;

	private static final double NANOS_PER_MICRO = 1_000;
	private static final double LEAST_PERCENT = 0.01;

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
	static String measuredPerCall(Estimate nanosPerCall) {
		return switch (nanosPerCall) {
			case Estimate.Known known -> known.measurement().map(Quantities::time).orElse(Messages.Quantities_notStated);
			case Estimate.Unknown unknown -> UNKNOWN;
		};
	}

	/** Application-thread time per second of wall time, with its estimate interval. */
	public static String perSecond(Estimate millisPerSecond) {
		return switch (millisPerSecond) {
			case Estimate.Known known -> CostUnit.perSecond(known.estimate());
			case Estimate.Unknown unknown -> UNKNOWN;
		};
	}

	/** The share of time in which the writer is busy, in percent. */
	public static String utilisation(Estimate utilisation) {
		return switch (utilisation) {
			case Estimate.Known known -> CostUnit.utilisation(known.estimate());
			case Estimate.Unknown unknown -> UNKNOWN;
		};
	}

	/** A figure of a writer; a lower bound if it leaves out probes. */
	public static String ofWriter(WriterEstimate writer, Estimate figure, Function<Estimate, String> text) {
		String words = text.apply(figure);
		return writer.probesLeftOut() > 0 && figure instanceof Estimate.Known ? atLeast(words) : words;
	}

	/** A lower bound: {@code at least 5.9 µs (4.2 … 7.7)}. */
	public static String atLeast(String quantity) {
		return NLS.bind(Messages.Quantities_atLeast, quantity);
	}

	/** For sorting: unknown figures come last if the largest come first. */
	public static double orLeast(Optional<Estimate> estimate) {
		return estimate.orElse(null) instanceof Estimate.Known known ? known.value() : Double.NEGATIVE_INFINITY;
	}

	/** How busy the writer is, in a word. */
	public static String regime(Regime regime) {
		return switch (regime) {
			case IDLE -> Messages.Quantities_idle;
			case BALANCED -> Messages.Quantities_balanced;
			case SATURATED -> Messages.Quantities_saturated;
			case UNKNOWN -> UNKNOWN;
		};
	}

	/** What the writer stores, in GB (10⁹ bytes) per day. */
	public static String volume(Estimate gigabytesPerDay) {
		return switch (gigabytesPerDay) {
			case Estimate.Known known -> IntervalText.of(known.estimate(), "GB/day");
			case Estimate.Unknown unknown -> UNKNOWN;
		};
	}

	/** A share from 0 to 1, with three significant digits. */
	public static String percent(double share) {
		double percent = 100 * share;
		if (percent > 0 && percent < LEAST_PERCENT) {
			return "< " + LEAST_PERCENT + " %";
		}
		return Digits.fixed(percent, Math.min(2, Digits.decimalsFor(percent, 3))) + " %";
	}

	/** Returns a rate with the digits that it deserves. {@link Digits#plain} is exact. */
	public static String callsPerSecond(double calls) {
		return Digits.rate(calls);
	}

	/** Returns a time with its estimate interval. */
	public static String time(Interval nanos) {
		return nanos.value() < NANOS_PER_MICRO ? IntervalText.of(nanos, "ns")
				: IntervalText.of(nanos.times(1 / NANOS_PER_MICRO), "µs");
	}
}
