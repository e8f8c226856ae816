/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

import org.sonde.common.digits.Counted;

/**
 * By how much executions get longer: own cost + Σ over the probes that name the operation their nearest probed caller of
 * (their calls from it ÷ calls of the operation) × (their cost per call + what lies below them).
 */
final class Inflation {

	private static final Estimate.Unknown CALLEES_NOT_KNOWN = new Estimate.Unknown(
			"It is at least the cost per call. How much more depends on which probed operations an execution calls, and how often. Plan and call rates do not state that.");
	private static final Estimate.Unknown RECURSIVE = new Estimate.Unknown(
			"The operation calls itself, directly or through others. The depth is unknown, and so is the cost below an execution.");
	private static final Estimate.Unknown NOT_CALLED = new Estimate.Unknown(
			"The operation is not called, so no execution can take longer.");
	private static final Provenance BELOW = Provenance.NONE
			.by("sum over these operations of calls from it ÷ calls of it × (cost per call + cost below them)");
	private static final Estimate.Known NOTHING_BELOW = Estimate.zero(Provenance.NONE);

	private final CallContexts contexts;
	/** What the probes below each probe add to an execution, in nanoseconds. */
	private final Estimate[] below;
	private final Optional<Estimate.Unknown> obstacle;

	private Inflation(CallContexts contexts) {
		this.contexts = contexts;
		below = new Estimate[contexts.size()];
		obstacle = contexts.unknownCallers() == 0 ? Optional.empty()
				: Optional.of(new Estimate.Unknown("It is at least the cost per call. How much more is unknown, because the callers of "
						+ Counted.of(contexts.unknownCallers(), "probe") + " are unknown."));
	}

	/** @param nanosPerExecution of the probe at a place, without the constant of a trace */
	static Inflation of(CallContexts contexts, IntFunction<Estimate> nanosPerExecution) {
		Inflation inflation = new Inflation(contexts);
		inflation.compute(nanosPerExecution);
		return inflation;
	}

	/** Returns the inflation in a plan in which no probe names its caller. */
	static Estimate withoutCallers(Estimate own) {
		return own instanceof Estimate.Unknown ? own : CALLEES_NOT_KNOWN;
	}

	/** @param own cost per call, the constant of a trace in it */
	Estimate of(int probe, Estimate own) {
		if (!(own instanceof Estimate.Known known)) {
			return own;
		}
		if (obstacle.isPresent()) {
			return obstacle.get();
		}
		return below[probe] instanceof Estimate.Known deeper
				? known.plus(deeper, withBelow(known, deeper, contexts.callees(probe).length)) : below[probe];
	}

	private static Provenance withBelow(Estimate.Known own, Estimate.Known deeper, int callees) {
		return callees == 0 ? own.provenance() : own.provenance().from("{0} + {1}", () -> List.of(new CostFigure("own cost", "ns", own),
						new CostFigure(Counted.of(callees, "probed operation") + " called by it and all below", "ns", deeper)));
	}

	/** Computes from the leaves up: each probe after all it calls. Probes that never become ready call themselves, directly or not. */
	private void compute(IntFunction<Estimate> nanosPerExecution) {
		int[] missing = new int[below.length];
		int[] ready = new int[below.length];
		int end = 0;
		for (int probe = 0; probe < below.length; probe++) {
			below[probe] = RECURSIVE;
			missing[probe] = contexts.callees(probe).length;
			if (missing[probe] == 0) {
				ready[end++] = probe;
			}
		}
		for (int i = 0; i < end; i++) {
			below[ready[i]] = sum(ready[i], nanosPerExecution);
			int caller = contexts.caller(ready[i]);
			if (caller != CallContexts.NONE && --missing[caller] == 0) {
				ready[end++] = caller;
			}
		}
	}

	private Estimate sum(int probe, IntFunction<Estimate> nanosPerExecution) {
		int[] callees = contexts.callees(probe);
		if (callees.length == 0) {
			return NOTHING_BELOW;
		}
		double calls = contexts.load(probe).callRate().map(rate -> rate.callsPerSecond()).orElse(0.0);
		if (calls == 0) {
			return NOT_CALLED;
		}
		Estimate.Known[] parts = new Estimate.Known[callees.length];
		// Of several reasons, the first in alphabetical order counts, and the sums have an order of their own. So the order of the plan
		// changes nothing,
		// not even the last bit.
		String obstacle = null;
		for (int i = 0; i < parts.length; i++) {
			for (Estimate cost : new Estimate[] { below[callees[i]], nanosPerExecution.apply(callees[i]) }) {
				switch (cost) {
					case Estimate.Known known -> parts[i] = parts[i] == null ? known : known.plus(parts[i], Provenance.NONE);
					case Estimate.Unknown unknown ->
						obstacle = obstacle == null || unknown.reason().compareTo(obstacle) < 0 ? unknown.reason() : obstacle;
				}
			}
			parts[i] = parts[i] == null ? null : parts[i].times(contexts.called(callees[i]) / calls, Provenance.NONE);
		}
		if (obstacle != null) {
			return new Estimate.Unknown(obstacle);
		}
		Arrays.sort(parts, (one, other) -> Double.compare(one.value(), other.value()));
		Estimate.Known sum = parts[0];
		for (int i = 1; i < parts.length; i++) {
			sum = sum.plus(parts[i], Provenance.NONE);
		}
		return sum.with(sum.estimate(), BELOW);
	}
}
