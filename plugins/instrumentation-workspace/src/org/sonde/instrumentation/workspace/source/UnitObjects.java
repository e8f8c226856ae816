/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace.source;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.eclipse.jdt.core.dom.CompilationUnit;
import org.sonde.instrumentation.plan.CodePlace;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.WatchedType;
import org.sonde.instrumentation.workspace.source.MethodStatus.Absent;
import org.sonde.instrumentation.workspace.source.MethodStatus.Present;
import org.sonde.instrumentation.workspace.source.MethodStatus.Undecided;
import org.sonde.instrumentation.workspace.source.SourceObject.Obstacle;

/**
 * The fields and types of a unit that can be watched, and those that cannot.
 *
 * @param places    with {@code static} as declared
 * @param obstacles why others cannot be watched, by their names: {@code p.A}, {@code p.A.count}
 */
record UnitObjects(Map<CodePlace, CodePlace> places, Map<String, Obstacle> obstacles) {
	static UnitObjects of(CompilationUnit unit) {
		UnitObjects objects = new UnitObjects(new HashMap<>(), new HashMap<>());
		for (ObjectDeclaration declared : ObjectDeclaration.in(unit)) {
			String type = declared.type() == null ? null : declared.type().getBinaryName();
			declared.place().ifPresent(place -> objects.places.put(place.key(), place));
			if (type != null) {
				declared.obstacle().ifPresent(
						obstacle -> objects.obstacles.put(declared.isType() ? type : type + "." + declared.name().getIdentifier(),
								obstacle));
			}
		}
		return objects;
	}

	Set<CodePlace> all() {
		return new HashSet<>(places.values());
	}

	/**
	 * @param types  binary names of all types of the unit
	 * @param errors whether the source has errors of syntax
	 */
	MethodStatus look(CodePlace place, Set<String> types, boolean errors) {
		if (places.containsKey(place.key())) {
			return new Present();
		}
		Obstacle obstacle = obstacles
				.get(place instanceof FieldSignature field ? field.declaringType() + "." + field.name() : place.declaringType());
		if (obstacle != null) {
			return obstacle == Obstacle.UNRESOLVED ? new Undecided(obstacle.text()) : new Absent(obstacle.text());
		}
		if (errors) {
			return new Undecided("is in source with errors; fix them first");
		}
		if (place instanceof WatchedType || !types.contains(place.declaringType())) {
			return new Absent("is gone: there is no type " + place.declaringType());
		}
		return new Absent(typeNow((FieldSignature) place).map(type -> "is gone: its type is " + type + " now")
				.orElseGet(() -> "is gone: " + place.declaringType() + " has no such field"));
	}

	private Optional<String> typeNow(FieldSignature gone) {
		return places.keySet().stream().filter(FieldSignature.class::isInstance).map(FieldSignature.class::cast)
				.filter(field -> field.declaringType().equals(gone.declaringType()) && field.name().equals(gone.name()))
				.map(FieldSignature::type).findFirst();
	}
}
