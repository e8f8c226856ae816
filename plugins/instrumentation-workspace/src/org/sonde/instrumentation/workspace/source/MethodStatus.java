/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace.source;

/** The state of a planned method in the code of the workspace. */
public sealed interface MethodStatus {
	/** The method is there, in source or in a library. */
	record Present() implements MethodStatus {
	}

	/**
	 * The method is not there, so that its probe measures nothing.
	 *
	 * @param reason in words that follow the method's name: "p.A has no such method"
	 */
	record Absent(String reason) implements MethodStatus {
	}

	/**
	 * The code does not show it: it has errors, or the method's name depends on the compiler.
	 *
	 * @param reason as in {@link Absent}
	 */
	record Undecided(String reason) implements MethodStatus {
	}
}
