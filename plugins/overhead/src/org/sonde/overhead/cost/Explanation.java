/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.List;
import java.util.Optional;

import org.sonde.overhead.statistics.Interval;

/**
 * How a figure came about: its inputs, each explained in turn, down to what a source states.
 *
 * @param what names the figure; formulas use these names
 * @param unit of it; empty for a pure number
 * @param value with the estimate interval, or for what a source states the value alone; empty if unknown
 * @param measurement what the statistics of the sources say; empty where they say nothing
 * @param formula how the value follows from the inputs; empty for what a source states
 * @param remark what else decided the value or its interval, or why it is unknown; empty if nothing did
 * @param source where a stated value comes from; empty for what is computed
 */
public record Explanation(String what, String unit, Optional<Interval> value, Optional<Interval> measurement, String formula, String remark,
		String source, List<Explanation> inputs) {

	public Explanation {
		inputs = List.copyOf(inputs);
	}

	static Explanation computed(String what, String unit, Estimate figure, String formula, String remark, List<Explanation> inputs) {
		return switch (figure) {
			case Estimate.Known known ->
				new Explanation(what, unit, Optional.of(known.estimate()), known.measurement(), formula, remark, "", inputs);
			case Estimate.Unknown unknown ->
				new Explanation(what, unit, Optional.empty(), Optional.empty(), formula, unknown.reason(), "", inputs);
		};
	}

	static Explanation stated(String what, String unit, double value, Optional<Interval> measurement, String source) {
		return new Explanation(what, unit, Optional.of(Interval.exactly(value)), measurement, "", "", source, List.of());
	}

	static Explanation notStated(String what, String unit, String why) {
		return new Explanation(what, unit, Optional.empty(), Optional.empty(), "", why, "", List.of());
	}

	Explanation named(String name) {
		return new Explanation(name, unit, value, measurement, formula, remark, source, inputs);
	}

	/** What a probe costs per second, and why. */
	public static Explanation of(PlanEstimate plan, int place) {
		return new Explainer(plan).perSecond(place);
	}
}
