/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.Locale;
import java.util.Optional;

import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Measurement;
import org.sonde.overhead.results.Precision;
import org.sonde.overhead.results.QuantityKind;
import org.sonde.overhead.results.Scope;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.statistics.Interval;

/**
 * A time taken from one measurement.
 *
 * @param nanos per trace
 * @param interval as the source's 95 % confidence interval of the mean says; empty where it prints none
 * @param origin how it came about
 */
record RunTime(double nanos, Optional<Interval> interval, String origin) {

	private static final double NANOS_PER_SECOND = 1e9;

	/** The response time of a run: as stated, else the reciprocal of its throughput. */
	static Optional<RunTime> ofRun(Configuration configuration) {
		Optional<RunTime> stated = usable(configuration, QuantityKind.RESPONSE_TIME)
				.map(measurement -> ofTime(measurement, "response time"));
		return stated.isPresent() ? stated
				: usable(configuration, QuantityKind.THROUGHPUT).map(RunTime::ofThroughput);
	}

	/** The portion that the source itself states for this run. */
	static Optional<RunTime> ofStatedPortion(Configuration configuration) {
		return usable(configuration, QuantityKind.PORTION).map(measurement -> ofTime(measurement, "portion"));
	}

	/** A bound ("below 4 µs") is no value to calculate with. */
	private static Optional<Measurement> usable(Configuration configuration, QuantityKind kind) {
		return configuration.find(kind).filter(measurement -> measurement.scope() == Scope.TRACE
				&& (measurement.precision() == Precision.EXACT || measurement.precision() == Precision.ABOUT));
	}

	private static RunTime ofTime(Measurement measurement, String what) {
		Interval interval = interval(measurement).times(measurement.unit().factor());
		return new RunTime(interval.value(), measurement.find(Statistic.CI95_HALF_WIDTH).map(half -> interval),
				"stated " + statistic(measurement) + " " + what + " " + number(measurement));
	}

	private static RunTime ofThroughput(Measurement measurement) {
		Interval interval = interval(measurement).times(measurement.unit().factor());
		String origin = "reciprocal of the " + statistic(measurement) + " throughput " + number(measurement);
		if (interval.low() <= 0) {
			return new RunTime(NANOS_PER_SECOND / interval.value(), Optional.empty(), origin);
		}
		Interval time = interval.reciprocal(NANOS_PER_SECOND);
		return new RunTime(time.value(), measurement.find(Statistic.CI95_HALF_WIDTH).map(half -> time), origin);
	}

	private static Interval interval(Measurement measurement) {
		return Interval.symmetric(measurement.central().doubleValue(),
				measurement.find(Statistic.CI95_HALF_WIDTH).map(Number::doubleValue).orElse(0.0));
	}

	private static String statistic(Measurement measurement) {
		return measurement.hasMean() ? "mean" : "median";
	}

	private static String number(Measurement measurement) {
		return String.format(Locale.ROOT, "%s%s %s", measurement.precision() == Precision.ABOUT ? "about " : "",
				measurement.central().toPlainString(), measurement.unit().keyword());
	}
}
