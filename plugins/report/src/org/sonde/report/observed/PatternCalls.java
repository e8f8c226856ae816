/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.observed;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

import org.sonde.common.digits.Counted;
import org.sonde.instrumentation.pattern.MethodPattern;
import org.sonde.instrumentation.pattern.PatternException;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.RecordedSignature;

/** The operations of a log that a plan's patterns have. Which these are is known with the program; without it, which they may be. */
final class PatternCalls {
	private final List<PatternProbe> probes;
	private final Optional<PlanMatches> program;
	private final Map<MethodSignature, String> byMethod;
	private final Map<String, List<MethodSignature>> byName;
	private final Set<String> types;
	private final Set<String> active;
	private final Map<String, List<RecordedOperation>> recorded = new LinkedHashMap<>();
	private final Set<MethodSignature> heard = new HashSet<>();

	PatternCalls(Plan plan, Optional<PlanMatches> program) {
		probes = Probes.patternProbes(plan);
		this.program = program;
		active = probes.stream().filter(PatternProbe::isActive).map(PatternProbe::getPattern).collect(Collectors.toSet());
		byMethod = program.map(PlanMatches::byMethod).orElse(Map.of());
		byName = byMethod.keySet().stream().collect(Collectors.groupingBy(MethodIndex::name));
		types = byMethod.keySet().stream().map(MethodSignature::declaringType).collect(Collectors.toSet());
	}

	/** Whether a pattern matches the operation, which then counts for that pattern. */
	boolean has(RecordedOperation operation) {
		Optional<String> pattern = pattern(operation.signature());
		pattern.ifPresent(one -> {
			heard.addAll(matched(operation.signature()));
			recorded.computeIfAbsent(one, none -> new ArrayList<>()).add(operation);
		});
		return pattern.isPresent();
	}

	/** The only one with a method that the operation may be. */
	private Optional<String> pattern(String signature) {
		Set<String> patterns = matched(signature).stream().map(byMethod::get).collect(Collectors.toSet());
		return patterns.size() == 1 ? Optional.of(patterns.iterator().next()) : Optional.empty();
	}

	/** The methods of patterns that the operation may be: of a span, all with its name. */
	private Collection<MethodSignature> matched(String signature) {
		return MethodIndex.isName(signature) ? byName.getOrDefault(MethodIndex.dotted(signature), List.of())
				: RecordedSignature.find(signature).map(method -> method.withVarargs(false)).filter(byMethod::containsKey).stream()
						.toList();
	}

	/**
	 * That a pattern may have the operation: any, if the program is not known; else one that AspectJ matches, which takes libraries along
	 * that are not among the classes.
	 */
	Optional<Match.NotFound> mayHave(RecordedOperation operation) {
		return RecordedSignature.find(operation.signature()).flatMap(method -> probes.stream()
				.filter(probe -> program.isEmpty() || probe.isActive() && probe.getLongerThan() == 0)
				.filter(probe -> !typeKnown(method)).map(PatternProbe::getPattern).filter(pattern -> mayMatch(pattern, method)).findFirst())
				.map(pattern -> new Match.NotFound(Reason.PATTERN,
						"the pattern " + pattern + " of the plan may match it: " + (program.isEmpty()
								? "give the program's classes to find out"
								: "AspectJ matches every loaded class, also classes that Sonde did not read")));
	}

	/** Whether an active pattern matches the operation, or may match it. */
	boolean activeMayHave(String signature) {
		Optional<String> pattern = pattern(signature);
		return pattern.isPresent() ? active.contains(pattern.get())
				: RecordedSignature.find(signature)
						.filter(method -> !typeKnown(method) && active.stream().anyMatch(one -> mayMatch(one, method))).isPresent();
	}

	/** The names of the patterns' probes by the signatures, as recorded, of the operations that they have. */
	Map<String, String> names() {
		Map<String, String> names = new HashMap<>();
		recorded.forEach((pattern, operations) -> operations
				.forEach(one -> names.put(one.signature(), Probes.name(Probes.createPattern(pattern)))));
		return names;
	}

	/** Whether a pattern matches in the method's type, so that all matches in it are known. */
	private boolean typeKnown(MethodSignature method) {
		return program.isPresent() && types.contains(method.declaringType());
	}

	/** A row a pattern, in the plan's order. */
	List<ObservedCalls.OfPattern> rows(RecordedRates rates) {
		return probes.stream().map(probe -> row(probe, recorded.getOrDefault(probe.getPattern(), List.of()), rates)).toList();
	}

	private ObservedCalls.OfPattern row(PatternProbe probe, List<RecordedOperation> operations, RecordedRates rates) {
		return new ObservedCalls.OfPattern(probe.getPattern(), probe.isActive(),
				operations.stream().mapToLong(RecordedOperation::calls).sum(),
				rates.of(operations),
				operations.stream().map(RecordedOperation::signature).toList(),
				program.map(known -> OptionalInt.of(known.of(probe.getPattern()).methods().size())).orElse(OptionalInt.empty()),
				silent(probe),
				difference(probe, operations));
	}

	private List<MethodSignature> silent(PatternProbe probe) {
		return program.map(known -> known.of(probe.getPattern()).methods()).orElse(List.of()).stream()
				.filter(method -> !heard.contains(method.withVarargs(false))).toList();
	}

	private Optional<Match.NotFound> difference(PatternProbe probe, List<RecordedOperation> operations) {
		if (program.isEmpty()) {
			return Optional.of(new Match.NotFound(Reason.PATTERN, "its methods are unknown without the program's classes"));
		}
		if (probe.isActive() != operations.isEmpty()) {
			return Optional.empty();
		}
		PlanMatches.OfProbe matches = program.get().of(probe.getPattern());
		if (!probe.isActive()) {
			return Optional.of(new Match.NotFound(Reason.ADAPTIVE_DEFAULT,
					"methods that no pattern matches are on: the run did not use this plan's pattern file, or the probe was switched on"));
		}
		return Optional.of(matches.problem().map(problem -> new Match.NotFound(Reason.NOTHING_OF_THE_PLAN, problem))
				.orElseGet(() -> new Match.NotFound(Reason.NOT_EXECUTED, silence(matches))));
	}

	private static String silence(PlanMatches.OfProbe matches) {
		if (!matches.methods().isEmpty()) {
			return "none of the " + Counted.of(matches.methods().size(), "method")
					+ " that it matches was recorded: not executed, or not woven";
		}
		return matches.elsewhere().isEmpty() ? "it matches no method of the program"
				: "the methods it matches have other probes of the plan: " + Counted.of(matches.elsewhere().size(), "method");
	}

	private static boolean mayMatch(String pattern, MethodSignature method) {
		try {
			return MethodPattern.parse(pattern).mayMatch(method);
		} catch (PatternException e) {
			return false; // what cannot be read matches nothing
		}
	}
}
