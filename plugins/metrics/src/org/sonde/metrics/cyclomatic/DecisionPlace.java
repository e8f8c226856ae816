/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.cyclomatic;

/** The places of decisions in a method that some counting rules skip. */
public enum DecisionPlace {
	/** The body of a lambda. */
	LAMBDA,
	/** Anywhere in an expression statement. */
	EXPRESSION_STATEMENT,
	/** The initialiser of a field, or an enum constant, of a local or anonymous class. */
	FIELD_OF_LOCAL_CLASS,
	/** A method, constructor or initialiser that is itself in an anonymous class. */
	ANONYMOUS_CLASS,
	/** A method of an interface that has a body. */
	INTERFACE
}
