/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace.refactoring;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.core.Flags;
import org.eclipse.jdt.core.IField;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.ITypeHierarchy;
import org.eclipse.jdt.core.JavaModelException;
import org.sonde.instrumentation.plan.DisposalMethod;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.WatchedType;

/**
 * Simple names that plans have. Most refactorings concern members that no plan names, and these are not worth parsing.
 *
 * @param methods  of methods with a probe
 * @param fields   of watched fields
 * @param disposed watched types whose objects are ended by a method
 */
record PlannedNames(Set<String> methods, Set<String> fields, Set<WatchedType> disposed) {
	static PlannedNames in(Collection<Plan> plans) {
		PlannedNames names = new PlannedNames(new HashSet<>(), new HashSet<>(), new HashSet<>());
		plans.stream().flatMap(plan -> plan.getProbes().stream()).flatMap(probe -> Probes.codePlace(probe).stream()).forEach(place -> {
			switch (place) {
				case MethodSignature method -> names.methods.add(method.name());
				case FieldSignature field -> names.fields.add(field.name());
				case WatchedType type -> type.disposal().ifPresent(end -> names.disposed.add(type));
			}
		});
		return names;
	}

	boolean mayConcern(IMethod method) {
		String name = PlanUpdate.nameOf(method);
		return methods.contains(name) || disposed.stream().anyMatch(type -> type.disposal().orElseThrow().name().equals(name));
	}

	List<IField> fields(Collection<IField> some) {
		return some.stream().filter(field -> fields.contains(field.getElementName())).toList();
	}

	/** The watched types whose objects the method ends, their own or one that they inherit, in the code. */
	Map<WatchedType, IType> disposedBy(IMethod method, MethodSignature signature, IProgressMonitor monitor) throws JavaModelException {
		Map<WatchedType, IType> ended = new HashMap<>();
		if (signature.constructor()) {
			return ended;
		}
		IType declaring = method.getDeclaringType();
		Map<String, WatchedType> others = new HashMap<>();
		for (WatchedType type : disposed) {
			if (type.isDisposedBy(signature)) {
				ended.put(type, declaring);
			} else if (type.disposal().orElseThrow().equals(DisposalMethod.of(signature))) {
				others.put(type.declaringType(), type);
			}
		}
		if (!others.isEmpty() && isInherited(method)) {
			ITypeHierarchy hierarchy = declaring.newTypeHierarchy(monitor);
			Set<IType> subtypes = Set.of(hierarchy.getAllSubtypes(declaring));
			for (IType subtype : subtypes) {
				WatchedType watched = others.get(subtype.getFullyQualifiedName('$'));
				if (watched != null
						&& Stream.concat(Stream.of(subtype), Stream.of(hierarchy.getAllSupertypes(subtype)).filter(subtypes::contains))
								.noneMatch(between -> between.findMethods(method) != null)) {
					ended.put(watched, subtype);
				}
			}
		}
		return ended;
	}

	/** Whether the type has the method from a super-type, once some methods are deleted. */
	static boolean inherits(IType type, IMethod method, Set<IMethod> deleted, IProgressMonitor monitor) throws JavaModelException {
		for (IType supertype : type.newSupertypeHierarchy(monitor).getAllSupertypes(type)) {
			IMethod[] same = supertype.findMethods(method);
			if (same != null && !deleted.contains(same[0]) && isInherited(same[0])) {
				return true;
			}
		}
		return false;
	}

	private static boolean isInherited(IMethod method) throws JavaModelException {
		return !Flags.isPrivate(method.getFlags()) && !Flags.isStatic(method.getFlags());
	}
}
