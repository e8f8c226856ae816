/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.CallRates;

/** What the view changes in a plan; each to be given to {@link PlanEdits}. */
public final class ProbeEdits {

	/** The source of a rate that the user typed. */
	public static final String TYPED = "typed";

	private ProbeEdits() {
	}

	/** Sets the rate of the probes in the methods; an empty one is unset again, and then its source is, too. */
	public static Consumer<Plan> calls(Collection<MethodSignature> methods, Optional<CallRate> rate) {
		return each(methods, probe -> set(probe, rate));
	}

	public static Consumer<Plan> active(Collection<MethodSignature> methods, boolean active) {
		return each(methods, probe -> probe.setActive(active));
	}

	public static Consumer<Plan> kind(Collection<MethodSignature> methods, ProbeKind kind) {
		return each(methods, probe -> probe.setKind(kind));
	}

	public static Consumer<Plan> remove(Collection<MethodSignature> methods) {
		return plan -> plan.getProbes().removeAll(in(plan, methods));
	}

	/** Chooses where the costs come from; the writer belongs to a result set and is chosen anew. */
	public static Consumer<Plan> results(String id) {
		return plan -> {
			plan.setResultSet(id);
			plan.setWriter(null);
		};
	}

	/** Sets the rates of all probes that are given one, each with its source; the others stay as they are. */
	public static Consumer<Plan> rates(CallRates rates) {
		return plan -> Probes.methodProbes(plan).forEach(probe -> {
			Optional<CallRate> rate = rates.find(probe.signature().toString());
			if (rate.isPresent()) {
				set(probe, rate);
			}
		});
	}

	/** The signatures with a rate but without a probe, in the order of their characters. */
	public static List<String> withoutProbe(CallRates rates, Plan plan) {
		Set<String> left = new TreeSet<>(rates.rates().keySet());
		Probes.methodProbes(plan).forEach(probe -> left.remove(CallRates.normalise(probe.signature().toString())));
		return new ArrayList<>(left);
	}

	private static void set(MethodProbe probe, Optional<CallRate> rate) {
		probe.setCallsPerSecond(rate.map(CallRate::callsPerSecond).orElse(null));
		probe.setCallsSource(rate.map(CallRate::source).orElse(null));
	}

	private static Consumer<Plan> each(Collection<MethodSignature> methods, Consumer<MethodProbe> edit) {
		return plan -> in(plan, methods).forEach(edit);
	}

	private static List<MethodProbe> in(Plan plan, Collection<MethodSignature> methods) {
		Set<MethodSignature> wanted = new HashSet<>(methods.stream().map(method -> method.withVarargs(false)).toList());
		return Probes.methodProbes(plan).stream().filter(probe -> wanted.contains(probe.signature().withVarargs(false))).toList();
	}
}
