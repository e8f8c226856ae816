/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.cyclomatic;

import java.util.Objects;
import java.util.OptionalDouble;

/**
 * Cyclomatic complexity of a type or component: over its methods and constructors with a body, those of nested, local and
 * anonymous types included; initialisers are not.
 *
 * @param profile the counting rules
 * @param methods how many methods and constructors with a body there are
 * @param sum     over them
 * @param max     the largest of them; 0 where there is none
 */
public record CyclomaticComplexity(CyclomaticProfile profile, int methods, long sum, int max) {

	public CyclomaticComplexity {
		Objects.requireNonNull(profile, "profile");
		if (methods < 0 || sum < methods || max > sum || (methods == 0) != (max == 0)) {
			throw new IllegalArgumentException(
					"every method adds 1 or more; found %d methods, sum %d, maximum %d".formatted(methods, sum, max));
		}
	}

	/** Of no method at all. */
	public static CyclomaticComplexity none(CyclomaticProfile profile) {
		return new CyclomaticComplexity(profile, 0, 0, 0);
	}

	/** Of the methods of both. */
	public CyclomaticComplexity plus(CyclomaticComplexity other) {
		if (profile != other.profile) {
			throw new IllegalArgumentException(
					"figures of %s and %s cannot be added".formatted(profile.id(), other.profile.id()));
		}
		return new CyclomaticComplexity(profile, methods + other.methods, sum + other.sum, Math.max(max, other.max));
	}

	/** With one method more. */
	public CyclomaticComplexity plus(int method) {
		return new CyclomaticComplexity(profile, methods + 1, sum + method, Math.max(max, method));
	}

	/** Sum ÷ methods; empty where there is no method with a body. */
	public OptionalDouble average() {
		return methods == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) sum / methods);
	}
}
