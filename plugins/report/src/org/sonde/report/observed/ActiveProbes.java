/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.observed;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;

/**
 * Accepts the operations of a log that have an active probe in a plan. If the program is not known, an operation that an active pattern may
 * match has one, too.
 */
public final class ActiveProbes implements Predicate<String> {
	private final MethodIndex methods;
	private final Set<MethodSignature> active;
	private final PatternCalls patterns;

	/** @param program what the plan's patterns match in the program; empty if it is not known */
	public ActiveProbes(Plan plan, Optional<PlanMatches> program) {
		List<MethodProbe> probes = Probes.methodProbes(plan);
		methods = new MethodIndex(probes.stream().map(MethodProbe::signature).toList(), "the plan");
		active = probes.stream().filter(MethodProbe::isActive).map(MethodProbe::signature).collect(Collectors.toSet());
		patterns = new PatternCalls(plan, program);
	}

	/** @param signature as recorded */
	@Override
	public boolean test(String signature) {
		return switch (methods.find(signature)) {
			case Match.Found found -> active.contains(found.method());
			case Match.NotFound none -> patterns.activeMayHave(signature);
		};
	}
}
