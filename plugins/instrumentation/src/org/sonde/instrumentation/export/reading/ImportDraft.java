/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export.reading;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import org.sonde.instrumentation.export.Agent;
import org.sonde.instrumentation.export.ProgramClasses;
import org.sonde.instrumentation.export.reading.ImportedPlan.Kind;
import org.sonde.instrumentation.export.reading.ImportedPlan.Note;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.Probes;

/** A plan as it is read from an agent's files: what they select, file by file. */
public final class ImportDraft {
	private static final int SHOWN = 120;

	private final ProgramClasses classes;
	private final Map<String, MethodProbe> probes = new LinkedHashMap<>();
	private final Map<String, PatternProbe> patterns = new LinkedHashMap<>();
	private final Map<Probe, Note> origins = new HashMap<>();
	private final Map<String, Note> expected = new LinkedHashMap<>();
	private final Set<Note> notes = new LinkedHashSet<>();

	ImportDraft(ProgramClasses classes) {
		this.classes = classes;
	}

	ProgramClasses classes() {
		return classes;
	}

	/** All probes so far, to be switched on and off. */
	Stream<Probe> probes() {
		return Stream.concat(patterns.values().stream(), probes.values().stream());
	}

	/** Whether there is such a pattern so far. */
	boolean hasPattern(String pattern) {
		return patterns.containsKey(pattern);
	}

	/** A method that a file takes out of a pattern, as it has a probe of its own: if it has none in the end, the report says so. */
	void expect(MethodSignature method, String place, String pattern) {
		expected.put(method.toString(), new Note(place, method.toString(), Kind.LEFT_OUT, "the file excludes it from the pattern " + pattern
				+ "; in the plan, the pattern includes it"));
	}

	/**
	 * An exact method. Whether its last parameter is an ellipsis is taken from the classes if a file cannot say.
	 *
	 * @param says whether the file distinguishes an ellipsis from an array
	 */
	MethodProbe method(MethodSignature method, boolean says, String place) {
		MethodSignature known = classes.method(method).map(ProgramClasses.Method::signature).orElse(method);
		boolean array = !method.parameterTypes().isEmpty() && method.parameterTypes().getLast().endsWith("[]");
		if (array && !says && classes.method(method).isEmpty()) {
			note(place, method.toString(), Kind.TAKE_CARE,
					"the file does not say whether the last parameter is an array or an ellipsis (...)."
							+ " AspectJ needs this: give the program's classes, or correct the plan");
		}
		MethodProbe probe = probes.computeIfAbsent(known.toString(), name -> Probes.create(known));
		origins.putIfAbsent(probe, noteOf(place, method.toString(), Kind.LEFT_OUT, ""));
		return probe;
	}

	/** Methods that a file does not name exactly, found in the classes: none is a reason to say so. */
	void methods(List<MethodSignature> found, String place, String text) {
		if (found.isEmpty()) {
			note(place, text, Kind.LEFT_OUT, "the class has no such method");
		}
		found.forEach(method -> method(method, true, place));
	}

	/** A selection that only a pattern can name. */
	PatternProbe pattern(String pattern, String place, String text, String reason) {
		note(place, text, Kind.PATTERN, reason + "; it is kept as the pattern " + pattern);
		PatternProbe probe = patterns.computeIfAbsent(pattern, Probes::createPattern);
		origins.putIfAbsent(probe, noteOf(place, text, Kind.LEFT_OUT, ""));
		return probe;
	}

	void leftOut(String place, String text, String reason) {
		note(place, text, Kind.LEFT_OUT, reason);
	}

	void care(String place, String text, String reason) {
		note(place, text, Kind.TAKE_CARE, reason);
	}

	private void note(String place, String text, Kind kind, String reason) {
		notes.add(noteOf(place, text, kind, reason));
	}

	private static Note noteOf(String place, String text, Kind kind, String reason) {
		return new Note(place, text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "…", kind, reason);
	}

	/** An agent's file may name what a plan cannot hold, such as control characters. */
	private boolean fits(Probe probe) {
		try {
			Probes.check(probe);
			return true;
		} catch (IllegalArgumentException e) {
			Note origin = origins.get(probe);
			notes.removeIf(note -> note.place().equals(origin.place()) && note.text().equals(origin.text()));
			notes.add(new Note(origin.place(), origin.text(), Kind.LEFT_OUT, e.getMessage()));
			return false;
		}
	}

	ImportedPlan finish(Agent agent) {
		expected.forEach((method, note) -> {
			if (!probes.containsKey(method)) {
				notes.add(note);
			}
		});
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.getProbes().addAll(probes().filter(this::fits).toList());
		return new ImportedPlan(agent, plan, new ArrayList<>(notes));
	}
}
