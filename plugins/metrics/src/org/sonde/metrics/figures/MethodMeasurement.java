/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.figures;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

import org.sonde.metrics.cyclomatic.CyclomaticProfile;
import org.sonde.metrics.hypergraph.Hypergraph;
import org.sonde.metrics.lines.LinesProfile;

/**
 * One method, constructor or initialiser of a type.
 *
 * @param type       the type that declares it, nested types as {@code p.A$B}, local and anonymous ones as {@code p.A$1}
 * @param signature  {@code name(parameter types as written)}; {@code <init>} or {@code <clinit>} for initialisers
 * @param kind       what it is
 * @param line       the line of its name, or of the first initialiser; from 1
 * @param lines      lines of code by profile; for initialisers the sum over field declarations with an initialiser and initialiser
 *                   blocks
 * @param complexity cyclomatic complexity by those profiles that see it: empty where there is no body
 * @param cognitive  cognitive complexity; empty where there is no body or it counts into the method around it
 * @param node       what it is in the component's hypergraph; empty where its file could not be bound, or was not yet
 */
public record MethodMeasurement(String type, String signature, Kind kind, int line, Map<LinesProfile, Integer> lines,
		Map<CyclomaticProfile, Integer> complexity, OptionalInt cognitive, Optional<Hypergraph.Node> node) {

	/** The kinds of units of code. */
	public enum Kind {
		METHOD, CONSTRUCTOR,
		/** Field initialisers and initialiser blocks of an instance. */
		INITIALISER,
		/** Static initialisers and enum constants. */
		STATIC_INITIALISER;

		/** Whether it takes part in averages, sums and maxima. */
		public boolean isMethod() {
			return this == METHOD || this == CONSTRUCTOR;
		}
	}

	public MethodMeasurement {
		Objects.requireNonNull(type, "type");
		Objects.requireNonNull(signature, "signature");
		Objects.requireNonNull(kind, "kind");
		Objects.requireNonNull(node, "node");
		lines = TypeMeasurement.checked(lines);
		complexity = complexity.isEmpty() ? Map.of() : Collections.unmodifiableMap(new EnumMap<>(complexity));
		if (line < 1 || complexity.values().stream().anyMatch(value -> value < 1) || cognitive.isPresent() && cognitive.getAsInt() < 0) {
			throw new IllegalArgumentException(
					"line %d, complexity %s, cognitive %s of %s %s".formatted(line, complexity, cognitive, type, signature));
		}
	}

	/** The same as this node of a hypergraph. */
	MethodMeasurement as(Optional<Hypergraph.Node> other) {
		return new MethodMeasurement(type, signature, kind, line, lines, complexity, cognitive, other);
	}

	/** Lines by one of the profiles. */
	public int lines(LinesProfile profile) {
		return TypeMeasurement.lines(lines, profile);
	}

	/** Cyclomatic complexity; empty where there is no body, or the rules do not see it. */
	public OptionalInt cyclomatic(CyclomaticProfile profile) {
		Integer value = complexity.get(profile);
		return value == null ? OptionalInt.empty() : OptionalInt.of(value);
	}
}
