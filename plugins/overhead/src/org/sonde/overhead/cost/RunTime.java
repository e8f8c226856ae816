/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Measurement;
import org.sonde.overhead.results.Precision;
import org.sonde.overhead.results.QuantityKind;
import org.sonde.overhead.results.SamplingUnit;
import org.sonde.overhead.results.Scope;
import org.sonde.overhead.statistics.Interval;

/**
 * A time taken from one measurement.
 *
 * @param nanos per trace
 * @param interval as the source's 95 % confidence interval of the mean says; empty where it prints none, or one over the calls of
 * a JVM as if
 *        they were independent, which says nothing of another JVM and is far too narrow
 * @param origin how it came about
 * @param measurement what it was taken from
 */
record RunTime(double nanos, Optional<Interval> interval, String origin, Measurement measurement) {

	/** The response time of a run: as stated, else the reciprocal of its throughput. */
	static Optional<RunTime> ofRun(Configuration configuration) {
		return usable(configuration, QuantityKind.RESPONSE_TIME).or(() -> usable(configuration, QuantityKind.THROUGHPUT))
				.map(measurement -> of(measurement, measurement.unit().isRate()
						? "reciprocal of the " + statistic(measurement) + " throughput " + number(measurement)
						: "stated " + statistic(measurement) + " response time " + number(measurement)));
	}

	/** The portion that the source itself states for this run. */
	static Optional<RunTime> ofStatedPortion(Configuration configuration) {
		return usable(configuration, QuantityKind.PORTION)
				.map(measurement -> of(measurement, "stated " + statistic(measurement) + " portion " + number(measurement)));
	}

	/** A bound ("below 4 µs") is no value to calculate with. */
	private static Optional<Measurement> usable(Configuration configuration, QuantityKind kind) {
		return configuration.find(kind).filter(measurement -> measurement.scope() == Scope.TRACE
				&& (measurement.precision() == Precision.EXACT || measurement.precision() == Precision.ABOUT));
	}

	private static RunTime of(Measurement measurement, String origin) {
		ResponseTime time = ResponseTime.of(measurement);
		boolean overCalls = time.hasInterval() && measurement.intervalOver().equals(Optional.of(SamplingUnit.CALLS));
		return new RunTime(time.nanos().value(), time.hasInterval() && !overCalls ? Optional.of(time.nanos()) : Optional.empty(),
				overCalls ? origin + "; its interval is over the calls of a JVM and is not used" : origin, measurement);
	}

	/**
	 * Half-width of the 95 % interval, if the source says that it is one over forks: only by such an interval runs can be
	 * weighed.
	 */
	OptionalDouble forkHalfWidth() {
		return interval.isEmpty() || measurement.intervalOver().filter(SamplingUnit.FORKS::equals).isEmpty() ? OptionalDouble.empty()
				: OptionalDouble.of((interval.get().high() - interval.get().low()) / 2);
	}

	private static String statistic(Measurement measurement) {
		return measurement.hasMean() ? "mean" : "median";
	}

	private static String number(Measurement measurement) {
		return String.format(Locale.ROOT, "%s%s %s", measurement.precision() == Precision.ABOUT ? "about " : "",
				measurement.central().toPlainString(), measurement.unit().keyword());
	}
}
