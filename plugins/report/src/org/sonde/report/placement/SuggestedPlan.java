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
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.placement.suggestion.PatternOffer;

/** Suggested methods as a plan. */
public final class SuggestedPlan {
	private SuggestedPlan() {
	}

	/**
	 * Adds what a plan does not have yet; probes that it has deactivated are activated.
	 *
	 * @param patterns in place of the methods that they stand for
	 */
	public static void add(Collection<MethodSignature> methods, List<PatternOffer> patterns, Plan plan) {
		ProbeKind kind = Probes.usualKind(plan);
		for (PatternOffer offer : patterns) {
			Probes.findPattern(plan, offer.pattern()).ifPresentOrElse(probe -> probe.setActive(true), () -> {
				PatternProbe probe = Probes.createPattern(offer.pattern());
				probe.setKind(kind);
				plan.getProbes().add(probe);
			});
		}
		Set<MethodSignature> covered = patterns.stream().flatMap(offer -> offer.methods().stream()).map(method -> method.withVarargs(false))
				.collect(Collectors.toSet());
		PlacedPlan.add(methods, covered, kind, plan);
	}
}
