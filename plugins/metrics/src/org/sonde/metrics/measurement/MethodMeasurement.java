/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.measurement;

import java.util.Objects;

/**
 * One method, constructor or initialiser of a type.
 *
 * @param type       the type that declares it, nested types as {@code p.A$B}, local and anonymous ones as {@code p.A$1}
 * @param signature  {@code name(parameter types as written)}; {@code <init>} or {@code <clinit>} for initialisers
 * @param kind       what it is
 * @param line       the line of its name, or of the first initialiser; from 1
 * @param loc        lines of code; for initialisers the sum over field declarations with an initialiser and initialiser blocks
 * @param cyclomatic cyclomatic complexity; 0 where there is no body
 */
public record MethodMeasurement(String type, String signature, Kind kind, int line, int loc, int cyclomatic) {

	/** What a unit of code is. */
	public enum Kind {
		METHOD, CONSTRUCTOR,
		/** Field initialisers and initialiser blocks of an instance. */
		INITIALISER,
		/** Those that are static, and enum constants. */
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
		if (line < 1 || loc < 0 || cyclomatic < 0) {
			throw new IllegalArgumentException(
					"line %d, %d lines, complexity %d of %s %s".formatted(line, loc, cyclomatic, type, signature));
		}
	}
}
