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
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a change of the code, such as a refactoring, does to the names of methods, fields and types. They are compared by
 * {@link CodePlace#key}.
 *
 * @param types          types that are named otherwise afterwards
 * @param members        methods and fields that are named otherwise afterwards for another reason than their types; the new names still
 *                       have the old names of types
 * @param disposal       what ends the life of the objects of watched types afterwards, where that is not the same, or follows
 *                       from other members than the type's own: methods may be inherited
 * @param deletedTypes   binary names of types that are deleted, with all that is nested in them
 * @param deletedMembers methods and fields that are deleted
 * @param packages       new names of packages, for patterns that name them; other probes follow their types
 * @param trees          those of the packages that are renamed with all packages in them
 */
public record CodeChange(TypeRenames types, Map<CodePlace, CodePlace> members, Map<WatchedType, Optional<DisposalMethod>> disposal,
		Set<String> deletedTypes, Set<CodePlace> deletedMembers, Map<String, String> packages, Set<String> trees) {
	/** The collections are copied. */
	public CodeChange {
		Map<CodePlace, CodePlace> renamed = new HashMap<>();
		members.forEach((from, to) -> renamed.put(from.key(), to));
		members = Map.copyOf(renamed);
		disposal = Map.copyOf(disposal);
		packages = Map.copyOf(packages);
		trees = Set.copyOf(trees);
		deletedTypes = Set.copyOf(deletedTypes);
		deletedMembers = deletedMembers.stream().map(CodePlace::key).collect(Collectors.toUnmodifiableSet());
	}

	/** Without packages, and without methods that watched types inherit. */
	public CodeChange(TypeRenames types, Map<CodePlace, CodePlace> members, Set<String> deletedTypes,
			Set<CodePlace> deletedMembers) {
		this(types, members, Map.of(), deletedTypes, deletedMembers, Map.of(), Set.of());
	}

	/** Returns how the probes of a plan move. Probes that the change does not touch stay where they are. */
	public ProbeMoves in(Plan plan) {
		Map<CodePlace, CodePlace> moved = new HashMap<>();
		Set<CodePlace> removed = new HashSet<>();
		for (Probe probe : plan.getProbes()) {
			Probes.codePlace(probe).ifPresent(before -> {
				if (deletes(before)) {
					removed.add(before);
					return;
				}
				CodePlace after = types.of(renamed(before));
				if (!after.equals(before)) {
					moved.put(before, after);
				}
			});
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

	/** Without what the new names of types do. */
	private CodePlace renamed(CodePlace place) {
		return place instanceof WatchedType type ? new WatchedType(type.declaringType(), type.disposal().flatMap(end -> renamed(type)))
				: members.getOrDefault(place.key(), place);
	}

	/** Returns what ends the life of the type's objects afterwards: the garbage collector, if the method is deleted. */
	private Optional<DisposalMethod> renamed(WatchedType type) {
		if (disposal.containsKey(type)) {
			return disposal.get(type);
		}
		if (methods(deletedMembers).anyMatch(type::isDisposedBy)) {
			return Optional.empty();
		}
		return methods(members.keySet()).filter(type::isDisposedBy).findFirst()
				.map(method -> DisposalMethod.of((MethodSignature) members.get(method))).or(type::disposal);
	}

	private static Stream<MethodSignature> methods(Set<CodePlace> members) {
		return members.stream().filter(MethodSignature.class::isInstance).map(MethodSignature.class::cast);
	}

	private boolean deletes(CodePlace place) {
		if (deletedMembers.contains(place.key())) {
			return true;
		}
		String type = place.declaringType();
		for (int cut = type.length(); cut > 0; cut = type.lastIndexOf('$', cut - 1)) {
			if (deletedTypes.contains(type.substring(0, cut))) {
				return true;
			}
		}
		return false;
	}
}
