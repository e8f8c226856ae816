/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.run;

/** A program cannot be started with probes; the message says why and what helps. */
public final class LaunchException extends Exception {
	private static final long serialVersionUID = 1L;

	/** @param arguments of the problem's text */
	public LaunchException(LaunchProblem problem, Object... arguments) {
		super(problem.message(arguments));
	}
}
