/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

import org.sonde.overhead.results.CallShape;
import org.sonde.overhead.statistics.Interval;

/**
 * What an active probe costs by how its calls stand to those of other probes: what was measured, and how far it may be off
 * elsewhere.
 *
 * @param active the whole cost of an active probe
 * @param underOtherLoads what it cost under other loads of the same writer, in nanoseconds per execution
 * @param otherLoads how many these are
 */
record ContextCosts(PortionCost active, Optional<Interval> underOtherLoads, int otherLoads) {

	/** Returns the cost in each context, in nanoseconds per execution. */
	static Map<CallContext, Estimate> of(PortionCost active, Optional<Interval> underOtherLoads, int otherLoads) {
		ContextCosts costs = new ContextCosts(active, underOtherLoads, otherLoads);
		Map<CallContext, Estimate> all = new EnumMap<>(CallContext.class);
		for (CallContext context : CallContext.values()) {
			all.put(context, costs.in(context));
		}
		return all;
	}

	private Estimate in(CallContext context) {
		CallShape asked = context == CallContext.SIBLINGS ? CallShape.SIBLINGS : CallShape.NESTED;
		boolean measured = active.nanosPerExecution(asked) instanceof Estimate.Known;
		if (!((measured ? active.nanosPerExecution(asked) : active.nanosPerExecution()) instanceof Estimate.Known known)) {
			return active.nanosPerExecution();
		}
		Interval estimate = known.estimate();
		Provenance provenance = known.provenance().with(context);
		if (!measured) {
			provenance = provenance.with(asked == CallShape.NESTED ? Remark.Note.ONLY_SIBLINGS : Remark.Note.ONLY_NESTED);
		}
		boolean shapeAssumed = context == CallContext.ASSUMED_NESTED || context == CallContext.ENTRIES_KNOWN;
		if (shapeAssumed && active.nanosPerExecution(asked.other()) instanceof Estimate.Known other) {
			estimate = estimate.including(other.value());
		}
		if (context == CallContext.ASSUMED_NESTED && active.nanosPerTrace(asked) instanceof Estimate.Known trace) {
			estimate = estimate.including(known.value() + trace.value());
		}
		if (underOtherLoads.isPresent()) {
			estimate = estimate.including(underOtherLoads.get().low()).including(underOtherLoads.get().high());
			provenance = provenance.with(new Remark.OtherLoads(otherLoads));
		}
		return known.with(estimate, provenance);
	}
}
