/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.client;

/** The objects of a program cannot be read; the message says why and what helps. */
public final class ObjectsException extends Exception {
	private static final long serialVersionUID = 1L;

	private final ObjectsProblem problem;

	ObjectsException(ObjectsProblem problem, Object... arguments) {
		super(problem.message(arguments));
		this.problem = problem;
	}

	public ObjectsProblem problem() {
		return problem;
	}
}
