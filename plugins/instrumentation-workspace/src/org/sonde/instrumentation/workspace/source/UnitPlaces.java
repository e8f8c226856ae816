/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace.source;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;

import org.eclipse.jdt.core.dom.CompilationUnit;
import org.sonde.instrumentation.plan.CodePlace;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.WatchedType;

/** The content of the class files of a unit: methods, and the fields and types that can be watched. */
public record UnitPlaces(UnitMethods methods, UnitObjects objects) {
	public static UnitPlaces of(CompilationUnit unit) {
		return new UnitPlaces(UnitMethods.of(unit), UnitObjects.of(unit));
	}

	/** Whether the unit has the place; of a watched type without regard to what ends the life of its objects. */
	public MethodStatus look(CodePlace place) {
		return place instanceof MethodSignature method ? methods.look(method) : objects.look(place, methods.types(), methods.errors());
	}

	/** Whether the type declares the method that ends the life of its objects. */
	public boolean declaresDisposal(WatchedType type) {
		return methods.methods().stream().anyMatch(type::isDisposedBy);
	}

	/** All that the source spells out, as declared. */
	public Set<CodePlace> all() {
		Set<CodePlace> all = new HashSet<>(methods.methods());
		all.addAll(objects.all());
		return all;
	}
}
