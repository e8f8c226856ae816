/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.CallRates;

/**
 * Who calls whom among the probes of a plan, as far as their call rates say: the nearest probed caller of each, and how many of its executions open
 * a trace.
 */
final class CallContexts {

	/** No caller: none is known, or it is no active probe of the plan. */
	static final int NONE = -1;

	private final List<ProbeLoad> plan;
	/** By probe, the place of its nearest probed caller in the plan. */
	private final int[] callers;
	/** By probe, the calls per second that come from it to probes that name it their caller. */
	private final double[] callsOut;
	private final int unknownCallers;
	private final boolean anyCaller;

	CallContexts(List<ProbeLoad> plan) {
		this.plan = plan;
		anyCaller = plan.stream().anyMatch(CallContexts::namesCaller);
		callers = new int[plan.size()];
		callsOut = new double[plan.size()];
		Map<String, Integer> places = new HashMap<>();
		if (anyCaller) {
			for (int i = 0; i < plan.size(); i++) {
				places.putIfAbsent(CallRates.normalise(plan.get(i).signature()), i);
			}
		}
		int unknown = 0;
		for (int i = 0; i < plan.size(); i++) {
			Optional<CallRate> rate = plan.get(i).callRate();
			callers[i] = rate.flatMap(CallRate::nearestProbedCaller).map(CallRates::normalise).map(places::get)
					.filter(caller -> plan.get(caller).active()).orElse(NONE);
			boolean opensEveryTrace = rate.isPresent()
					&& rate.get().traceEntriesPerSecond().orElse(-1) == rate.get().callsPerSecond();
			unknown += callers[i] == NONE && !opensEveryTrace ? 1 : 0;
			if (callers[i] != NONE) {
				callsOut[callers[i]] += called(rate.get());
			}
		}
		unknownCallers = unknown;
	}

	static boolean namesCaller(ProbeLoad load) {
		return load.callRate().isPresent() && load.callRate().get().nearestProbedCaller().isPresent();
	}

	/** Of a plan in which no probe names a caller. */
	static CallContext withoutCaller(ProbeLoad load) {
		return load.callRate().isPresent() && load.callRate().get().traceEntriesPerSecond().isPresent() ? CallContext.ENTRIES_KNOWN
				: CallContext.ASSUMED_NESTED;
	}

	CallContext of(int probe) {
		if (callers[probe] == NONE) {
			return withoutCaller(plan.get(probe));
		}
		Optional<CallRate> caller = plan.get(callers[probe]).callRate();
		if (caller.isEmpty() || caller.get().callsPerSecond() == 0) {
			return withoutCaller(plan.get(probe));
		}
		// Rates from a log divide counts by one duration: calls one to one must not look like more for the last bit.
		return callsOut[callers[probe]] > caller.get().callsPerSecond() * (1 + 1e-9) ? CallContext.SIBLINGS : CallContext.NESTED;
	}

	/** Whether any probe names its caller. */
	boolean anyCaller() {
		return anyCaller;
	}

	/** Probes of which it is not known from where they are called: they might be called by any other. */
	int unknownCallers() {
		return unknownCallers;
	}

	int caller(int probe) {
		return callers[probe];
	}

	/** Executions of the probed operation per second that its caller causes. */
	double called(int probe) {
		return called(plan.get(probe).callRate().orElseThrow());
	}

	private static double called(CallRate rate) {
		return rate.callsPerSecond() - rate.traceEntriesPerSecond().orElse(0);
	}

	/** By probe, those that name it their caller. */
	List<List<Integer>> callees() {
		List<List<Integer>> callees = new ArrayList<>();
		for (int i = 0; i < callers.length; i++) {
			callees.add(new ArrayList<>(0));
		}
		for (int i = 0; i < callers.length; i++) {
			if (callers[i] != NONE) {
				callees.get(callers[i]).add(i);
			}
		}
		return callees;
	}
}
