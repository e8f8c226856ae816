/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.guard;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;

import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.results.ProbeKind;

/**
 * What probes of a running program cost, by the estimate's model.
 *
 * @param model   empty if there is none: then all records cost the same
 * @param threads of the application, from 1
 */
public record GuardPrices(Optional<CostModel> model, int threads) {
	/** Prices when nothing is known. */
	public static final GuardPrices UNKNOWN = new GuardPrices(Optional.empty(), 1);
	private static final double NANOS_PER_MILLI = 1e6;

	/** What a probe costs while it records, in milliseconds per second; empty if unknown. */
	public OptionalDouble active(ProbeRate probe) {
		return millisPerSecond(probe, true);
	}

	/** What it still costs while it is switched off, in milliseconds per second; empty if unknown. */
	public OptionalDouble deactivated(ProbeRate probe) {
		return millisPerSecond(probe, false);
	}

	private OptionalDouble millisPerSecond(ProbeRate probe, boolean active) {
		Optional<Double> nanos = nanosPerCall(probe.kind(), active);
		return nanos.isPresent() ? OptionalDouble.of(nanos.get() * probe.callsPerSecond() / NANOS_PER_MILLI) : OptionalDouble.empty();
	}

	private Optional<Double> nanosPerCall(ProbeKind kind, boolean active) {
		return model.flatMap(known -> known.nanosPerCall(kind, active, threads) instanceof Estimate.Known nanos ? Optional.of(nanos.value())
				: Optional.empty());
	}

	/** Returns what probes are compared by: their costs, if all are known. Otherwise their records, as if every record cost the same. */
	ToDoubleFunction<ProbeRate> weights(List<ProbeRate> probes) {
		return probes.stream().allMatch(probe -> active(probe).isPresent()) ? probe -> active(probe).getAsDouble()
				: ProbeRate::recordsPerSecond;
	}
}
