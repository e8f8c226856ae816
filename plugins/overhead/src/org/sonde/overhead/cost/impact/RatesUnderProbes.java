/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost.impact;

import java.util.List;
import java.util.Optional;

import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.cost.CostFigure;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.Provenance;
import org.sonde.overhead.cost.Remark;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.statistics.IntervalText;

/**
 * What recorded call rates mean: they are those of the program with its probes. Nothing is converted; how many calls it makes without them
 * is a figure of its own.
 *
 * @param recorded      probes with a recorded rate, 1 or more
 * @param withoutProbes how many times as many calls the program makes without probes, if its threads always have work
 * @param atLeast       whether deactivated probes whose calls are unknown are not in it
 */
public record RatesUnderProbes(int recorded, Estimate withoutProbes, boolean atLeast) {

	private static final double MILLIS_PER_SECOND = 1000;

	/** Empty if no rate was recorded. */
	public static Optional<RatesUnderProbes> of(PlanEstimate estimate) {
		int recorded = (int) estimate.loads().stream().filter(load -> load.callRate().filter(CallRate::isUnderProbes).isPresent()).count();
		return recorded == 0 ? Optional.empty()
				: Optional.of(new RatesUnderProbes(recorded, withoutProbes(estimate), estimate.total().isLowerBound()));
	}

	/** Threads that always have work start the next trace as soon as one ends, so each trace that gets shorter makes room for more. */
	private static Estimate withoutProbes(PlanEstimate estimate) {
		if (!(estimate.total().millisPerSecond() instanceof Estimate.Known total)) {
			return estimate.total().millisPerSecond();
		}
		if (estimate.total().lacksMoreThanDeactivated()) {
			return new Estimate.Unknown(estimate.total().incomplete());
		}
		Interval share = total.estimate().times(1 / MILLIS_PER_SECOND / estimate.threads());
		return share.high() < 1
				? new Estimate.Extrapolated(Optional.empty(),
						new Interval(1 / (1 - share.value()), 1 / (1 - share.low()), 1 / (1 - share.high())),
						Provenance.NONE.by("1 ÷ (1 − {0} ÷ (1,000 ms/s × application threads))",
								() -> List.of(new CostFigure("cost per second", "ms/s", total)), Remark.Note.ALWAYS_WORK))
				: new Estimate.Unknown("The probes may take all the time of the application threads.");
	}

	/** Returns words for the user. The reason is left out if it is unknown how many calls there are without probes. */
	public String words() {
		return "The call rates were recorded with probes, so costs per second, records and utilisation are those of the program with its probes."
				+ (withoutProbes instanceof Estimate.Known times
						? " Without probes it makes " + (atLeast ? "at least " : "") + IntervalText.of(times.estimate(), "")
						+ " times as many calls if its threads always have work, and just as many if they wait for work." : "");
	}
}
