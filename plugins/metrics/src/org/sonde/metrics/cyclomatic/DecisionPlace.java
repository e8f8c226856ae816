/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.cyclomatic;

/** Where in a method a decision stands, as far as some counting rules look no further there. */
public enum DecisionPlace {
	/** In the body of a lambda. */
	LAMBDA,
	/** Anywhere in an expression statement. */
	EXPRESSION_STATEMENT,
	/** In the initialiser of a field, or in an enum constant, of a local or anonymous class. */
	FIELD_OF_LOCAL_CLASS,
	/** In a method, constructor or initialiser that itself stands in an anonymous class. */
	ANONYMOUS_CLASS,
	/** In a method that an interface has a body for. */
	INTERFACE
}
