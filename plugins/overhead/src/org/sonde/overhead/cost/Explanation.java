/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.sonde.overhead.statistics.Interval;

/**
 * How a figure came about, for people: the tree of a {@link CostFigure} and its inputs, down to what a source states.
 *
 * @param what names the figure; formulas use these names
 * @param unit of it; empty for a pure number
 * @param value with the estimate interval, or for what a source states the value alone; empty if unknown
 * @param measurement what the statistics of the sources say; empty where they say nothing
 * @param formula how the value follows from the inputs; empty for what a source states
 * @param remark what else decided the value or its interval, or why it is unknown; empty if nothing did
 * @param source where the value was measured, or who states it; empty if its inputs say that
 */
public record Explanation(String what, String unit, Optional<Interval> value, Optional<Interval> measurement, String formula, String remark,
		String source, List<Explanation> inputs) {

	public Explanation {
		inputs = List.copyOf(inputs);
	}

	/** Explains what a probe costs per second, and why. */
	public static Explanation of(PlanEstimate plan, int place) {
		return of(plan.costPerSecond(place));
	}

	private static Explanation of(CostFigure figure) {
		Provenance provenance = figure.provenance();
		List<Explanation> inputs = provenance.inputs().stream().map(Explanation::of).toList();
		return switch (figure.estimate()) {
			case Estimate.Known known -> new Explanation(figure.name(), figure.unit(), Optional.of(known.estimate()), known.measurement(),
					provenance.formula(), provenance.remarks().stream().map(Remark::words).collect(Collectors.joining(" ")),
					provenance.source(), inputs);
			case Estimate.Unknown unknown -> new Explanation(figure.name(), figure.unit(), Optional.empty(), Optional.empty(),
					provenance.formula(), unknown.reason(), provenance.source(), inputs);
		};
	}
}
