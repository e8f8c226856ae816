/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.sonde.instrumentation.plan.ProbeMoves.PatternText;

/**
 * What a change of the code, such as a refactoring, does to the names of methods. Methods are compared without regard to their
 * ellipsis.
 *
 * @param types          types that are named otherwise afterwards
 * @param methods        methods that are named otherwise afterwards for another reason than their types; the new names still have the
 *                       old names of types
 * @param deletedTypes   binary names of types that are deleted, with all that is nested in them
 * @param deletedMethods methods that are deleted
 * @param packages       new names of packages, for patterns that name them; probes in methods follow their types
 * @param trees          those of the packages that are renamed with all packages in them
 */
public record CodeChange(TypeRenames types, Map<MethodSignature, MethodSignature> methods, Set<String> deletedTypes,
		Set<MethodSignature> deletedMethods, Map<String, String> packages, Set<String> trees) {
	/** The collections are copied. */
	public CodeChange {
		Map<MethodSignature, MethodSignature> renamed = new HashMap<>();
		methods.forEach((from, to) -> renamed.put(from.withVarargs(false), to));
		methods = Map.copyOf(renamed);
		packages = Map.copyOf(packages);
		trees = Set.copyOf(trees);
		deletedTypes = Set.copyOf(deletedTypes);
		deletedMethods = Set.copyOf(deletedMethods.stream().map(method -> method.withVarargs(false)).toList());
	}

	/** Without packages. */
	public CodeChange(TypeRenames types, Map<MethodSignature, MethodSignature> methods, Set<String> deletedTypes,
			Set<MethodSignature> deletedMethods) {
		this(types, methods, deletedTypes, deletedMethods, Map.of(), Set.of());
	}

	/** What the probes of a plan do for it; what the change does not touch stays where it is. */
	public ProbeMoves in(Plan plan) {
		Map<MethodSignature, MethodSignature> moved = new HashMap<>();
		Set<MethodSignature> removed = new HashSet<>();
		for (MethodProbe probe : Probes.methodProbes(plan)) {
			MethodSignature before = probe.signature();
			if (deletes(before)) {
				removed.add(before);
				continue;
			}
			MethodSignature after = types.of(methods.getOrDefault(before.withVarargs(false), before));
			if (!after.equals(before)) {
				moved.put(before, after);
			}
		}
		Map<PatternText, PatternText> patterns = new HashMap<>();
		PatternNames names = new PatternNames(types, packages, trees);
		for (PatternProbe probe : Probes.patternProbes(plan)) {
			PatternText before = PatternText.of(probe);
			PatternText after = new PatternText(names.renamed(before.pattern()), before.exclusions().stream().map(names::renamed).toList());
			if (!after.equals(before)) {
				patterns.put(before, after);
			}
		}
		return new ProbeMoves(moved, removed, List.of(), patterns);
	}

	/**
	 * The plan's patterns that have one of the words, such as the old simple name of a type, and stay as they are: whether they mean
	 * what changes cannot be decided from their text.
	 */
	public List<String> doubtfulPatterns(Plan plan, Set<String> words) {
		PatternNames names = new PatternNames(types, packages, trees);
		return Probes.patternProbes(plan).stream().map(PatternProbe::getPattern)
				.filter(pattern -> names.renamed(pattern).equals(pattern) && !Collections.disjoint(PatternNames.words(pattern), words))
				.toList();
	}

	private boolean deletes(MethodSignature method) {
		if (deletedMethods.contains(method.withVarargs(false))) {
			return true;
		}
		String type = method.declaringType();
		for (int cut = type.length(); cut > 0; cut = type.lastIndexOf('$', cut - 1)) {
			if (deletedTypes.contains(type.substring(0, cut))) {
				return true;
			}
		}
		return false;
	}
}
