/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jdt.core.IField;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IType;
import org.sonde.instrumentation.plan.CodePlace;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.WatchedType;
import org.sonde.instrumentation.workspace.source.DeclaredMethods;
import org.sonde.instrumentation.workspace.source.SourceMethod.Instrumentable;
import org.sonde.instrumentation.workspace.source.SourceMethods;
import org.sonde.instrumentation.workspace.source.SourceObject.Watchable;
import org.sonde.instrumentation.workspace.source.SourceObjects;

/** Which probes elements stand for, also those of code that the source no longer has. */
enum ProbeSelection {
	/** Methods, also of selected types and packages; fields only if they are selected. */
	METHODS,
	/** Everything that is declared in the elements, and they themselves. */
	ALL,
	/** Fields and types that are selected themselves. */
	WATCHED;

	/** Returns for each project whether a probe's place belongs to the elements. Parses only what has no name in the Java model. */
	Map<IProject, Predicate<CodePlace>> in(Collection<? extends IJavaElement> elements, IProgressMonitor monitor) throws CoreException {
		Map<IProject, Predicate<CodePlace>> wanted = new LinkedHashMap<>();
		List<IJavaElement> unnamed = new ArrayList<>();
		for (IJavaElement element : elements) {
			byName(element).ifPresentOrElse(places -> wanted.merge(element.getJavaProject().getProject(), places, Predicate::or),
					() -> unnamed.add(element));
		}
		Map<IProject, Set<CodePlace>> found = new LinkedHashMap<>();
		SubMonitor progress = SubMonitor.convert(monitor, 2);
		if (this != WATCHED) {
			SourceMethods.in(unnamed, progress.split(1)).stream().filter(Instrumentable.class::isInstance).map(Instrumentable.class::cast)
					.forEach(method -> add(found, method.element(), method.signature()));
		}
		SourceObjects.of(unnamed.stream().filter(element -> this != METHODS || element instanceof IField).toList(), progress.split(1))
				.stream()
				.filter(Watchable.class::isInstance).map(Watchable.class::cast)
				.forEach(object -> add(found, object.element(), object.place()));
		found.forEach((project, places) -> wanted.merge(project, place -> places.contains(place.key()), Predicate::or));
		return wanted;
	}

	private static void add(Map<IProject, Set<CodePlace>> found, IJavaElement element, CodePlace place) {
		found.computeIfAbsent(element.getJavaProject().getProject(), none -> new HashSet<>()).add(place.key());
	}

	private Optional<Predicate<CodePlace>> byName(IJavaElement element) {
		if (element instanceof IField field) {
			return DeclaredMethods.hasBinaryName(field.getDeclaringType()) ? Optional.of(place -> isField(place, field)) : Optional.empty();
		}
		if (this == WATCHED) {
			return element instanceof IType type && DeclaredMethods.hasBinaryName(type)
					? Optional.of(new WatchedType(type.getFullyQualifiedName('$'))).map(watched -> place -> place.key().equals(watched))
					: Optional.empty();
		}
		return DeclaredMethods.of(element).map(declared -> this == ALL ? declared
				: declared.and(MethodSignature.class::isInstance));
	}

	private static boolean isField(CodePlace place, IField field) {
		return place instanceof FieldSignature watched && watched.name().equals(field.getElementName())
				&& watched.declaringType().equals(field.getDeclaringType().getFullyQualifiedName('$'));
	}
}
