/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.refine;

import java.util.List;
import java.util.Optional;

import org.sonde.instrumentation.plan.Plan;
import org.sonde.overhead.statistics.Interval;
import org.sonde.report.refine.MeasuredOverhead.Verdict;

/**
 * A round: a plan that was run, and what is proposed because of it.
 *
 * @param number     from 1
 * @param plan       that was run, with its calls per second
 * @param probes     active ones of methods
 * @param unjudged   of these, the ones that recorded nothing
 * @param predicted  what the recorded probes cost by the estimate, in percent like the measured; empty if unknown
 * @param value      what the plan shows, in the unit of the objective
 * @param valueOfAll what all methods show that were recorded until now
 * @param changes    to the next plan; none if there is none
 */
public record RefinedRound(int number, Plan plan, int probes, int unjudged, MeasuredOverhead measured, Verdict verdict,
		Optional<Interval> predicted, double value, double valueOfAll, List<ProbeChange> changes) {
	public RefinedRound {
		changes = List.copyOf(changes);
	}

	/** Whether the plan is within the budget. */
	public boolean keeps() {
		return measured.keeps(verdict);
	}
}
