/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

import org.sonde.overhead.digits.Counted;

/**
 * By how much executions get longer: own cost + Σ over the probes that name the operation their nearest probed caller of
 * (their calls from it ÷ calls of the operation) × (their cost per call + what lies below them).
 */
final class Inflation {

	private static final Estimate.Unknown CALLEES_NOT_KNOWN = new Estimate.Unknown(
			"It is at least the cost per call; how much more depends on the probed operations that an execution calls, and how often, which neither a plan nor calls per second say.");
	private static final Estimate.Unknown RECURSIVE = new Estimate.Unknown(
			"The operation calls itself, directly or through others: how deep is not known, and so is what lies below an execution.");
	private static final Estimate.Unknown NOT_CALLED = new Estimate.Unknown("The operation is not called, so an execution has no length.");

	private final List<ProbeLoad> plan;
	private final CallContexts contexts;
	private final List<Estimate> nanosPerCall;
	private final List<List<Integer>> callees;
	private final Estimate[] below;
	private final boolean[] entered;

	/** @param nanosPerCall by probe, without the constant of a trace */
	Inflation(List<ProbeLoad> plan, CallContexts contexts, List<Estimate> nanosPerCall) {
		this.plan = plan;
		this.contexts = contexts;
		this.nanosPerCall = nanosPerCall;
		callees = contexts.callees();
		below = new Estimate[plan.size()];
		entered = new boolean[plan.size()];
	}

	/** Of a plan of which no probe names its caller. */
	static Estimate withoutCallers(Estimate own) {
		return own instanceof Estimate.Unknown ? own : CALLEES_NOT_KNOWN;
	}

	Estimate of(int probe, Estimate own) {
		if (!(own instanceof Estimate.Known known)) {
			return own;
		}
		if (contexts.unknownCallers() > 0) {
			return new Estimate.Unknown(String.format(Locale.ROOT, "It is at least the cost per call; how much more is not known, because of %s"
					+ " it is not known from where they are called.", Counted.of(contexts.unknownCallers(), "probe")));
		}
		Estimate callees = below(probe);
		return callees instanceof Estimate.Known deeper
				? known.plus(deeper, "own cost" + deeper.basis() + ". Own cost: " + known.basis()) : callees;
	}

	/** Nanoseconds per execution that the probes below add; deep trees must not exhaust the stack. */
	private Estimate below(int probe) {
		List<Integer> stack = new ArrayList<>(List.of(probe));
		while (!stack.isEmpty()) {
			int top = stack.getLast();
			if (below[top] != null) {
				stack.removeLast();
			} else if (!entered[top]) {
				entered[top] = true;
				for (int callee : callees.get(top)) {
					if (entered[callee] && below[callee] == null) {
						below[callee] = RECURSIVE;
					}
					stack.add(callee);
				}
			} else {
				below[top] = sum(top);
				stack.removeLast();
			}
		}
		return below[probe];
	}

	private Estimate sum(int probe) {
		if (callees.get(probe).isEmpty()) {
			return Estimate.zero("");
		}
		double calls = plan.get(probe).callRate().map(rate -> rate.callsPerSecond()).orElse(0.0);
		if (calls == 0) {
			return NOT_CALLED;
		}
		Estimate.Known[] parts = new Estimate.Known[callees.get(probe).size()];
		for (int i = 0; i < parts.length; i++) {
			int callee = callees.get(probe).get(i);
			if (!(below[callee] instanceof Estimate.Known deeper)) {
				return below[callee];
			}
			if (!(nanosPerCall.get(callee) instanceof Estimate.Known own)) {
				return nanosPerCall.get(callee);
			}
			parts[i] = own.plus(deeper, "").times(contexts.called(callee) / calls, "");
		}
		// In an order of their own: the order of the plan changes nothing, not even the last bit.
		Arrays.sort(parts, (one, other) -> Double.compare(one.value(), other.value()));
		Estimate.Known sum = parts[0];
		for (int i = 1; i < parts.length; i++) {
			sum = sum.plus(parts[i], "");
		}
		return sum.with(sum.estimate(), "; below it: " + Counted.of(parts.length, "operation") + " called by it, and theirs");
	}
}
