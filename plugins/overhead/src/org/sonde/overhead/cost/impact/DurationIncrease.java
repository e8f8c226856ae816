/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost.impact;

import java.util.Optional;

import org.sonde.common.digits.Digits;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.ProbeEstimate;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.statistics.IntervalText;

/**
 * What a probe adds to the recorded duration of a call of its method. Kieker's execution probe takes the time after its own set-up and
 * before it writes the record, so its cost is hardly in the duration; of event probes, the first record is.
 *
 * @param nanosPerCall  what the probe costs, without the probes of callees
 * @param durationNanos mean duration of a call as recorded, with its callees and their probes, above 0
 */
public record DurationIncrease(Interval nanosPerCall, double durationNanos) {

	private static final double PERCENT = 100;
	private static final int PERCENT_DIGITS = 2;
	private static final double NANOS_PER_MICRO = 1e3;
	private static final double NANOS_PER_MILLI = 1e6;
	private static final double NANOS_PER_SECOND = 1e9;
	/** Below, times are in nanoseconds: 0.4 µs is easier to compare with 2 µs than 400 ns. */
	private static final double FEW_NANOS = 100;

	/** Empty if the probe is deactivated, its cost is unknown or no log has the duration. */
	public static Optional<DurationIncrease> of(ProbeEstimate probe) {
		double duration = probe.load().callRate().map(rate -> rate.meanResponseNanos().orElse(0)).orElse(0.0);
		return probe.load().active() && duration > 0 && probe.nanosPerCall() instanceof Estimate.Known cost
				? Optional.of(new DurationIncrease(cost.estimate(), duration)) : Optional.empty();
	}

	/** Returns the number of probes that cost more than their methods, as far as a log shows how long these take. */
	public static long moreThanTheirMethods(PlanEstimate estimate) {
		return estimate.probes().stream().flatMap(probe -> of(probe).stream()).filter(DurationIncrease::isMoreThanTheMethod).count();
	}

	/** The cost divided by the duration; above 1, the probe costs more than a call of the method takes. */
	public Interval share() {
		return nanosPerCall.times(1 / durationNanos);
	}

	/** Whether the probe costs more than a call of its method takes. */
	public boolean isMoreThanTheMethod() {
		return share().value() > 1;
	}

	/** {@code 0.4 µs on 2 µs: +20 %}. */
	public String text() {
		double percent = PERCENT * share().value();
		return time(nanosPerCall) + " on " + time(Interval.exactly(durationNanos)) + ": +"
				+ Digits.atLeast(percent, PERCENT_DIGITS) + " %";
	}

	private static String time(Interval nanos) {
		return nanos.value() < FEW_NANOS ? IntervalText.value(nanos) + " ns"
				: nanos.value() < NANOS_PER_MILLI ? IntervalText.value(nanos.times(1 / NANOS_PER_MICRO)) + " µs"
						: nanos.value() < NANOS_PER_SECOND ? IntervalText.value(nanos.times(1 / NANOS_PER_MILLI)) + " ms"
								: IntervalText.value(nanos.times(1 / NANOS_PER_SECOND)) + " s";
	}
}
