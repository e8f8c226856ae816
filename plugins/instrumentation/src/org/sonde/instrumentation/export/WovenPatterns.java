/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.sonde.instrumentation.export.ExactnessNote.Kind;
import org.sonde.instrumentation.pattern.MethodPattern;
import org.sonde.instrumentation.pattern.PatternException;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;

/**
 * How the patterns of a plan get to AspectJ: as pointcuts, which say what the patterns say whatever the program is, or as the methods
 * that they match, where a pointcut cannot say it and the program is known.
 */
public final class WovenPatterns {
	/** The generated aspects are classes, too, and a pattern may match their methods. */
	public static final String NOT_OURS = "!within(" + KiekerAspectJ.ASPECTS + "..*)";

	private final Optional<PlanMatches> program;
	/** Methods that another probe has: their own, or a pattern that comes before. */
	private final List<MethodSignature> taken;
	private final List<Readable> before = new ArrayList<>();
	private final List<Pointcut> pointcuts = new ArrayList<>();
	private final List<MethodProbe> methods = new ArrayList<>();
	private final List<MethodSignature> matched = new ArrayList<>();
	private final List<MethodSignature> matchedEvents = new ArrayList<>();
	private final List<ExactnessNote> notes = new ArrayList<>();

	/** A pattern as a pointcut that selects what the pattern has, and nothing that another probe of the plan has. */
	record Pointcut(PatternProbe probe, boolean constructor, String expression) {
	}

	/** A pattern and its exclusions, as AspectJ reads them. */
	private record Readable(MethodPattern pattern, List<MethodPattern> exclusions) {
		static Readable of(PatternProbe probe) throws PatternException {
			List<MethodPattern> exclusions = new ArrayList<>();
			for (String exclusion : probe.getExclusions()) {
				exclusions.add(MethodPattern.parse(exclusion));
			}
			return new Readable(MethodPattern.parse(probe.getPattern()), exclusions);
		}

		/** Returns the expression. Method pointcuts are not excluded from constructors, and vice versa. */
		String expression() {
			StringBuilder text = new StringBuilder("execution(").append(pattern.text()).append(')');
			exclusions.stream().filter(exclusion -> exclusion.constructor() == pattern.constructor())
					.forEach(exclusion -> text.append(" && !execution(").append(exclusion.text()).append(')'));
			return text.toString();
		}
	}

	/** @param program what the patterns match in the program; empty if it is not known */
	WovenPatterns(Plan plan, Optional<PlanMatches> program) {
		this.program = program;
		// A method that AspectJ cannot weave has no probe, and a name that it cannot read would make it reject the whole pointcut.
		taken = new ArrayList<>(Probes.inFileOrder(plan).stream().map(MethodProbe::signature)
				.filter(method -> KiekerAspectJ.obstacle(method).isEmpty()).toList());
		Probes.patternProbes(plan).forEach(this::add);
	}

	private void add(PatternProbe probe) {
		Readable readable;
		try {
			readable = Readable.of(probe);
		} catch (PatternException e) {
			leaveOut(probe, "AspectJ cannot read the pattern, at character " + (e.position() + 1) + ": " + e.getMessage());
			return;
		}
		Optional<String> problem = program.flatMap(known -> known.of(probe.getPattern()).problem());
		if (problem.isPresent()) {
			leaveOut(probe, problem.get());
			return;
		}
		String pointcut = pointcut(readable);
		int woven = pointcuts.size();
		if (probe.getLongerThan() > 0) {
			expand(probe, "AspectJ does not know how long a method is");
		} else if (!probe.isActive()) {
			expand(probe, "Kieker's list of what is switched off names methods");
		} else if (Pointcuts.bytes(pointcut) > Pointcuts.MAX_BYTES) {
			expand(probe, "too many methods have a probe of their own, so its pointcut would be too long");
		} else {
			pointcuts.add(new Pointcut(probe, readable.pattern().constructor(), pointcut));
			List<MethodSignature> selected = program.map(known -> known.of(probe.getPattern()).methods()).orElse(List.of());
			matched.addAll(selected);
			if (probe.getKind() == ProbeKind.OPERATION_EVENTS) {
				matchedEvents.addAll(selected);
			}
		}
		boolean kept = pointcuts.size() > woven;
		program.ifPresent(known -> notes.addAll(PatternNotes.of(probe, known, kept)));
		if (probe.getLongerThan() == 0) {
			before.add(readable);
		} else {
			// Patterns after it have the methods that are too short for this one.
			program.ifPresent(known -> taken.addAll(known.of(probe.getPattern()).methods()));
		}
	}

	/** Returns the pointcut of what the pattern matches, without what an earlier probe has. */
	private String pointcut(Readable readable) {
		StringBuilder text = new StringBuilder(readable.expression()).append(" && ").append(NOT_OURS);
		Pointcuts.select(taken.stream().filter(readable.pattern()::mayMatch).toList())
				.forEach(others -> text.append(" && !(").append(others).append(')'));
		before.stream().filter(earlier -> earlier.pattern().constructor() == readable.pattern().constructor())
				.forEach(earlier -> text.append(" && !(").append(earlier.expression()).append(')'));
		return text.toString();
	}

	private void expand(PatternProbe probe, String why) {
		if (program.isEmpty()) {
			leaveOut(probe, why + ": give the program's classes"
					+ (probe.getLongerThan() > 0 ? " and sources" : "")
					+ ", so that Sonde finds the methods it matches, or convert it to methods"
					+ (probe.getLongerThan() > 0 ? "; until then, a later pattern may match these methods" : ""));
			return;
		}
		for (MethodSignature method : program.get().of(probe.getPattern()).methods()) {
			MethodProbe one = Probes.create(method);
			one.setKind(probe.getKind());
			one.setActive(probe.isActive());
			methods.add(one);
		}
	}

	private void leaveOut(PatternProbe probe, String reason) {
		notes.add(new ExactnessNote(Probes.name(probe), Kind.LEFT_OUT, reason, List.of()));
	}

	/** The patterns that are pointcuts, in the plan's order. */
	List<Pointcut> pointcuts() {
		return List.copyOf(pointcuts);
	}

	/** Probes in the methods that the other patterns match, in the plan's order. */
	List<MethodProbe> methods() {
		return List.copyOf(methods);
	}

	/** Returns what the pointcuts select in the program, as far as known. */
	List<MethodSignature> matched() {
		return List.copyOf(matched);
	}

	/** The same of those that record operation events. */
	List<MethodSignature> matchedEvents() {
		return List.copyOf(matchedEvents);
	}

	List<ExactnessNote> notes() {
		return List.copyOf(notes);
	}
}
