/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.List;
import java.util.Optional;

import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.statistics.Interval;

/**
 * How much of the recorded time is the probes', and how much longer traces take with them. Durations come from a monitoring log, so the probes' own cost is inside of them.
 *
 * @param busyThreads threads that were inside a trace, on average: Σ trace entries per second × mean duration of a call; above 0
 * @param share       of the time inside traces that the plan costs, from 0 to 1, with its estimate interval
 * @param addedPerTrace nanoseconds by which a trace, such as a request, takes longer on average; of threads that wait neither for the writer nor
 *                      for a processor
 * @param callsWithoutProbes how many times as often the program makes its calls without the probes, if its threads are always busy; empty
 *                      if the probes may take all of their time
 */
public record TimeShares(double busyThreads, Interval share, Interval addedPerTrace, Optional<Interval> callsWithoutProbes) {

	private static final double NANOS_PER_SECOND = 1e9;
	private static final double MILLIS_PER_SECOND = 1000;
	private static final double NANOS_PER_MILLI = 1e6;

	/**
	 * Of a whole plan; empty if its cost is unknown or a lower bound, or if a log did not tell of every active probe how many of its calls
	 * open a trace and how long they take. About right where an operation opens some traces and is called in others.
	 */
	public static Optional<TimeShares> of(PlanEstimate estimate) {
		List<ProbeLoad> active = estimate.loads().stream().filter(ProbeLoad::active).toList();
		boolean recorded = active.stream().allMatch(load -> load.callRate().filter(rate -> rate.callsPerSecond() == 0
				|| rate.traceEntriesPerSecond().isPresent() && rate.meanResponseNanos().isPresent()).isPresent());
		// In ascending order, so that the order of the plan changes nothing, not even the last bit.
		double busy = active.stream().flatMap(load -> load.callRate().stream()).mapToDouble(TimeShares::busyThreads).sorted().sum();
		double traces = active.stream().flatMap(load -> load.callRate().stream()).mapToDouble(rate -> rate.traceEntriesPerSecond().orElse(0)).sorted().sum();
		return recorded && busy > 0 && !estimate.total().isLowerBound() && estimate.total().millisPerSecond() instanceof Estimate.Known total
				? Optional.of(new TimeShares(busy, atMostAll(total.estimate().times(1 / MILLIS_PER_SECOND / busy)),
						total.estimate().times(NANOS_PER_MILLI / traces), callsWithoutProbes(total.estimate(), estimate.threads()))) : Optional.empty();
	}

	private static double busyThreads(CallRate rate) {
		return rate.traceEntriesPerSecond().orElse(0) * rate.meanResponseNanos().orElse(0) / NANOS_PER_SECOND;
	}

	private static Optional<Interval> callsWithoutProbes(Interval millisPerSecond, int threads) {
		Interval share = millisPerSecond.times(1 / MILLIS_PER_SECOND / threads);
		return share.high() < 1 ? Optional.of(new Interval(1 / (1 - share.value()), 1 / (1 - share.low()), 1 / (1 - share.high()))) : Optional.empty();
	}

	/**
	 * What a probe costs, divided by the recorded duration of a call of its method; above 1, the probe costs more than a call of the method
	 * takes. Kieker's execution probe takes the time after its own set-up and before it writes the record, so its cost is hardly in the duration;
	 * of event probes, the first record is. Empty if the probe is deactivated, its cost is unknown or no log told the duration.
	 */
	public static Optional<Interval> ofDuration(ProbeEstimate probe) {
		double duration = probe.load().callRate().map(rate -> rate.meanResponseNanos().orElse(0)).orElse(0.0);
		return probe.load().active() && duration > 0 && probe.nanosPerCall() instanceof Estimate.Known cost
				? Optional.of(cost.estimate().times(1 / duration)) : Optional.empty();
	}

	/** Whether a probe that adds this to the duration costs more than a call of its method takes. */
	public static boolean isMoreThanTheMethod(Interval ofDuration) {
		return ofDuration.value() > 1;
	}

	/** How many probes of a plan cost more than their methods, as far as a log told how long these take. */
	public static long moreThanTheirMethods(PlanEstimate estimate) {
		return estimate.probes().stream().flatMap(probe -> ofDuration(probe).stream()).filter(TimeShares::isMoreThanTheMethod).count();
	}

	/** An estimate may be higher than what was recorded; a share may not. */
	private static Interval atMostAll(Interval share) {
		return new Interval(Math.min(1, share.value()), Math.min(1, share.low()), Math.min(1, share.high()));
	}
}
