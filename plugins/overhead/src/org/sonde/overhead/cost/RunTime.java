/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Measurement;
import org.sonde.overhead.results.Precision;
import org.sonde.overhead.results.QuantityKind;
import org.sonde.overhead.results.ResponseTime;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.SamplingUnit;
import org.sonde.overhead.results.Scope;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.statistics.Interval;

/**
 * A time taken from one measurement of a run.
 *
 * @param nanos per trace
 * @param interval as the source's 95 % confidence interval of the mean says; empty where it prints none, or one over the calls of
 * a JVM as if
 *        they were independent, which says nothing of another JVM and is far too narrow
 * @param measurement what it was taken from
 */
record RunTime(double nanos, Optional<Interval> interval, Configuration run, Measurement measurement) {

	static final String UNIT = "ns per trace";

	/** The response time of a run: as stated, else the reciprocal of its throughput. */
	static Optional<RunTime> ofRun(Configuration run) {
		return usable(run, QuantityKind.RESPONSE_TIME).or(() -> usable(run, QuantityKind.THROUGHPUT))
				.map(measurement -> of(run, measurement));
	}

	/** The portion that the source itself states for this run. */
	static Optional<RunTime> ofStatedPortion(Configuration run) {
		return usable(run, QuantityKind.PORTION).map(measurement -> of(run, measurement));
	}

	/** A bound ("below 4 µs") is not a value to calculate with. */
	private static Optional<Measurement> usable(Configuration configuration, QuantityKind kind) {
		return configuration.find(kind).filter(measurement -> measurement.scope() == Scope.TRACE
				&& (measurement.precision() == Precision.EXACT || measurement.precision() == Precision.ABOUT));
	}

	private static RunTime of(Configuration run, Measurement measurement) {
		ResponseTime time = ResponseTime.of(measurement);
		boolean usable = time.hasInterval() && !isOverCalls(measurement);
		return new RunTime(time.nanos().value(), usable ? Optional.of(time.nanos()) : Optional.empty(), run, measurement);
	}

	private static boolean isOverCalls(Measurement measurement) {
		return measurement.intervalOver().equals(Optional.of(SamplingUnit.CALLS));
	}

	/**
	 * Half-width of the 95 % interval, if the source says that it is one over forks: only by such an interval runs can be
	 * weighed.
	 */
	OptionalDouble forkHalfWidth() {
		return interval.isEmpty() || measurement.intervalOver().filter(SamplingUnit.FORKS::equals).isEmpty() ? OptionalDouble.empty()
				: OptionalDouble.of((interval.get().high() - interval.get().low()) / 2);
	}

	/** Returns the time as an input of what is computed from it: the portion that the source states, or a response time. */
	CostFigure figure(ResultSet results) {
		Provenance stated = Provenance.stated(source(results)).with(remarks());
		if (measurement.kind() == QuantityKind.PORTION) {
			return CostFigure.exactly(RunStep.name(run), UNIT, nanos, interval, stated);
		}
		String name = "response time of " + run.id();
		if (!measurement.unit().isRate()) {
			return CostFigure.exactly(name, UNIT, nanos, interval, stated);
		}
		double factor = measurement.unit().factor();
		double perSecond = measurement.central().doubleValue() * factor;
		CostFigure throughput = CostFigure.exactly("throughput of " + run.id(), "traces/s", perSecond,
				measurement.find(Statistic.CI95_HALF_WIDTH)
				.map(half -> Interval.symmetric(perSecond, half.doubleValue() * factor)), stated);
		return CostFigure.exactly(name, UNIT, nanos, interval, Provenance.NONE.by("1,000,000,000 ns/s ÷ {0}", () -> List.of(throughput)));
	}

	private Remark[] remarks() {
		List<Remark> remarks = new ArrayList<>();
		if (!measurement.hasMean()) {
			remarks.add(Remark.Note.MEDIAN);
		}
		if (measurement.precision() == Precision.ABOUT) {
			remarks.add(Remark.Note.ABOUT);
		}
		if (measurement.find(Statistic.CI95_HALF_WIDTH).isPresent() && isOverCalls(measurement)) {
			remarks.add(Remark.Note.INTERVAL_OVER_CALLS);
		}
		return remarks.toArray(Remark[]::new);
	}

	private String source(ResultSet results) {
		String machine = results.conditionsOf(run).find(ConditionName.MACHINE).map(condition -> "; " + condition.value()).orElse("");
		return results.id() + ", " + (measurement.hasMean() ? "mean" : "median") + " of " + run.label() + ": " + results.source().citation()
				+ ", " + measurement.place().orElse(results.source().place()) + machine;
	}
}
