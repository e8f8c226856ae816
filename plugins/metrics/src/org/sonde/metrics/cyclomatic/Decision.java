/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.cyclomatic;

/** The constructs of Java at which control flow forks, as far as some counting rules distinguish them. */
public enum Decision {
	IF,
	FOR,
	ENHANCED_FOR,
	WHILE,
	DO,
	/** A {@code case} label, whatever the number of constants in it, unless it stands for the default as well. */
	CASE,
	/** An expression in such a label: {@code case 1, 2} has two, a pattern is none. */
	CASE_EXPRESSION,
	/** {@code default} */
	DEFAULT,
	/** {@code case null, default} */
	CASE_DEFAULT,
	/** A {@code catch} clause, whatever the number of exception types in it. */
	CATCH,
	/** {@code ?:} */
	CONDITIONAL,
	/** An operator {@code &&}: {@code a && b && c} has two. */
	AND,
	/** An operator {@code ||}. */
	OR,
	/** Operators {@code &&} next to each other, or {@code ||}: {@code a && b && c} is one. */
	LOGICAL_EXPRESSION,
	/**
	 * An operator {@code &&} or {@code ||} in a condition: of if, while, do, for, of a switch's value, and of {@code ?:}. What is a
	 * {@code ?:} itself counts two besides those in its three parts. Conditions within conditions count for each.
	 */
	OPERATOR_IN_CONDITION,
	/** The {@code when} of a pattern. */
	GUARD,
	THROW,
	/** A lambda's arrow. */
	LAMBDA
}
