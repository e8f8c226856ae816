/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark;

/** A benchmark that cannot be made. The message is written for the user: it names what is wrong, where, and the remedy. */
public final class BenchmarkException extends Exception {

	private static final long serialVersionUID = 1L;

	public BenchmarkException(BenchmarkProblem problem, Object... arguments) {
		super(problem.message(arguments));
	}

	/** Makes an exception with its cause, for the log. */
	public static BenchmarkException causedBy(Throwable cause, BenchmarkProblem problem, Object... arguments) {
		BenchmarkException exception = new BenchmarkException(problem, arguments);
		exception.initCause(cause);
		return exception;
	}
}
