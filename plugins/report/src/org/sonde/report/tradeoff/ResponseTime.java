/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tradeoff;

import java.util.Optional;

import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Measurement;
import org.sonde.overhead.results.QuantityKind;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.statistics.Interval;

/**
 * The response time of one configuration: as printed, else the reciprocal of the throughput.
 *
 * @param micros per call of the benchmark's method; the ends are those of the 95 % confidence interval, if {@code hasInterval}
 * @param hasInterval whether the source gives one
 * @param resolution one unit of the last printed digit of the mean, carried through to µs
 * @param derived whether it is the reciprocal
 */
record ResponseTime(Interval micros, boolean hasInterval, double resolution, boolean derived, Measurement measurement) {

	/** Empty if the source has neither of the two. */
	static Optional<ResponseTime> of(Configuration configuration) {
		return configuration.find(QuantityKind.RESPONSE_TIME).map(ResponseTime::printed)
				.or(() -> configuration.find(QuantityKind.THROUGHPUT).map(ResponseTime::reciprocal));
	}

	private static ResponseTime printed(Measurement time) {
		double scale = time.unit().factor() / 1_000;
		return new ResponseTime(interval(time).times(scale), hasInterval(time), ulp(time) * scale, false, time);
	}

	private static ResponseTime reciprocal(Measurement throughput) {
		Interval perTime = interval(throughput);
		// An interval down to 0 has a reciprocal without end: the value stays, its interval is unknown.
		boolean usable = perTime.low() > 0;
		Interval micros = (usable ? perTime : Interval.exactly(perTime.value()))
				.reciprocal(1_000_000 / throughput.unit().factor());
		double relativeUlp = ulp(throughput) / throughput.central().doubleValue();
		return new ResponseTime(micros, usable && hasInterval(throughput), relativeUlp * micros.value(), true, throughput);
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
