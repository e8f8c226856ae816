/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.refine;

import java.util.Optional;
import java.util.function.Consumer;

import org.sonde.common.digits.Counted;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;

/** Plans with probes of methods, which can be refined one by one. */
public final class MethodPlan {
	private MethodPlan() {
	}

	/**
	 * The plan with its patterns as the methods that they match.
	 *
	 * @param matches of its patterns; empty if it has none
	 * @param notes   is told how many became how many
	 */
	public static Plan of(Plan plan, Optional<PlanMatches> matches, Consumer<String> notes) {
		if (matches.isEmpty()) {
			return plan;
		}
		Plan methods = matches.get().toMethods(plan);
		notes.accept(Counted.of(Probes.patternProbes(plan).size() - Probes.patternProbes(methods).size(), "pattern") + " of the plan became "
				+ Counted.of(Probes.methodProbes(methods).size() - Probes.methodProbes(plan).size(), "probe") + " of methods.");
		return methods;
	}
}
