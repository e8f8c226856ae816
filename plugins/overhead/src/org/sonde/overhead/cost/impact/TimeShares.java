/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost.impact;

import java.util.List;
import java.util.Optional;

import org.sonde.common.digits.Counted;
import org.sonde.common.digits.Digits;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.CallRates;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.ProbeLoad;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.statistics.IntervalText;

/**
 * What a plan costs next to the time that a monitoring log recorded. That is time of threads inside traces, waiting included; the probes'
 * own cost is inside of it, or comes on top of what the JVM recorded without them.
 *
 * @param busyThreads threads that are inside a trace, on average, with the probes: Σ trace entries per second × mean duration of a call;
 *                    above 0
 * @param share       of the time inside traces that the plan costs, from 0 to 1, with its estimate interval
 * @param added       the same as a share of that time without the probes, 0 or more; empty if they may take all of it
 * @param atLeast     whether deactivated probes whose calls are unknown are not in it
 */
public record TimeShares(double busyThreads, Interval share, Optional<Interval> added, boolean atLeast) {

	private static final double NANOS_PER_SECOND = 1e9;
	private static final double MILLIS_PER_SECOND = 1000;
	private static final double PERCENT = 100;
	private static final String CONSTRUCTOR = ".<init>(";

	/**
	 * Of a whole plan; empty for the {@linkplain #obstacle reason} that the cost of its active probes is unknown, or that no log shows
	 * of every active probe how many of its calls open a trace and how long they take. About right where an operation opens some traces and
	 * is called in others. Not where a call that opens a trace surely takes longer than the others: a recursive operation, or several of a
	 * pattern that call each other.
	 */
	public static Optional<TimeShares> of(PlanEstimate estimate) {
		if (!obstacle(estimate).isEmpty() || !(estimate.total().millisPerSecond() instanceof Estimate.Known total)) {
			return Optional.empty();
		}
		double busy = busyThreads(estimate);
		Interval cost = total.estimate().times(1 / MILLIS_PER_SECOND);
		if (estimate.loads().stream().flatMap(load -> load.callRate().stream()).noneMatch(CallRate::isUnderProbes)) {
			double withProbes = busy + cost.value();
			return Optional.of(new TimeShares(withProbes, atMostAll(cost.times(1 / withProbes)), Optional.of(cost.times(1 / busy)),
					estimate.total().isLowerBound()));
		}
		return Optional.of(new TimeShares(busy, atMostAll(cost.times(1 / busy)), cost.high() < busy
				? Optional.of(new Interval(cost.value() / (busy - cost.value()), cost.low() / (busy - cost.low()),
						cost.high() / (busy - cost.high())))
				: Optional.empty(), estimate.total().isLowerBound()));
	}

	/** Why {@link #of} is empty, for the user; empty if it is not. */
	public static String obstacle(PlanEstimate estimate) {
		List<ProbeLoad> active = estimate.loads().stream().filter(load -> load.active() && load.kind().isOfOperations()).toList();
		long notRecorded = active.stream().filter(load -> !isRecorded(load)).count();
		if (notRecorded > 0) {
			return "No log has the trace entries and durations of " + notRecorded + " of " + Counted.of(active.size(), "active probe")
					+ ".";
		}
		long mixed = active.stream().filter(TimeShares::isMixed).count();
		if (mixed > 0) {
			return "Only the mean duration of all calls is known of " + (mixed == 1 ? "a pattern or recursive method"
					: mixed + " patterns or recursive methods")
					+ ", and not that of the calls that open traces. Replace patterns by their methods, and read the log again.";
		}
		if (active.stream().anyMatch(TimeShares::isConstructorWithEvents) && active.stream()
				.anyMatch(load -> load.kind() == ProbeKind.OPERATION_EVENTS && !load.signature().contains(CONSTRUCTOR))) {
			return "Constructors with probes for operation events end traces too early, so the time inside traces is unknown. "
					+ "Record operation executions, or no constructors.";
		}
		if (estimate.total().lacksMoreThanDeactivated()) {
			return estimate.total().incomplete();
		}
		return busyThreads(estimate) > 0 ? "" : "No active probe opens a trace.";
	}

	/** A method that was never called opens no trace. */
	private static boolean isRecorded(ProbeLoad load) {
		return load.callRate().filter(rate -> rate.callsPerSecond() == 0
				|| rate.traceEntriesPerSecond().isPresent() && rate.meanResponseNanos().isPresent()).isPresent();
	}

	/** Whether only some of its calls open a trace, and others are likely inside of these. */
	private static boolean isMixed(ProbeLoad load) {
		CallRate rate = load.callRate().orElseThrow();
		double entries = rate.traceEntriesPerSecond().orElse(0);
		boolean callsItself = rate.nearestProbedCaller().map(CallRates::normalise).filter(CallRates.normalise(load.signature())::equals)
				.isPresent();
		return entries > 0 && entries < rate.callsPerSecond() && (load.ofSeveral() || callsItself);
	}

	private static boolean isConstructorWithEvents(ProbeLoad load) {
		return load.kind() == ProbeKind.OPERATION_EVENTS && load.signature().contains(CONSTRUCTOR)
				&& load.callRate().filter(rate -> rate.callsPerSecond() > 0).isPresent();
	}

	/** Adds in ascending order, so that the order of the plan changes nothing, not even the last bit. */
	private static double busyThreads(PlanEstimate estimate) {
		return estimate.loads().stream().filter(ProbeLoad::active).flatMap(load -> load.callRate().stream())
				.mapToDouble(TimeShares::busyThreads).sorted().sum();
	}

	private static double busyThreads(CallRate rate) {
		return rate.traceEntriesPerSecond().orElse(0) * rate.meanResponseNanos().orElse(0) / NANOS_PER_SECOND;
	}

	/** {@code adds about 4 % (2 … 9) to 1.2 busy threads}; these are without the probes, unless the probes may take all of the time. */
	public String words() {
		if (share.value() == 1) {
			return "is more than the time of " + threads(busyThreads);
		}
		String about = atLeast ? "at least " : "about ";
		return added.map(more -> "adds " + about + IntervalText.of(more.times(PERCENT), "%")
				+ " to " + threads(busyThreads * (1 - share.value())))
				.orElseGet(() -> "takes " + about + IntervalText.of(share.times(PERCENT), "%") + " of " + threads(busyThreads));
	}

	private static String threads(double busy) {
		return Digits.value(busy) + " busy threads";
	}

	/** An estimate may be higher than what was recorded; a share may not. */
	private static Interval atMostAll(Interval share) {
		return new Interval(Math.min(1, share.value()), Math.min(1, share.low()), Math.min(1, share.high()));
	}
}
