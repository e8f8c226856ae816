/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.plans.editor;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.ObjectProbe;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.ui.estimates.table.EstimateColumns;
import org.sonde.overhead.ui.estimates.table.ObjectProbeText;
import org.sonde.overhead.ui.marking.PlaceLabel;

/**
 * A probe in the form.
 *
 * @param name    what {@link Probes#name} calls it
 * @param label   a method, field or type in short, a pattern as it is
 * @param kind    what it records, for the user
 * @param kindWords the kind with everything that differs from the default
 * @param pattern whether it stands for all methods that a pattern matches
 * @param calls   per second; empty if unknown
 * @param value   how important it is to the user, from 1 to 5
 * @param note    the user's words; may be empty
 * @param matches of a pattern; empty for all others, and while they are not known
 * @param watched empty for methods and patterns
 */
record ProbeRow(String name, String label, boolean pattern, String kind, String kindWords, boolean active, Optional<Double> calls,
		int value, String note, Optional<PlanMatches.OfProbe> matches, Optional<WatchedRow> watched) {

	/** In the order of the file: patterns by precedence, then methods, then what is watched. */
	static List<ProbeRow> of(Plan plan, Map<String, PlanMatches.OfProbe> matches) {
		return Probes.allInFileOrder(plan).stream().map(probe -> of(probe, matches)).toList();
	}

	private static ProbeRow of(Probe probe, Map<String, PlanMatches.OfProbe> matches) {
		Optional<ObjectProbe> watched = probe instanceof ObjectProbe watching ? Optional.of(watching) : Optional.empty();
		return new ProbeRow(Probes.name(probe), PlaceLabel.of(Probes.place(probe)), probe instanceof PatternProbe,
				EstimateColumns.kind(probe),
				watched.map(ObjectProbeText::of).orElseGet(() -> EstimateColumns.kind(probe)), probe.isActive(),
				Optional.ofNullable(probe.getCallsPerSecond()), probe.getValue(), Optional.ofNullable(probe.getNote()).orElse(""),
				probe instanceof PatternProbe pattern ? Optional.ofNullable(matches.get(pattern.getPattern())) : Optional.empty(),
				watched.map(WatchedRow::of));
	}
}
