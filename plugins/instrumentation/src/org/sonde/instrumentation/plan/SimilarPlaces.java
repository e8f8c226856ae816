/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Places that may replace one that vanished, judged as {@link SimilarMethods} judges methods: a field as a method without parameters, a
 * type by its constructor.
 */
public final class SimilarPlaces {
	private SimilarPlaces() {
	}

	/**
	 * The most similar of the same kind first, at most {@link SimilarMethods#MOST}; among equals in the order of their spelling.
	 *
	 * @param arrived those of the candidates that came with the change that removed the place, and have its name: they are first
	 */
	public static List<CodePlace> of(CodePlace vanished, Collection<? extends CodePlace> candidates, Set<? extends CodePlace> arrived) {
		Map<MethodSignature, CodePlace> judged = new LinkedHashMap<>();
		Set<MethodSignature> came = new HashSet<>();
		for (CodePlace candidate : candidates) {
			if (candidate.getClass() == vanished.getClass()) {
				judged.put(asMethod(candidate), candidate);
				if (arrived.contains(candidate) || isOfOtherType(vanished, candidate)) {
					came.add(asMethod(candidate));
				}
			}
		}
		// The same type without the method that ended the life of its objects.
		return vanished instanceof WatchedType && judged.containsKey(asMethod(vanished)) ? List.of(judged.get(asMethod(vanished)))
				: SimilarMethods.of(asMethod(vanished), judged.keySet(), came).stream().map(judged::get).toList();
	}

	/** Whether the field got another type. A class has one field of a name. */
	private static boolean isOfOtherType(CodePlace vanished, CodePlace candidate) {
		return vanished instanceof FieldSignature gone && candidate instanceof FieldSignature field
				&& gone.declaringType().equals(field.declaringType()) && gone.name().equals(field.name());
	}

	private static MethodSignature asMethod(CodePlace place) {
		return switch (place) {
			case MethodSignature method -> method;
			case FieldSignature field -> MethodSignature.method(field.type(), field.declaringType(), field.name());
			case WatchedType type -> MethodSignature.constructor(type.declaringType());
		};
	}
}
