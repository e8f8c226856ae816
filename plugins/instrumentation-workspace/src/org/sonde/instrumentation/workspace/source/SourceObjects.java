/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace.source;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IField;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.IMember;
import org.eclipse.jdt.core.IType;
import org.eclipse.jdt.core.JavaModelException;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.sonde.instrumentation.plan.CodePlace;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.workspace.source.SourceObject.NotWatchable;
import org.sonde.instrumentation.workspace.source.SourceObject.Obstacle;
import org.sonde.instrumentation.workspace.source.SourceObject.Watchable;

/**
 * The way from fields and types of the Java model to their names in class files. Parses, as the Java model alone does not know erased
 * types and binary names: not for the thread of the user interface.
 */
public final class SourceObjects {
	private SourceObjects() {
	}

	/** All fields and types of a parsed unit, in the order of the source; anonymous types only for their fields. */
	public static List<SourceObject> in(CompilationUnit unit) {
		return ObjectDeclaration.in(unit).stream()
				.flatMap(declared -> elementOf(declared).map(element -> describe(declared, element)).stream()).toList();
	}

	/** Empty where the source is too broken for the Java model. */
	private static Optional<IMember> elementOf(ObjectDeclaration declared) {
		if (declared.type() == null || !(declared.type().getJavaElement() instanceof IType type)) {
			return Optional.empty();
		}
		return Optional.of(declared.isType() ? type : type.getField(declared.name().getIdentifier()));
	}

	private static SourceObject describe(ObjectDeclaration declared, IMember element) {
		return declared.obstacle().<SourceObject>map(obstacle -> new NotWatchable(element, obstacle))
				.orElseGet(
						() -> new Watchable(element, declared.place().orElseThrow(), declared.isFinal(), declared.name().getStartPosition(),
								declared.name().getLength()));
	}

	/**
	 * What the fields and types among the elements are; other elements stand for none.
	 *
	 * @throws org.eclipse.core.runtime.OperationCanceledException if the monitor says so
	 */
	public static List<SourceObject> of(Collection<? extends IJavaElement> elements, IProgressMonitor monitor) {
		List<SourceObject> objects = new ArrayList<>();
		Map<ICompilationUnit, Set<IMember>> wanted = new LinkedHashMap<>();
		for (IJavaElement element : elements) {
			if (element instanceof IMember member && (member instanceof IField || member instanceof IType)) {
				if (member.getCompilationUnit() == null) {
					objects.add(new NotWatchable(member, Obstacle.LIBRARY));
				} else {
					wanted.computeIfAbsent(member.getCompilationUnit(), none -> new LinkedHashSet<>()).add(member);
				}
			}
		}
		SourceParser.parse(List.copyOf(wanted.keySet()), null, (unit, ast) -> objects.addAll(select(in(ast), wanted.get(unit))), monitor);
		return objects;
	}

	/** The names of those of the fields that the source has. */
	public static Map<IField, FieldSignature> fieldsIn(Collection<IField> fields, IProgressMonitor monitor) {
		Map<IField, FieldSignature> names = new HashMap<>();
		for (SourceObject object : of(fields, monitor)) {
			if (object instanceof Watchable found && found.element() instanceof IField field
					&& found.place() instanceof FieldSignature name) {
				names.put(field, name);
			}
		}
		return names;
	}

	/**
	 * Fields and types that the project's source has, by {@link CodePlace#key}. Each file is parsed once.
	 *
	 * @throws JavaModelException if the source cannot be read
	 */
	public static Map<CodePlace, IMember> find(IJavaProject project, Collection<CodePlace> places, IProgressMonitor monitor)
			throws JavaModelException {
		Set<ICompilationUnit> units = new LinkedHashSet<>();
		for (CodePlace place : places) {
			SourceMethods.unit(project, place.declaringType()).ifPresent(units::add);
		}
		Map<CodePlace, IMember> found = new HashMap<>();
		SourceParser.parse(List.copyOf(units), null, (unit, ast) -> in(ast).forEach(object -> {
			if (object instanceof Watchable there) {
				found.put(there.place().key(), there.element());
			}
		}), monitor);
		found.keySet().retainAll(places.stream().map(CodePlace::key).toList());
		return found;
	}

	private static List<SourceObject> select(List<SourceObject> all, Set<IMember> wanted) {
		List<SourceObject> selected = new ArrayList<>(all.stream().filter(object -> wanted.contains(object.element())).toList());
		Set<IMember> left = new LinkedHashSet<>(wanted);
		selected.forEach(object -> left.remove(object.element()));
		left.forEach(missing -> selected.add(new NotWatchable(missing, Obstacle.NOT_IN_SOURCE)));
		return selected;
	}
}
