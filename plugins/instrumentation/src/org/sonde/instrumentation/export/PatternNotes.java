/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.util.ArrayList;
import java.util.List;

import org.sonde.instrumentation.export.ExactnessNote.Kind;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;

/** Messages about patterns whose matches in the program are known. */
final class PatternNotes {
	private PatternNotes() {
	}

	/** Returns the notes of all patterns of a plan, for an agent with files that name the matching methods. */
	static List<ExactnessNote> ofMethods(Plan plan, PlanMatches program) {
		return Probes.patternProbes(plan).stream().flatMap(probe -> of(probe, program, false).stream()).toList();
	}

	/** @param kept whether the agent's files have the pattern itself, which then matches whatever the program will have */
	static List<ExactnessNote> of(PatternProbe probe, PlanMatches program, boolean kept) {
		PlanMatches.OfProbe matches = program.of(probe.getPattern());
		List<ExactnessNote> notes = new ArrayList<>();
		program.unreadableClasses().ifPresent(classes -> notes.add(note(probe, Kind.TAKE_CARE, classes)));
		matches.problem().ifPresent(problem -> notes.add(note(probe, Kind.LEFT_OUT, problem)));
		if (!matches.unknownTypes().isEmpty()) {
			notes.add(note(probe, Kind.TAKE_CARE, "it refers to " + String.join(", ", matches.unknownTypes())
					+ ", which is not among the program's classes"));
		}
		if (!matches.withoutLines().isEmpty()) {
			notes.add(note(probe, Kind.LEFT_OUT, matches.lengthsUnknown()));
		} else if (matches.problem().isEmpty() && matches.inconvertible().isPresent()) {
			notes.add(note(probe, kept ? Kind.TAKE_CARE : Kind.LEFT_OUT, matches.inconvertible().get()));
		}
		return notes;
	}

	private static ExactnessNote note(PatternProbe probe, Kind kind, String reason) {
		return new ExactnessNote(Probes.name(probe), kind, reason, List.of());
	}
}
