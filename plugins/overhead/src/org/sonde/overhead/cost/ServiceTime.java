/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.sonde.common.digits.Digits;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.statistics.Interval;

/**
 * How long a writer is busy with one record: the response time of a trace ÷ (records per trace × threads), if the run saturated
 * the writer. Any other run only limits it from above. See {@code docs/dev/estimate.md}.
 *
 * @param nanosPerRecord in nanoseconds, or why it is unknown
 * @param atMost in nanoseconds, from any run with a writer by the wall clock
 */
record ServiceTime(Estimate nanosPerRecord, OptionalDouble atMost) {

	/**
	 * @param service the run that shows the service time ({@link Portions#runForServiceTime}); empty without a writer
	 * @param measured where, and what was assumed
	 */
	static ServiceTime of(ResultSet results, Optional<RunChain> service, Provenance measured) {
		OptionalDouble atMost = service.map(ServiceTime::atMostOf).orElse(OptionalDouble.empty());
		if (atMost.isEmpty()) {
			return new ServiceTime(new Estimate.Unknown(results.id()
					+ " does not state both the response time with a writer by the wall clock and the records per trace."), atMost);
		}
		return new ServiceTime(estimate(results, service.orElseThrow(), atMost.getAsDouble(), measured), atMost);
	}

	private static Estimate estimate(ResultSet results, RunChain chain, double nanos, Provenance measured) {
		String run = "the run " + chain.writer().id() + " of " + results.id();
		String limit = "a record takes it at most " + Digits.value(nanos) + " ns";
		if (Portions.mayBeSaturated(chain) && !Portions.isSaturated(chain)) {
			return new Estimate.Unknown("It is unknown whether " + run + " saturated the writer, because the method time is not stated: "
					+ limit + ".");
		}
		if (!Portions.isSaturated(chain)) {
			return new Estimate.Unknown(
					"T" + run.substring(1) + " did not saturate the writer: " + limit + "; how much less is unknown.");
		}
		RunTime time = RunTime.ofRun(chain.writer()).orElseThrow();
		Optional<Interval> measurement = time.interval().map(interval -> interval.times(1 / recordsMeanwhile(chain)));
		Interval ofBenchmark = measurement.map(of -> Interval.exactly(nanos).including(of.low()).including(of.high()))
				.orElse(Interval.exactly(nanos));
		return new Estimate.Extrapolated(measurement, EstimateUncertainty.serviceTime(ofBenchmark), measured.by("{0} ÷ ({1} × {2})",
				() -> List.of(time.figure(results),
						CostFigure.stated("records per trace", "", recordsMeanwhile(chain) / chain.threads(), chain.writer().id()),
						CostFigure.stated("threads", "", chain.threads(), chain.writer().id())),
				Remark.Note.SATURATED_RUN, Remark.Note.SERVICE_IN_PROGRAMS));
	}

	private static OptionalDouble atMostOf(RunChain chain) {
		Optional<RunTime> run = RunTime.ofRun(chain.writer()).filter(time -> chain.isTimedByWallClock());
		return recordsMeanwhile(chain) > 0 && run.isPresent() ? OptionalDouble.of(run.get().nanos() / recordsMeanwhile(chain))
				: OptionalDouble.empty();
	}

	/** Returns the records that all threads make during one trace. One writer takes them all. */
	private static double recordsMeanwhile(RunChain chain) {
		return chain.conditions().number(ConditionName.RECORDS_PER_TRACE).orElse(0) * chain.threads();
	}
}
