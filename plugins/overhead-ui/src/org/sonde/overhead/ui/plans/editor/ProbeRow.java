/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.plans.editor;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.ui.view.MethodLabel;

/**
 * A probe in the form.
 *
 * @param name    what {@link Probes#name} calls it
 * @param label   a method in short, a pattern as it is
 * @param pattern whether it stands for all methods that a pattern matches
 * @param calls   per second; empty if unknown
 * @param value   how much the user wants it, from 1 to 5
 * @param note    the user's words; may be empty
 * @param matches of a pattern; empty for a method, and while they are not known
 */
record ProbeRow(String name, String label, boolean pattern, ProbeKind kind, boolean active, Optional<Double> calls, int value, String note,
		Optional<PlanMatches.OfProbe> matches) {

	/** In the order of the file: patterns by precedence, then methods. */
	static List<ProbeRow> of(Plan plan, Map<String, PlanMatches.OfProbe> matches) {
		return Probes.allInFileOrder(plan).stream().map(probe -> of(probe, matches)).toList();
	}

	private static ProbeRow of(Probe probe, Map<String, PlanMatches.OfProbe> matches) {
		String label = switch (probe) {
			case MethodProbe method -> MethodLabel.of(method.signature());
			case PatternProbe pattern -> pattern.getPattern();
			default -> Probes.name(probe);
		};
		return new ProbeRow(Probes.name(probe), label, probe instanceof PatternProbe, probe.getKind(), probe.isActive(),
				Optional.ofNullable(probe.getCallsPerSecond()), probe.getValue(), Optional.ofNullable(probe.getNote()).orElse(""),
				probe instanceof PatternProbe pattern ? Optional.ofNullable(matches.get(pattern.getPattern())) : Optional.empty());
	}
}
