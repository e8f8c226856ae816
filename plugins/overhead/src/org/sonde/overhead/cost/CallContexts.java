/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.CallRates;

/**
 * Who calls whom among the probes of a plan, as far as their call rates say: the nearest probed caller of each, and how many of
 * its executions open a trace.
 */
final class CallContexts {

	/** No caller is known, or it is not an active probe of the plan. */
	static final int NONE = -1;

	private final ProbeLoad[] plan;
	/** The place of each signature, normalised; of the first probe that has it. */
	private final Map<String, Integer> places;
	/** The place of the caller that each probe names, switched on or not. */
	private final int[] named;
	/** The probes that name each probe as their caller, in the order of the plan. */
	private final int[][] callees;
	/** The calls per second from each probe to the probes that name it as their caller. */
	private final double[] callsOut;
	private final int unknownCallers;

	private CallContexts(List<ProbeLoad> loads) {
		plan = loads.toArray(ProbeLoad[]::new);
		places = HashMap.newHashMap(plan.length);
		for (int i = 0; i < plan.length; i++) {
			places.putIfAbsent(CallRates.normalise(plan[i].signature()), i);
		}
		named = new int[plan.length];
		int[] sizes = new int[plan.length];
		for (int i = 0; i < plan.length; i++) {
			named[i] = namedBy(plan[i]);
			if (named[i] != NONE) {
				sizes[named[i]]++;
			}
		}
		callees = new int[plan.length][];
		Arrays.setAll(callees, i -> new int[sizes[i]]);
		for (int i = plan.length - 1; i >= 0; i--) {
			if (named[i] != NONE) {
				callees[named[i]][--sizes[named[i]]] = i;
			}
		}
		callsOut = new double[plan.length];
		Arrays.setAll(callsOut, this::sumOfCallsOut);
		unknownCallers = (int) IntStream.range(0, plan.length).filter(this::isUnknown).count();
	}

	/**
	 * Empty if nothing is known of who calls whom. It is if a probe names its caller, or if every execution of all opens a trace, so that
	 * nobody calls any.
	 */
	static Optional<CallContexts> of(List<ProbeLoad> plan) {
		return plan.stream().anyMatch(ProbeLoad::namesCaller)
				|| opensEveryTrace(plan.stream().filter(load -> load.kind().isOfOperations()).toList())
				? Optional.of(new CallContexts(plan)) : Optional.empty();
	}

	/** Returns the context of each probe, in the order of the plan. */
	static CallContext[] ofEach(List<ProbeLoad> plan, Optional<CallContexts> contexts) {
		CallContext[] each = new CallContext[plan.size()];
		Arrays.setAll(each, probe -> contexts.map(known -> known.of(probe)).orElseGet(() -> withoutCaller(plan.get(probe))));
		return each;
	}

	private static boolean opensEveryTrace(List<ProbeLoad> operations) {
		return !operations.isEmpty() && operations.stream().allMatch(CallContexts::opensEveryTrace);
	}

	/** A method that is never called has no caller either. */
	private static boolean opensEveryTrace(ProbeLoad load) {
		return load.callRate().filter(rate -> rate.callsPerSecond() == 0
				|| rate.traceEntriesPerSecond().orElse(-1) == rate.callsPerSecond()).isPresent();
	}

	/** Returns the context in a plan in which no probe names a caller. */
	private static CallContext withoutCaller(ProbeLoad load) {
		return load.callRate().isPresent() && load.callRate().get().traceEntriesPerSecond().isPresent() ? CallContext.ENTRIES_KNOWN
				: CallContext.ASSUMED_NESTED;
	}

	private CallContext of(int probe) {
		if (caller(probe) == NONE) {
			return withoutCaller(plan[probe]);
		}
		Optional<CallRate> caller = plan[caller(probe)].callRate();
		if (caller.isEmpty() || caller.get().callsPerSecond() == 0) {
			return withoutCaller(plan[probe]);
		}
		// Rates from a log divide counts by one duration: calls one to one must not look like more for the last bit.
		return callsOut[caller(probe)] > caller.get().callsPerSecond() * (1 + 1e-9) ? CallContext.SIBLINGS : CallContext.NESTED;
	}

	/** Probes whose callers are unknown: any other may call them. */
	int unknownCallers() {
		return unknownCallers;
	}

	/** The place of the nearest probed caller; {@link #NONE} if it is not known. */
	int caller(int probe) {
		return named[probe] != NONE && plan[named[probe]].active() ? named[probe] : NONE;
	}

	/** Returns the places of the probes that have this one as their nearest probed caller. */
	int[] callees(int probe) {
		return plan[probe].active() ? callees[probe] : new int[0];
	}

	/** Executions of the probed operation per second that its caller causes. */
	double called(int probe) {
		CallRate rate = plan[probe].callRate().orElseThrow();
		return rate.callsPerSecond() - rate.traceEntriesPerSecond().orElse(0);
	}

	/** Returns the number of probes in the plan. */
	int size() {
		return plan.length;
	}

	ProbeLoad load(int probe) {
		return plan[probe];
	}

	private int namedBy(ProbeLoad load) {
		return load.callRate().flatMap(CallRate::nearestProbedCaller).map(CallRates::normalise).map(places::get).orElse(NONE);
	}

	private double sumOfCallsOut(int caller) {
		double sum = 0;
		for (int callee : callees[caller]) {
			sum += called(callee);
		}
		return sum;
	}

	private boolean isUnknown(int probe) {
		return plan[probe].kind().isOfOperations() && caller(probe) == NONE && !opensEveryTrace(plan[probe]);
	}
}
