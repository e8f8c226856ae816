/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace.refactoring;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.core.IField;
import org.eclipse.jdt.core.IMethod;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.JavaModelException;
import org.sonde.instrumentation.plan.DisposalMethod;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.WatchedType;
import org.sonde.instrumentation.workspace.source.SourceMethod.Instrumentable;

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

	/** The watched types, other than its own, whose objects a method ends that they inherit. */
	List<String> heirs(Instrumentable method, IProgressMonitor monitor) throws JavaModelException {
		if (method.signature().constructor()) {
			return List.of();
		}
		DisposalMethod end = DisposalMethod.of(method.signature());
		Set<String> types = new HashSet<>();
		disposed.stream().filter(type -> type.disposal().orElseThrow().equals(end)).forEach(type -> types.add(type.declaringType()));
		types.remove(method.signature().declaringType());
		if (types.isEmpty()) {
			return List.of();
		}
		IType declaring = method.element().getDeclaringType();
		Set<String> subtypes = new HashSet<>();
		for (IType subtype : declaring.newTypeHierarchy(monitor).getAllSubtypes(declaring)) {
			subtypes.add(subtype.getFullyQualifiedName('$'));
		}
		return types.stream().filter(subtypes::contains).toList();
	}
}
