/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost.impact;

import java.util.List;

import org.sonde.common.digits.Counted;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.cost.CostFigure;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.ProbeEstimate;
import org.sonde.overhead.cost.ProbeLoad;
import org.sonde.overhead.cost.Provenance;

/**
 * Computes how much longer calls and traces take with probes: by the CPU time of their own threads, as long as these do not wait for the
 * writer.
 */
public final class WallTime {

	private static final double NANOS_PER_MILLI = 1e6;
	private static final Estimate.Unknown OF_OBJECTS_UNKNOWN = new Estimate.Unknown(
			"No log shows in which traces the watched fields and objects change.");

	private WallTime() {
	}

	/** Returns how many nanoseconds longer a call takes because of the probe at a place in the plan. */
	public static Estimate perCall(PlanEstimate estimate, int place) {
		ProbeEstimate probe = estimate.probes().get(place);
		boolean waits = probe.load().active() && probe.load().kind().isOfOperations() && probe.nanosPerCall() instanceof Estimate.Known
				&& estimate.writer().makesThreadsWait();
		return waits ? waiting(estimate) : probe.nanosPerCall();
	}

	/** Tells the user how much longer a call takes because of all active probes. */
	public static String wordsPerCall(PlanEstimate estimate) {
		return estimate.writer().makesThreadsWait() ? "Wall time per call of active probes: unknown. " + waiting(estimate).reason()
				: "Wall time per call: the cost per call, unless the thread waits for a processor.";
	}

	/**
	 * Returns how many nanoseconds longer a trace, such as a request, takes on average; at least, if the calls of deactivated probes are
	 * unknown.
	 */
	public static Estimate perTrace(PlanEstimate estimate) {
		if (!(estimate.total().millisPerSecond() instanceof Estimate.Known total)) {
			return estimate.total().millisPerSecond();
		}
		if (estimate.total().lacksMoreThanDeactivated()) {
			return new Estimate.Unknown(estimate.total().incomplete());
		}
		if (estimate.loads().stream()
				.anyMatch(load -> !load.kind().isOfOperations() && load.callRate().filter(rate -> rate.callsPerSecond() == 0).isEmpty())) {
			return OF_OBJECTS_UNKNOWN;
		}
		List<ProbeLoad> active = estimate.loads().stream().filter(load -> load.active() && load.kind().isOfOperations()).toList();
		long unknown = active.stream().filter(load -> load.callRate()
				.filter(rate -> rate.callsPerSecond() == 0 || rate.traceEntriesPerSecond().isPresent()).isEmpty()).count();
		if (unknown > 0) {
			return new Estimate.Unknown(
					"No log shows how many calls of " + unknown + " of " + Counted.of(active.size(), "active probe") + " open a trace.");
		}
		// The sum is in ascending order, so that the order of the plan changes nothing, not even the last bit.
		double traces = active.stream().flatMap(load -> load.callRate().stream()).map(CallRate::traceEntriesPerSecond)
				.mapToDouble(entries -> entries.orElse(0)).sorted().sum();
		if (traces == 0) {
			return new Estimate.Unknown("No active probe opens a trace.");
		}
		return estimate.writer().makesThreadsWait() ? waiting(estimate) : total.times(NANOS_PER_MILLI / traces,
						Provenance.NONE.by("{0} ÷ {1}", () -> List.of(new CostFigure("cost per second", "ms/s", total),
								CostFigure.stated("traces per second", "1/s", traces, "the call rates"))));
	}

	private static Estimate.Unknown waiting(PlanEstimate estimate) {
		return new Estimate.Unknown(switch (estimate.writer().regime()) {
			case SATURATED -> "The writer is saturated, so threads wait for it.";
			case UNKNOWN -> "Threads may wait for the writer. " + estimate.writer().meaning();
			case IDLE, BALANCED -> "The writer is so busy that threads may wait for it.";
		});
	}
}
