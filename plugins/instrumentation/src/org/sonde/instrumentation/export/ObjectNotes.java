/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.util.List;

import org.sonde.instrumentation.export.ExactnessNote.Kind;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;

/** Messages about probes that watch fields and objects, which no agent for methods can weave. */
final class ObjectNotes {
	private ObjectNotes() {
	}

	/** Returns the notes of all such probes of a plan, in the order of the plan's file. */
	static List<ExactnessNote> leftOut(Plan plan) {
		return Probes.objectProbes(plan).stream().map(probe -> new ExactnessNote(Probes.name(probe), Kind.LEFT_OUT,
				"the agent records methods, and cannot watch fields and objects; Kieker with AspectJ does, with Sonde's own aspects",
				List.of())).toList();
	}
}
