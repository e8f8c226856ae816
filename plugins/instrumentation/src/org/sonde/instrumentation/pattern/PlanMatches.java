/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.pattern;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.sonde.common.digits.Counted;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;

/**
 * What the patterns of a plan match in a program. A method with its own probe belongs to no pattern. One that several patterns match
 * belongs to the first.
 *
 * @param byPattern  by the pattern's text, in the plan's order; a pattern that cannot be read is there with its problem
 * @param unreadable classes of the program that could not be looked into, so that what patterns match in them is not known
 */
public record PlanMatches(Map<String, OfProbe> byPattern, SortedSet<String> unreadable) {
	/** Classes that are listed; of more, only the number is. */
	private static final int NAMED = 3;

	/**
	 * What one pattern of a plan matches.
	 *
	 * @param methods      the methods that get a probe by the pattern, in the order of a plan's file
	 * @param elsewhere    the methods that it matches and that another probe of the plan has
	 * @param withoutLines the methods that it matches if they are long enough, which is not known; they get no probe
	 * @param unknownTypes types that the pattern or an exclusion names and that are nowhere on the class path
	 * @param problem      why the pattern or an exclusion cannot be used, with its place; then nothing is matched
	 */
	public record OfProbe(List<MethodSignature> methods, List<MethodSignature> elsewhere, List<MethodSignature> withoutLines,
			List<String> unknownTypes, Optional<String> problem) {
		/** The lists are copied. */
		public OfProbe {
			methods = List.copyOf(methods);
			elsewhere = List.copyOf(elsewhere);
			withoutLines = List.copyOf(withoutLines);
			unknownTypes = List.copyOf(unknownTypes);
		}

		/**
		 * Why methods cannot take the pattern's place, if so, in words that follow the pattern and a colon: nothing would be left of it.
		 */
		public Optional<String> inconvertible() {
			if (problem.isPresent() || !methods.isEmpty() || !elsewhere.isEmpty()) {
				return problem;
			}
			return Optional.of(withoutLines.isEmpty() ? "it matches no method of the program" : lengthsUnknown());
		}

		/** Says that methods get no probe because their length is unknown. */
		public String lengthsUnknown() {
			return "the length of " + Counted.of(withoutLines.size(), "method")
					+ " that it matches is unknown without the sources; they get no probe";
		}
	}

	/** The collections are copied. */
	public PlanMatches {
		byPattern = Collections.unmodifiableMap(new LinkedHashMap<>(byPattern));
		unreadable = Collections.unmodifiableSortedSet(new TreeSet<>(unreadable));
	}

	/** All classes could be looked into. */
	public PlanMatches(Map<String, OfProbe> byPattern) {
		this(byPattern, Collections.emptySortedSet());
	}

	/** Says that some classes could not be read. Empty if all could. */
	public Optional<String> unreadableClasses() {
		return unreadable.isEmpty() ? Optional.empty()
				: Optional.of(Counted.of(unreadable.size(), "class file") + " could not be read ("
						+ unreadable.stream().limit(NAMED).collect(Collectors.joining(", ")) + (unreadable.size() > NAMED ? ", …" : "")
						+ "). They are broken, too new for AspectJ, or need a missing class");
	}

	/**
	 * Matches all patterns of the plan with the program.
	 *
	 * @param lines    lines of code of a method; empty where its source is not known
	 * @param progress a cancelled one ends it with {@link java.util.concurrent.CancellationException}
	 */
	public static PlanMatches of(Plan plan, Program program, Function<MethodSignature, OptionalInt> lines, Progress progress) {
		List<PatternProbe> probes = Probes.patternProbes(plan);
		List<Read> read = probes.stream().map(probe -> read(probe, program)).toList();
		List<MethodPattern> all = read.stream().flatMap(one -> one.patterns.stream()).toList();
		List<Program.Matches> matches;
		try {
			matches = all.isEmpty() ? List.of() : program.match(all, progress);
		} catch (PatternException e) {
			throw new IllegalStateException("each was bound before", e);
		}
		Set<MethodSignature> taken = new HashSet<>();
		Probes.methodProbes(plan).forEach(probe -> taken.add(probe.signature().withVarargs(false)));
		Map<String, OfProbe> result = new LinkedHashMap<>();
		int next = 0;
		for (int i = 0; i < probes.size(); i++) {
			List<Program.Matches> own = matches.subList(next, next + read.get(i).patterns.size());
			next += own.size();
			result.put(probes.get(i).getPattern(), ofProbe(probes.get(i), read.get(i), own, lines, taken));
		}
		return new PlanMatches(result, program.unreadable());
	}

	/** A probe's pattern and then its exclusions; none if there is a problem. */
	private record Read(List<MethodPattern> patterns, Optional<String> problem) {
	}

