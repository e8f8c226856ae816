/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a change of the code, such as a refactoring, does to the names of methods. Methods are compared without regard to their
 * ellipsis.
 *
 * @param types          types that are named otherwise afterwards
 * @param methods        methods that are named otherwise afterwards for another reason than their types; the new names still have the
 *                       old names of types
 * @param deletedTypes   binary names of types that are deleted, with all that is nested in them
 * @param deletedMethods methods that are deleted
 */
public record CodeChange(TypeRenames types, Map<MethodSignature, MethodSignature> methods, Set<String> deletedTypes,
		Set<MethodSignature> deletedMethods) {
	/** The collections are copied. */
	public CodeChange {
		Map<MethodSignature, MethodSignature> renamed = new HashMap<>();
		methods.forEach((from, to) -> renamed.put(from.withVarargs(false), to));
		methods = Map.copyOf(renamed);
		deletedTypes = Set.copyOf(deletedTypes);
		deletedMethods = Set.copyOf(deletedMethods.stream().map(method -> method.withVarargs(false)).toList());
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
		return new ProbeMoves(moved, removed, List.of());
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
