/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;

import org.sonde.overhead.results.ConditionName;

/**
 * What an active probe cost in a run that left the writer so much time.
 *
 * @param methodTimeMicros time the benchmark's method takes by itself
 * @param nanosPerCall all portions together per execution, the constant of the trace in it
 * @param utilisation of the writer in that run, at most 1; empty if the service time is not known
 * @param chosen whether it is the run from which costs are taken
 */
public record LoadCost(double methodTimeMicros, double nanosPerCall, OptionalDouble utilisation, boolean chosen) {

	/** Returns the costs in the order of method time. Empty without runs at other method times. */
	static List<LoadCost> of(Portions portions, Estimate nanosPerRecord) {
		List<RunChain> others = portions.otherLoads();
		if (others.isEmpty()) {
			return List.of();
		}
		List<LoadCost> loads = new ArrayList<>();
		others.forEach(chain -> loads.add(of(chain, nanosPerRecord, false)));
		Portions.wholePerExecution(portions.chain()).ifPresent(any -> loads.add(of(portions.chain(), nanosPerRecord, true)));
		loads.sort(Comparator.comparing(LoadCost::methodTimeMicros));
		return List.copyOf(loads);
	}

	LoadCost times(double factor) {
		return new LoadCost(methodTimeMicros, nanosPerCall * factor, utilisation, chosen);
	}

	private static LoadCost of(RunChain chain, Estimate nanosPerRecord, boolean chosen) {
		OptionalDouble records = chain.conditions().number(ConditionName.RECORDS_PER_TRACE);
		OptionalDouble utilisation = records.isPresent() && nanosPerRecord instanceof Estimate.Known service
				&& chain.responseNanos().isPresent()
						? OptionalDouble.of(Math.min(1,
								records.getAsDouble() * chain.threads() * service.value() / chain.responseNanos().get().value()))
						: OptionalDouble.empty();
		return new LoadCost(chain.methodTimeMicros().orElse(0), Portions.wholePerExecution(chain).orElseThrow(), utilisation, chosen);
	}
}