	private static Read read(PatternProbe probe, Program program) {
		List<String> texts = new ArrayList<>(List.of(probe.getPattern()));
		texts.addAll(probe.getExclusions());
		List<MethodPattern> patterns = new ArrayList<>();
		for (String text : texts) {
			try {
				MethodPattern pattern = MethodPattern.parse(text);
				program.check(pattern);
				patterns.add(pattern);
			} catch (PatternException e) {
				String what = patterns.isEmpty() ? "" : "exclusion " + text + ", ";
				return new Read(List.of(), Optional.of(what + "character " + (e.position() + 1) + ": " + e.getMessage()));
			}
		}
		return new Read(patterns, Optional.empty());
	}

	private static OfProbe ofProbe(PatternProbe probe, Read read, List<Program.Matches> matches,
			Function<MethodSignature, OptionalInt> lines, Set<MethodSignature> taken) {
		if (read.problem.isPresent()) {
			return new OfProbe(List.of(), List.of(), List.of(), List.of(), read.problem);
		}
		Set<MethodSignature> excluded = new HashSet<>();
		matches.stream().skip(1).forEach(exclusion -> excluded.addAll(exclusion.methods()));
		List<MethodSignature> methods = new ArrayList<>();
		List<MethodSignature> elsewhere = new ArrayList<>();
		List<MethodSignature> withoutLines = new ArrayList<>();
		for (MethodSignature method : matches.getFirst().methods()) {
			if (excluded.contains(method)) {
				continue;
			}
			OptionalInt length = probe.getLongerThan() == 0 ? OptionalInt.empty() : lines.apply(method);
			if (probe.getLongerThan() > 0 && length.isEmpty()) {
				withoutLines.add(method);
			} else if (probe.getLongerThan() == 0 || length.getAsInt() > probe.getLongerThan()) {
				(taken.add(method.withVarargs(false)) ? methods : elsewhere).add(method);
			}
		}
		Set<String> unknown = new TreeSet<>();
		matches.forEach(one -> unknown.addAll(one.unknownTypes()));
		return new OfProbe(methods, elsewhere, withoutLines, List.copyOf(unknown), Optional.empty());
	}

	/** The pattern that has the method, by the method with {@code varargs} cleared; a plan's own probes of methods are not there. */
	public Map<MethodSignature, String> byMethod() {
		Map<MethodSignature, String> patterns = new HashMap<>();
		byPattern.forEach((pattern, matches) -> matches.methods().forEach(method -> patterns.put(method.withVarargs(false), pattern)));
		return patterns;
	}

	/**
	 * The plan with a probe in each method that a pattern has, in place of the patterns. Kind, state, value and note are the pattern's;
	 * calls per second are unknown, as those of the pattern are a sum. A pattern that is {@link OfProbe#inconvertible} stays.
	 */
	public Plan toMethods(Plan plan) {
		Plan copy = EcoreUtil.copy(plan);
		Probes.patternProbes(copy).forEach(probe -> convert(copy, probe));
		return copy;
	}

	/** The same for one pattern of the plan, in the plan itself. */
	public void convert(Plan plan, PatternProbe probe) {
		if (of(probe.getPattern()).inconvertible().isEmpty()) {
			plan.getProbes().remove(probe);
			add(plan, probe);
		}
	}

	/**
	 * The plan's methods with those that its patterns have, where known, and without patterns: for who can name methods alone.
	 */
	public Plan methodsOf(Plan plan) {
		Plan copy = EcoreUtil.copy(plan);
		List<PatternProbe> patterns = Probes.patternProbes(copy);
		copy.getProbes().removeAll(patterns);
		patterns.forEach(probe -> add(copy, probe));
		return copy;
	}

	/** A probe for each of the pattern's methods that was not given one since. */
	private void add(Plan plan, PatternProbe probe) {
		Set<MethodSignature> probed = Probes.methodProbes(plan).stream().map(own -> own.signature().withVarargs(false))
				.collect(Collectors.toCollection(HashSet::new));
		for (MethodSignature method : of(probe.getPattern()).methods()) {
			if (probed.add(method.withVarargs(false))) {
				MethodProbe one = Probes.create(method);
				one.setKind(probe.getKind());
				one.setActive(probe.isActive());
				one.setValue(probe.getValue());
				one.setNote(probe.getNote());
				plan.getProbes().add(one);
			}
		}
	}

	/** Returns what this pattern of the plan matches. Empty if the plan has no such pattern. */
	public OfProbe of(String pattern) {
		return byPattern.getOrDefault(pattern, new OfProbe(List.of(), List.of(), List.of(), List.of(), Optional.empty()));
	}
}
