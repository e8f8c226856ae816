/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import java.util.Optional;

import org.sonde.overhead.statistics.Interval;

/**
 * A time taken from one measurement of a configuration: as printed, or the reciprocal of a throughput.
 *
 * @param nanos per call of the benchmark's method, in nanoseconds; the ends are those of the 95 % confidence interval, if
 * {@code hasInterval}
 * @param hasInterval whether the source gives one
 * @param resolutionNanos one unit of the last printed digit of the mean, carried through to nanoseconds
 * @param derived whether it is the reciprocal
 */
public record ResponseTime(Interval nanos, boolean hasInterval, double resolutionNanos, boolean derived, Measurement measurement) {

	private static final double NANOS_PER_SECOND = 1e9;

	/** The response time as printed, else the reciprocal of the throughput; empty if the source has neither of the two. */
	public static Optional<ResponseTime> of(Configuration configuration) {
		return configuration.find(QuantityKind.RESPONSE_TIME).or(() -> configuration.find(QuantityKind.THROUGHPUT))
				.map(ResponseTime::of);
	}

	/** Returns the response time of a measured time or throughput. */
	public static ResponseTime of(Measurement measurement) {
		return measurement.unit().isRate() ? reciprocal(measurement) : printed(measurement);
	}

	private static ResponseTime printed(Measurement time) {
		double factor = time.unit().factor();
		return new ResponseTime(interval(time).times(factor), hasInterval(time), ulp(time) * factor, false, time);
	}

	private static ResponseTime reciprocal(Measurement throughput) {
		Interval perSecond = interval(throughput).times(throughput.unit().factor());
		// An interval down to 0 has a reciprocal without end: the value stays, its interval is unknown.
		boolean usable = perSecond.low() > 0;
		Interval nanos = (usable ? perSecond : Interval.exactly(perSecond.value())).reciprocal(NANOS_PER_SECOND);
		double relativeUlp = ulp(throughput) / throughput.central().doubleValue();
		return new ResponseTime(nanos, usable && hasInterval(throughput), relativeUlp * nanos.value(), true, throughput);
	}

	private static boolean hasInterval(Measurement measurement) {
		return measurement.find(Statistic.CI95_HALF_WIDTH).isPresent();
	}

	private static Interval interval(Measurement measurement) {
		double value = measurement.central().doubleValue();
		return measurement.find(Statistic.CI95_HALF_WIDTH).map(half -> Interval.symmetric(value, half.doubleValue()))
				.orElseGet(() -> Interval.exactly(value));
	}

	private static double ulp(Measurement measurement) {
		return measurement.central().ulp().doubleValue();
	}
}
