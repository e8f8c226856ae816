/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.plans.editor;

import java.util.List;

import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;

/**
 * The parts of a plan that decide which methods its patterns match. Rates, values and notes do not matter.
 *
 * @param patterns by precedence
 * @param methods  that have a probe of their own, and so none of a pattern
 */
record MatchInput(List<Pattern> patterns, List<MethodSignature> methods) {

	record Pattern(String text, List<String> exclusions, int longerThan) {
	}

	static MatchInput of(Plan plan) {
		List<PatternProbe> patterns = Probes.patternProbes(plan);
		return new MatchInput(patterns.stream()
				.map(probe -> new Pattern(probe.getPattern(), List.copyOf(probe.getExclusions()), probe.getLongerThan()))
				.toList(), patterns.isEmpty() ? List.of() : Probes.methodProbes(plan).stream().map(MethodProbe::signature).toList());
	}
}
