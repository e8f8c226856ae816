/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.cyclomatic;

/** The constructs of Java at which control flow forks, as counting rules tell them apart. */
public enum Decision {
	IF,
	FOR,
	ENHANCED_FOR,
	WHILE,
	DO,
	/** A {@code case} label, whatever the number of constants in it, unless it stands for the default as well. */
	CASE,
	/** {@code default}, also in {@code case null, default}. */
	DEFAULT,
	/** A {@code catch} clause, whatever the number of exception types in it. */
	CATCH,
	/** {@code ?:} */
	CONDITIONAL,
	/** An operator {@code &&}: {@code a && b && c} has two. */
	AND,
	/** An operator {@code ||}. */
	OR,
	/** The {@code when} of a pattern. */
	GUARD
}
