/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.placement;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.placement.suggestion.PatternOffer;

/** Suggested methods as a plan. */
public final class SuggestedPlan {
	private SuggestedPlan() {
	}

	/** @param patterns in place of the methods that they stand for */
	public static Plan of(Collection<MethodSignature> methods, List<PatternOffer> patterns) {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		patterns.forEach(offer -> plan.getProbes().add(Probes.createPattern(offer.pattern())));
		Set<MethodSignature> covered = patterns.stream().flatMap(offer -> offer.methods().stream()).map(method -> method.withVarargs(false)).collect(Collectors.toSet());
		methods.stream().filter(method -> !covered.contains(method.withVarargs(false))).forEach(method -> plan.getProbes().add(Probes.create(method)));
		return plan;
	}
}
