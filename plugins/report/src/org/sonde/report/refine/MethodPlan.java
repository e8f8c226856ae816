/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.refine;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.sonde.common.digits.Counted;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;

/** Plans with probes of methods, which can be refined one by one. */
public final class MethodPlan {
	private MethodPlan() {
	}

	/**
	 * A copy of the plan with its patterns as the methods that they match.
	 *
	 * @param plan    not changed, nor is it by changes of the copy
	 * @param matches of its patterns; empty if it has none
	 * @param notes   receives how many became how many
	 */
	public static Plan of(Plan plan, Optional<PlanMatches> matches, Consumer<String> notes) {
		if (matches.isEmpty()) {
			return EcoreUtil.copy(plan);
		}
		Plan methods = matches.get().toMethods(plan);
		notes.accept(
				Counted.of(Probes.patternProbes(plan).size() - Probes.patternProbes(methods).size(), "pattern") + " of the plan became "
						+ Counted.of(Probes.methodProbes(methods).size() - Probes.methodProbes(plan).size(), "probe") + " of methods.");
		return methods;
	}

	/**
	 * Adds a probe for each candidate that the plan lacks: what was never recorded cannot be judged, so the first round tries it.
	 *
	 * @param candidates with {@code varargs} cleared
	 * @param notes      receives how many there are
	 */
	public static void addCandidates(Plan plan, Set<MethodSignature> candidates, Consumer<String> notes) {
		Set<MethodSignature> there = ProbeChange.byMethod(plan).keySet();
		List<MethodSignature> added = candidates.stream().filter(method -> !there.contains(method)).sorted(MethodSignature.FILE_ORDER)
				.toList();
		add(plan, added);
		notes.accept(
				"Added " + Counted.of(added.size(), "probe") + " of candidates that the plan does not have; the first round judges them.");
	}

	private static void add(Plan plan, Collection<MethodSignature> methods) {
		for (MethodSignature method : methods) {
			MethodProbe probe = Probes.create(method);
			probe.setKind(Probes.usualKind(plan));
			plan.getProbes().add(probe);
		}
	}

	/**
	 * A copy of the plan with active probes on further methods.
	 *
	 * @param methods with {@code varargs} cleared
	 */
	static Plan with(Plan plan, Set<MethodSignature> methods) {
		Plan copy = EcoreUtil.copy(plan);
		Map<MethodSignature, MethodProbe> there = ProbeChange.byMethod(copy);
		methods.stream().map(there::get).filter(Objects::nonNull).forEach(probe -> probe.setActive(true));
		add(copy, methods.stream().filter(method -> !there.containsKey(method)).sorted(MethodSignature.FILE_ORDER).toList());
		return copy;
	}

	/**
	 * Whether a method may lose or get its probe: it is a candidate, and the kept plan has no probe for it.
	 *
	 * @param matches what the patterns of the kept plan match; empty if it has none
	 */
	public static Predicate<MethodSignature> changeable(Predicate<MethodSignature> candidates, Plan kept, Optional<PlanMatches> matches) {
		Set<MethodSignature> stay = new HashSet<>(matches.map(known -> known.byMethod().keySet()).orElse(Set.of()));
		stay.addAll(ProbeChange.byMethod(kept).keySet());
		return method -> candidates.test(method) && !stay.contains(method.withVarargs(false));
	}
}
