/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.suggestion;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;

import org.sonde.instrumentation.pattern.ClassPath;
import org.sonde.instrumentation.plan.MethodSignature;

/**
 * What to suggest.
 *
 * @param path            the classes of the program
 * @param kinds           the reasons that count
 * @param filters         the methods that are left out; entry points are filtered only as tasks
 * @param minInstructions for {@link SuggestionFilter#SMALL}: methods with fewer instructions are left out
 * @param minComplexity   from which cyclomatic complexity a method is complex
 * @param complexity      cyclomatic complexity by the sources; empty where that of the class file is to be taken
 * @param ends            the two methods, or sets of methods, between which call paths are looked for
 * @param among           suggest only these
 */
public record SuggestionRequest(ClassPath path, Set<SuggestionKind> kinds, Set<SuggestionFilter> filters, int minInstructions,
		int minComplexity, Function<MethodSignature, OptionalInt> complexity, Optional<Ends> ends, Predicate<MethodSignature> among) {
	/** Methods that the default plan has at most: as many as a person reads. */
	public static final int AT_MOST = 40;
	/** Instructions. A shorter method has only a statement or two. */
	public static final int MIN_INSTRUCTIONS = 10;
	/** A method of more is "complex" to McCabe (1976), who proposed 10 as the limit. */
	public static final int MIN_COMPLEXITY = 11;

	/** The starts and ends of call paths. */
	public record Ends(Predicate<MethodSignature> from, Predicate<MethodSignature> to) {
	}

	/** The sets are copied. */
	public SuggestionRequest {
		kinds = Set.copyOf(kinds);
		filters = Set.copyOf(filters);
		if (minInstructions < 0 || minComplexity < 1) {
			throw new IllegalArgumentException(
					"at least 0 instructions and complexity 1; found " + minInstructions + " and " + minComplexity);
		}
	}
}
