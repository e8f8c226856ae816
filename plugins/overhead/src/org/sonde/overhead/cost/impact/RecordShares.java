/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost.impact;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.cost.CallContext;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.ProbeEstimate;
import org.sonde.overhead.statistics.ExactSum;
import org.sonde.overhead.statistics.Interval;

/** Computes each probe's part of the writer's work: its share of the records per second. */
public final class RecordShares {

	private RecordShares() {
	}

	/**
	 * By probe, in the order of the plan: from 0 to 1, of the records of all probes that have known ones. Empty where the calls
	 * per second or the cost of a probe are unknown, or the source does not state how many records a trace has.
	 */
	public static List<OptionalDouble> of(PlanEstimate plan) {
		Optional<Interval> perExecution = plan.model().recordsPerExecution();
		List<OptionalDouble> records = new ArrayList<>(plan.probes().size());
		ExactSum all = new ExactSum();
		for (ProbeEstimate probe : plan.probes()) {
			OptionalDouble own = perExecution.isEmpty() ? OptionalDouble.empty() : recordsPerSecond(probe, perExecution.get());
			own.ifPresent(all::add);
			records.add(own);
		}
		double sum = all.value();
		return records.stream().map(own -> own.isEmpty() ? own : OptionalDouble.of(sum == 0 ? 0 : own.getAsDouble() / sum)).toList();
	}

	private static OptionalDouble recordsPerSecond(ProbeEstimate probe, Interval perExecution) {
		if (!probe.load().active() || !probe.load().kind().isOfOperations()) {
			return OptionalDouble.of(0);
		}
		if (probe.load().callRate().isEmpty() || probe.nanosPerCall() instanceof Estimate.Unknown) {
			return OptionalDouble.empty();
		}
		CallRate rate = probe.load().callRate().get();
		return OptionalDouble.of(probe.context() == CallContext.ASSUMED_NESTED ? rate.callsPerSecond() * perExecution.value()
				: rate.callsPerSecond() * perExecution.low()
						+ rate.traceEntriesPerSecond().orElse(0) * (perExecution.high() - perExecution.low()));
	}
}
